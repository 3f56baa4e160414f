/** Moves the focus from a control that goes, once its action has succeeded, to the tab's panel, which stays. */
export function focusTabPanel(from: Element | null): void {
  from?.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
}
