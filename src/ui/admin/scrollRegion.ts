/** The props of a scrollable text, focusable so that the keyboard can scroll it. */
export function scrollRegion(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 } as const;
}
