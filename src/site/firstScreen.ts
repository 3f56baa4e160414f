/**
 * The `id` of the first element after what a page shows at first. Nothing of a prerendered page is painted before it is
 * there (backend/pageDocument.ts): a frame with the header alone would hold up the words by as long as it takes to draw.
 */
export const AFTER_FIRST_SCREEN = 'after-first-screen';
