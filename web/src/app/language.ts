/** The language of the page, once more: its words could not be fetched. */
import { speak } from '../i18n';
import { settings } from '../kit';
import { reloadPage } from '../net/page';

/** Fetches the words again. A browser may remember that it could not have them; then the page is
 *  loaded again, and the choice of the language, which is stored, comes back with it. */
export async function retryLanguage(): Promise<void> {
  try {
    await speak(settings.language);
  } catch {
    await reloadPage();
  }
}
