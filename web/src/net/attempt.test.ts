import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

test('an attempt has one secret until it is answered, even after a reload', async () => {
  const { secret } = await import('./attempt');
  const first = secret();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(secret()).toBe(first);

  vi.resetModules();
  const reloaded = await import('./attempt');
  expect(reloaded.secret()).toBe(first);
  reloaded.end();
  expect(reloaded.secret()).not.toBe(first);
});

test('a browser that stores nothing can still sign in', async () => {
  const closed = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { end, secret } = await import('./attempt');
  expect(secret()).toBe(secret());
  end();
  closed.mockRestore();
});
