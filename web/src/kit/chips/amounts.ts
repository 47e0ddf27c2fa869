/** Amounts as people read and type them. Inside the program an amount is always a whole number of
 *  hundredths of a chip; nothing here may round one. */
import { locale, t } from '../../i18n';

export const CHIP = 100;

const formats = new Map<string, Intl.NumberFormat>();

function format(language: string, digits: number, least = 0): Intl.NumberFormat {
  const key = `${language}:${digits}:${least}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.NumberFormat(language, {
      // Spanish would leave four digits together; beside "12.500" that reads like another number.
      useGrouping: 'always',
      minimumFractionDigits: least,
      maximumFractionDigits: digits,
    });
    formats.set(key, known);
  }
  return known;
}

/** `123400` is "1,234", `1250` is "12.5": hundredths only where there are any. */
export function showAmount(hundredths: number, language: string = locale()): string {
  return format(language, 2).format(hundredths / CHIP);
}

/** "1 chip", "1,234 chips": an amount with its noun, for sentences. */
export function showChips(hundredths: number): string {
  return t('kit-chips', { count: hundredths / CHIP, amount: showAmount(hundredths) });
}

/** What lies at a bank: "500", and "750.50", because cents are read in twos. */
export function showMoney(hundredths: number, language: string = locale()): string {
  return format(language, 2, hundredths % CHIP === 0 ? 0 : 2).format(hundredths / CHIP);
}

/** An amount with its sign, for gains and losses: "+40", "−12.5", "0". */
export function showGain(hundredths: number, language: string = locale()): string {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '\u2212' : '';
  return sign + showAmount(Math.abs(hundredths), language);
}

/** The signs a language puts between groups and before hundredths. */
function separators(language: string): { group: string; point: string } {
  const parts = format(language, 2).formatToParts(1234567.5);
  const sign = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), point: sign('decimal') || '.' };
}

const FULL_WIDTH_ZERO = 0xff10;

/** Full-width figures and points, as Chinese keyboards type them, to plain ones. */
function plain(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (sign) => String(sign.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[\uff0c]/g, ',')
    .replace(/[\uff0e\u3002]/g, '.');
}

/** A typed amount in hundredths, or `null` if it is none: no negatives, no third decimal, nothing
 *  beyond the whole numbers a double can hold. */
export function readAmount(text: string, language: string = locale()): number | null {
  const { group, point } = separators(language);
  let digits = plain(text).replace(/[\s\u00a0\u202f'\u2019]/g, '');
  if (group && group !== point) digits = digits.split(group).join('');
  if (point !== '.') digits = digits.replace(point, '.');
  const match = /^(\d*)(?:\.(\d{0,2}))?$/.exec(digits);
  if (!match || digits === '' || digits === '.') return null;
  const [, whole = '', part = ''] = match;
  const hundredths = Number(whole || '0') * CHIP + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(hundredths) ? hundredths : null;
}
