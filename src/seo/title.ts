import { firm } from '@/site/firm';

/** The width of a title in search results, in columns of a Latin letter. */
const RESULT_COLUMNS = 60;

/** The width of a text in columns: Chinese characters and punctuation take two. */
export function columnsOf(text: string): number {
  return Array.from(text).reduce(
    (sum, character) =>
      sum + (/[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u.test(character) ? 2 : 1),
    0,
  );
}

/** A title followed by the firm's name, or alone if both do not fit. */
export function titleWithFirm(title: string): string {
  const full = `${title} | ${firm.name}`;
  return columnsOf(full) <= RESULT_COLUMNS ? full : title;
}
