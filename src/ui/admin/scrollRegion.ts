/** The props of a text that scrolls by itself: a region that the keyboard can enter, to scroll it. */
export function scrollRegion(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 } as const;
}
