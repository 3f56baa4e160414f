// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { EnquirySent } from '@/features/public/enquiry-form/EnquirySent';
import { loadDates } from '@/i18n/dates';
import { daysLater } from '@/site/dates';
import { LANGUAGES } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { ofTheSite } from '../../../support/languages';
import { answerRequests, renderInSite } from '../../../support/renderInSite';

// A component that waits for code stays empty where it is rendered within act().
beforeAll(() => Promise.all(LANGUAGES.map(loadDates)));

it.each(
  ofTheSite({
    es: 'El despacho está cerrado hasta el viernes, 11 de diciembre inclusive.',
    ar: 'المكتب مغلق حتى نهاية يوم الجمعة، 11 ديسمبر.',
  }),
)('says in %s until when the office is closed', async (language, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-03T10:00:00Z') });
  const closed_days = Array.from({ length: 11 }, (_, ahead) => daysLater('2026-12-01', ahead));
  answerRequests(() => Response.json([{ closed_days }]));
  renderInSite(<EnquirySent channel="email" urgency="normal" />, pathOf('contact', language));
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});
