/** The page's first step: settings, sound, then the house, or the administrator's desk at /admin. The
 *  desk is fetched only there, so that players do not carry it. */
import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepSettings, readySound } from './kit';

const DESK = /^\/admin\/?$/;

keepSettings();
readySound();

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
if (DESK.test(location.pathname)) void import('./admin').then(({ open }) => open(target));
else mount(App, { target });
