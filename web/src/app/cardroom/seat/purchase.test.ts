import { beforeEach, expect, test } from 'vitest';
import { Declined, Unreachable } from '../../../net/api';
import type { Purchase, Receipt, RoomVisit } from '../../../wire';
import { Buying } from './purchase.svelte';

const VISIT = {} as RoomVisit;
const declined = (code: string): Declined =>
  new Declined(409, { code, text: `${code}!`, facts: {} });
const receipt = (state: Receipt['state'], at_ms: number): Receipt => ({
  kind: 'purchase',
  amount: 5_000,
  state,
  at_ms,
  account: { bank: 'harbour', kind: 'credit', last_four: '7780' },
  code: '',
});

let sent: Purchase[];
let answers: (RoomVisit | Error)[];
let debit: boolean;
let buying: Buying;

beforeEach(() => {
  sent = [];
  answers = [];
  debit = false;
  buying = new Buying(
    async (wanted) => {
      sent.push(wanted);
      const answer = answers.shift() ?? VISIT;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    () => debit,
  );
});

async function buy(amount: number, pin = '1234', receipts: readonly Receipt[] = []): Promise<void> {
  buying.choose(amount, receipts);
  if (debit) {
    [...pin].forEach((digit) => buying.pin.add(digit));
    await buying.send();
  }
  await new Promise((done) => setTimeout(done));
}

test('a credit card pays at once, a debit card with its PIN', async () => {
  await buy(5_000);
  expect([buying.step, sent.length, sent[0]?.pin]).toEqual(['done', 1, undefined]);
  debit = true;
  buying.restart();
  await buy(2_000);
  expect([buying.step, sent[1]?.amount, sent[1]?.pin]).toEqual(['done', 2_000, '1234']);
  expect(buying.pin.take()).toBe('');
});

// req: EPS-UC-008-ALT-01
test('without enough in the account another amount is another purchase', async () => {
  answers = [declined('insufficient_funds')];
  await buy(90_000);
  expect([buying.step, buying.problem?.text]).toEqual(['amount', 'insufficient_funds!']);
  await buy(5_000);
  expect(buying.step).toBe('done');
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

test('a wrong PIN is asked for again, as a purchase of its own', async () => {
  debit = true;
  answers = [declined('wrong_pin')];
  await buy(5_000, '9999');
  expect([buying.step, buying.problem?.code]).toEqual(['pin', 'wrong_pin']);
  [...'1234'].forEach((digit) => buying.pin.add(digit));
  await buying.send();
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  expect(sent.map(({ amount }) => amount)).toEqual([5_000, 5_000]);
});

// req: EPS-UC-008-ALT-02
test('a house that does not answer is asked with the same id', async () => {
  answers = [new Unreachable('no line'), new Unreachable('no line'), VISIT];
  await buy(5_000);
  expect(buying.step).toBe('unclear');
  for (let tries = 0; tries < 2; tries++) {
    buying.again();
    await new Promise((done) => setTimeout(done));
  }
  expect(buying.step).toBe('done');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ id, amount }) => `${id} ${amount}`)).size).toBe(1);
});

test('a bank that is silent is waited for, and nothing is sent meanwhile', async () => {
  answers = [declined('bank_silent')];
  await buy(5_000);
  expect(buying.step).toBe('silent');
  buying.settle(true);
  expect([buying.step, sent.length]).toEqual(['done', 1]);
});

test('a bank that says no at last leaves the choice', async () => {
  answers = [declined('bank_silent')];
  await buy(5_000);
  buying.settle(false);
  expect([buying.step, buying.problem?.code]).toEqual(['amount', 'rejected']);
});

test.each([
  ['never heard of', [receipt('confirmed', 10)], 'amount'],
  ['paid', [receipt('confirmed', 20), receipt('confirmed', 10)], 'done'],
  ['refused', [receipt('rejected', 20), receipt('confirmed', 10)], 'amount'],
  ['still open', [receipt('unknown', 20), receipt('confirmed', 10)], 'silent'],
] as const)('what the receipts tell of an unclear purchase: %s', async (_, receipts, step) => {
  answers = [new Unreachable('no line')];
  await buy(5_000, '', [receipt('confirmed', 10)]);
  buying.resolve(receipts);
  expect(buying.step).toBe(step);
});

test('an open purchase is found again after a reload', () => {
  buying.resolve([receipt('intended', 10)]);
  expect([buying.step, buying.amount]).toEqual(['silent', 5_000]);
});
