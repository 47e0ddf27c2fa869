/** Roulette at the table: what is drawn, what is told, and which keys there are. */
import type { GameTable, Told } from '../../frame/game';
import { gameEvents } from '../../frame/log';
import { nameAt } from '../../frame/seating';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import type { Snapshot } from '../../net/snapshot';
import type { RoundHistory } from '../../wire';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import { total } from './slip';
import Table from './Table.svelte';
import { numberName, tell, type Teller, tellNumber } from './words';

type Seen = Snapshot<'roulette'>;

function tellFrame(before: Seen | null, now: Seen): Told[] {
  const told: Told[] = [];
  const { frame } = now;
  if (now.continuous) {
    const teller: Teller = {
      mine: frame.seat ?? null,
      name: (seat) => nameAt(seat, now, before),
    };
    const events = gameEvents(now);
    const ended = events.some(({ e }) => e === 'ended');
    const number = frame.view?.number;
    if (ended && number !== undefined) told.push(tellNumber(number));
    // Whoever is alone at the wheel need not be told that she is ready.
    const alone = (frame.view?.seats.length ?? 0) < 2;
    for (const event of events) {
      if (!(alone && event.e === 'spin_asked')) told.push(...tell(event, teller));
    }
  }
  const opened = frame.pending?.turn !== before?.frame.pending?.turn;
  if (frame.options && opened && !before?.frame.options) {
    told.push({ say: () => t('roulette-place-bets'), loud: false });
  }
  const left = frame.pending?.left_ms;
  if (frame.options && opened && left != null && total(slips(now)) > 0) {
    const seconds = Math.round(left / 1000);
    told.push({ say: () => t('roulette-closes', { seconds }), loud: false });
  }
  return told;
}

const slips = ({ frame }: Seen) => frame.view?.seats.flatMap(({ bets }) => bets ?? []) ?? [];

/** "17 black". */
function outcome(round: RoundHistory<'roulette'>): string {
  const number = round.steps.at(-1)?.view.number;
  return number === undefined ? t('roulette-outcome-none') : numberName(number);
}

export const table: GameTable<'roulette'> = {
  Table,
  Scene,
  Rules,
  whole: true,
  shortcuts: [
    { keys: ['↑', '↓', '←', '→'], label: () => t('roulette-key-arrows') },
    { keys: ['Enter', '+'], label: () => t('roulette-key-add') },
    { keys: ['−', '⌫'], label: () => t('roulette-key-take') },
    { keys: ['1', '…', '7'], label: () => t('roulette-key-chips') },
    { keys: ['S'], label: () => t('roulette-key-spin') },
    { keys: ['U'], label: () => t('roulette-key-undo') },
    { keys: ['C'], label: () => t('roulette-key-clear') },
    { keys: ['R'], label: () => t('roulette-key-repeat') },
  ],
  tell: tellFrame,
  tellStep: (round, step) => {
    const teller: Teller = {
      mine: round.seat,
      name: (seat) => round.names[String(seat)] ?? '',
    };
    const told = step.events.flatMap((event): Told[] => {
      if (event.e === 'slip_laid') {
        const amount = (): string => showAmount(total(event.bets));
        const me = event.seat === round.seat ? 'yes' : 'no';
        const name = teller.name(event.seat);
        return [
          { say: () => t('roulette-told-laid', { me, name, amount: amount() }), loud: false },
        ];
      }
      return tell(event, teller);
    });
    if (!step.events.some(({ e }) => e === 'ended')) return told;
    const { number } = step.view;
    const say = (): string => t('roulette-told-no-spin');
    return [number === undefined ? { say, loud: false } : tellNumber(number), ...told];
  },
  outcome,
  atStake: ({ frame }) => {
    const mySeat = frame.view?.seats.find(({ seat }) => seat === frame.seat);
    return frame.pending !== null && (mySeat?.bets?.length ?? 0) > 0;
  },
  leaveWords: () => ({ title: t('roulette-leave-title'), text: t('roulette-leave-text') }),
};
