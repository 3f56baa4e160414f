import { allowed } from '@/lib/allowed';

/** The storage key of the draft, named in the cookie policy. */
export const DRAFT_KEY = 'contact_draft';

/** Whether the visitor has a draft; told without the code of the form. */
export const hasDraft = () => allowed(() => sessionStorage.getItem(DRAFT_KEY) !== null) ?? false;

/** What is stored of values that are typed now. */
export const storedNow = (values: object) => JSON.stringify({ savedAt: Date.now(), values });

/** Stores what is typed into a prerendered form whose page is left before its code runs. */
export function keepTyped(): void {
  addEventListener('pagehide', () => {
    const form = document.querySelector<HTMLFormElement>('[data-island=""] form[method=post]');
    if (!form || hasDraft()) return;
    const prerendered = form.cloneNode(true) as HTMLFormElement;
    prerendered.reset();
    const before = new FormData(prerendered);
    const typed = [...new FormData(form)].filter(
      // Consent must be given again.
      ([name, value]) => value !== before.get(name) && !name.endsWith('consent'),
    );
    if (typed.length === 0) return;
    allowed(() => sessionStorage.setItem(DRAFT_KEY, storedNow(Object.fromEntries(typed))));
  });
}
