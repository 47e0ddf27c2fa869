/** Blackjack in words: what happened, how it came out. Every sentence is made when it is read, so it
 *  follows the language of the page. */
import type { ResultLine } from '../../frame/results';
import { growing, loud, type Sentence, type Teller, type Who } from '../../frame/sentences';
import { t } from '../../i18n';
import { cardName, cardNames, type HandTotal, showAmount } from '../../kit';
import type { BlackjackEvent, BlackjackResult } from '../../wire';
import {
  advance,
  type Dealt,
  handAt,
  type HandPicture,
  type Picture,
  type Printed,
} from './picture';

const BEST = 21;

/** Whether an ace may still come to count 1: nothing is drawn to 21, so that is 21 and no more. */
const isSoft = ({ soft, points }: Dealt): boolean => soft && points < BEST;

/** "Dealer: ten of hearts, face-down card; 10". */
export function handText(name: string, hand: Dealt): string {
  const { cards, points } = hand;
  if (cards.length === 0) return t('blackjack-hand-none', { name });
  const args = { name, cards: cardNames(cards), points };
  return t(isSoft(hand) ? 'blackjack-hand-soft' : 'blackjack-hand', args);
}

/** What a hand counts, as it is written on it; `lit` for the hand whose turn it is. */
export function totalOf(name: string, hand: Dealt, lit: boolean, busted: boolean): HandTotal {
  const { points } = hand;
  const look = busted ? 'red' : lit ? 'brass' : '';
  if (points === 0) return { name, text: '', look };
  if (busted) return { name, text: t('blackjack-total-bust', { points }), look };
  const text = isSoft(hand) ? t('blackjack-total-soft', { points }) : String(points);
  return { name, text, look };
}

/** The same for a hand beside others, where there is room for a figure only: "16", "11 · 2×". */
export function shortTotal(hand: HandPicture, lit: boolean): HandTotal {
  const { points, busted, doubled, natural, surrendered } = hand;
  const look = busted || surrendered ? 'red' : lit || natural ? 'brass' : '';
  if (points === 0) return { text: '', look };
  return { text: doubled ? t('blackjack-total-doubled', { points }) : String(points), look };
}

export const isBust = ({ points }: Dealt): boolean => points > BEST;

const LOOKS = { win: 'win', push: 'even', loss: 'loss' } as const;

/** Why a hand came out as it did. */
function whyOf(hand: HandPicture, dealer: Dealt): string {
  const { points, busted, surrendered, natural, result } = hand;
  if (surrendered) return t('blackjack-why-surrendered');
  if (busted) return t('blackjack-why-bust', { points });
  if (natural) return t('blackjack-why-natural');
  if (result === 'loss' && points > dealer.points) return t('blackjack-why-other-natural');
  const args = { points, dealer: dealer.points };
  return t(isBust(dealer) ? 'blackjack-why-dealer-bust' : 'blackjack-why-points', args);
}

/** How the round came out for a hand: "You win 25", "20 against 18"; with the name of its player
 *  for those who look on. */
export function outcomeOf(
  hand: HandPicture,
  dealer: Dealt,
  name: string | null = null,
): ResultLine | null {
  const { result, laid, back } = hand;
  if (!result) return null;
  const amount = showAmount(result === 'push' ? laid : Math.abs(back - laid));
  const title =
    name === null
      ? t(`blackjack-${result}`, { amount })
      : t(`blackjack-told-${result}`, { me: 'no', name, amount });
  return { title, why: whyOf(hand, dealer), look: LOOKS[result] };
}

/** Somebody has more than the table pays. */
export const bustedHouse = (name: string, chips: number): ResultLine => ({
  title: t('blackjack-house-busted', { name }),
  why: t('blackjack-house-busted-why', { amount: showAmount(chips) }),
  look: 'win',
});

const DRAWS = {
  hits_soft_17: 'blackjack-felt-soft',
  stands_on_17: 'blackjack-felt-hard',
  hits_17: 'blackjack-felt-hits',
} as const;

/** The two lines on the felt. */
export function printedLines({ dealer, natural, insurance }: Printed): {
  readonly pays: string;
  readonly draws: string;
} {
  const draws = t(DRAWS[dealer]);
  if (!natural) return { pays: t('blackjack-felt-pays'), draws };
  const [win, stake] = natural;
  const pays = t('blackjack-felt-natural', { win, stake });
  return { pays, draws: insurance ? t('blackjack-felt-insurance') : draws };
}

