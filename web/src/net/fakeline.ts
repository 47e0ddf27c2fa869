/** A line for tests: what was sent can be read, what the server says can be said. */
import type { Line } from './connection.svelte';

export class FakeLine<Up, Down> implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  sent: Up[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Up);
  }

  close(): void {
    this.closed = true;
  }

  say(message: Down): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
