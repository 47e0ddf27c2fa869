import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Advice, SeatView, TableSummary } from '../../wire';
import { coachIsOn, Consultation } from './consultation.svelte';

interface Asked {
  readonly path: string;
  say(message: object, status?: number): Promise<void>;
}

let asked: Asked[];
let about = $state<string | null>('1');

beforeEach(() => {
  asked = [];
  about = '1';
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve) => {
        const say = async (message: object, status = 200): Promise<void> => {
          resolve(new Response(JSON.stringify(message), { status }));
          await vi.waitFor(() => expect(coach.asking).toBe(false));
        };
        asked.push({ path, say });
      }),
  );
});

afterEach(() => vi.unstubAllGlobals());

let coach: Consultation<'blackjack'>;
const begin = (): void => {
  coach = new Consultation<'blackjack'>(
    () => 'k3 f9',
    () => about,
  );
};
const STAND: Advice = { on: 'moves', best: 'stand', values: { stand: 0.5 } };

test('what is told is forgotten when something else is to be asked about', async () => {
  begin();
  void coach.toggle();
  expect(coach.asking).toBe(true);
  expect(asked[0]?.path).toBe('/api/tables/k3%20f9/advice?against=');
  await asked[0]?.say(STAND);
  expect(coach.advice).toEqual(STAND);
  about = '2';
  expect(coach.advice).toBeNull();
  about = '1';
  void coach.toggle(); // closes what lies open
  expect(coach.advice).toBeNull();
  expect(asked).toHaveLength(1);
});

test('an answer that comes too late is dropped, and the last question counts', async () => {
  begin();
  void coach.ask('77+');
  void coach.ask('AKs, QQ+');
  expect(asked[1]?.path).toContain('against=AKs%2C%20QQ%2B');
  await asked[1]?.say({ ...STAND, best: 'hit' });
  await asked[0]?.say(STAND);
  expect(coach.advice?.best).toBe('hit');
});

test('a refusal says why, and nothing is asked where there is nothing to ask about', async () => {
  begin();
  void coach.ask('nonsense');
  await asked[0]?.say({ code: 'bad_range', text: 'That names no hands.', facts: {} }, 400);
  expect([coach.why, coach.advice]).toEqual(['That names no hands.', null]);
  about = null;
  await coach.ask();
  expect([asked.length, coach.open, coach.why]).toEqual([1, false, '']);
});

test('the coach is on for everyone, or for whoever is alone with bots', () => {
  const seats = (...bots: boolean[]): SeatView[] =>
    bots.map((bot, seat) => ({ seat, name: '', chips: 1, ...(bot && { bot: 'easy' }) }));
  const table = (coach: string, ...bots: boolean[]): TableSummary =>
    ({ coach, seats: seats(...bots) }) as unknown as TableSummary;
  expect(coachIsOn(table('everyone', false, false))).toBe(true);
  expect(coachIsOn(table('alone', false, true, true))).toBe(true);
  expect(coachIsOn(table('alone', false, true, false))).toBe(false);
  expect(coachIsOn(table('nobody', false, true))).toBe(false);
});
