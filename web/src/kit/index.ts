/** The kit: everything that every screen is made of. It knows no game. */
import './global/index.css';

export { default as Announcer } from './controls/Announcer.svelte';
export { default as Avatar } from './controls/Avatar.svelte';
export { default as BotMark } from './controls/BotMark.svelte';
export { default as Card } from './cards/Card.svelte';
export { default as Chip } from './chips/Chip.svelte';
export { default as ChipHoard } from './chips/ChipHoard.svelte';
export { default as ChipMarker } from './chips/ChipMarker.svelte';
export { default as ChipStack } from './chips/ChipStack.svelte';
export { default as ClockRing } from './motion/ClockRing.svelte';
export { default as Count } from './chips/Count.svelte';
export { default as DealerButton } from './cards/DealerButton.svelte';
export { default as Dialog } from './controls/Dialog.svelte';
export { default as EmoticonPicker } from './emoticons/EmoticonPicker.svelte';
export { default as FlipCard } from './cards/FlipCard.svelte';
export { type CardChoice, default as Hand, type HandTotal } from './cards/Hand.svelte';
export { default as Icon } from './controls/Icon.svelte';
export { default as Sheet } from './controls/Sheet.svelte';
export { default as Words } from './emoticons/Words.svelte';
export { default as SuitIcon } from './cards/SuitIcon.svelte';

export { announce } from './controls/announcements.svelte';
export { tellReach } from './controls/headroom';
export { focusPart, keepFocus } from './controls/keepfocus';
export { bringIntoReach, showModal } from './controls/modals.svelte';
export { ownClock } from './controls/ownclock.svelte';
export { CHIP, readAmount, showAmount, showChips, showGain, showMoney } from './chips/amounts';
export { cardName, cardNames, cardParts, cardText } from './cards/card';
export { breakdown, drawable, hoard } from './chips/chips';
export { Countdown, WARN_SECONDS } from './motion/countdown.svelte';
export { spoken, withCode } from './emoticons/emoticons';
export { BACKS, type BackName } from './cards/backs';
export { CHIP_INK, CHIP_VALUES, type ChipValue, type Column } from './chips/drawing';
export { BLACK_JOKER, COLOUR_JOKER, type Cut, FACES } from './cards/faces';
export { type IconName, ICONS } from './controls/icons';
export { type Rank, RANKS, type Suit, SUITS } from './cards/pips';
export { arrive, type Box, depart, type Flight } from './motion/flights';
export {
  animate,
  countUp,
  type Ease,
  finishMotions,
  type Motion,
  moving,
  pause,
  STILL,
  type Tempo,
  tempo,
} from './motion/motion';
export { type Play, rushOnPress, Scene, Scenes } from './motion/scene';
export { luminance } from './settings/colours';
export {
  type Loaded,
  type PictureKeeper,
  pictures,
  showPicture,
  type Spot,
  SPOTS,
  tableGround,
} from './settings/pictures.svelte';
export {
  DECKS,
  face,
  type Felt,
  feltOf,
  FELTS,
  isMuted,
  keepSettings,
  type Looks,
  MOTIONS,
  moves,
  mute,
  readLooks,
  settings,
  shortcut,
  type Settings,
  theme,
  THEMES,
} from './settings/settings.svelte';
export {
  cue,
  CUE_NAMES,
  type CueName,
  loudness,
  play,
  readySound,
  spin,
  type Voice,
} from './sound';
export { upright, wide } from './controls/screen.svelte';
