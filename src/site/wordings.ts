import { firm, type Firm } from './firm.ts';
import { firmCountry } from './firmCountry.ts';
import type { Language } from './languages.ts';
import type { LiveFirm } from './firmFacts.ts';
import { formatPhone } from './links.ts';
import { PRIVACY_SECTIONS } from './legal.ts';
import { BACKUP_MONTHS, ENQUIRY_RETENTION_MONTHS } from './retention.ts';

/** What the notice says of the processors and the officer. */
type NoticeKey =
  | `privacy.${'processor' | 'processorAbroad' | 'officer' | 'noOfficer'}`
  | `privacy.tasks.${(typeof firm.processors)[number]['tasks'][number]}`
  | `privacy.safeguards.${NonNullable<(typeof firm.processors)[number]['safeguard']>}`;

type NoticeFirm = Pick<Firm, 'dataProtectionOfficer' | 'processors'>;

/** The texts of those keys, with placeholders filled. */
export type NoticeTexts = (key: NoticeKey, values?: Record<string, string>) => string;

/**
 * The facts that the notice states in sentences of its own: who handles data for the firm, and its
 * data protection officer.
 * @param isolate keeps a Latin word in its place in Arabic.
 */
export function noticeFacts(
  language: Language,
  t: NoticeTexts,
  isolate = (value: string) => value,
  { dataProtectionOfficer: officer, processors }: NoticeFirm = firm,
) {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const list = new Intl.ListFormat(language);
  return {
    officer: officer
      ? t('privacy.officer', {
          officerName: isolate(officer.name),
          officerEmail: isolate(officer.email),
        })
      : t('privacy.noOfficer'),
    processors: processors
      .map(({ name, tasks, country, safeguard }) =>
        t(safeguard ? 'privacy.processorAbroad' : 'privacy.processor', {
          name: isolate(name),
          country: countries.of(country) ?? country,
          tasks: list.format(tasks.map((task) => t(`privacy.tasks.${task}`))),
          safeguard: safeguard ? t(`privacy.safeguards.${safeguard}`) : '',
        }),
      )
      .join('\n'),
  };
}

/** Facts of the firm by their placeholders in what people read and agree to, as far as text has them. */
export const namedFacts = ({ address, phones, email }: LiveFirm) => ({
  legalName: firm.legalName,
  firm: firm.name,
  lawyer: firm.lawyers[0].name,
  taxId: firm.taxId,
  street: address.street,
  postalCode: address.postalCode,
  town: address.city,
  region: address.region,
  country: address.country,
  phone: formatPhone(phones[0] ?? ''),
  email,
  months: String(ENQUIRY_RETENTION_MONTHS),
  copyMonths: String(BACKUP_MONTHS),
  authority: firmCountry.supervisoryAuthority.name,
  authorityUrl: firmCountry.supervisoryAuthority.website,
});

/** What is read of a notice, in order; the database has its texts in another. */
const READ = [
  'privacy.title',
  'privacy.intro',
  ...PRIVACY_SECTIONS.flatMap((section) => [`${section}.heading`, `${section}.text`]),
];

/** A recorded wording as paragraphs to read, with the facts of the firm as they are today. */
export function shownWording(
  { part, language, text }: { part: string; language: string; text: string },
  live: LiveFirm,
): string {
  if (part !== 'notice') return filled(text, namedFacts(live));
  const texts = JSON.parse(text) as Record<string, string>;
  const own = noticeFacts(language as Language, (key, values) => filled(texts[key] ?? '', values));
  return filled(READ.flatMap((key) => texts[key] ?? []).join('\n\n'), {
    ...namedFacts(live),
    ...own,
  });
}

const filled = (text: string, values: Record<string, string> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** The notice of a translation file, flat, as it is recorded. */
export function recordedNotice(file: object): string {
  const texts = Object.fromEntries(flatTexts(file).filter(([key]) => key.startsWith('privacy.')));
  return JSON.stringify(texts);
}

/** The texts of a translation file by their path in it. */
export function flatTexts(group: object, path = ''): [key: string, text: string][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[path + key, value]]
      : flatTexts(value as object, `${path}${key}.`),
  );
}
