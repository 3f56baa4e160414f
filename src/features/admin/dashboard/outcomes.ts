import { adminLanguage, dashboard as t } from '@/admin-texts';
import type { Enums } from '@/lib/database.types';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { lawyerPathOf, type PageId, pathOf } from '@/site/pages';

/** The periods for which the database tells what visits led to, in days. */
export type Period = 30 | 365;

export type PageKind = Enums<'page_kind'>;

export const STEPS = ['seen', 'opened', 'sent', 'booked'] as const;
export type Step = (typeof STEPS)[number];

/** How many visits that saw a kind of page in a language got to a step. */
export interface Outcome {
  page: PageKind;
  language: string;
  step: Step;
  /** Null for one to four, which the database hides. */
  visits: number | null;
}

const pathTo =
  (page: PageId, hash = '') =>
  (language: Language) =>
    pathOf(page, language) + hash;

/** Kinds of pages, with where they are on the site. */
const KINDS: Record<PageKind, { label: string; pathIn: (language: Language) => string }> = {
  home: { label: t('pages.home'), pathIn: pathTo('home') },
  service: { label: t('pages.services'), pathIn: pathTo('home', '#services') },
  blog: { label: t('pages.blog'), pathIn: pathTo('blog') },
  post: { label: t('pages.posts'), pathIn: pathTo('blog') },
  testimonials: { label: t('pages.testimonials'), pathIn: pathTo('testimonials') },
  glossary: { label: t('pages.glossary'), pathIn: pathTo('glossary') },
  lawyer: {
    label: t('pages.lawyers'),
    pathIn: (language) => lawyerPathOf(firm.lawyers[0].id, language),
  },
  contact: { label: t('pages.contact'), pathIn: pathTo('contact') },
};

export const PAGES = (Object.keys(KINDS) as PageKind[]).map((page) => ({ page, ...KINDS[page] }));

/** A number of visits to show: what is known, and whether others are hidden. */
export interface Cell {
  known: number;
  someHidden: boolean;
}

/**
 * The visits of a kind of page that got to a step. The sum over languages has only the numbers that are shown for
 * each, so that no hidden one follows from it.
 */
export function cellOf(outcomes: readonly Outcome[], page: PageKind, step: Step): Cell {
  const found = outcomes.filter((outcome) => outcome.page === page && outcome.step === step);
  return {
    known: found.reduce((sum, { visits }) => sum + (visits ?? 0), 0),
    someHidden: found.some(({ visits }) => visits === null),
  };
}

export const NUMBER = new Intl.NumberFormat(adminLanguage());
const PERCENT = new Intl.NumberFormat(adminLanguage(), {
  style: 'percent',
  maximumFractionDigits: 0,
});

/** '12', '<5' where all are hidden, '≥ 12' where some are. */
export function cellText({ known, someHidden }: Cell): string {
  if (!someHidden) return NUMBER.format(known);
  return known === 0 ? '<5' : `≥ ${NUMBER.format(known)}`;
}

/** The share of the visits that got to a step; '' where it would not be exact. */
export function shareText(part: Cell, of: Cell): string {
  if (part.someHidden || of.someHidden || of.known === 0) return '';
  return PERCENT.format(part.known / of.known);
}
