/** The page as the server handed it out: which build it is, and how it is loaded again. */

/** The id that the build has written into the page; empty in development. */
export const pageBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** Who keeps a copy of the page, once somebody does (shell.ts). */
export const kept: { by?: ServiceWorkerRegistration } = {};

/** Loads the page again at the same address, so that the same table is shown. It first asks whether
 *  the house answers: if not, the browser would show an error of its own, from which nothing comes
 *  back by itself. False when nobody answered and the page stays. */
export async function reloadPage(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
  } catch {
    return false;
  }
  // The page comes from the house, not by a worker that another one may be replacing just now.
  await kept.by?.unregister();
  location.reload();
  return true;
}

/** Asks again for the style sheets that could not be had. The loader of the build asks for each only
 *  once, so a part that is fetched again would be drawn without its styles. */
export async function refetchStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  await Promise.all([...links].filter(isMissing).map(loadCopy));
}

/** For what could not be had some browsers have no sheet, others one whose rules they keep to
 *  themselves, as if it came from elsewhere. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** A style sheet that is still on its way stays, as the loader waits for it. */
async function loadCopy(link: HTMLLinkElement): Promise<void> {
  const copy = link.cloneNode() as HTMLLinkElement;
  try {
    await new Promise((resolve, reject) => {
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', () => reject(new Error(`cannot be loaded: ${copy.href}`)));
      link.after(copy);
    });
  } catch (error) {
    copy.remove();
    throw error;
  }
  if (isMissing(link)) link.remove();
}
