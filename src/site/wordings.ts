import { firm } from './firm.ts';
import { firmCountry } from './firmCountry.ts';
import type { LiveFirm } from './firmFacts.ts';
import { formatPhone } from './links.ts';
import { PRIVACY_SECTIONS } from './legal.ts';
import { ENQUIRY_RETENTION_MONTHS } from './retention.ts';

/** Facts of the firm by their placeholders in what people read and agree to, as far as text has them. */
const facts = ({ address, phones, email }: LiveFirm): Record<string, string> => ({
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
  authority: firmCountry.supervisoryAuthority.name,
  authorityUrl: firmCountry.supervisoryAuthority.website,
  processors: firm.processors.map(({ name, country }) => `- ${name} (${country})`).join('\n'),
});

/** What is read of a notice, in order; the database has its texts in another. */
const READ = [
  'privacy.title',
  'privacy.intro',
  ...PRIVACY_SECTIONS.flatMap((section) => [`${section}.heading`, `${section}.text`]),
];

/** A recorded wording as paragraphs to read, with the facts of the firm as they are today. */
export function shownWording(part: string, recorded: string, live: LiveFirm): string {
  const known = facts(live);
  const texts = part === 'notice' ? (JSON.parse(recorded) as Record<string, string>) : undefined;
  const text = texts ? READ.flatMap((key) => texts[key] ?? []).join('\n\n') : recorded;
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => known[name] ?? placeholder);
}

/** The notice of a translation file, flat, as it is recorded. */
export function recordedNotice(file: object): string {
  const texts = Object.fromEntries(flat(file).filter(([key]) => key.startsWith('privacy.')));
  return JSON.stringify(texts);
}

function flat(group: object, path = ''): [key: string, text: string][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value as object, `${path}${key}.`),
  );
}
