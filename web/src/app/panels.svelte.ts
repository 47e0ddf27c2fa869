/** Windows that any screen may open and the page itself shows. */
export const panels = $state({ settings: false });
