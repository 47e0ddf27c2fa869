import { beforeEach, expect, test } from 'vitest';
import { Declined, Unreachable } from '../../../net/api';
import type { BankCard, RoomVisit } from '../../../wire';
import { CardEntry } from './entry.svelte';

const NUMBER = '9700000000034417';
const VISIT = { room: { room: 'r' }, receipts: [] } as unknown as RoomVisit;
const declined = (code: string): Declined =>
  new Declined(403, { code, text: `${code}!`, facts: {} });

let sent: BankCard[];
let answers: (RoomVisit | Error)[];
let entry: CardEntry;

beforeEach(() => {
  sent = [];
  answers = [VISIT];
  entry = new CardEntry(async (card) => {
    sent.push(card);
    const answer = answers.shift() ?? VISIT;
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

const type = (digits: string): void => [...digits].forEach((digit) => entry.pin.add(digit));
async function debit(pin = '1234'): Promise<void> {
  entry.choose('debit');
  entry.swipe(NUMBER);
  type(pin);
  await entry.send();
}

// req: EPS-UC-005, EPS-UC-005.1
test('first the account, then the card, then the PIN, then the bank', async () => {
  expect(entry.step).toBe('kind');
  entry.choose('debit');
  expect(entry.step).toBe('card');
  entry.swipe(NUMBER);
  expect(entry.step).toBe('pin');
  expect(sent).toEqual([]);
  type('1234');
  await entry.send();
  expect(sent).toEqual([{ kind: 'debit', number: NUMBER, pin: '1234' }]);
  expect(entry.step).toBe('done');
});

test('a credit card needs no PIN', async () => {
  entry.choose('credit');
  entry.swipe(NUMBER);
  await Promise.resolve();
  expect(sent).toEqual([{ kind: 'credit', number: NUMBER }]);
});

test('a PIN that is not complete is not sent', async () => {
  await debit('123');
  expect(sent).toEqual([]);
  expect(entry.step).toBe('pin');
});

test('what is no number stays at the reader and asks no bank', () => {
  entry.choose('credit');
  entry.swipe('1234');
  expect(entry.step).toBe('card');
  expect(entry.problem?.code).toBe('bad_card_number');
  expect(sent).toEqual([]);
});

// req: EPS-UC-005-ALT-01
test('a wrong PIN leads back to the keypad, with the same card', async () => {
  answers = [declined('wrong_pin'), VISIT];
  await debit('9999');
  expect([entry.step, entry.problem?.text, entry.lastFour]).toEqual(['pin', 'wrong_pin!', '4417']);
  type('1234');
  await entry.send();
  expect(sent.map(({ number, pin }) => [number, pin])).toEqual([
    [NUMBER, '9999'],
    [NUMBER, '1234'],
  ]);
});

test.each(['unknown_card', 'card_locked', 'card_refused', 'account_too_small', 'account_in_use'])(
  'after %s another card is needed, from the beginning',
  async (code) => {
    answers = [declined(code)];
    await debit();
    expect([entry.step, entry.mayRepeat]).toEqual(['failed', false]);
    entry.restart();
    expect([entry.step, entry.kind, entry.lastFour, entry.problem]).toEqual([
      'kind',
      null,
      '',
      null,
    ]);
    expect(entry.refused?.code).toBe(code);
  },
);

test.each([declined('bank_not_reached'), new Unreachable('no line')])(
  'a bank or a house that does not answer may be asked again, with the PIN',
  async (error) => {
    answers = [error, VISIT];
    await debit();
    expect([entry.step, entry.mayRepeat]).toEqual(['failed', true]);
    entry.again();
    expect(entry.step).toBe('pin');
    type('1234');
    await entry.send();
    expect(entry.step).toBe('done');
  },
);

/** Everything that can be found in an object, however deep. */
const dump = (value: unknown): string => JSON.stringify(value, (_, each: unknown) => each) ?? '';

test('number and PIN are nowhere to be found in what the page knows', async () => {
  entry.choose('debit');
  entry.swipe(NUMBER);
  type('1379');
  const shown = dump({ ...entry, lastFour: entry.lastFour, pin: { ...entry.pin } });
  expect(shown).not.toContain('1379');
  expect(shown).not.toContain(NUMBER);
  answers = [declined('wrong_pin')];
  await entry.send();
  expect([entry.pin.count, entry.pin.take()]).toEqual([0, '']);
  expect(`${dump(localStorage)}${dump(sessionStorage)}`).not.toContain('1379');
});
