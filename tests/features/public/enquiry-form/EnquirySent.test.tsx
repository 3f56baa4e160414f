// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EnquirySent } from '@/features/public/enquiry-form/EnquirySent';
import { loadDates } from '@/i18n/dates';
import { LANGUAGES } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { ofTheSite } from '../../../support/languages';
import { answerRequests, renderInSite } from '../../../support/renderInSite';

// A component that waits for code stays empty where it is rendered within act().
beforeAll(() => Promise.all(LANGUAGES.map(loadDates)));
afterEach(() => {
  vi.useRealTimers();
});

it.each(
  ofTheSite({
    es: 'El despacho está cerrado hasta el viernes, 11 de diciembre inclusive.',
    en: 'The office is closed up to and including Friday 11 December.',
    fr: 'Le cabinet est fermé jusqu’au vendredi 11 décembre inclus.',
    de: 'Die Kanzlei ist bis einschließlich Freitag, 11. Dezember geschlossen.',
    ar: 'المكتب مغلق حتى نهاية يوم الجمعة، 11 ديسمبر.',
    zh: '本所休息至12月11日星期五（含当日）。',
    ru: 'Бюро закрыто, последний нерабочий день — пятница, 11 декабря.',
  }),
)('says in %s until when the office is closed', async (language, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-03T10:00:00Z') });
  const closed_days = Array.from(
    { length: 11 },
    (_, day) => `2026-12-${`${day + 1}`.padStart(2, '0')}`,
  );
  answerRequests(() => Response.json([{ closed_days }]));
  renderInSite(<EnquirySent channel="email" urgency="normal" />, pathOf('contact', language));
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});
