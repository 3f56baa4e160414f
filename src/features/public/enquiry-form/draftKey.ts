/** The storage key of the draft, named in the cookie policy. */
export const DRAFT_KEY = 'contact_draft';

/** Whether the visitor has a draft; told without the code of the form. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
