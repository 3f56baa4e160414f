import { firm } from '../../../../src/site/firm.ts';
import type { LiveFirm } from '../../../../src/site/firmFacts.ts';
import { type Language, SOURCE_LANGUAGE, isLanguage } from '../../../../src/site/languages.ts';
import { formatPhone, telUrl } from '../../../../src/site/links.ts';
import { pathOf } from '../../../../src/site/pages.ts';
import { absenceAt } from '../../../../src/site/absence.ts';
import { LOCALES } from '../../../../src/site/dateLocales.ts';
import { weekdayAndDay } from '../../../../src/site/dates.ts';
import { bodyOf, type Content } from './body.ts';
import { type Claim, calendarOf, type EnquiryFacts } from './outbox.ts';
import { TEXTS } from './texts.ts';

/**
 * Tells a client in their language that their enquiry has arrived. It repeats nothing of what they
 * wrote: mail passes through many hands, and the address may be somebody else's.
 */
export function confirmationOf(
  { language: code, urgency, channel }: EnquiryFacts,
  live: LiveFirm,
  claim: Claim,
  siteUrl: string,
): Content {
  const language = isLanguage(code) ? code : SOURCE_LANGUAGE;
  const texts = TEXTS[language].confirmation;
  const away = absenceAt(new Date(claim.now), calendarOf(claim));
  const until = away && weekdayAndDay(away.until, { locale: LOCALES[language] });
  const phones = live.phones.map(linkTo);
  const call = [urgency === 'normal' ? texts.urgent : texts[urgency], ...phones];
  const detained = firm.detention.takes ? call : refusalIn(texts);
  const answer = texts.channels[channel];
  // Chinese sentences follow each other without a space.
  const space = language === 'zh' ? '' : ' ';
  return {
    subject: texts.subject.replace('{{firm}}', firm.name),
    ...bodyOf(
      [
        texts.greeting,
        texts.received,
        // Somebody detained cannot wait for the next working day.
        ...(urgency === 'detained'
          ? [...detained, answer]
          : [
              ...(until ? [texts.absent.replace('{{day}}', until)] : []),
              `${texts.read}${space}${answer}`,
              ...call,
            ]),
        texts.discreet,
        `${texts.closing}\n${firm.name}`,
        { href: siteUrl + pathOf('privacy', language), label: texts.privacy },
      ],
      language,
    ),
  };
}

const linkTo = (phone: string) => ({ href: telUrl(phone), label: formatPhone(phone) });

/** What a firm says of a detention that takes none: whom to ask instead. */
function refusalIn({ refused, duty }: (typeof TEXTS)[Language]['confirmation']) {
  const { dutyPhone } = firm.detention;
  return [refused, ...(dutyPhone ? [duty, linkTo(dutyPhone)] : [])];
}
