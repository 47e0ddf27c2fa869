/** Blackjack in words: what happened, how it came out. Every sentence is made when it is read, so it
 *  follows the language of the page. */
import type { Told } from '../../frame/game';
import { t } from '../../i18n';
import { cardName, cardNames, showAmount } from '../../kit';
import type { BlackjackEvent } from '../../wire';
import { advance, type Count, type Picture, type Shown, type SeatPicture, seatAt } from './picture';

export interface Teller {
  readonly mine: number | null;
  name(seat: number): string;
}

const BEST = 21;

const quiet = (say: () => string): Told => ({ say, loud: false });
const loud = (say: () => string): Told => ({ say, loud: true });

/** "Dealer: ten of hearts, face-down card; 10". */
export function handText(name: string, cards: readonly Shown[], { points, soft }: Count): string {
  if (cards.length === 0) return t('blackjack-hand-none', { name });
  const args = { name, cards: cardNames(cards), points };
  return t(soft ? 'blackjack-hand-soft' : 'blackjack-hand', args);
}

export interface Outcome {
  readonly title: string;
  readonly why: string;
}

/** How the round came out for a seat: "You win 25", "20 against 18". */
export function outcomeOf(seat: SeatPicture, dealer: number): Outcome | null {
  const { result, laid, points, busted } = seat;
  if (!result) return null;
  const title = t(`blackjack-${result}`, { amount: showAmount(laid) });
  if (busted) return { title, why: t('blackjack-why-bust', { points }) };
  const id = dealer > BEST ? 'blackjack-why-dealer-bust' : 'blackjack-why-points';
  return { title, why: t(id, { points, dealer }) };
}

interface Who {
  readonly me: 'yes' | 'no';
  readonly name: string;
  readonly points: number;
}

/** What an event is in words, with the picture after it. */
function tellOne(event: BlackjackEvent, after: Picture, teller: Teller): Told[] {
  const who = (seat: number): Who => ({
    me: seat === teller.mine ? 'yes' : 'no',
    name: teller.name(seat),
    points: seatAt(after, seat)?.points ?? 0,
  });
  const { points } = after.count;
  switch (event.e) {
    case 'bj_bet_set': {
      const id = event.chips > 0 ? 'blackjack-told-bet' : 'blackjack-told-no-bet';
      return [quiet(() => t(id, { ...who(event.seat), amount: showAmount(event.chips) }))];
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
        loud(() => t('blackjack-told-drawn', { ...who(event.seat), card: cardName(event.card) })),
      ];
    case 'bj_stood':
      return [loud(() => t('blackjack-told-stood', who(event.seat)))];
    case 'bj_busted':
      return [loud(() => t('blackjack-told-busted', who(event.seat)))];
    case 'bj_hole_shown':
      return [loud(() => t('blackjack-told-hole', { card: cardName(event.card), points }))];
    case 'bj_dealer_drew': {
      const drew = loud(() =>
        t('blackjack-told-dealer-drew', { card: cardName(event.card), points }),
      );
      return points > BEST ? [drew, loud(() => t('blackjack-told-dealer-bust'))] : [drew];
    }
    case 'bj_forfeited':
      return [
        loud(() =>
          t('blackjack-told-forfeited', { ...who(event.seat), amount: showAmount(event.chips) }),
        ),
      ];
    case 'bj_paid':
      return [
        loud(() =>
          t(`blackjack-told-${event.result}`, {
            ...who(event.seat),
            amount: showAmount(event.bet),
          }),
        ),
      ];
    case 'bj_opened':
    case 'bj_started':
    case 'bj_ended':
      return [];
  }
}

/** What happened, in order, beginning at a picture. */
export function tell(from: Picture, events: readonly BlackjackEvent[], teller: Teller): Told[] {
  let picture = from;
  return events.flatMap((event) => {
    picture = advance(picture, event);
    return tellOne(event, picture, teller);
  });
}
