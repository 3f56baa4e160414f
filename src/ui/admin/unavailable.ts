import type { SyntheticEvent } from 'react';

function ignore(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The props of a control that is unavailable for now, such as while its change is saved. Unlike
 * `disabled`, it keeps the focus.
 */
export function unavailable(isUnavailable: boolean) {
  return isUnavailable ? ({ 'aria-disabled': true, onClickCapture: ignore } as const) : {};
}
