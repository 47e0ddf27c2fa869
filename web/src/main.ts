/** The page's first step: settings, sound, then the app. */
import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepSettings, readySound } from './kit';

keepSettings();
readySound();

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
