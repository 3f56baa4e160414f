import type { Texts } from '../../spanish/units';

/** The texts that are shown before the language of a link is known. */
export interface EntryWords {
  loading: string;
  deadLink: string;
  loadFailed: string;
  tryAgain: string;
}

/** The texts of the page that a translation link opens, in the language translated into. */
export interface Words extends EntryWords {
  heading: string;
  /** @param until when the link expires. */
  forYouOnly: (until: string) => string;
  intro: string;
  fields: Record<Exclude<keyof Texts, 'content'>, string>;
  paragraph: (number: number) => string;
  /** The label of a field. @param name such as 'Paragraph 2'. */
  yours: (name: string) => string;
  spanish: string;
  copy: string;
  changed: string;
  added: string;
  signs: string;
  length: (count: string, most: string) => string;
  tooLong: string;
  save: string;
  finish: string;
  saving: string;
  unsaved: string;
  savedAt: (time: string) => string;
  finishedAt: (time: string) => string;
  empty: (names: string) => string;
  spanishChanged: string;
  decided: string;
  elsewhere: string;
  lost: string;
  saveFailed: string;
  tooOften: string;
}
