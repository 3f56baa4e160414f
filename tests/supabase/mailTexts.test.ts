import { describe, expect, it } from 'vitest';
import { CHANGED_FACTS } from '../support/firmFacts';
import { formatOfficeTimestamp } from '@/lib/admin/format';
import { LOCALES } from '@/site/dateLocales';
import { daysLater, weekdayAndDay } from '@/site/dates';
import { firm } from '@/site/firm';
import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { formatPhone } from '@/site/links';
import { pathOf } from '@/site/pages';
import { bodyOf } from '../../supabase/functions/_shared/mail/body';
import { compose } from '../../supabase/functions/_shared/mail/compose';
import type {
  Claim,
  ClaimedMail,
  EnquiryFacts,
} from '../../supabase/functions/_shared/mail/outbox';
import { TEXTS } from '../../supabase/functions/_shared/mail/texts';
import { ANOTHER } from '../support/languages';

const SITE = 'https://site.example';

/** A fortnight of August, from Monday to Friday. */
const AWAY = Array.from({ length: 12 }, (_day, index) => daysLater('2026-08-03', index));

const enquiry: EnquiryFacts = {
  id: '20000000-0000-4000-8000-000000000001',
  email: 'ana@client.example',
  language: 'fr',
  urgency: 'detained',
  channel: 'call',
  receivedAt: '2026-11-23T09:48:00Z',
};
const claim: Claim = {
  now: '2026-11-23T10:00:00Z',
  alertEmail: null,
  waiting: { new: 3, urgent: 1, flagged: 2, flaggedDeadlines: 0 },
  detentions: { count: 0, flagged: 0, first: [] },
  facts: null,
  office: { timeZone: 'Europe/Madrid', holidays: [] },
  unplanned: [],
  mails: [],
};
const mail: ClaimedMail = {
  id: 'a',
  attempt: 1,
  kind: 'alert',
  enquiry,
  credentials: null,
};

const written = (change: Partial<ClaimedMail>, facts: Partial<Claim> = {}) =>
  compose({ ...mail, ...change }, { ...claim, ...facts }, SITE);

/** Where the mails lead. */
const LIST = `${SITE}/config-blogmr/cuestionario`;

describe('an alert', () => {
  it('says urgency, language, age and where to open it, and nothing of the person', () => {
    const { to, subject, text, html } = written({});
    expect(to).toBe(firm.email);
    expect(subject).toBe('Consulta nueva: persona detenida');
    expect(text).toContain(
      'Urgencia: persona detenida\nIdioma: Français\nRecibida: hace 12 minutos',
    );
    expect(text).toContain(`${LIST}?id=${enquiry.id}`);
    expect(`${subject}${text}${html}`).not.toContain('ana@client.example');
  });

  it('goes to the address of the settings, of an absence, or that the firm has changed', () => {
    expect(written({}, { alertEmail: 'guardia@firm.example' }).to).toBe('guardia@firm.example');
    const office = { timeZone: 'Europe/Madrid', holidays: AWAY };
    const absenceEmail = 'suplente@firm.example';
    const onDay = (day: string) => written({}, { office, absenceEmail, now: `${day}T10:00:00Z` });
    expect(onDay('2026-08-05').to).toBe(absenceEmail);
    expect(onDay('2026-08-17').to).not.toBe(absenceEmail);
    const facts = CHANGED_FACTS;
    expect(written({}, { facts })).toMatchObject({ to: facts.email, replyTo: facts.email });
  });

  it('of documents goes to whom the enquiry is assigned', () => {
    const notice = { kind: 'documents', recipient: 'luz@firm.example' } as const;
    const { to, subject, text } = written(notice, { alertEmail: 'guardia@firm.example' });
    expect([to, subject]).toEqual(['luz@firm.example', 'Documentos recibidos: persona detenida']);
    expect(text).not.toContain('ana@client.example');
    const away = {
      office: { timeZone: 'Europe/Madrid', holidays: AWAY },
      now: '2026-08-05T10:00:00Z',
    };
    const absenceEmail = 'suplente@firm.example';
    expect(written(notice, { ...away, absenceEmail }).to).toBe(absenceEmail);
  });
});

it('the mail about all detentions says language, age and where to open each, or that all are open', () => {
  const first = [
    { id: enquiry.id, language: 'fr', receivedAt: enquiry.receivedAt, flagged: false },
    { id: 'b', language: ANOTHER, receivedAt: '2026-11-23T09:59:50Z', flagged: true },
  ];
  const told = (count: number, flagged: number, named = first) =>
    written({ kind: 'detained', enquiry: null }, { detentions: { count, flagged, first: named } });
  const { to, subject, text } = told(2, 1);
  expect(to).toBe(firm.email);
  expect(subject).toBe('Persona detenida: 2 consultas sin abrir');
  expect(text).toContain(`Français, recibida hace 12 minutos: ${LIST}?id=${enquiry.id}`);
  expect(text).toContain('recibida hace menos de un minuto, quizá automática: ');
  expect(text).toContain(`${LIST}?view=automatic&urgency=detained`);
  expect(text).not.toContain('state=new');
  expect(told(300, 290).text, 'more than it names').toContain(`${LIST}?state=new&urgency=detained`);
});

