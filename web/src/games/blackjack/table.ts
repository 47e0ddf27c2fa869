/** Blackjack at the table: what is drawn, what is told, and which keys there are. */
import { anyTable } from '../../frame/game';
import { gameEvents } from '../../frame/log';
import { ownSeat } from '../../frame/seating';
import { quiet, type Sentence, tellerAt, tellerOf } from '../../frame/sentences';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import type { Snapshot } from '../../net/snapshot';
import type { RoundHistory } from '../../wire';
import { BetSlip } from './betslip.svelte';
import Controls from './Controls.svelte';
import { handAt, handOnTurn, type Picture, pictureOf } from './picture';
import Rules from './Rules.svelte';
import { script } from './script';
import Stage from './Stage.svelte';
import { tell } from './words';

type Seen = Snapshot<'blackjack'>;

function tellFrame(before: Seen | null, now: Seen): Sentence[] {
  const mine = now.frame.seat ?? null;
  const told: Sentence[] = [];
  if (now.continuous) {
    const events = gameEvents(now);
    told.push(...tell(pictureOf(before?.frame.view ?? null), events, tellerAt(now, before)));
    const own = ownSeat(now);
    if (own && events.some((event) => event.e === 'bj_paid' && event.seat === mine)) {
      told.push(quiet(() => t('blackjack-told-stack', { amount: showAmount(own.chips) })));
    }
  }
  const { options, pending, view } = now.frame;
  if (options && pending?.turn !== before?.frame.pending?.turn) {
    const picture = pictureOf(view);
    const points = handAt(picture, mine, handOnTurn(picture, mine ?? -1))?.points ?? 0;
    const dealer = picture.dealer.points;
    const turn = (): string => t('blackjack-told-your-turn', { points, dealer });
    const other = options.insure ? 'blackjack-told-insurance' : 'blackjack-told-place-bet';
    told.push(quiet(options.hit ? turn : () => t(other)));
  }
  return told;
}

/** "Won 25 · 20 against 18"; for those who only watched "Dealer: 18". */
function outcome(round: RoundHistory<'blackjack'>): string {
  const picture = pictureOf(round.steps.at(-1)?.view ?? null);
  const { points } = picture.dealer;
  if (round.seat === null && points > 0)
    return points > 21
      ? t('blackjack-why-dealer-bust', { dealer: points })
      : t('blackjack-outcome-dealer', { dealer: points });
  const hand = handAt(picture, round.seat) ?? picture.seats[0]?.hands[0];
  if (!hand?.result) return t('blackjack-outcome-none');
  return t(`blackjack-outcome-${hand.result}`, {
    amount: showAmount(hand.laid),
    points: hand.points,
    dealer: picture.dealer.points,
  });
}

export const table = anyTable<'blackjack', Picture, BetSlip>({
  script,
  Stage,
  Controls,
  Rules,
  intent: (at) => new BetSlip(at),
  dockLabel: () => t('blackjack-your-moves'),
  shortcuts: [
    { keys: ['1', '2', '…'], label: () => t('blackjack-key-chips') },
    { keys: ['−', '⌫'], label: () => t('blackjack-key-take') },
    { keys: ['U'], label: () => t('blackjack-key-undo') },
    { keys: ['C'], label: () => t('blackjack-key-clear') },
    { keys: ['R'], label: () => t('blackjack-key-repeat') },
    { keys: ['A'], label: () => t('blackjack-key-all-in') },
    { keys: ['G'], label: () => t('blackjack-key-start') },
    { keys: ['H'], label: () => t('blackjack-key-hit') },
    { keys: ['S'], label: () => t('blackjack-key-stand') },
    { keys: ['D'], label: () => t('blackjack-key-double') },
    { keys: ['P'], label: () => t('blackjack-key-split') },
    { keys: ['X'], label: () => t('blackjack-key-surrender') },
    { keys: ['B'], label: () => t('blackjack-ask-book') },
    { keys: ['T'], label: () => t('blackjack-chart') },
    { keys: ['I', 'N'], label: () => t('blackjack-key-insure') },
  ],
  tell: tellFrame,
  calls: ({ hit, insure }) => hit === true || insure !== undefined,
  tellStep: (round, step) => {
    const before = round.steps[round.steps.indexOf(step) - 1];
    return tell(pictureOf(before?.view ?? null), step.events, tellerOf(round));
  },
  outcome,
  recap: ({ seat, steps }) => ({
    own: steps.at(-1)?.view.seats.find((each) => each.seat === seat)?.hands[0]?.cards ?? [],
    board: steps.at(-1)?.view.dealer ?? [],
  }),
  // CAS-3.12c: chips that were laid down count as bet, before Start too.
  atStake: ({ frame }) => (handAt(pictureOf(frame.view), frame.seat ?? null)?.bet ?? 0) > 0,
  leaveWords: () => ({ title: t('blackjack-leave-title'), text: t('blackjack-leave-text') }),
});
