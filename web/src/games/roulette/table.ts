/** Roulette at the table: what is drawn, what is told, and which keys there are. */
import { anyTable } from '../../frame/game';
import { gameEvents } from '../../frame/log';
import { loud, quiet, type Sentence, type Teller, tellerAt, tellerOf } from '../../frame/sentences';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import type { Snapshot } from '../../net/snapshot';
import type { RoundHistory, RoundStep } from '../../wire';
import { type Bets, total } from './bets';
import { Betting } from './betting.svelte';
import Controls from './Controls.svelte';
import type { Picture } from './picture';
import Rules from './Rules.svelte';
import { script } from './script';
import Stage from './Stage.svelte';
import { numberName, tell, tellNumber } from './words';

type Seen = Snapshot<'roulette'>;

function tellFrame(before: Seen | null, now: Seen): Sentence[] {
  const told: Sentence[] = [];
  const { frame } = now;
  if (now.continuous) {
    const teller = tellerAt(now, before);
    const events = gameEvents(now);
    const ended = events.some(({ e }) => e === 'ended');
    const number = frame.view?.number;
    if (ended && number !== undefined) told.push(tellNumber(number));
    // Whoever is alone at the wheel need not be told that she is ready.
    const alone = (frame.view?.seats.length ?? 0) < 2;
    if (events.some(({ e }) => e === 'spun')) told.push(...tellSlips(frame.view, teller));
    for (const event of events) {
      if (!(alone && event.e === 'spin_asked')) told.push(...tell(event, teller));
    }
  }
  const opened = frame.pending?.turn !== before?.frame.pending?.turn;
  if (frame.options && opened && !before?.frame.options) {
    told.push(quiet(() => t('roulette-place-bets')));
  }
  const left = frame.pending?.left_ms;
  if (frame.options && opened && left != null && isLaid(now)) {
    const seconds = Math.round(left / 1000);
    told.push(quiet(() => t('roulette-closes', { seconds })));
  }
  return told;
}

/** What everybody has laid, once, when no more can be laid. */
const tellSlips = (view: Seen['frame']['view'], teller: Teller): Sentence[] =>
  (view?.seats ?? [])
    .filter(({ bets = [] }) => bets.length > 0)
    .map(({ seat, bets = [] }) => tellLaid(seat, bets, teller));

const tellLaid = (seat: number, bets: Bets, teller: Teller): Sentence =>
  loud(() => t('roulette-told-laid', { ...teller.who(seat), amount: showAmount(total(bets)) }));

const isLaid = ({ frame }: Seen): boolean =>
  frame.view?.seats.some(({ bets = [] }) => bets.length > 0) ?? false;

function tellStep(round: RoundHistory<'roulette'>, step: RoundStep<'roulette'>): Sentence[] {
  const teller = tellerOf(round);
  const told = step.events.flatMap((event): Sentence[] => {
    if (event.e !== 'slip_laid') return tell(event, teller);
    return [tellLaid(event.seat, event.bets, teller)];
  });
  if (!step.events.some(({ e }) => e === 'ended')) return told;
  const { number } = step.view;
  const came = number === undefined ? loud(() => t('roulette-told-no-spin')) : tellNumber(number);
  return [came, ...told];
}

/** "17 black". */
function outcome(round: RoundHistory<'roulette'>): string {
  const number = round.steps.at(-1)?.view.number;
  return number === undefined ? t('roulette-outcome-none') : numberName(number);
}

export const table = anyTable<'roulette', Picture, Betting>({
  script,
  Stage,
  Controls,
  Rules,
  intent: (at) => new Betting(at),
  whole: true,
  dockLabel: () => t('roulette-your-bets'),
  // Bets are open for all at once: nobody in particular is called.
  calls: () => false,
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
  tellStep,
  outcome,
  atStake: ({ frame }) => {
    const mySeat = frame.view?.seats.find(({ seat }) => seat === frame.seat);
    return frame.pending !== null && (mySeat?.bets?.length ?? 0) > 0;
  },
  leaveWords: () => ({ title: t('roulette-leave-title'), text: t('roulette-leave-text') }),
});
