import ical from 'ical-generator';
import { calendarFile } from '../../../../src/site/appointmentFile.ts';
import { clientUrl } from '../../../../src/site/clientLinks.ts';
import { LOCALES } from '../../../../src/site/dateLocales.ts';
import { isZone, longMoment, zoneName } from '../../../../src/site/dates.ts';
import { firm } from '../../../../src/site/firm.ts';
import { type LiveFirm, priceIn } from '../../../../src/site/firmFacts.ts';
import {
  ADMIN_LANGUAGE,
  SOURCE_LANGUAGE,
  isLanguage,
  type Language,
} from '../../../../src/site/languages.ts';
import { formatPhone, telUrl } from '../../../../src/site/links.ts';
import { pathOf } from '../../../../src/site/pages.ts';
import { type Block, bodyOf, type Content, enquiriesLink, staffMail } from './body.ts';
import type { AppointmentFacts, Claim } from './outbox.ts';
import { TEXTS } from './texts.ts';

/** Those that say when it takes place, and so have its file. */
const TAKES_PLACE = ['confirmed', 'moved', 'day', 'hour'];

/** What ends a sentence, and what is around a remark and after a colon. */
const [LATIN, CHINESE] = [
  { stop: '.', open: ' (', close: ')', space: ' ' },
  { stop: '。', open: '（', close: '）', space: '' },
];
const marksOf = (language: Language) => (language === 'zh' ? CHINESE : LATIN);

function whenIn(language: Language, startsAt: string, zone: string): string {
  const { open, close } = marksOf(language);
  const moment = longMoment(startsAt, { zone, locale: LOCALES[language] });
  return moment + open + zoneName(new Date(startsAt), zone, language, 'long') + close;
}

/** Tells a client of their appointment, in their language and zone, and nothing of the matter. */
export function appointmentMailOf(
  facts: AppointmentFacts,
  live: LiveFirm,
  { office }: Claim,
  siteUrl: string,
): Content {
  const { phones, email } = live;
  const { event, kind, room, word, token = '', startsAt, endsAt, timeZone } = facts;
  const language = isLanguage(facts.language) ? facts.language : SOURCE_LANGUAGE;
  const { appointment: texts, confirmation: general } = TEXTS[language];
  const cost = event === 'pending' || event === 'confirmed' ? priceIn(live, language) : undefined;
  const { stop, space } = marksOf(language);
  const takesPlace = TAKES_PLACE.includes(event);
  // The database knows more zones than Intl, as 'XYZ-3'.
  const zone = isZone(timeZone) ? timeZone : office.timeZone;
  const own = whenIn(language, startsAt, zone);
  const there = whenIn(language, startsAt, office.timeZone);
  const blocks: Block[] = [
    general.greeting,
    texts.events[event] + stop,
    `${texts.kinds[kind]}\n${own}${own === there ? '' : `\n${texts.office}${space}${there}`}`,
    ...(cost ? [texts.price + space + cost.price] : []),
    ...(word ? [word] : []),
    ...(takesPlace && room ? [{ href: room, label: texts.room }] : []),
    {
      href: clientUrl(siteUrl, language, 'appointment', token),
      label: takesPlace || event === 'pending' ? texts.manage : texts.again,
    },
    general.urgent,
    ...phones.map((phone) => ({ href: telUrl(phone), label: formatPhone(phone) })),
    `${general.closing}\n${firm.name}`,
    { href: siteUrl + pathOf('privacy', language), label: general.privacy },
  ];
  const isOver = event === 'cancelled';
  return {
    subject: `${texts.events[event]} · ${firm.name}`,
    ...bodyOf(blocks, language),
    ...((takesPlace || isOver) && {
      calendar: calendarFile(ical, {
        id: facts.id,
        sequence: facts.sequence,
        start: new Date(startsAt),
        end: new Date(endsAt),
        summary: `${texts.kinds[kind]} · ${firm.name}`,
        location: room ?? undefined,
        attendee: facts.email ?? '',
        replyTo: email,
        isCancelled: isOver,
      }),
    }),
  };
}

const CHANGES: Partial<Record<AppointmentFacts['event'], string>> = {
  moved: 'Un cliente ha cambiado la hora de su cita',
  cancelled: 'Un cliente ha anulado su cita',
  lapsed: 'Una cita sin confirmar ha dejado libre su hora',
};

/** Tells the firm what has become of an appointment without it, and nothing of the person. */
export function agendaMailOf(facts: AppointmentFacts, { office }: Claim, siteUrl: string): Content {
  const change = CHANGES[facts.event] ?? '';
  return staffMail(change, [
    `${change}.`,
    `${TEXTS[ADMIN_LANGUAGE].appointment.kinds[facts.kind]}\n${whenIn(ADMIN_LANGUAGE, facts.startsAt, office.timeZone)}`,
    enquiriesLink(siteUrl, { id: facts.surveyId }, 'Abrir la consulta'),
  ]);
}
