/** The one question layouts ask in script: a wide screen, or a phone? Everything else is CSS. */
import { MediaQuery } from 'svelte/reactivity';

const WIDE = new MediaQuery('(min-width: 960px) and (orientation: landscape)');

/** Whether the table is laid out for a wide screen; reactive. */
export const wide = (): boolean => WIDE.current;
