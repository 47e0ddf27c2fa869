/** A part of the page that is fetched when it is first needed, such as the table of a game. It may
 *  fail, and then it can be tried again. */
import { refetchStyles, reloadPage } from './page';

export class Loading<T> {
  status = $state<'loading' | 'ready' | 'failed'>('loading');
  value = $state.raw<T | null>(null);
  #load: () => Promise<T>;
  #reload: () => Promise<boolean>;

  constructor(load: () => Promise<T>, reload: () => Promise<boolean> = reloadPage) {
    this.#load = load;
    this.#reload = reload;
    void this.#fetch(load);
  }

  /** Fetches it again. Many browsers remember that a module could not be had and never ask for it
   *  again, also when it is only a part of the wanted one; a new address for the wanted one would
   *  not help then. So if the second attempt fails, too, the whole page is loaded again. */
  async retry(): Promise<void> {
    if (this.status !== 'failed') return;
    await this.refetch();
    if (this.#hasFailed() && (await this.#reload())) this.status = 'loading';
  }

  /** Fetches what has failed once more and leaves the page as it is: for a part that nobody has
   *  asked for yet, when the connection is back. */
  async refetch(): Promise<void> {
    if (this.status !== 'failed') return;
    await this.#fetch(async () => {
      await refetchStyles();
      return this.#load();
    });
  }

  async #fetch(load: () => Promise<T>): Promise<void> {
    this.status = 'loading';
    try {
      this.value = await load();
      this.status = 'ready';
    } catch (error) {
      console.error(error);
      this.status = 'failed';
    }
  }

  #hasFailed = (): boolean => this.status === 'failed';
}
