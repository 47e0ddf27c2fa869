/** Sabacc in words: what happened, what may be done. Every sentence is made when it is read, so it
 *  follows the language of the page. */
import type { ResultLine } from '../../frame/results';
import { loud, type Sentence, type Teller, type Who } from '../../frame/sentences';
import { list, t } from '../../i18n';
import { showAmount } from '../../kit';
import type { SabaccEvent, SabaccOptions, SabaccWon } from '../../wire';
import { nameOf, namesOf, signed } from './cards';
import { gainOf, type Won } from './picture';

/** Tells also the number of the game. */
export interface SabaccTeller extends Teller {
  readonly game: number;
}

function tellBet(event: SabaccEvent & { e: 'bet_made' }, who: Who): Sentence {
  const { deed, chips, to, all_in } = event;
  if (all_in) return loud(() => t('sabacc-told-all-in', { ...who, amount: showAmount(to) }));
  if (deed === 'check') return loud(() => t('sabacc-told-check', who));
  if (deed === 'raise')
    return loud(() => t('sabacc-told-raise', { ...who, amount: showAmount(to) }));
  return loud(() => t('sabacc-told-match', { ...who, amount: showAmount(chips) }));
}

function tellWon(event: SabaccWon, who: (seat: number) => Who): Sentence[] {
  const pot = event.pot === 'sabacc' ? 'sabacc' : 'won';
  const shared = event.shares.length > 1 ? '-shared' : '';
  const id = `sabacc-told-${pot}${shared}` as const;
  return event.shares.map(({ seat, chips }) =>
    loud(() => t(id, { ...who(seat), amount: showAmount(chips), sum: signed(event.sum) })),
  );
}

/** What an event is in words, as the teller would say it. */
export function tell(event: SabaccEvent, teller: SabaccTeller): Sentence[] {
  const { who } = teller;
  switch (event.e) {
    case 'opened':
    case 'ended':
    case 'hands_thrown':
      return [];
    case 'fees_paid':
      return [
        loud(() =>
          t('sabacc-told-opened', {
            number: teller.game,
            fee: showAmount(event.fee),
            pot: showAmount(event.pot),
          }),
        ),
      ];
    case 'hands_dealt': {
      const cards = event.hands.find((hand) => hand.length > 0);
      return cards ? [loud(() => t('sabacc-told-dealt', { cards: namesOf(cards) }))] : [];
    }
    case 'pile_opened':
      return [loud(() => t('sabacc-told-pile', { card: nameOf(event.card) }))];
    case 'round_begun':
      return [loud(() => t('sabacc-told-round', { number: event.number }))];
    case 'drawn': {
      const { card, seat } = event;
      if (card === null) return [loud(() => t('sabacc-told-draw', who(seat)))];
      return [loud(() => t('sabacc-told-draw-card', { card: nameOf(card) }))];
    }
    case 'discarded':
      return [
        loud(() => t('sabacc-told-discard', { ...who(event.seat), card: nameOf(event.card) })),
      ];
    case 'kept':
      return [loud(() => t('sabacc-told-keep', who(event.seat)))];
    case 'swapped':
      return [
        loud(() =>
          t('sabacc-told-swap', {
            ...who(event.seat),
            gave: nameOf(event.gave),
            took: nameOf(event.took),
          }),
        ),
      ];
    case 'stood':
      return [loud(() => t('sabacc-told-stand', who(event.seat)))];
    case 'junked': {
      const how = ({ player: '', clock: '-clock', left: '-left' } as const)[event.cause];
      return [loud(() => t(`sabacc-told-junk${how}`, who(event.seat)))];
    }
    case 'bet_made':
      return [tellBet(event, who(event.seat))];
    case 'dice_rolled': {
      const [first, second] = event.dice;
      const id = first === second ? 'sabacc-told-doubles' : 'sabacc-told-dice';
      return [loud(() => t(id, { first, second }))];
    }
    case 'reshuffled':
      return [loud(() => t('sabacc-told-reshuffled'))];
    case 'hands_shown':
      return event.seats.map((seat, i) =>
        loud(() =>
          t('sabacc-told-shown', {
            ...who(seat),
            cards: namesOf(event.hands[i] ?? []),
            sum: signed(event.sums[i] ?? 0),
          }),
        ),
      );
    case 'won':
      return tellWon(event, who);
  }
}

/** "Your turn: draw, swap, stand or junk". */
export function yourTurn(options: SabaccOptions): string {
  const choices: string[] = [];
  if (options.draw) choices.push(t('sabacc-choice-draw'));
  if (options.swap?.length) choices.push(t('sabacc-choice-swap'));
  if (options.stand) choices.push(t('sabacc-choice-stand'));
  if (options.keep) choices.push(t('sabacc-choice-keep'));
  if (options.discard?.length) choices.push(t('sabacc-choice-discard'));
  if (options.match) {
    const { cost = 0 } = options;
    choices.push(
      cost > 0 ? t('sabacc-choice-match', { amount: showAmount(cost) }) : t('sabacc-choice-check'),
    );
  }
  if (options.raise_to) choices.push(t(options.owed ? 'sabacc-choice-raise' : 'sabacc-choice-bet'));
  if (options.junk) choices.push(t('sabacc-choice-junk'));
  return t('sabacc-your-turn', { choices: list(choices, 'or') });
}

/** Who has won how much beyond what they paid, with which sum, and whether it was a sabacc. */
export function resultLines(
  picture: Won,
  mine: number | null,
  name: (seat: number) => string,
): readonly ResultLine[] {
  const { wins } = picture;
  const game = wins.find(({ pot }) => pot === 'game');
  if (!game) return [];
  const sabacc = wins.some(({ pot }) => pot === 'sabacc');
  const sum = t('sabacc-with-sum', { sum: signed(game.sum) });
  const why = sabacc ? list([sum, t('sabacc-wins-pot')]) : sum;
  return game.shares.map(({ seat }, i, { length }) => {
    const gain = gainOf(picture, seat);
    const who = { me: seat === mine ? 'yes' : 'no', name: name(seat) };
    const amount = showAmount(gain);
    const [some, none] =
      length > 1
        ? (['sabacc-shares', 'sabacc-shares-nothing'] as const)
        : (['sabacc-wins', 'sabacc-wins-nothing'] as const);
    const title = gain > 0 ? t(some, { ...who, amount }) : t(none, who);
    return { title, why: i === length - 1 ? why : '' };
  });
}
