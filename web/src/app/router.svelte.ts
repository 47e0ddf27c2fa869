/** Where the player is, kept in the address after the `#`, so that the back button and a reload
 *  work and a link to a table can be sent to a friend. Some tables are open only to those whose
 *  address has the secret `link`. */

export type Route =
  | { at: 'menu' }
  | { at: 'room'; game: string; preset: string }
  | { at: 'evening' }
  | { at: 'shared'; token: string }
  | { at: 'cardroom'; room: string }
  | { at: 'table'; table: string; link?: string };

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [first, second, third] = path.split('/').map(decode);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read here and thrown away
  const link = new URLSearchParams(query).get('link');
  if (first === 'table' && second) return { at: 'table', table: second, ...(link && { link }) };
  if (first === 'evening') return { at: 'evening' };
  if (first === 'shared' && second) return { at: 'shared', token: second };
  if (first === 'cardroom' && second) return { at: 'cardroom', room: second };
  if (first === 'room' && second && third) return { at: 'room', game: second, preset: third };
  return { at: 'menu' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export function writeRoute(route: Route): string {
  switch (route.at) {
    case 'menu':
      return '#/';
    case 'evening':
      return '#/evening';
    case 'shared':
      return `#/shared/${encodeURIComponent(route.token)}`;
    case 'room':
      return `#/room/${encodeURIComponent(route.game)}/${encodeURIComponent(route.preset)}`;
    case 'cardroom':
      return `#/cardroom/${encodeURIComponent(route.room)}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.table)}${writeLink(route.link)}`;
  }
}

const writeLink = (link = ''): string => (link ? `?link=${encodeURIComponent(link)}` : '');

export class Router {
  #route = $state.raw<Route>(readRoute(location.hash));

  get route(): Route {
    return this.#route;
  }

  /** Follows the address until the returned function is called. */
  follow(): () => void {
    const follow = (): void => {
      this.#route = readRoute(location.hash);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }

  go(route: Route): void {
    location.hash = writeRoute(route);
    this.#route = route;
  }
}
