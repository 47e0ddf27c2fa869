/** Sizes a stage: measures it and tells CSS how large to draw (`--unit`, `--seat`, `data-form`), so
 *  that a table of ten fills a desk and still stands on the smallest phone. */
import type { Attachment } from 'svelte/attachments';
import { type StageSize, stageSize, PORTRAIT_THRONG } from './placement';

/** `<main class="stage" {@attach sizeStage(seats, !wide())}>`; `told` hears of each new size. */
export function sizeStage(
  seats: number,
  portrait: boolean,
  told: (size: StageSize) => void = () => undefined,
): Attachment<HTMLElement> {
  return (stage) => {
    const measure = (): void => {
      const sizes = stageSize(stage.clientWidth, stage.clientHeight, seats, portrait);
      stage.dataset.form = sizes.form;
      stage.toggleAttribute('data-throng', portrait && seats >= PORTRAIT_THRONG);
      stage.style.setProperty('--unit', sizes.unit.toFixed(3));
      stage.style.setProperty('--seat', sizes.seat.toFixed(3));
      told(sizes);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    measure();
    return () => observer.disconnect();
  };
}
