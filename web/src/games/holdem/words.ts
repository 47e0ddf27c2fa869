/** Hold'em in words: what hands are called, what happened, what may be done. Every sentence is made
 *  when it is read, so it follows the language of the page. */
import { loud, type Sentence, type Teller, type Who } from '../../frame/sentences';
import { list, t, tOr } from '../../i18n';
import { cardNames, showAmount } from '../../kit';
import type { HandName, HoldemEvent, HoldemOptions, HoldemView, HoldemWon } from '../../wire';

type View = HoldemView | null;
type Share = HoldemWon['shares'][number];

/** Spot cards are numbers to the catalogue, which has words for some of them. */
function rankOf(letter: string | undefined): string | number {
  if (letter === undefined) return '';
  return letter === 'T' ? 10 : Number(letter) || letter;
}

/** "Full house". */
export const handTitle = (hand: HandName): string =>
  tOr(`holdem-hand-${hand.category}`, hand.category);

/** "nines full of kings". */
export function handDetail(hand: HandName): string {
  const first = rankOf(hand.ranks[0]);
  const second = rankOf(hand.ranks[1]);
  return tOr(`holdem-made-${hand.category}`, hand.ranks, {
    first: t('kit-rank', { rank: first }),
    firsts: t('kit-ranks', { rank: first }),
    seconds: t('kit-ranks', { rank: second }),
  });
}

/** "Full house, nines full of kings". */
export const handText = (hand: HandName): string =>
  t('holdem-made', { hand: handTitle(hand), detail: handDetail(hand) });

function tellActed(event: HoldemEvent & { e: 'acted' }, who: Who): Sentence {
  const { deed, cause } = event;
  if (deed === 'fold') {
    const how = ({ player: '', clock: '-clock', left: '-left' } as const)[cause];
    return loud(() => t(`holdem-told-fold${how}`, who));
  }
  if (deed === 'check') {
    return loud(() => t(cause === 'clock' ? 'holdem-told-check-clock' : 'holdem-told-check', who));
  }
  if (event.all_in)
    return loud(() => t('holdem-told-all-in', { ...who, amount: showAmount(event.to) }));
  const amount = deed === 'call' ? event.chips : event.to;
  return loud(() => t(`holdem-told-${deed}`, { ...who, amount: showAmount(amount) }));
}

const TAKEN = { bare: 'holdem-told-won', with: 'holdem-told-won-with' } as const;
const SHARED = { bare: 'holdem-told-share', with: 'holdem-told-share-with' } as const;
const BACK = { bare: 'holdem-gets-back', with: 'holdem-gets-back-with' } as const;

/** A share of a pot. Of all pots together a seat may have no more than it put in: then it has won
 *  nothing, and its chips come back. */
function tellShare({ shares, hand }: HoldemWon, share: Share, who: Who, view: View): Sentence {
  const of = view?.seats.find(({ seat }) => seat === share.seat);
  const back = of !== undefined && (of.won ?? 0) <= (of.paid ?? 0);
  const words = back ? BACK : shares.length > 1 ? SHARED : TAKEN;
  const args = { ...who, amount: showAmount(share.chips) };
  return loud(() => {
    if (share.chips === 0) return t('holdem-wins-nothing', who);
    return hand ? t(words.with, { ...args, hand: handText(hand) }) : t(words.bare, args);
  });
}

/** What an event is in words, as the teller would say it; `view` is what it led to. */
export function tell(event: HoldemEvent, teller: Teller, view: View = null): Sentence[] {
  const { who } = teller;
  switch (event.e) {
    case 'opened':
      return [loud(() => t('holdem-told-button', who(event.button)))];
    case 'button_drawn':
    case 'chips_brought': // the table has told of these three
    case 'deal_held':
    case 'restacked':
    case 'departed':
    case 'ended':
      return [];
    case 'posted':
      return event.posts.map(({ seat, kind, chips }) =>
        loud(() => t('holdem-told-post', { ...who(seat), kind, amount: showAmount(chips) })),
      );
    case 'hands_dealt': {
      const cards = event.hands.find((hand) => hand.length > 0);
      return cards ? [loud(() => t('holdem-told-dealt', { cards: cardNames(cards) }))] : [];
    }
    case 'acted':
      return [tellActed(event, who(event.seat))];
    case 'returned':
      return [
        loud(() =>
          t('holdem-told-returned', { ...who(event.seat), amount: showAmount(event.chips) }),
        ),
      ];
    case 'board_dealt': {
      const { street, cards } = event;
      if (street === 'preflop') return [];
      return [loud(() => t(`holdem-told-${street}`, { cards: cardNames(cards) }))];
    }
    case 'shown':
      return [
        loud(() => t('holdem-told-shown', { ...who(event.seat), cards: cardNames(event.cards) })),
      ];
    case 'mucked':
      return [loud(() => t('holdem-told-mucked', who(event.seat)))];
    case 'won':
      return event.shares.map((share) => tellShare(event, share, who(share.seat), view));
  }
}

/** Cards drawn for the button, told with the seats of the hand they belong to. */
export function tellDrawn(
  seats: readonly number[],
  cards: readonly number[],
  teller: Teller,
): Sentence[] {
  return seats.map((seat, i) =>
    loud(() =>
      t('holdem-told-drawn', { ...teller.who(seat), card: cardNames([cards[i] ?? null]) }),
    ),
  );
}

/** "Your turn: call 100, raise or fold". */
export function yourTurn(options: HoldemOptions): string {
  const choices: string[] = [];
  if (options.check) choices.push(t('holdem-choice-check'));
  if (options.call) choices.push(t('holdem-choice-call', { amount: showAmount(options.call) }));
  if (options.raise_to) choices.push(t(options.bet ? 'holdem-choice-bet' : 'holdem-choice-raise'));
  else if (options.all_in) choices.push(t('holdem-choice-all-in'));
  if (options.fold) choices.push(t('holdem-choice-fold'));
  return t('holdem-your-turn', { choices: list(choices, 'or') });
}
