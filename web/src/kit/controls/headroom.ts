/** What lies over the header and reaches further down: the table begins below it, so that no seat and
 *  no card is covered. */

/** How far an element that ends at `bottom` reaches below the header, told to the styles by the name of
 *  a custom property. Nothing is told where it does not. */
export function tellReach(property: string, bottom: number): void {
  const header = document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0;
  const below = Math.ceil(bottom - header);
  const { style } = document.documentElement;
  if (below > 0) style.setProperty(property, `${below}px`);
  else style.removeProperty(property);
}
