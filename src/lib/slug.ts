const STOP_WORDS = new Set('de la el los las del y o a en con por para'.split(' '));

const MAX_LENGTH = 70;

/**
 * The slug of a Spanish title (SPEC 5), its steps in the order given there: lower case, accents, white space,
 * other characters, hyphens, stop words, and last the cap.
 * @returns '' for a title with nothing to make a slug of; the post's id stands in for it then (SPEC 3.4).
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .split('-')
    .filter((word) => !STOP_WORDS.has(word))
    .join('-')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '');
}

/** The slug itself or, where it is taken, the first free one of `slug-1`, `slug-2` … (SPEC 5). */
export function uniqueSlug(slug: string, existing: Iterable<string>): string {
  const taken = new Set(existing);
  if (!taken.has(slug)) return slug;
  let number = 1;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
