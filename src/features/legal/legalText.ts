import type { LegalTextId } from '@/site/legal';

/** A legal text as data: no markup in it, identity only from `firm`. Spanish (SPEC 2.15). */
export interface LegalText {
  title: string;
  /** What it says in two sentences. */
  intro: string;
  sections: LegalSection[];
}

export interface LegalSection {
  heading: string;
  /** Paragraphs; a list where one is an array. */
  body: (string | string[])[];
}

/** The texts arrive when they are opened. */
export const LEGAL_TEXTS: Record<LegalTextId, () => Promise<LegalText>> = {
  'data-protection': async () => (await import('./dataProtection')).dataProtection,
  cookies: async () => (await import('./cookies')).cookies,
  notice: async () => (await import('./notice')).notice,
};
