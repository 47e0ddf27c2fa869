/** Dou dizhu in words: what happened, what may be done. Every sentence is made when it is read, so it
 *  follows the language of the page. */
import type { ResultLine } from '../../frame/results';
import { long, loud, type Sentence, type Teller } from '../../frame/sentences';
import { list, t } from '../../i18n';
import { cardParts, showAmount, showGain } from '../../kit';
import type { DoudizhuCause, DoudizhuCombo, DoudizhuEvent, DoudizhuOptions } from '../../wire';
import { rankOf, RANKS } from './naming';
import type { Picture } from './picture';

export interface DoudizhuTeller extends Teller {
  /** The number of the round. */
  readonly round: number;
  /** The seats in playing order. */
  readonly order: readonly number[];
}

export function rankName(rank: number): string {
  const name = RANKS[rank] ?? '';
  if (name === 'black' || name === 'colour') return t(`kit-joker-${name}`);
  return t('doudizhu-rank', { rank: name });
}

/** The game has names of its own for ranks; nothing else about a card has. */
export function cardName(code: number): string {
  const rank = rankName(rankOf(code));
  const suit = cardParts(code)?.suit;
  return suit ? t('kit-card', { rank, suit }) : rank;
}

export const cardNames = (codes: readonly number[]): string => list(codes.map(cardName));

/** "Solo chain, 3 to 7", "Pair: jack", "Rocket". */
export function handName({ category, low, links }: DoudizhuCombo): string {
  const hand = t(`doudizhu-hand-${category}`);
  if (category === 'rocket') return hand;
  const rank = rankName(low);
  return links > 1
    ? t('doudizhu-hand-chain', { hand, low: rank, high: rankName(low + links - 1) })
    : t('doudizhu-hand-of', { hand, rank });
}

/** What an event is in words, as the teller would say it. */
export function tell(event: DoudizhuEvent, teller: DoudizhuTeller): Sentence[] {
  const { who } = teller;
  const late = (seat: number, cause: DoudizhuCause): Sentence[] =>
    cause === 'clock' ? [loud(() => t('doudizhu-told-clock', who(seat)))] : [];
  switch (event.e) {
    case 'opened': {
      const facts = { number: teller.round, base: showAmount(event.rules.base) };
      return [loud(() => t('doudizhu-told-opened', facts))];
    }
    case 'dealt': {
      const cards = event.hands.find((hand) => hand.length > 0);
      return [
        ...(event.number > 1 ? [loud(() => t('doudizhu-told-again'))] : []),
        ...(cards ? [long(() => t('doudizhu-told-dealt', { cards: cardNames(cards) }))] : []),
      ];
    }
    case 'bid_made': {
      const { seat, points, cause } = event;
      const said =
        points > 0
          ? loud(() => t('doudizhu-told-bid', { ...who(seat), points }))
          : loud(() => t('doudizhu-told-pass', who(seat)));
      return [...late(seat, cause), said];
    }
    case 'landlord_named': {
      const { seat, points, bottom, drawn } = event;
      return [
        loud(() => t('doudizhu-bottom', { cards: cardNames(bottom) })),
        drawn
          ? loud(() => t('doudizhu-told-drawn', who(seat)))
          : loud(() => t('doudizhu-told-landlord', { ...who(seat), points })),
      ];
    }
    case 'hand_played': {
      const { seat, combo, cause } = event;
      const bombs = combo.category === 'bomb' || combo.category === 'rocket';
      return [
        ...late(seat, cause),
        loud(() => t('doudizhu-told-play', { ...who(seat), hand: handName(combo) })),
        ...(bombs ? [loud(() => t('doudizhu-told-doubled'))] : []),
      ];
    }
    case 'skipped':
      return [
        ...late(event.seat, event.cause),
        loud(() => t('doudizhu-told-skip', who(event.seat))),
      ];
    case 'departed':
      return [loud(() => t('doudizhu-told-departed', { name: teller.name(event.seat) }))];
    case 'hands_shown':
      return event.hands.flatMap((hand, i) => {
        const whose = who(teller.order[i] ?? -1);
        if (hand.length === 0) return [];
        return [long(() => t('doudizhu-told-rest', { ...whose, cards: cardNames(hand) }))];
      });
    case 'scored':
      return [
        loud(() => t('doudizhu-wins', { winner: event.winner })),
        ...(event.spring ? [loud(() => t('doudizhu-told-spring'))] : []),
        ...event.gains.map((gain, i) => {
          const id = gain < 0 ? 'doudizhu-told-loss' : 'doudizhu-told-gain';
          const amount = showAmount(Math.abs(gain));
          return loud(() => t(id, { ...who(teller.order[i] ?? -1), amount }));
        }),
      ];
  }
}

/** What the player is asked. */
export function yourTurn(options: DoudizhuOptions): string {
  if (options.bids?.length) return t('doudizhu-your-bid');
  const { beat } = options;
  return beat ? t('doudizhu-your-turn', { hand: handName(beat) }) : t('doudizhu-your-lead');
}

/** Who has won, and what it means to each, with the score of the room. */
export function resultLines(
  { result, seats }: Pick<Picture, 'result' | 'seats'>,
  name: (seat: number) => string,
): readonly ResultLine[] {
  if (!result) return [];
  const title = t('doudizhu-wins', { winner: result.winner });
  const why = t('doudizhu-stake', { stake: showAmount(result.stake) });
  return [
    { title, why },
    ...seats.map(({ seat, gain, score }): ResultLine => ({
      title: `${name(seat)} ${showGain(gain)}`,
      why: score
        ? list([
            t('doudizhu-score-wins', { wins: score.wins, rounds: score.rounds }),
            showGain(score.chips),
          ])
        : '',
      look: gain > 0 ? 'win' : gain < 0 ? 'loss' : 'even',
    })),
  ];
}
