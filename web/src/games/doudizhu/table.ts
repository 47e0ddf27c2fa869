/** Dou dizhu at the table: what is drawn, what is told, and which keys there are. */
import { anyTable } from '../../frame/game';
import { gameEvents } from '../../frame/log';
import { type Sentence, tellerAt, tellerOf, tellTurn } from '../../frame/sentences';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import type { Snapshot } from '../../net/snapshot';
import type { DoudizhuView, RoundHistory } from '../../wire';
import Controls from './Controls.svelte';
import type { Picture } from './picture';
import Rules from './Rules.svelte';
import { script } from './script';
import { Selection } from './selection.svelte';
import Stage from './Stage.svelte';
import { cardNames, tell, yourTurn } from './words';

type Seen = Snapshot<'doudizhu'>;

const orderOf = (view: DoudizhuView | null | undefined): readonly number[] =>
  view?.seats.map(({ seat }) => seat) ?? [];

function tellFrame(before: Seen | null, now: Seen): Sentence[] {
  const told: Sentence[] = [];
  if (now.continuous) {
    const order = orderOf(now.frame.view);
    const teller = { ...tellerAt(now, before), round: now.summary.rounds, order };
    told.push(...gameEvents(now).flatMap((event) => tell(event, teller)));
  }
  return [...told, ...tellTurn(before, now, yourTurn)];
}

function outcome(round: RoundHistory<'doudizhu'>): string {
  const result = round.steps.at(-1)?.view.result;
  if (!result) return '';
  return t('doudizhu-round-won', {
    result: t('doudizhu-wins', { winner: result.winner }),
    amount: showAmount(result.stake),
  });
}

export const table = anyTable<'doudizhu', Picture, Selection>({
  script,
  // Three long hands have no room on the felt beside what is played.
  cardsOf: ({ hand }) => hand,
  Stage,
  Controls,
  Rules,
  intent: (at) => new Selection(at),
  openSeats: true,
  messages: true,
  dockLabel: () => t('doudizhu-your-moves'),
  shortcuts: [
    { keys: ['1', '2', '3'], label: () => t('doudizhu-key-bid') },
    { keys: ['0'], label: () => t('doudizhu-key-pass') },
    { keys: ['3', '…', 'A', '2'], label: () => t('doudizhu-key-ranks') },
    { keys: ['B', 'R'], label: () => t('doudizhu-key-jokers') },
    { keys: ['←', '→'], label: () => t('doudizhu-key-along') },
    { keys: ['P'], label: () => t('doudizhu-key-play') },
    { keys: ['S'], label: () => t('doudizhu-key-skip') },
    { keys: ['H'], label: () => t('doudizhu-key-hint') },
    { keys: ['C'], label: () => t('doudizhu-key-counter') },
  ],
  tell: tellFrame,
  tellStep: (round, step) => {
    const teller = { ...tellerOf(round), round: round.number, order: orderOf(step.view) };
    return step.events.flatMap((event) => tell(event, teller));
  },
  outcome,
  cardNames,
  // What is left in the own hand, or what was played last of it, and the bottom cards.
  recap: ({ seat, steps }) => {
    const view = steps.at(-1)?.view;
    const own = view?.seats.find((each) => each.seat === seat);
    return { own: own?.hand?.length ? own.hand : (own?.cards ?? []), board: view?.bottom ?? [] };
  },
  atStake: ({ frame }) => {
    const own = frame.view?.seats.find(({ seat }) => seat === frame.seat);
    return frame.pending !== null && own !== undefined;
  },
  leaveWords: () => ({ title: t('doudizhu-leave-title'), text: t('doudizhu-leave-text') }),
});
