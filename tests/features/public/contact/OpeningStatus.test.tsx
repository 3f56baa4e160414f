// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { officeState } from '@/features/public/contact/openingHours';
import { OpeningStatus } from '@/features/public/contact/OpeningStatus';
import { loadDates } from '@/i18n/dates';
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

it.each([
  ['open', -60_000],
  ['closed', 60_000],
] as const)('the office is %s when it is', (state, fromClosing) => {
  const until = officeState(MONDAY, calendar).openUntil as Date;
  vi.useFakeTimers({ now: until.getTime() + fromClosing, toFake: ['Date'] });
  const { container } = renderInSite(<OpeningStatus />, pathOf('contact', SOURCE_LANGUAGE));
  const text = textsOf(SOURCE_LANGUAGE, 'contact').hours[state];
  expect(container).toHaveTextContent(text.replace('{{time}}', timeIn(firm.timeZone, until)));
});

it('the next opening is in the office’s time and in the visitor’s', () => {
  const zone = 'Asia/Riyadh';
  vi.useFakeTimers({ now: SATURDAY, toFake: ['Date'] });
  const options = Intl.DateTimeFormat().resolvedOptions();
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  asked.mockReturnValue({ ...options, timeZone: zone });
  renderInSite(<OpeningStatus />, pathOf('contact', ANOTHER));
  const { nextOpening } = officeState(SATURDAY, calendar);
  const shown = document.body.textContent.match(/\d\d:\d\d/g);
  expect(shown).toEqual([firm.timeZone, zone].map((one) => timeIn(one, nextOpening)));
});
