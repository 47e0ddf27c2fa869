/** Message catalogues in Fluent: parsing and looking up, without any notion of a current language.
 *  A missing text never throws; it falls through to the next bundle and at last to its own id. */
import {
  FluentBundle,
  type FluentFunction,
  FluentNone,
  FluentNumber,
  FluentResource,
  type FluentVariable,
} from '@fluent/bundle';

export type Argument = FluentVariable;

export const FALLBACK = 'en';

/** A number of seconds as a language abbreviates it, "5s". */
export const IN_SECONDS = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const;

/** SECONDS($count) in a catalogue; with `unitDisplay: "long"` the unit is written out. */
const SECONDS: FluentFunction = ([count], { unitDisplay }) => {
  if (!(count instanceof FluentNumber)) return new FluentNone('SECONDS()');
  const options: Intl.NumberFormatOptions = { ...IN_SECONDS };
  if (unitDisplay === 'long' || unitDisplay === 'short') options.unitDisplay = unitDisplay;
  return new FluentNumber(count.value, options);
};

/** ORDINAL($place) in a catalogue: its variants are those of a rank, as in 1st, 2nd, 3rd. */
const ORDINAL: FluentFunction = ([place]) =>
  place instanceof FluentNumber
    ? new FluentNumber(place.value, { type: 'ordinal' } as Intl.NumberFormatOptions)
    : new FluentNone('ORDINAL()');

/** One language from the texts of its files. */
export function bundleOf(language: string, texts: readonly string[] = []): FluentBundle {
  // Isolation marks would end up in accessible names; they return with the first RTL language.
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { SECONDS, ORDINAL },
  });
  for (const text of texts) addTo(bundle, text);
  return bundle;
}

export function addTo(bundle: FluentBundle, text: string): void {
  bundle.addResource(new FluentResource(text));
}

/** The text of `id` (or `id.attribute`) from the first bundle that has it. */
export function lookUp(
  bundles: readonly FluentBundle[],
  id: string,
  args?: Readonly<Record<string, Argument>>,
  missing = id,
): string {
  const [name = id, attribute] = id.split('.');
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors.length > 0 && import.meta.env.DEV) console.warn(id, bundle.locales, errors);
    return text;
  }
  return missing;
}

/** The best of the languages on offer for a list of wishes such as `navigator.languages`. */
export function negotiate(wishes: readonly string[], offered: readonly string[]): string {
  for (const wish of wishes) {
    const [base = wish] = wish.toLowerCase().split('-');
    const match =
      offered.find((language) => language.toLowerCase() === wish.toLowerCase()) ??
      offered.find((language) => language.toLowerCase() === base);
    if (match) return match;
  }
  return FALLBACK;
}
