/** Tests wait for what will happen; a machine that has much else to do takes longer. */
import { vi } from 'vitest';

const PATIENCE_MS = 20_000;
const { waitFor } = vi;

vi.waitFor = (what, options) =>
  waitFor(what, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
