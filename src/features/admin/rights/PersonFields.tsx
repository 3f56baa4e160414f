import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  correctedField,
  formatDay,
  formatOfficeDateTime,
  languageLabel,
  wordingName,
} from '@/lib/admin/format';
import { adminWord, enquiries as e, rights as t } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { adminPath } from '@/site/adminPaths';
import { isLanguage } from '@/site/languages';
import { CATEGORY_OF_SERVICE } from '@/site/services';
import { FactList } from '@/ui/admin/page';
import { shownWording } from '@/site/wordings';
import type { PersonRecord } from './queries';
import { fieldName } from './request';

type Fields = Record<string, unknown>;
type Wording = Record<'hash' | 'part' | 'language' | 'text', string>;

/** The order of the fields, also within a line of a list; those that are new come last. */
const ORDER = [
  ...['at', 'starts_at', 'name', 'role', 'email', 'phone', 'contact', 'language', 'practice_area'],
  ...['urgency', 'channel', 'source', 'kind', 'status', 'word', 'opposing_party', 'message'],
  ...['testimonial', 'received_on', 'on_behalf', 'identity', 'extension', 'extended_on', 'due_on'],
  ...['answered_on', 'outcome', 'answer', 'consent_at', 'consent_date', 'consent_text', 'wordings'],
  ...['consent_via', 'active', 'withdrawn_at', 'via', 'action', 'field', 'after', 'subject'],
  ...['body', 'appointments', 'answers', 'replies', 'documents', 'corrections', 'seen'],
  ...['limited_on', 'limited_reason'],
];

/** What another field or the title says, or only concerns how it is stored. */
const HIDDEN = [
  ...['id', 'consent', 'consent_language', 'consent_version', 'special_consent', 'origin'],
  ...['special_consent_withdrawn_on', 'appointment_at', 'answered_at', 'answered_via', 'ends_at'],
  ...['size', 'type', 'reason', 'updated_at'],
];

const AREAS: Record<string, string> = { ...CATEGORY_OF_SERVICE, other: e('areas.other') };

/** The words for the codes of a field. */
const WORDS: Record<string, (code: string) => string | undefined> = {
  language: (code) => (isLanguage(code) ? languageLabel(code) : undefined),
  practice_area: (code) => AREAS[code],
  urgency: (code) => adminWord('enquiries', 'urgencies', code),
  channel: (code) =>
    adminWord('enquiries', 'channels', code) ?? adminWord('rights', 'channels', code),
  source: (code) => adminWord('enquiries', 'sources', code),
  status: (code) =>
    adminWord('enquiries', 'statuses', code) ?? adminWord('agenda', 'statuses', code),
  kind: (code) => adminWord('admin', 'rights', code) ?? adminWord('agenda', 'kinds', code),
  on_behalf: (code) => adminWord('admin', 'onBehalf', code),
  outcome: (code) => adminWord('admin', 'outcomes', code),
  via: (code) => {
    const [channel = '', ...template] = code.split(' ');
    return [adminWord('rights', 'via', channel) ?? channel, ...template].join(' ');
  },
  action: (code) => adminWord('rights', 'seen', code),
  consent_via: (code) => adminWord('rights', 'via', code),
  field: (column) => `${correctedField(column)}:`,
};

/** The fields that have a value, in their order. */
function valuesOf(fields: Fields): [name: string, value: unknown][] {
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return Object.entries(fields)
    .filter(([name, value]) => !HIDDEN.includes(name) && textOf(name, value) !== '')
    .sort(([a], [b]) => rank(a) - rank(b));
}

/** A value in words: by the name of its field, else by its form. */
function textOf(name: string, value: unknown): string {
  if (value === null) return name === 'after' ? t('nothing') : '';
  if (typeof value === 'boolean') return t(value ? 'records.yes' : 'records.no');
  if (Array.isArray(value)) return value.map((item) => textOf(name, item)).join('\n');
  if (typeof value === 'object') {
    const texts = valuesOf(value as Fields).map((field) => textOf(...field));
    return texts.reduce((line, text) => {
      if (!line) return text;
      if (text.includes('\n')) return `${line}\n${text}`;
      return line + (line.endsWith(':') ? ' ' : ', ') + text;
    }, '');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return formatOfficeDateTime(text);
  return WORDS[name]?.(text) ?? text;
}

/** All that the database gives of a record, each field with its name in words. */
export function PersonFields({ list, record }: { list: string; record: PersonRecord }) {
  const facts: Record<string, ReactNode> = {};
  for (const [name, value] of valuesOf(record)) {
    const label = fieldName(list, name);
    facts[label] = (
      <div className="whitespace-pre-line" dir="auto">
        {facts[label]}
        {name === 'consent_at' && consentText(record)}
        {name === 'wordings' && <Wordings wordings={value as Wording[]} />}
        {!['consent_at', 'wordings'].includes(name) && textOf(name, value)}
        {name === 'documents' && (
          <Link
            to={adminPath('enquiries', { id: record.id })}
            className="block underline print:hidden"
          >
            {t('records.saveDocuments')}
          </Link>
        )}
      </div>
    );
  }
  return <FactList className="mt-2 gap-y-2" facts={facts} />;
}

/** What an enquiry consented to, in one sentence. */
function consentText({ consent_at, consent_version, ...consent }: Fields): string {
  const { special_consent: special, special_consent_withdrawn_on: withdrawn } = consent;
  const given = { moment: textOf('', consent_at), version: String(consent_version) };
  const texts = [
    consent_version ? t('records.consentGiven', given) : t('records.enteredByFirm'),
    special !== null && `; ${t(special ? 'records.specialYes' : 'records.specialNo')}`,
    withdrawn && `, ${t('records.consentWithdrawn', { day: textOf('', withdrawn) })}`,
  ];
  return texts.filter(Boolean).join('');
}

function Wordings({ wordings }: { wordings: readonly Wording[] }) {
  const firm = useFirm();
  return wordings.map((wording) => (
    <details key={wording.hash} className="print:[&>*]:block">
      <summary className="cursor-pointer">{wordingName(wording.part)}</summary>
      <p lang={wording.language} dir="auto">
        {shownWording(wording, firm)}
      </p>
    </details>
  ));
}
