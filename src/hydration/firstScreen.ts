/**
 * The `id` of the first element after a page's first screen. A prerendered page is not painted
 * before this element is parsed (build/pageDocument.ts): painting a first frame with only the
 * header would delay the largest contentful paint.
 */
export const AFTER_FIRST_SCREEN = 'after-first-screen';
