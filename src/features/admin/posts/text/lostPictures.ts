import { isWithinSite } from '@/lib/markdown/addresses';

/** Stands in the text where a picture was that the post cannot show. */
export const LOST_PICTURE = 'La imagen no se pudo pegar: insértela aquí.';

/**
 * Replaces pictures that readers would not see by a note. Word puts them on the clipboard as files
 * of its own, or only as drawings; those of other sites are refused by the content security policy.
 * @param origins of the site and of its backend.
 */
export function markLostPictures(body: HTMLElement, origins: readonly string[]): void {
  const drawn = [...body.getElementsByTagName('v:imagedata')].map((data) => data.parentElement);
  const foreign = [...body.querySelectorAll('img')].filter((picture) => {
    const address = picture.getAttribute('src') ?? '';
    return !isWithinSite(address) && !origins.some((origin) => address.startsWith(`${origin}/`));
  });
  for (const picture of [...drawn, ...foreign]) {
    const note = body.ownerDocument.createElement('em');
    note.textContent = LOST_PICTURE;
    picture?.replaceWith(note);
  }
}

/** Whether pasted HTML was nothing but a picture, so that the file beside it can be inserted. */
export function isLostPicture(cleaned: string): boolean {
  const { body } = new DOMParser().parseFromString(cleaned, 'text/html');
  return body.textContent.trim() === LOST_PICTURE;
}
