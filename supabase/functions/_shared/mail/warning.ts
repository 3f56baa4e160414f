import {
  answerDue,
  type OfficeCalendar,
  type Waiting,
  warningDue,
} from '../../../../src/site/answerClock.ts';
import { LOCALES } from '../../../../src/site/dateLocales.ts';
import { type Clock, dayOf, shortHourOf, weekdayAndDay } from '../../../../src/site/dates.ts';
import { firmWith } from '../../../../src/site/firmFacts.ts';
import { type Content, factsOf, urgencyIn } from './alert.ts';
import { bodyOf } from './body.ts';
import type { Claim, EnquiryFacts, Unplanned } from './outbox.ts';
import { ADMIN_LANGUAGE } from '../../../../src/site/languages.ts';

const calendarOf = ({ office, facts }: Claim): OfficeCalendar => ({
  timeZone: office.timeZone,
  holidays: new Set(office.holidays),
  hours: firmWith(facts).openingHours,
});

const waitingOf = ({ urgency, receivedAt }: Unplanned): Waiting => ({
  urgency,
  createdAt: receivedAt,
});

/** When to warn of each new enquiry; never, if its answer is late by now. */
export function planOf(claim: Claim): Record<string, string> {
  const calendar = calendarOf(claim);
  const now = new Date(claim.now);
  return Object.fromEntries(
    claim.unplanned.map((enquiry) => {
      const waiting = waitingOf(enquiry);
      const isLate = answerDue(waiting, calendar) <= now;
      return [enquiry.id, isLate ? 'infinity' : warningDue(waiting, calendar).toISOString()];
    }),
  );
}

/** Tells the firm, before an answer is late, that it has not been given. */
export function warningOf(enquiry: EnquiryFacts, claim: Claim, siteUrl: string): Content {
  const calendar = calendarOf(claim);
  const due = answerDue(waitingOf(enquiry), calendar);
  const now = new Date(claim.now);
  const clock: Clock = { zone: calendar.timeZone, locale: LOCALES.es };
  const time = shortHourOf(due, clock);
  const day = weekdayAndDay(dayOf(due, clock), clock);
  return {
    subject:
      due > now
        ? `Por contestar antes de las ${time}${urgencyIn(enquiry)}`
        : `Fuera de plazo${urgencyIn(enquiry)}`,
    ...bodyOf(
      [
        due > now
          ? `Nadie ha contestado todavía esta consulta. El plazo termina el ${day} a las ${time}.`
          : `Nadie ha contestado todavía esta consulta. El plazo terminó el ${day} a las ${time}.`,
        ...factsOf(enquiry, siteUrl, now),
        'Cuenta como contestada al confirmar «Sí, queda contactada» o al cambiarle el estado. Este aviso no se repite.',
      ],
      ADMIN_LANGUAGE,
    ),
  };
}
