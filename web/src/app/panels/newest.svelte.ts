/** Keeps a list at its newest line, at the bottom, unless the reader has scrolled back. */
import { tick } from 'svelte';

/** So near to the end counts as the end. */
const NEAR_PX = 24;

export class Newest {
  list = $state<HTMLElement>();
  #pinned = true;

  /** `read` reads what the list shows; made while a component is set up. */
  constructor(read: () => unknown) {
    $effect(() => {
      read();
      if (this.#pinned) void tick().then(() => this.show());
    });
  }

  /** Goes to the end and stays there. */
  show(): void {
    this.#pinned = true;
    this.list?.scrollTo({ top: this.list.scrollHeight });
  }

  readonly scrolled = (): void => {
    const { list } = this;
    if (list) this.#pinned = list.scrollTop + list.clientHeight >= list.scrollHeight - NEAR_PX;
  };
}
