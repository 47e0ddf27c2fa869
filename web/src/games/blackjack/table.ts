/** Blackjack at the table: what is drawn, what is told, and which keys there are. */
import type { GameTable, Told } from '../../frame/game';
import { gameEvents } from '../../frame/log';
import { nameAt } from '../../frame/seating';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import type { Snapshot } from '../../net/snapshot';
import type { RoundHistory } from '../../wire';
import { pictureOf, seatAt } from './picture';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Table from './Table.svelte';
import { tell, type Teller } from './words';

type Seen = Snapshot<'blackjack'>;

function tellFrame(before: Seen | null, now: Seen): Told[] {
  const { frame, summary } = now;
  const mine = frame.seat ?? null;
  const told: Told[] = [];
  if (now.continuous) {
    const teller: Teller = {
      mine,
      name: (seat) => nameAt(seat, now, before),
    };
    const events = gameEvents(now);
    told.push(...tell(pictureOf(before?.frame.view ?? null), events, teller));
    const own = summary.seats.find(({ seat }) => seat === mine);
    if (own && events.some((event) => event.e === 'bj_paid' && event.seat === mine)) {
      const amount = (): string => showAmount(own.chips);
      told.push({ say: () => t('blackjack-told-stack', { amount: amount() }), loud: false });
    }
  }
  const { options, pending, view } = frame;
  if (options && pending?.turn !== before?.frame.pending?.turn) {
    const points = view?.seats.find(({ seat }) => seat === mine)?.points ?? 0;
    const dealer = view?.points ?? 0;
    const turn = (): string => t('blackjack-told-your-turn', { points, dealer });
    told.push({ say: options.hit ? turn : () => t('blackjack-told-place-bet'), loud: false });
  }
  return told;
}

/** "Won 25 · 20 against 18". */
function outcome(round: RoundHistory<'blackjack'>): string {
  const picture = pictureOf(round.steps.at(-1)?.view ?? null);
  const seat = seatAt(picture, round.seat) ?? picture.seats[0];
  if (!seat?.result) return t('blackjack-outcome-none');
  return t(`blackjack-outcome-${seat.result}`, {
    amount: showAmount(seat.laid),
    points: seat.points,
    dealer: picture.count.points,
  });
}

export const table: GameTable<'blackjack'> = {
  Table,
  Scene,
  Rules,
  shortcuts: [
    { keys: ['1', '…', '7'], label: () => t('blackjack-key-chips') },
    { keys: ['−', '⌫'], label: () => t('blackjack-key-take') },
    { keys: ['U'], label: () => t('blackjack-key-undo') },
    { keys: ['C'], label: () => t('blackjack-key-clear') },
    { keys: ['R'], label: () => t('blackjack-key-repeat') },
    { keys: ['A'], label: () => t('blackjack-key-all-in') },
    { keys: ['G'], label: () => t('blackjack-key-start') },
    { keys: ['H'], label: () => t('blackjack-key-hit') },
    { keys: ['S'], label: () => t('blackjack-key-stand') },
  ],
  tell: tellFrame,
  tellStep: (round, step) => {
    const teller: Teller = { mine: round.seat, name: (seat) => round.names[String(seat)] ?? '' };
    const at = round.steps.indexOf(step);
    return tell(pictureOf(round.steps[at - 1]?.view ?? null), step.events, teller);
  },
  outcome,
  // CAS-3.12c: chips that were laid down count as bet, before Start too.
  atStake: ({ frame }) => (seatAt(pictureOf(frame.view), frame.seat ?? null)?.bet ?? 0) > 0,
  leaveWords: () => ({ title: t('blackjack-leave-title'), text: t('blackjack-leave-text') }),
};
