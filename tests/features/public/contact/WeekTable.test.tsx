// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { HoursSummary } from '@/features/public/contact/HoursPanel';
import { WeekTable } from '@/features/public/contact/WeekTable';
import { loadDates } from '@/i18n/dates';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { answerRequests, renderInSite } from '../../../support/renderInSite';
import { pathOf } from '@/site/pages';
import { ANOTHER, OTHER } from '../../../support/languages';

// A component that waits for code stays empty where it is rendered within act().
beforeAll(() => Promise.all(LANGUAGES.map(loadDates)));
afterEach(cleanup);

it.each([
  [pathOf('contact', SOURCE_LANGUAGE), /lunes/i, /domingo/i],
  [pathOf('contact', 'en'), /Sunday/, /Saturday/],
  [pathOf('contact', ANOTHER), /السبت/, /الجمعة/],
  [pathOf('contact', OTHER), /Montag/, /Sonntag/],
])("the week of %s begins on the language's first day", (path, first, last) => {
  answerRequests(() => Response.json([]));
  renderInSite(<WeekTable />, path);
  const days = screen.getAllByRole('rowheader');
  expect(days).toHaveLength(7);
  expect(days[0]).toHaveTextContent(first);
  expect(days[6]).toHaveTextContent(last);
});

it.each([
  ['/', 'De lunes a jueves', 'Viernes'],
  [pathOf('home', 'zh'), '星期一至星期四', '星期五'],
])('%s shows the hours of weekdays and Friday', (path, weekdays, friday) => {
  answerRequests(() => Response.json([]));
  renderInSite(<HoursSummary />, path);
  const names = screen.getAllByRole('term');
  expect(names.map(({ textContent }) => textContent)).toEqual([weekdays, friday]);
  const [first, second] = screen.getAllByRole('definition');
  expect(first).toHaveTextContent(/09:00–14:00\s*16:00–19:00/);
  expect(second).toHaveTextContent('09:00–14:30');
});
