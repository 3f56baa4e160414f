import type { Enums } from '@/lib/database.types';
import { firm } from '@/site/firm';
import { type Language, ADMIN_LANGUAGE } from '@/site/languages';
import { lawyerPathOf, pathOf } from '@/site/pages';

/** The periods for which the database tells what visits led to, in days. */
export type Period = 30 | 365;

export type PageKind = Enums<'page_kind'>;

export const STEPS = ['seen', 'opened', 'sent', 'booked'] as const;
export type Step = (typeof STEPS)[number];

/** Visits that saw a kind of page in a language; null for one to four, which the database hides. */
export interface Outcome extends Record<Step, number | null> {
  page: PageKind;
  language: string;
}

/** Kinds of pages, with where they are on the site. */
const KINDS: Record<PageKind, { label: string; pathIn: (language: Language) => string }> = {
  home: { label: 'Inicio', pathIn: (language) => pathOf('home', language) },
  service: {
    label: 'Áreas de práctica',
    pathIn: (language) => `${pathOf('home', language)}#services`,
  },
  blog: { label: 'Blog', pathIn: (language) => pathOf('blog', language) },
  post: { label: 'Entradas', pathIn: (language) => pathOf('blog', language) },
  testimonials: { label: 'Opiniones', pathIn: (language) => pathOf('testimonials', language) },
  glossary: { label: 'Glosario', pathIn: (language) => pathOf('glossary', language) },
  lawyer: { label: 'Abogados', pathIn: (language) => lawyerPathOf(firm.lawyers[0].id, language) },
  contact: { label: 'Contacto', pathIn: (language) => pathOf('contact', language) },
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
  const found = outcomes.filter((outcome) => outcome.page === page);
  return {
    known: found.reduce((sum, outcome) => sum + (outcome[step] ?? 0), 0),
    someHidden: found.some((outcome) => outcome[step] === null),
  };
}

const NUMBER = new Intl.NumberFormat(ADMIN_LANGUAGE);
const PERCENT = new Intl.NumberFormat(ADMIN_LANGUAGE, {
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
