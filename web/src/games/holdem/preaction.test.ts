import { expect, test } from 'vitest';
import type { HoldemOptions } from '../../wire';
import { moveFor, PreAction } from './preaction.svelte';

const FREE: HoldemOptions = { check: true };
const FACING: HoldemOptions = { fold: true, call: 500 };

test('a plan comes to a move that is offered', () => {
  expect(moveFor('check_fold', 0, FREE)).toEqual({ do: 'check' });
  expect(moveFor('check_fold', 0, FACING)).toEqual({ do: 'fold' });
  expect(moveFor('call', 500, FACING)).toEqual({ do: 'call' });
  expect(moveFor('call_any', 0, FACING)).toEqual({ do: 'call' });
  expect(moveFor('call_any', 0, { fold: true, all_in: 900 })).toBe(null);
});

test('a call that has become dearer is not made', () => {
  expect(moveFor('call', 200, FACING)).toBe(null);
  let price = 200;
  const plans = new PreAction(
    () => 1,
    () => price,
  );
  plans.choose('call');
  expect(plans.plan).toBe('call');
  price = 500;
  expect(plans.plan).toBe(null);
  expect(plans.take(FACING)).toBe(null);
});

test('a plan serves once, in its own hand, and can be taken back', () => {
  let round = 1;
  const plans = new PreAction(
    () => round,
    () => 0,
  );
  plans.choose('call_any');
  expect(plans.take(FACING)).toEqual({ do: 'call' });
  expect(plans.take(FACING)).toBe(null);
  plans.choose('call_any');
  plans.choose('call_any');
  expect(plans.plan).toBe(null);
  plans.choose('check_fold');
  round = 2;
  expect(plans.plan).toBe(null);
});
