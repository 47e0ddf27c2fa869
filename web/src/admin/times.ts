/** Times as the desk writes them, in the language of the page. Reactive like `t`. */
import { locale } from '../i18n';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const formats = new Map<string, Intl.DateTimeFormat>();
const units = new Map<string, Intl.NumberFormat>();

/** "21:44:02" of today; of another day with the day. */
export function timeOf(at_ms: number, now_ms: number): string {
  const today = new Date(at_ms).toDateString() === new Date(now_ms).toDateString();
  const key = `${locale()}:${today}`;
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale(), {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hour12: false,
      ...day,
    });
  formats.set(key, format);
  return format.format(at_ms);
}

/** "20 sec", "4 min", "2 hr": the largest unit that says enough. */
export function spanOf(span_ms: number): string {
  const span = Math.max(0, span_ms);
  if (span < MINUTE_MS) return inUnit(Math.round(span / 1000), 'second');
  if (span < HOUR_MS) return inUnit(Math.round(span / MINUTE_MS), 'minute');
  return inUnit(Math.round(span / HOUR_MS), 'hour');
}

function inUnit(count: number, unit: 'second' | 'minute' | 'hour'): string {
  const key = `${locale()}:${unit}`;
  const format =
    units.get(key) ??
    new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'short' });
  units.set(key, format);
  return format.format(count);
}
