import { allowed } from '@/lib/allowed';

/** The storage key of the draft, named in the cookie policy. */
export const DRAFT_KEY = 'contact_draft';

/** Whether the visitor has a draft; told without the code of the form. */
export const hasDraft = () => allowed(() => sessionStorage.getItem(DRAFT_KEY) !== null) ?? false;
