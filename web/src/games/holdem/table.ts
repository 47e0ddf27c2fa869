/** Hold'em at the table: what is drawn, what is told, and which keys there are. */
import { anyTable } from '../../frame/game';
import { winnersOf } from '../../frame/results';
import { gameEvents } from '../../frame/log';
import {
  loud,
  type Sentence,
  type Teller,
  tellerAt,
  tellerOf,
  tellTurn,
} from '../../frame/sentences';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import type { Snapshot } from '../../net/snapshot';
import type { HoldemEvent, HoldemPrivateView, RoundHistory } from '../../wire';
import Controls from './Controls.svelte';
import type { Picture } from './picture';
import Rules from './Rules.svelte';
import { script } from './script';
import Stage from './Stage.svelte';
import { tell, tellDrawn, yourTurn } from './words';

type Seen = Snapshot<'holdem'>;

function tellHand(now: Seen): Sentence[] {
  const opened = now.frame.events.find((event) => event.e === 'round_opened');
  if (opened?.e !== 'round_opened') return [];
  const { number } = opened;
  const [small, big] = now.summary.rules.blinds;
  const say =
    small === undefined || big === undefined
      ? () => t('holdem-told-hand', { number })
      : () =>
          t('holdem-told-hand-blinds', { number, small: showAmount(small), big: showAmount(big) });
  return [loud(say)];
}

/** What the winners and oneself have now. CAS-2.9c: whoever folded need not have watched. */
function tellStacks(now: Seen, events: readonly HoldemEvent[], teller: Teller): Sentence[] {
  const { seats } = now.summary;
  const own = seats.find(({ seat }) => seat === teller.mine);
  const won = events.flatMap((event) => (event.e === 'won' ? event.shares : []));
  if (won.length === 0 || !own) return [];
  const folded = now.frame.view?.seats.find(({ seat }) => seat === own.seat)?.folded === true;
  const winners = seats.filter(({ seat }) => won.some((share) => share.seat === seat));
  const words = (chips: number): { amount: string } => ({ amount: showAmount(chips) });
  return [
    ...(folded ? winners : []).map(({ name, chips }) =>
      loud(() => t('holdem-told-stack-of', { name, ...words(chips) })),
    ),
    { say: () => t('holdem-told-stack', words(own.chips)), loud: folded },
  ];
}

function tellFrame(before: Seen | null, now: Seen): Sentence[] {
  const told: Sentence[] = [];
  if (now.continuous) {
    const teller = tellerAt(now, before);
    const events = gameEvents(now);
    const seats = events.flatMap((event) => (event.e === 'opened' ? event.seats : []));
    told.push(...tellHand(now));
    for (const event of events) {
      if (event.e === 'button_drawn') told.push(...tellDrawn(seats, event.cards, teller));
      else told.push(...tell(event, teller, now.frame.view));
    }
    told.push(...tellStacks(now, events, teller));
  }
  return [...told, ...tellTurn(before, now, yourTurn)];
}

/** "Ines · 340", or several names for a pot that was shared. */
const outcome = (round: RoundHistory<'holdem'>): string =>
  t('holdem-round-won', winnersOf(round, round.steps.at(-1)?.view.winners ?? []));

const cardsOf = (hand?: HoldemPrivateView): { cards?: HoldemPrivateView['cards'] } =>
  hand ? { cards: hand.cards } : {};

export const table = anyTable<'holdem', Picture, null>({
  script,
  faceUp: (view, hands) => ({
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, ...cardsOf(hands[seat.seat]) })),
  }),
  Stage,
  Controls,
  Rules,
  dockLabel: () => t('holdem-your-moves'),
  shortcuts: [
    { keys: ['F'], label: () => t('holdem-key-fold') },
    { keys: ['C'], label: () => t('holdem-key-call') },
    { keys: ['K'], label: () => t('holdem-key-check') },
    { keys: ['R', 'B'], label: () => t('holdem-key-raise') },
    { keys: ['A'], label: () => t('holdem-key-all-in') },
    { keys: ['↑', '↓'], label: () => t('holdem-key-arrows') },
    { keys: ['H'], label: () => t('holdem-help') },
  ],
  tell: tellFrame,
  tellStep: (round, { events, view }) =>
    events.flatMap((event) => tell(event, tellerOf(round), view)),
  outcome,
  recap: ({ steps }) => ({
    own: steps.at(-1)?.private?.cards ?? [],
    board: steps.at(-1)?.view.board ?? [],
  }),
  atStake: ({ frame }) => {
    const mySeat = frame.view?.seats.find(({ seat }) => seat === frame.seat);
    return frame.pending !== null && mySeat !== undefined && !mySeat.folded;
  },
  stack: ({ frame }) =>
    frame.pending ? frame.view?.seats.find(({ seat }) => seat === frame.seat)?.stack : undefined,
});
