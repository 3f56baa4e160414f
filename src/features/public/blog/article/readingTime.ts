import { type Block, plainTextOf } from '@/lib/markdown/blocks';
import type { Language } from '@/site/languages';

/**
 * Characters without spaces that adults read in a minute. Source: Trauzettel-Klosinski and Dietz,
 * 'Standardized Assessment of Reading Performance: The New International Reading Speed Texts
 * IReST', Investigative Ophthalmology & Visual Science 53 (2012).
 */
const CHARACTERS_PER_MINUTE: Record<Language, number> = {
  es: 1025,
  en: 987,
  fr: 998,
  de: 920,
  ar: 612,
  zh: 255,
  ru: 986,
};

/** Minutes to read a post's text in a language, at least 1. */
export function readingMinutes(blocks: readonly Block[], language: Language): number {
  const { length } = plainTextOf(blocks).replace(/\s+/g, '');
  return Math.max(1, Math.round(length / CHARACTERS_PER_MINUTE[language]));
}
