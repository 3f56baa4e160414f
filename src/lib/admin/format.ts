import { enGB } from 'date-fns/locale/en-GB';
import { es } from 'date-fns/locale/es';
import {
  type Clock,
  type Day,
  type Locale,
  dayOf,
  instantAt,
  isDay,
  numericDay,
  shortMoment,
  stampOf,
} from '@/site/dates';
import { firm } from '@/site/firm';
import { admin as t, adminLanguage, type AdminLanguage, adminWord } from '@/admin-texts';
import { type Language, LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import { recordOf } from '@/lib/recordOf';

const LOCALES: Record<AdminLanguage, Locale> = { es, en: enGB };

/** The office's clock, in the language of the admin area. */
export const OFFICE: Clock = { zone: firm.timeZone, locale: LOCALES[adminLanguage()] };

/** An instant in the office's time zone, as 'yyyy-MM-dd HH:mm'. */
export const formatOfficeTimestamp = (instant: Date | string) => stampOf(instant, OFFICE);

/** The calendar day of an instant in the office's time zone. */
export const toOfficeDay = (instant: Date | string): Day => dayOf(instant, OFFICE);

/** An instant in the office's time zone for display: '21 nov 2026, 09:05'. */
export const formatOfficeDateTime = (instant: Date | string) => shortMoment(instant, OFFICE);

/** The instant of a local time of the office: a day (its midnight) or 'yyyy-MM-ddTHH:mm'. */
export const parseOfficeTime = (local: string) => instantAt(local, OFFICE);

/** Whether a local time of the office has been reached: 'HH:mm', or '' for the beginning of the day. */
export const hasCome = (day: Day, time: string, now = new Date()) =>
  `${day} ${time.slice(0, 5) || '00:00'}` <= formatOfficeTimestamp(now);

/** A day for display: '21/11/2026'. */
export const formatDay = numericDay;

const NAMES = new Intl.DisplayNames(adminLanguage(), { type: 'language' });

/** A language's name within a sentence, which Spanish writes in lower case. */
export function languageName(language: Language): string {
  return NAMES.of(language) ?? language;
}

/** The same with a capital, for headings and labels. */
export function languageLabel(language: Language): string {
  const name = languageName(language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const LANGUAGE_OPTIONS = LANGUAGES.map((code) => [code, languageLabel(code)] as const);

/** What an element says of itself whose text is in a language. */
export const writtenIn = (language: Language) => ({
  lang: language,
  dir: LANGUAGE_FACTS[language].dir,
});

/** What a kind of mail of the outbox is called. */
export const mailName = (kind: string) => adminWord('admin', 'mails', kind) ?? kind;

/** Why a calendar of the firm cannot be read, for staff (supabase/functions/_shared/calendar). */
export const calendarProblem = (problem: string): string =>
  adminWord('admin', 'calendarProblems', problem) ?? t('calendarProblems.other', { problem });

/** The rights of the GDPR that are kept as requests. */
export const RIGHTS = recordOf(
  ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection', 'withdrawal'],
  (name) => t(`rights.${name}`),
);

/** A right's name within a sentence. */
export const rightName = (kind: string) =>
  (adminWord('admin', 'rights', kind) ?? kind).toLowerCase();

/** A wording that the enquiry form shows, by its code in the database. */
export const wordingName = (part: string) => adminWord('admin', 'wordings', part) ?? part;

/** For whom somebody asks who does not ask for themselves (LOPDGDD, arts. 3 and 12). */
export const ON_BEHALF = recordOf(['representative', 'guardian', 'heir'], (name) =>
  t(`onBehalf.${name}`),
);

export const OUTCOMES = recordOf(['granted', 'partly', 'refused'], (name) => t(`outcomes.${name}`));

/** A field of an enquiry within a sentence, by its column. */
export const correctedField = (column: string) =>
  (adminWord('admin', 'fields', column) ?? column).toLowerCase();

/** Describes an action 'rights' of the access log, such as 'access granted', without a full stop. */
export function rightsEvent(detail: string): string {
  const [change = '', ...reason] = detail.split(': ');
  const words = change.split(' ');
  const [first = '', second, day = ''] = words;
  const values = {
    right: rightName(first),
    fields: change
      .slice(first.length + 1)
      .split(', ')
      .map(correctedField)
      .join(', '),
    day: isDay(day) ? formatDay(day) : day,
    reason: reason.join(': '),
  };
  const codes = [first, `${first} ${second ?? ''}`, words.at(-1)];
  const known = codes.map((code) => adminWord('admin', 'rightsEvents', code, values));
  return known.find((text) => text !== undefined) ?? detail;
}