type AmountId =
  | `blackjack-told-${BlackjackResult}`
  | `blackjack-told-${'insured' | 'insurance-won' | 'insurance-lost' | 'doubled' | 'split'}`
  | 'blackjack-told-house-busted';

/** What an event is in words, with the picture after it. */
function tellOne(event: BlackjackEvent, after: Picture, teller: Teller): Sentence[] {
  const who = (seat: number, hand?: number): Who & { readonly points: number } => ({
    ...teller.who(seat),
    points: handAt(after, seat, hand)?.points ?? 0,
  });
  /** A sentence about a seat and an amount of chips. */
  const say = (id: AmountId, seat: number, chips: number): Sentence =>
    loud(() => t(id, { ...who(seat), amount: showAmount(chips) }));
  const { points } = after.dealer;
  switch (event.e) {
    case 'bj_bet_set': {
      const id = event.chips > 0 ? 'blackjack-told-bet' : 'blackjack-told-no-bet';
      const words = { ...who(event.seat), amount: showAmount(event.chips) };
      return [growing(`bet ${event.seat}`, () => t(id, words))];
    }
    case 'bj_dealt':
      return [
        ...event.seats.map((seat, i) =>
          loud(() =>
            t('blackjack-told-dealt', { ...who(seat), cards: cardNames(event.hands[i] ?? []) }),
          ),
        ),
        loud(() => t('blackjack-told-up', { card: cardName(event.up) })),
      ];
    case 'bj_drawn':
      return [
        loud(() =>
          t('blackjack-told-drawn', {
            ...who(event.seat, event.hand),
            card: cardName(event.card),
          }),
        ),
      ];
    case 'bj_stood':
      return [loud(() => t('blackjack-told-stood', who(event.seat, event.hand)))];
    case 'bj_busted':
      return [loud(() => t('blackjack-told-busted', who(event.seat, event.hand)))];
    case 'bj_hole_shown':
      return [loud(() => t('blackjack-told-hole', { card: cardName(event.card), points }))];
    case 'bj_dealer_drew': {
      const drew = loud(() =>
        t('blackjack-told-dealer-drew', { card: cardName(event.card), points }),
      );
      return isBust(after.dealer) ? [drew, loud(() => t('blackjack-told-dealer-bust'))] : [drew];
    }
    case 'bj_forfeited':
      return [
        loud(() =>
          t('blackjack-told-forfeited', { ...who(event.seat), amount: showAmount(event.chips) }),
        ),
      ];
    case 'bj_paid': {
      const { seat, result, bet, back } = event;
      // A surrender was told before, and costs half; a win may bring more than the bet.
      if (result === 'loss' && back > 0) return [];
      const amount = result === 'win' ? back - bet : bet;
      return [say(`blackjack-told-${result}`, seat, amount)];
    }
    case 'bj_shuffled':
      return [loud(() => t('blackjack-told-shuffled'))];
    case 'bj_insured': {
      const { seat, chips } = event;
      if (chips > 0) return [say('blackjack-told-insured', seat, chips)];
      return [loud(() => t('blackjack-told-not-insured', who(seat)))];
    }
    case 'bj_insurance_settled': {
      const { seat, chips, back } = event;
      return back > 0
        ? [say('blackjack-told-insurance-won', seat, back - chips)]
        : [say('blackjack-told-insurance-lost', seat, chips)];
    }
    case 'bj_peeked':
      return [loud(() => t('blackjack-told-peeked'))];
    case 'bj_doubled':
      return [say('blackjack-told-doubled', event.seat, event.chips)];
    case 'bj_split':
      return [say('blackjack-told-split', event.seat, event.chips)];
    case 'bj_surrendered':
      return [loud(() => t('blackjack-told-surrendered', who(event.seat)))];
    case 'bj_house_busted':
      return [say('blackjack-told-house-busted', event.seat, event.chips)];
    case 'bj_opened':
    case 'bj_started':
    case 'bj_ended':
      return [];
  }
}

/** What happened, in order, beginning at a picture. */
export function tell(from: Picture, events: readonly BlackjackEvent[], teller: Teller): Sentence[] {
  let picture = from;
  return events.flatMap((event) => {
    picture = advance(picture, event);
    return tellOne(event, picture, teller);
  });
}

export const betText = (mine: boolean, name: string, amount: number): string =>
  t('blackjack-told-bet', { me: mine ? 'yes' : 'no', name, amount: showAmount(amount) });

export const insuranceText = (amount: number): string =>
  t('blackjack-insured-for', { amount: showAmount(amount) });
