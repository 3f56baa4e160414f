import { expect } from 'vitest';
import { forAll } from './forAll';
import { POST, uuid } from './matrix';
import { OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const onlyStaff = (answer: unknown) => ({ editor: answer, admin: answer });

/** Nothing without the token of a link. */
const NO_LINK = { token: 'none', lang: SOURCE_LANGUAGE, seen: '' };

/** The part of functionMatrix.ts about links for people without an account. */
export const REVIEW_FUNCTIONS = {
  open_link: { args: { token: 'none' }, answers: forAll(null) },
  add_review_note: {
    args: { ...NO_LINK, author: 'Ana', note: 'Hola', version: 1 },
    answers: forAll(false),
  },
  approve_review: { args: { ...NO_LINK, author: 'Ana' }, answers: forAll(null) },
  withdraw_approval: { args: NO_LINK, answers: forAll(null) },
  save_translation: {
    args: {
      ...{ token: 'none', seen: '', page: uuid(999), since: null },
      ...{ texts: {}, paragraphs: [], finished: false },
    },
    answers: forAll(null),
  },

  // Staff.
  make_review_link: {
    args: { post: POST, days: 7, reader: 'Ana' },
    answers: onlyStaff(expect.stringMatching(/^[0-9a-f]{64}$/)),
  },
  revoke_review_link: { args: { link: uuid(999) }, answers: onlyStaff(null) },
  settle_review_note: { args: { note: uuid(999), settled: true }, answers: onlyStaff(null) },
  link_translations: {
    args: { post: POST, lang: OTHER },
    answers: { visitor: [], ...onlyStaff([]) },
  },
  decide_link_translation: {
    args: { link: uuid(999), seen: '2026-01-01T00:00:00Z', decision: 'dismissed' },
    answers: onlyStaff(false),
  },
  reviews_of_post: {
    args: { post: POST },
    answers: { visitor: null, ...onlyStaff({ links: [], notes: [], approvals: [] }) },
  },
};
