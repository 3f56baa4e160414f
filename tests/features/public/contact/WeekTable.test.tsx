// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { WeekTable } from '@/features/public/contact/WeekTable';
import { loadDates } from '@/i18n/dates';
import { LANGUAGES } from '@/site/languages';
import { answerRequests, renderInSite } from '../../../support/renderInSite';
import { pathOf } from '@/site/pages';
import { ofTheSite } from '../../../support/languages';

// A component that waits for code stays empty where it is rendered within act().
beforeAll(() => Promise.all(LANGUAGES.map(loadDates)));

const SAMPLES: Record<string, [first: RegExp, last: RegExp]> = {
  es: [/lunes/i, /domingo/i],
  en: [/Sunday/, /Saturday/],
  ar: [/السبت/, /الجمعة/],
};

it.each(ofTheSite(SAMPLES))('the week in %s begins on its first day', (language, [first, last]) => {
  answerRequests(() => Response.json([]));
  renderInSite(<WeekTable />, pathOf('contact', language));
  const days = screen.getAllByRole('rowheader');
  expect(days).toHaveLength(7);
  expect(days[0]).toHaveTextContent(first);
  expect(days[6]).toHaveTextContent(last);
});