it('a warning says by when to answer, in the office’s time, or that it is too late, and nothing of the person', () => {
  const { subject, text, html } = written({ kind: 'warning' });
  expect(subject).toBe('Por contestar antes de las 11:18: persona detenida');
  expect(text).toContain('El plazo termina el lunes, 23 de noviembre a las 11:18.');
  expect(`${subject}${text}${html}`).not.toContain('ana@client.example');
  const late = written({ kind: 'warning' }, { now: '2026-11-23T10:19:00Z' });
  expect(late.subject).toBe('Fuera de plazo: persona detenida');
});

it('the mail after a change of credentials says what and when, in the office’s time, and what to do', () => {
  const at = '2026-11-23T09:48:00Z';
  const credentials = { email: 'luz@firm.example', change: 'password', at } as const;
  const { to, subject, text } = written({ kind: 'credentials', enquiry: null, credentials });
  expect(to).toBe('luz@firm.example');
  expect(subject).toBe(`Se ha cambiado su contraseña · ${firm.name}`);
  const time = formatOfficeTimestamp(at).slice(-5).replace(/^0/, '0?');
  expect(text).toMatch(new RegExp(`23 de noviembre de 2026 a las ${time}`));
  expect(text).toContain('Si no ha sido usted');
  expect(text).toContain(`${SITE}/admin-login`);
});

describe.each(LANGUAGES)('the confirmation in %s', (language) => {
  const confirmation = (change: Partial<EnquiryFacts> = {}, facts?: Partial<Claim>) =>
    written({ kind: 'confirmation', enquiry: { ...enquiry, language, ...change } }, facts);

  it('goes to the client, in their language and its direction, with name and telephones, and a text for each urgency and channel', () => {
    const { to, subject, text, html } = confirmation();
    expect(to).toBe('ana@client.example');
    expect(html).toContain(`<html lang="${language}" dir="${LANGUAGE_FACTS[language].dir}">`);
    for (const phone of firm.phones) {
      expect(text).toContain(formatPhone(phone));
      expect(html).toContain(`href="tel:${phone}"`);
    }
    expect(subject).toContain(firm.name);
    expect(html).toContain(`href="${SITE}${pathOf('privacy', language)}"`);
    const urgencies = ['normal', 'deadline', 'detained'] as const;
    const channels = ['call', 'email', 'chat', 'video'] as const;
    const texts = urgencies.flatMap((urgency) =>
      channels.map((channel) => confirmation({ urgency, channel }).text),
    );
    expect(new Set(texts).size).toBe(12);
    expect(texts.join()).not.toMatch(/undefined|\{\{|ana@/);
  });

  it('says until when the office is away', () => {
    const textOn = (now: string) =>
      confirmation(
        { urgency: 'normal' },
        { office: { timeZone: 'Europe/Madrid', holidays: AWAY }, now },
      ).text;
    const until = weekdayAndDay('2026-08-14', { locale: LOCALES[language] });
    expect(textOn('2026-08-05T10:00:00Z')).toContain(until);
    expect(textOn('2026-08-17T10:00:00Z')).not.toContain(until);
  });

  it('asks to call at once about a detention, or says who helps where the firm takes none', () => {
    const { read, channels, detained, refused, duty } = TEXTS[language].confirmation;
    expect(confirmation({ urgency: 'normal' }).text).toContain(read);
    const { text } = confirmation();
    expect(text).not.toContain(read);
    expect(text.indexOf(formatPhone(firm.phones[0]))).toBeLessThan(text.indexOf(channels.call));

    const { detention } = firm;
    const dutyPhone = '+34300000008';
    try {
      Object.assign(firm, { detention: { ...detention, takes: false, dutyPhone } });
      const other = confirmation().text;
      expect(other).toContain(refused);
      expect(other).toContain(formatPhone(dutyPhone));
      for (const said of [detained, ...firm.phones.map(formatPhone)])
        expect(other).not.toContain(said);
      Object.assign(firm, { detention: { ...detention, takes: false } });
      expect(confirmation().text).not.toContain(duty);
    } finally {
      Object.assign(firm, { detention });
    }
  });
});

it('the summary and the notice about flagged enquiries count them and link to them', () => {
  const summary = written({ kind: 'summary', enquiry: null });
  expect(summary.text).toContain('Sin contestar: 3 consultas, 1 consulta con urgencia.');

  const notice = written({ kind: 'flagged', enquiry: null });
  expect(notice.text).toContain(`${LIST}?view=automatic`);
  expect(notice.text).not.toContain('plazo');
  const waiting = { ...claim.waiting, flaggedDeadlines: 1 };
  const urgent = written({ kind: 'flagged', enquiry: null }, { waiting });
  expect(urgent.text).toContain('Con un plazo que vence: 1 consulta.');
});

it('no mail is composed about an erased enquiry, and one in an unknown language is in Spanish', () => {
  expect(() => written({ enquiry: null })).toThrow('no enquiry');
  const confirmation = (change: Partial<EnquiryFacts>) =>
    written({ kind: 'confirmation', enquiry: { ...enquiry, ...change } });
  expect(() => confirmation({ email: null })).toThrow('no address');
  const [unknown, source] = ['xx', SOURCE_LANGUAGE].map((language) => confirmation({ language }));
  expect(unknown?.text).toBe(source?.text);
});

it('a body escapes the values put into it', () => {
  const { html, text } = bodyOf(['<b>&', { href: 'https://a.example/?b="c"', label: '<i>' }], 'en');
  expect(html).toContain('<p>&lt;b&gt;&amp;</p>');
  expect(html).toContain('href="https://a.example/?b=&quot;c&quot;"');
  expect(html).not.toMatch(/<[bi]>/);
  expect(text).toBe('<b>&\n\n<i>: https://a.example/?b="c"\n');
});
