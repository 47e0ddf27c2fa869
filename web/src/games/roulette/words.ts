/** Roulette in words: what points and numbers are called, what happened. Every sentence is made when
 *  it is read, so it follows the language of the page. */
import { loud, type Sentence, type Teller } from '../../frame/sentences';
import { t, tOr } from '../../i18n';
import { showAmount } from '../../kit';
import type { RouletteEvent } from '../../wire';
import { colourOf, type Point, pointOf } from './board';

/** "Split 8 and 9". */
export function pointName(point: Point): string {
  const { kind, numbers } = point;
  if (kind === 'colour' || kind === 'parity' || kind === 'half')
    return tOr(`roulette-point-${point.id}`, point.id);
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  const place = Number(point.id.split(':')[1] ?? 0);
  return t(`roulette-point-${kind}`, { a, b, c, d, z: numbers.at(-1) ?? 0, place });
}

/** "8 / 9", or the name where the kind alone says which one. */
export function pointLabel({ id, kind, numbers }: Point): string {
  switch (kind) {
    case 'straight':
    case 'split':
    case 'street':
    case 'trio':
    case 'first_four':
    case 'corner':
      return numbers.join(' / ');
    case 'six':
      return `${numbers[0] ?? 0} – ${numbers.at(-1) ?? 0}`;
    default: {
      const point = pointOf(id);
      return point ? pointName(point) : id;
    }
  }
}

export const kindName = (kind: string): string => t('roulette-kind', { kind });

/** "17 black". */
export const numberName = (number: number): string =>
  t('roulette-number', { number, colour: colourOf(number) });

/** "17 black, odd". */
export function numberLong(number: number): string {
  const parity = number === 0 ? 'zero' : number % 2 === 0 ? 'even' : 'odd';
  return t('roulette-number-long', { number, colour: colourOf(number), parity });
}

/** "You win 180". */
export function gainText(gain: number): string {
  if (gain === 0) return t('roulette-even');
  const amount = showAmount(Math.abs(gain));
  return t(gain > 0 ? 'roulette-win' : 'roulette-lose', { amount });
}

/** What an event is in words. The number is told when the ball rests, not when it is drawn. */
export function tell(event: RouletteEvent, teller: Teller): Sentence[] {
  const { who } = teller;
  switch (event.e) {
    case 'spun':
      return [loud(() => t('roulette-no-more-bets'))];
    case 'paid': {
      const how = event.gain > 0 ? 'win' : event.gain < 0 ? 'lose' : 'even';
      const amount = (): string => showAmount(Math.abs(event.gain));
      return [loud(() => t(`roulette-told-${how}`, { ...who(event.seat), amount: amount() }))];
    }
    case 'forfeited':
      if (event.chips === 0) return [];
      return [
        loud(() =>
          t('roulette-told-forfeited', { ...who(event.seat), amount: showAmount(event.chips) }),
        ),
      ];
    case 'spin_asked':
      return [loud(() => t('roulette-told-asked', who(event.seat)))];
    case 'opened':
    case 'slip_laid':
    case 'ended':
      return [];
  }
}

export const tellNumber = (number: number): Sentence =>
  loud(() => t('roulette-told-number', { number: numberLong(number) }));
