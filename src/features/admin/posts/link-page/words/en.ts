/** The texts of the page that a translation link opens, in the language translated into. */
export type Words = typeof words;

export const words = {
  heading: 'Translation',
  loading: 'Loading…',
  deadLink:
    'This link is not valid: it may have expired or been withdrawn. Ask the firm for a new one.',
  loadFailed: 'The page could not be opened. Check your connection and try again.',
  tryAgain: 'Try again',
  /** @param until when the link expires. */
  forYouOnly: (until: string) =>
    `This link is for you only: do not pass it on. It is valid until ${until}.`,
  intro:
    'Beside each paragraph of the original there is room for your translation. Leave signs such as **, ## and [ ]( ) in their places: they carry formatting and links. What you write is saved every 20 seconds, and you can go on later with the same link.',
  fields: { title: 'Title', excerpt: 'Summary', image_alt: 'Description of the cover picture' },
  paragraph: (number: number) => `Paragraph ${number}`,
  /** The label of a field. @param name such as 'Paragraph 2'. */
  yours: (name: string) => `Translation: ${name}`,
  spanish: 'Original',
  copy: 'Copy the original',
  changed: 'Changed in the original',
  added: 'New in the original',
  signs: 'Check formatting and links: they are not those of the original.',
  length: (count: string, most: string) => `${count} of ${most} characters`,
  tooLong: 'Too long: shorten it, or nothing can be saved.',
  save: 'Save',
  finish: 'I have finished',
  saving: 'Saving…',
  unsaved: 'Unsaved changes.',
  savedAt: (time: string) => `Saved: ${time}.`,
  finishedAt: (time: string) =>
    `Marked as finished: ${time}. If you change anything, mark it as finished again.`,
  empty: (names: string) => `Still empty: ${names}.`,
  spanishChanged:
    'The original has changed in the meantime. Your translation is saved, and the changed paragraphs are marked. Correct them, then mark it as finished again.',
  decided:
    'The firm has already dealt with this translation: nothing more can be saved. Thank you.',
  elsewhere:
    'Not saved: this translation has been written on in another window since. Copy what you have changed here and reload the page.',
  lost: 'The link is no longer valid, and nothing was saved. Copy your text and send it to the firm some other way.',
  saveFailed: 'Not saved. Your text stays on this page: check your connection and save once more.',
  tooOften: 'Not saved: too many attempts. Your text stays on this page; wait a little.',
};
