/** Sabacc at the table: what is drawn, what is told, and which keys there are. */
import { anyTable } from '../../frame/game';
import { gameEvents } from '../../frame/log';
import { winnersOf } from '../../frame/results';
import { quiet, type Sentence, tellerAt, tellerOf, tellTurn } from '../../frame/sentences';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import type { Snapshot } from '../../net/snapshot';
import type { RoundHistory } from '../../wire';
import { CardPick } from './cardpick.svelte';
import { namesOf } from './cards';
import Controls from './Controls.svelte';
import type { Picture } from './picture';
import Rules from './Rules.svelte';
import { script } from './script';
import Stage from './Stage.svelte';
import { tell, yourTurn } from './words';

type Seen = Snapshot<'sabacc'>;

function tellFrame(before: Seen | null, now: Seen): Sentence[] {
  const told: Sentence[] = [];
  if (now.continuous) {
    const teller = { ...tellerAt(now, before), game: now.summary.rounds };
    const events = gameEvents(now);
    told.push(...events.flatMap((event) => tell(event, teller)));
    const own = now.summary.seats.find(({ seat }) => seat === teller.mine);
    if (own && events.some((event) => event.e === 'won')) {
      told.push(quiet(() => t('sabacc-told-stack', { amount: showAmount(own.chips) })));
    }
  }
  return [...told, ...tellTurn(before, now, yourTurn)];
}

/** "Ines · 340", or several names for a pot that was shared. */
const outcome = (round: RoundHistory<'sabacc'>): string =>
  t('sabacc-round-won', winnersOf(round, round.steps.at(-1)?.view.winners ?? []));

export const table = anyTable<'sabacc', Picture, CardPick>({
  script,
  faceUp: (view, hands) => ({
    ...view,
    seats: view.seats.map((seat) => {
      const hand = hands[seat.seat];
      return hand ? { ...seat, covered: 0, cards: hand.cards, sum: hand.sum } : seat;
    }),
  }),
  Stage,
  Controls,
  Rules,
  intent: (at) => new CardPick(at),
  openSeats: true,
  dockLabel: () => t('sabacc-your-moves'),
  shortcuts: [
    { keys: ['D'], label: () => t('sabacc-key-draw') },
    { keys: ['1', '2', '3', '←', '→'], label: () => t('sabacc-key-cards') },
    { keys: ['W'], label: () => t('sabacc-key-swap') },
    { keys: ['S'], label: () => t('sabacc-key-stand') },
    { keys: ['J'], label: () => t('sabacc-key-junk') },
    { keys: ['K'], label: () => t('sabacc-key-keep') },
    { keys: ['X'], label: () => t('sabacc-key-discard') },
    { keys: ['C', 'M'], label: () => t('sabacc-key-match') },
    { keys: ['R', 'B'], label: () => t('sabacc-key-raise') },
    { keys: ['A'], label: () => t('sabacc-key-all-in') },
  ],
  tell: tellFrame,
  tellStep: (round, step) => {
    const teller = { ...tellerOf(round), game: round.number };
    return step.events.flatMap((event) => tell(event, teller));
  },
  outcome,
  recap: ({ steps }) => ({ words: namesOf(steps.at(-1)?.private?.cards ?? []) }),
  atStake: ({ frame }) => {
    const mySeat = frame.view?.seats.find(({ seat }) => seat === frame.seat);
    return frame.pending !== null && mySeat !== undefined && !mySeat.junked;
  },
  leaveWords: () => ({ title: t('sabacc-leave-title'), text: t('sabacc-leave-text') }),
});
