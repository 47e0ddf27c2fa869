/** Hold'em at the table: what is drawn, what is told, and which keys there are. */
import type { GameTable } from '../../frame/game';
import { gameEvents } from '../../frame/log';
import { nameAt } from '../../frame/seating';
import { list, t } from '../../i18n';
import { showAmount } from '../../kit';
import type { Snapshot } from '../../net/snapshot';
import type { HoldemEvent, RoundHistory } from '../../wire';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Table from './Table.svelte';
import { tell, tellDrawn, type Teller, type Told, yourTurn } from './words';

type Seen = Snapshot<'holdem'>;

const tellerOf = (now: Seen, before: Seen | null): Teller => ({
  mine: now.frame.seat ?? null,
  name: (seat) => nameAt(seat, now, before),
});

function tellHand(now: Seen): Told[] {
  const opened = now.frame.events.find((event) => event.e === 'round_opened');
  if (opened?.e !== 'round_opened') return [];
  const { number } = opened;
  const [small, big] = now.summary.rules.blinds;
  const say =
    small === undefined || big === undefined
      ? () => t('holdem-told-hand', { number })
      : () =>
          t('holdem-told-hand-blinds', { number, small: showAmount(small), big: showAmount(big) });
  return [{ say, loud: true }];
}

/** What the winners and oneself have now. CAS-2.9c: whoever folded need not have watched. */
function tellStacks(now: Seen, events: readonly HoldemEvent[], teller: Teller): Told[] {
  const { seats } = now.summary;
  const own = seats.find(({ seat }) => seat === teller.mine);
  const won = events.flatMap((event) => (event.e === 'won' ? event.shares : []));
  if (won.length === 0 || !own) return [];
  const folded = now.frame.view?.seats.find(({ seat }) => seat === own.seat)?.folded === true;
  const winners = seats.filter(({ seat }) => won.some((share) => share.seat === seat));
  const words = (chips: number): { amount: string } => ({ amount: showAmount(chips) });
  return [
    ...(folded ? winners : []).map(({ name, chips }) => ({
      say: () => t('holdem-told-stack-of', { name, ...words(chips) }),
      loud: true,
    })),
    { say: () => t('holdem-told-stack', words(own.chips)), loud: folded },
  ];
}

function tellFrame(before: Seen | null, now: Seen): Told[] {
  const told: Told[] = [];
  if (now.continuous) {
    const teller = tellerOf(now, before);
    const events = gameEvents(now);
    const seats = events.flatMap((event) => (event.e === 'opened' ? event.seats : []));
    told.push(...tellHand(now));
    for (const event of events) {
      if (event.e === 'button_drawn') told.push(...tellDrawn(seats, event.cards, teller));
      else told.push(...tell(event, teller));
    }
    told.push(...tellStacks(now, events, teller));
  }
  const { options, pending } = now.frame;
  if (options && pending?.turn !== before?.frame.pending?.turn) {
    told.push({ say: () => yourTurn(options), loud: false });
  }
  return told;
}

/** "Ines · 340", or several names for a pot that was shared. */
function outcome(round: RoundHistory<'holdem'>): string {
  const winners = round.steps.at(-1)?.view.winners ?? [];
  const shares = winners.flatMap((win) => win.shares);
  const seats = [...new Set(shares.map(({ seat }) => seat))];
  return t('holdem-round-won', {
    names: list(
      seats.map((seat) => round.names[String(seat)] ?? ''),
      'and',
    ),
    amount: showAmount(shares.reduce((sum, { chips }) => sum + chips, 0)),
  });
}

export const table: GameTable<'holdem'> = {
  Table,
  Scene,
  Rules,
  shortcuts: [
    { keys: ['F'], label: () => t('holdem-key-fold') },
    { keys: ['C'], label: () => t('holdem-key-call') },
    { keys: ['K'], label: () => t('holdem-key-check') },
    { keys: ['R', 'B'], label: () => t('holdem-key-raise') },
    { keys: ['A'], label: () => t('holdem-key-all-in') },
    { keys: ['↑', '↓'], label: () => t('holdem-key-arrows') },
  ],
  tell: tellFrame,
  tellStep: (round, step) => {
    const teller: Teller = {
      mine: round.seat,
      name: (seat) => round.names[String(seat)] ?? '',
    };
    return step.events.flatMap((event) => tell(event, teller));
  },
  outcome,
  atStake: ({ frame }) => {
    const mySeat = frame.view?.seats.find(({ seat }) => seat === frame.seat);
    return frame.pending !== null && mySeat !== undefined && !mySeat.folded;
  },
};
