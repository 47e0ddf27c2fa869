/** Where a round goes on to its next part: a street, a phase. Every game names it in its view. */
import type { RoundHistory } from '../../wire';

export interface Mark {
  readonly at: number;
  readonly part: string;
}

const partOf = (view: unknown): string => {
  const { street, phase } = (view ?? {}) as { street?: string; phase?: string };
  return street ?? phase ?? '';
};

export function marksOf({ steps }: Pick<RoundHistory, 'steps'>): readonly Mark[] {
  return steps.flatMap(({ view }, at) => {
    const part = partOf(view);
    return part && part !== partOf(steps[at - 1]?.view) ? [{ at, part }] : [];
  });
}
