/** Style rules for plain CSS and for the style blocks of components. Prettier sees to the layout. */
export default {
  extends: 'stylelint-config-standard',
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'declaration-no-important': true,
    'selector-max-id': 0,
    // What lies over what is decided in one place: the layers in kit/global/tokens.css, or next to
    // the parts of one game that only lie over each other.
    'declaration-property-value-allowed-list': { 'z-index': ['/^var\\(--layer-[a-z-]+\\)$/'] },
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],

    // Our spelling: rgba(0, 0, 0, 0.5), (min-width: 960px), @import '…', currentColor.
    'alpha-value-notation': 'number',
    'color-function-alias-notation': 'with-alpha',
    'color-function-notation': 'legacy',
    'import-notation': 'string',
    'media-feature-range-notation': 'prefix',
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreProperties: [/^--font-/] }],
    // Safari knows these two only with its prefix.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: [/user-select$/, /text-size-adjust$/] },
    ],

    // A block is followed by its own variants, before the next block begins; the order by
    // specificity over a whole file would tear them apart.
    'no-descending-specificity': null,
    // Related declarations and rules stand together without a gap.
    'at-rule-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
  },
};
