/** The page as the server handed it out: which build it is, and how it is loaded again. */

/** The id that the build has written into the page; empty in development. */
export const pageBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

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
  location.reload();
  return true;
}
