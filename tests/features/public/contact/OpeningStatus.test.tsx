// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { officeState } from '@/features/public/contact/openingHours';
import { OpeningStatus } from '@/features/public/contact/OpeningStatus';
import { loadDates } from '@/i18n/dates';
import { daysLater } from '@/site/dates';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { textsOf } from '../../../../e2e/support/texts';
import { ANOTHER } from '../../../support/languages';
import { answerRequests, renderInSite } from '../../../support/renderInSite';

const calendar = {
  timeZone: firm.timeZone,
  hours: firm.openingHours,
  holidays: new Set<never>(),
};
/** A Monday on which the office is open, and the Saturday before. */
const [MONDAY, SATURDAY] = [new Date('2026-01-12T10:00:00Z'), new Date('2026-01-10T11:00:00Z')];
const timeIn = (zone: string, instant?: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(instant);

beforeEach(async () => {
  await Promise.all([SOURCE_LANGUAGE, ANOTHER].map(loadDates));
  answerRequests(() => Response.json([]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("'open' changes to 'closed' on the minute, without a reload", () => {
  const { hours } = textsOf(SOURCE_LANGUAGE, 'contact');
  const until = officeState(MONDAY, calendar).openUntil as Date;
  vi.useFakeTimers({ now: until.getTime() - 90_000 });
  const { container } = renderInSite(<OpeningStatus />, pathOf('contact', SOURCE_LANGUAGE));
  const open = hours.open.replace('{{time}}', timeIn(firm.timeZone, until));
  expect(container).toHaveTextContent(open);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(container).toHaveTextContent(open);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(container).not.toHaveTextContent(open);
  expect(screen.getByText(hours.closed)).toBeVisible();
});

it('the next opening is in the office’s time and in the visitor’s, from left to right', () => {
  const zone = 'Asia/Riyadh';
  vi.useFakeTimers({ now: SATURDAY, toFake: ['Date'] });
  const options = Intl.DateTimeFormat().resolvedOptions();
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  asked.mockReturnValue({ ...options, timeZone: zone });
  renderInSite(<OpeningStatus />, pathOf('contact', ANOTHER));
  const { nextOpening } = officeState(SATURDAY, calendar);
  const times = [...document.querySelectorAll('bdi')].map(({ dir, textContent }) => [
    dir,
    textContent,
  ]);
  expect(times).toEqual([firm.timeZone, zone].map((one) => ['ltr', timeIn(one, nextOpening)]));
});

it('a fortnight of holidays is announced before, and the office is absent from the weekend on', async () => {
  const days = Array.from({ length: 14 }, (_, ahead) => daysLater('2026-01-10', ahead));
  answerRequests(({ url }) =>
    Response.json(url.includes('/firm_facts') ? [{ closed_days: days }] : []),
  );
  const { hours } = textsOf(SOURCE_LANGUAGE, 'contact');
  const [absent = '', away = ''] = [hours.absent, hours.away].map((text) => text.split('{{')[0]);
  const { openUntil } = officeState(new Date('2026-01-09T10:00:00Z'), calendar);
  for (const [now, text] of [
    [new Date((openUntil as Date).getTime() - 60_000), away],
    [SATURDAY, absent],
  ] as const) {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    renderInSite(<OpeningStatus />, pathOf('contact', SOURCE_LANGUAGE));
    expect(await screen.findByText((shown) => shown.startsWith(text))).toBeVisible();
    cleanup();
  }
});
