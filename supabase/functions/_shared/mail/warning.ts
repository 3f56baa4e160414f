import { answerDue, type Waiting, warningDue } from '../../../../src/site/answerClock.ts';
import { LOCALES } from '../../../../src/site/dateLocales.ts';
import { type Clock, dayOf, shortHourOf, weekdayAndDay } from '../../../../src/site/dates.ts';
import { factsOf, urgencyIn } from './alert.ts';
import { type Content, staffMail } from './body.ts';
import { calendarOf, type Claim, type EnquiryFacts, type Unplanned } from './outbox.ts';

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
  return staffMail(
    due > now
      ? `Por contestar antes de las ${time}${urgencyIn(enquiry)}`
      : `Fuera de plazo${urgencyIn(enquiry)}`,
    [
      due > now
        ? `Nadie ha contestado todavía esta consulta. El plazo termina el ${day} a las ${time}.`
        : `Nadie ha contestado todavía esta consulta. El plazo terminó el ${day} a las ${time}.`,
      ...factsOf(enquiry, siteUrl, now),
      'Cuenta como contestada al confirmar «Sí, queda contactada» o al cambiarle el estado. Este aviso no se repite.',
    ],
  );
}
