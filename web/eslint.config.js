/** Lint rules, and which folder may import which. */
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What each folder of src/ may import beside itself. */
const MAY_IMPORT = {
  i18n: [],
  kit: ['i18n'],
  net: ['wire', 'i18n'],
  frame: ['wire', 'i18n', 'kit', 'net'],
  game: ['wire', 'i18n', 'kit', 'net', 'frame'],
  // A game comes to the app through the glob in app/games.ts, never by an import.
  app: ['wire', 'i18n', 'kit', 'net', 'frame'],
  // The administrator's desk. It has messages of its own, and shares with the app how a page speaks
  // of troubles, connections and settings. No other part may use it or its messages.
  admin: ['wire', 'wire-admin', 'i18n', 'kit', 'net', 'frame', 'app'],
};

const FILES = ['wire', 'wire-admin'];

const target = (name) =>
  FILES.includes(name) ? { file: { categories: name } } : { element: { type: name } };

const policies = Object.entries(MAY_IMPORT)
  .filter(([, names]) => names.length > 0)
  .map(([name, names]) => ({
    from: { element: { type: name } },
    allow: { to: names.map(target) },
  }));

const DRAWINGS = [
  'src/kit/cards/*.svelte',
  'src/kit/chips/*.svelte',
  'src/kit/controls/Avatar.svelte',
  'src/kit/settings/SettingsPanel.svelte',
  'src/games/*/art/*.svelte',
  'src/games/roulette/{Wheel,StillWheel}.svelte',
  'src/games/sabacc/Dice.svelte',
];

export default defineConfig(
  { ignores: ['src/wire.ts', 'src/wire-admin.ts', 'src/i18n/messages.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // What is taken out of an object only to leave it behind has no better name.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_+$' },
      ],
    },
  },
  {
    files: ['*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  { files: ['worker.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // Here the types of other components and of what the template hands to a function are `any`;
      // svelte-check knows them.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Props are always taken apart.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      // A stand-in is async where what it stands for is.
      '@typescript-eslint/require-await': 'off',
      // The props of a component that a test mounts are `any` here; svelte-check knows them.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    // These draw with our own functions, from numbers and from names in our own lists. What a player
    // or the server wrote never gets into a drawing as text.
    files: DRAWINGS,
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['src/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.svelte', '.json'] } },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': [
        { type: 'game', pattern: 'src/games/*', capture: ['game'], partialMatch: false },
        ...['i18n', 'kit', 'net', 'frame', 'app', 'admin'].map((type) => ({
          type,
          pattern: `src/${type}`,
          partialMatch: false,
        })),
      ],
      'boundaries/files': [
        { category: 'wire', pattern: 'src/wire.ts' },
        { category: 'wire-admin', pattern: 'src/wire-admin.ts' },
        { category: 'start', pattern: 'src/main.ts' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...policies,
            {
              from: { file: { categories: 'start' } },
              allow: { to: ['app', 'admin', 'kit'].map(target) },
            },
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
          ],
        },
      ],
    },
  },
);
