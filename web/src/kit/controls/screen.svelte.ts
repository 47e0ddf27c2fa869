/** What layouts ask in script: a wide screen, or a phone, and is it upright? All else is CSS. */
import { MediaQuery } from 'svelte/reactivity';

const WIDE = new MediaQuery('(min-width: 960px) and (orientation: landscape)');

/** Whether the table is laid out for a wide screen; reactive. */
export const wide = (): boolean => WIDE.current;

const UPRIGHT = new MediaQuery('(orientation: portrait) and (min-height: 600px)');

/** Whether the screen is higher than wide, and has room to spare above; reactive. */
export const upright = (): boolean => UPRIGHT.current;
