/** The stakes that a new table can have: which one is chosen, and the settings that follow. */
import type { PresetCard } from '../../wire';
import type { AnyEntry, Stakes } from '../game';

export class StakesChoice {
  key = $state('');
  readonly #entry: () => AnyEntry;
  readonly #preset: () => PresetCard;

  constructor(entry: () => AnyEntry, preset: () => PresetCard) {
    this.#entry = entry;
    this.#preset = preset;
    this.key = this.list.find(({ key }) => key === 'default')?.key ?? '';
  }

  get list(): readonly Stakes[] {
    return this.#entry().choices(this.#preset());
  }

  get stakes(): Stakes | undefined {
    return this.list.find(({ key }) => key === this.key);
  }

  get settings(): PresetCard['settings'] {
    return { ...this.#preset().settings, ...this.stakes?.settings };
  }
}
