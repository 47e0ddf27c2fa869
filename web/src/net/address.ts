/** The address that is given to friends. On the machine of the house itself the page's own address
 *  leads nowhere else, so the house is asked for the one in its network. */
import { addresses } from './api';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The address of this page, without what stands after the `#`. */
export const pageAddress = (): string => location.origin + location.pathname;

/** Where other devices reach the house. Behind a proxy, and as long as nothing better is known, it is
 *  the address of this page. */
export async function sharedAddress(): Promise<string> {
  if (!LOCAL.includes(location.hostname)) return pageAddress();
  try {
    const [first] = (await addresses()).addresses;
    return first ?? pageAddress();
  } catch {
    return pageAddress(); // it still serves on this machine
  }
}
