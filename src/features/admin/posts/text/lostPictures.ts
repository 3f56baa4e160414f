import { isWithinSite } from '@/lib/markdown/addresses';
import type { Language } from '@/site/languages';
import notes from './notes.json';

/** What stands in the text of each language where a picture was that the post cannot show. */
const NOTES: Record<Language, string> = notes.lostPicture;

/** How many notes of lost pictures a text has, in whatever language. */
export const countLostPictures = (text: string) =>
  Object.values(NOTES).reduce((count, note) => count + text.split(note).length - 1, 0);

/**
 * Replaces pictures that readers would not see by a note: files and drawings of Word, and those of
 * other sites, which the content security policy refuses. @param origins of the site and its backend.
 */
export function markLostPictures(
  body: HTMLElement,
  language: Language,
  origins: readonly string[],
): void {
  const drawn = [...body.getElementsByTagName('v:imagedata')].map((data) => data.parentElement);
  const foreign = [...body.querySelectorAll('img')].filter((picture) => {
    const address = picture.getAttribute('src') ?? '';
    return !isWithinSite(address) && !origins.some((origin) => address.startsWith(`${origin}/`));
  });
  for (const picture of [...drawn, ...foreign]) {
    const note = body.ownerDocument.createElement('em');
    note.textContent = NOTES[language];
    picture?.replaceWith(note);
  }
}

/** Whether pasted HTML was nothing but a picture, so that the file beside it can be inserted. */
export function isLostPicture(cleaned: string): boolean {
  const { body } = new DOMParser().parseFromString(cleaned, 'text/html');
  return Object.values(NOTES).includes(body.textContent.trim());
}
