/** A part of the page that is fetched when it is first needed, such as the table of a game. It may
 *  fail, and then it can be tried again. */
import { reloadPage } from './page';

export class Loading<T> {
  status = $state<'loading' | 'ready' | 'failed'>('loading');
  value = $state.raw<T | null>(null);
  #load: () => Promise<T>;
  #reload: () => Promise<boolean>;

  constructor(load: () => Promise<T>, reload: () => Promise<boolean> = reloadPage) {
    this.#load = load;
    this.#reload = reload;
    void this.#fetch();
  }

  /** Fetches it again. Many browsers remember that a module could not be had and never ask for it
   *  again, also when it is only a part of the wanted one; a new address for the wanted one would
   *  not help then. So if the second attempt fails, too, the whole page is loaded again. */
  async retry(): Promise<void> {
    if (this.status !== 'failed') return;
    await this.#fetch();
    if (this.#hasFailed() && (await this.#reload())) this.status = 'loading';
  }

  async #fetch(): Promise<void> {
    this.status = 'loading';
    try {
      this.value = await this.#load();
      this.status = 'ready';
    } catch (error) {
      console.error(error);
      this.status = 'failed';
    }
  }

  #hasFailed = (): boolean => this.status === 'failed';
}
