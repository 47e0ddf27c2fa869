/** The kit: everything a screen is made of. Wheel, dice, hats and sabacc drawings are exported too,
 *  but only the pages that use them carry them. */
import './styles/index.css';

export { default as Announcer, announce } from './Announcer.svelte';
export { default as Avatar } from './Avatar.svelte';
export { default as Card } from './Card.svelte';
export { default as Chip } from './Chip.svelte';
export { default as ChipHoard } from './ChipHoard.svelte';
export { default as ChipStack } from './ChipStack.svelte';
export { default as ClockRing } from './ClockRing.svelte';
export { default as Count } from './Count.svelte';
export { default as DealerButton } from './DealerButton.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as FlipCard } from './FlipCard.svelte';
export { default as Icon } from './Icon.svelte';
export { default as SabaccCard } from './SabaccCard.svelte';
export { default as SettingsPanel } from './SettingsPanel.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as SuitIcon } from './SuitIcon.svelte';

export { CHIP, readAmount, showAmount, showGain } from './amounts';
export { cardName, cardNames, cardParts, cardText, sabaccName } from './card';
export { breakdown, drawable, hoard } from './chips';
export { Countdown, WARN_SECONDS } from './countdown.svelte';
export { BACKS, type BackName } from './draw/backs';
export { CHIP_INK, CHIP_VALUES, type ChipValue, type Column } from './draw/chips';
export { BLACK_JOKER, COLOUR_JOKER, type Cut } from './draw/faces';
export { type IconName, ICONS } from './draw/icons';
export { type Rank, RANKS, type Suit, SUITS } from './draw/pips';
export { type Stave, STAVES } from './draw/sabacc';
export { arrive, type Box, depart, type Flight } from './flights';
export {
  animate, countUp, type Ease, finishMotions, type Motion, moving, pause, STILL, type Tempo, tempo,
} from './motion';
export {
  type Fit, fit, place, type Place, PORTRAIT_CROWD, SEATS_MAX, SEATS_MIN, slotOf,
} from './placement';
export { type Play, rest, rushOnPress, Scene, Scenes } from './scene';
export {
  DECKS, type Felt, feltOf, FELTS, keepSettings, MOTIONS, moves, settings, type Settings, theme,
  THEMES,
} from './settings.svelte';
export {
  cue, CUE_NAMES, type CueName, loudness, play, readySound, spin, type Voice,
} from './sound';
export { fitStage } from './stage';
export { wide } from './screen.svelte';
