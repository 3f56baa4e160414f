import { describe, expect, it } from 'vitest';
import { cellOf, cellText, type Outcome, shareText } from '@/features/admin/dashboard/outcomes';
import { OTHER } from '../../../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const outcome = (language: string, seen: number | null, opened: number | null): Outcome => ({
  page: 'service',
  language,
  seen,
  opened,
  sent: 0,
  booked: 0,
});

const ROWS = [
  outcome(OTHER, 40, 10),
  outcome(SOURCE_LANGUAGE, 60, null),
  outcome('fr', null, null),
];

describe('the figures of a kind of page', () => {
  it('are sums of what is shown, and say when others are hidden', () => {
    expect(cellOf(ROWS, 'service', 'seen')).toEqual({ known: 100, someHidden: true });
    expect(cellOf(ROWS.slice(0, 2), 'service', 'seen')).toEqual({ known: 100, someHidden: false });
    expect(cellOf(ROWS, 'blog', 'seen')).toEqual({ known: 0, someHidden: false });
  });

  it.each([
    [{ known: 0, someHidden: false }, '0'],
    [{ known: 12_345, someHidden: false }, '12.345'],
    [{ known: 0, someHidden: true }, '<5'],
    [{ known: 7, someHidden: true }, '≥ 7'],
  ])('are written %j as %s', (cell, text) => {
    expect(cellText(cell)).toBe(text);
  });

  it('have a share only where both numbers are exact', () => {
    const exact = (known: number) => ({ known, someHidden: false });
    expect(shareText(exact(10), exact(40))).toBe('25\u00a0%');
    expect(shareText(exact(0), exact(0))).toBe('');
    expect(shareText({ known: 10, someHidden: true }, exact(40))).toBe('');
    expect(shareText(exact(10), { known: 40, someHidden: true })).toBe('');
  });
});
