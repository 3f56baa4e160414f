/** Moves the focus from a control that disappears once its action has succeeded to the tab's panel. */
export function focusTabPanel(from: Element | null): void {
  from?.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
}
