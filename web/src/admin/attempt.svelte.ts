/** Something that was pressed and is on its way: the button waits, and a refusal stands where it was
 *  pressed. */
import { t } from '../i18n';
import { Declined, Unreachable } from '../net/api';

export class Attempt {
  busy = $state(false);
  complaint = $state('');
  /** Of the last refusal. */
  code = $state('');

  /** Does it once, however often it is pressed. Whether it was done. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.complaint = '';
    this.code = '';
    try {
      await action();
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #refused(error: unknown): void {
    if (error instanceof Declined) {
      this.code = error.problem.code;
      this.complaint = error.problem.text || t('app-unreachable');
    } else if (error instanceof Unreachable) {
      this.complaint = t('app-unreachable');
    } else {
      this.complaint = t('app-stumbled');
      console.error(error);
    }
  }
}
