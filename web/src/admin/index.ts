/** The administrator's desk, as the page at /admin opens it. */
import { mount } from 'svelte';
import { loadWords } from '../i18n';
import AdminPage from './AdminPage.svelte';

/** Nothing is drawn before the words of the desk are there. */
export async function open(target: HTMLElement): Promise<void> {
  await loadWords('admin');
  mount(AdminPage, { target });
}
