/** The gallery: every part of the kit on one page, for those who build screens. Not in the product:
 *  only the development server knows it. */
import { mount } from 'svelte';
import { keepSettings, readySound } from '../kit';
import Gallery from './Gallery.svelte';

keepSettings();
readySound();

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target });
