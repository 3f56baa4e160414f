import { afterEach, describe, expect, it } from 'vitest';
import { CHANGED_FACTS } from '../support/firmFacts';
import { formatOfficeTimestamp } from '@/lib/admin/officeTime';
import { LOCALES } from '@/site/dateLocales';
import { daysLater, weekdayAndDay } from '@/site/dates';
import { firm } from '@/site/firm';
import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { formatPhone } from '@/site/links';
import { pathOf } from '@/site/pages';
import { bodyOf } from '../../supabase/functions/_shared/mail/body';
import { CONFIRMATION } from '../../supabase/functions/_shared/mail/confirmationTexts';
import { compose } from '../../supabase/functions/_shared/mail/compose';
import type {
  Claim,
  ClaimedMail,
  EnquiryFacts,
} from '../../supabase/functions/_shared/mail/outbox';
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

describe('an alert', () => {
  it('says urgency, language, age and where to open it, and nothing of the person', () => {
    const { to, subject, text, html } = written({});
    expect(to).toBe(firm.email);
    expect(subject).toBe('Consulta nueva: persona detenida');
    expect(text).toContain(
      'Urgencia: persona detenida\nIdioma: Français\nRecibida: hace 12 minutos',
    );
    expect(text).toContain(`${SITE}/config-blogmr/cuestionario?id=${enquiry.id}`);
    expect(`${subject}${text}${html}`).not.toContain('ana@client.example');
  });

  it('goes to the address of the settings', () => {
    expect(written({}, { alertEmail: 'guardia@firm.example' }).to).toBe('guardia@firm.example');
    const office = { timeZone: 'Europe/Madrid', holidays: AWAY };
    const away = { office, now: '2026-08-05T10:00:00Z', alertEmail: 'guardia@firm.example' };
    expect(written({}, away).to).toBe('guardia@firm.example');
    const absenceEmail = 'suplente@firm.example';
    expect(written({}, { ...away, absenceEmail }).to).toBe(absenceEmail);
    expect(written({}, { ...away, absenceEmail, now: '2026-08-17T10:00:00Z' }).to).not.toBe(
      absenceEmail,
    );
  });

  it('of documents goes to whom the enquiry is assigned, and says nothing of the person', () => {
    const notice = { kind: 'documents', recipient: 'luz@firm.example' } as const;
    const { to, subject, text, html } = written(notice, { alertEmail: 'guardia@firm.example' });
    expect([to, subject]).toEqual(['luz@firm.example', 'Documentos recibidos: persona detenida']);
    expect(text).toContain(`${SITE}/config-blogmr/cuestionario?id=${enquiry.id}`);
    expect(`${subject}${text}${html}`).not.toContain('ana@client.example');
    expect(written({ ...notice, recipient: null }).to).toBe(firm.email);
  });

  it('goes to the address that the firm has changed, and is answered there', () => {
    const facts = CHANGED_FACTS;
    expect(written({}, { facts })).toMatchObject({ to: facts.email, replyTo: facts.email });
    expect(written({}, { facts, alertEmail: 'guardia@firm.example' }).replyTo).toBe(facts.email);
  });

  it.each([
    ['2026-11-23T09:59:40Z', 'hace menos de un minuto'],
    ['2026-11-23T09:59:00Z', 'hace 1 minuto'],
    ['2026-11-23T07:30:00Z', 'hace 2 horas'],
    ['2026-11-20T09:00:00Z', 'hace 3 días'],
  ])('states the age of an enquiry received at %s: %s', (receivedAt, age) => {
    expect(written({ enquiry: { ...enquiry, receivedAt } }).text).toContain(age);
  });
});

describe('the mail about all detentions', () => {
  const first = [
    { id: enquiry.id, language: 'fr', receivedAt: enquiry.receivedAt, flagged: false },
    { id: 'b', language: ANOTHER, receivedAt: '2026-11-23T09:59:50Z', flagged: true },
  ];
  const told = (detentions: Claim['detentions']) =>
    written({ kind: 'detained', enquiry: null }, { detentions });

  it('says language, age and where to open each, and where those set apart are', () => {
    const { to, subject, text } = told({ count: 2, flagged: 1, first });
    expect(to).toBe(firm.email);
    expect(subject).toBe('Persona detenida: 2 consultas sin abrir');
    expect(text).toContain(
      `Français, recibida hace 12 minutos: ${SITE}/config-blogmr/cuestionario?id=${enquiry.id}`,
    );
    expect(text).toContain('recibida hace menos de un minuto, quizá automática: ');
    expect(text).toContain(`${SITE}/config-blogmr/cuestionario?view=automatic&urgency=detained`);
    expect(text).not.toContain('state=new');
  });

  it('links to the list when there are more than it names', () => {
    const { subject, text } = told({ count: 300, flagged: 290, first });
    expect(subject).toBe('Persona detenida: 300 consultas sin abrir');
    expect(text).toContain(`${SITE}/config-blogmr/cuestionario?state=new&urgency=detained`);
  });

  it('says so when all have been opened since it was queued', () => {
    expect(told({ count: 0, flagged: 0, first: [] }).subject).toBe(
      'Persona detenida: ninguna consulta sin abrir',
    );
  });
});

describe('a warning', () => {
  const warning = (change: Partial<EnquiryFacts>, facts: Partial<Claim> = {}) =>
    written({ kind: 'warning', enquiry: { ...enquiry, ...change } }, facts);

  it('says by when to answer, in the office’s time, and nothing of the person', () => {
    const { to, subject, text, html } = warning({});
    expect(to).toBe(firm.email);
    expect(subject).toBe('Por contestar antes de las 11:18: persona detenida');
    expect(text).toContain('El plazo termina el lunes, 23 de noviembre a las 11:18.');
    expect(text).toContain(`${SITE}/config-blogmr/cuestionario?id=${enquiry.id}`);
    expect(`${subject}${text}${html}`).not.toContain('ana@client.example');
  });

  it('says what counts as an answer: what the lawyer confirms, not a pressed button', () => {
    const { text } = warning({});
    expect(text).toContain('al confirmar «Sí, queda contactada» o al cambiarle el estado');
    expect(text).not.toContain('al pulsar');
  });

  it('says so if it comes too late', () => {
    const { subject, text } = warning({}, { now: '2026-11-23T10:19:00Z' });
    expect(subject).toBe('Fuera de plazo: persona detenida');
    expect(text).toContain('El plazo terminó el lunes');
  });

  it('respects the holidays of the settings and the hours that the firm has changed', () => {
    const holidays = ['2026-11-24', '2026-11-25'];
    const office = { timeZone: 'Europe/Madrid', holidays };
    const { subject, text } = warning({ urgency: 'normal' }, { office, facts: CHANGED_FACTS });
    // Open on Tuesdays and Saturdays.
    expect(subject).toBe('Por contestar antes de las 12:00');
    expect(text).toContain('sábado, 28 de noviembre');
  });
});

describe('the mail after a change of credentials', () => {
  const mailAbout = (change: 'password' | 'email') =>
    written({
      kind: 'credentials',
      enquiry: null,
      credentials: { email: 'luz@firm.example', change, at: '2026-11-23T09:48:00Z' },
    });

  it('says what has changed and when, in the office’s time, and what to do', () => {
    const { to, subject, text } = mailAbout('password');
    expect(to).toBe('luz@firm.example');
    expect(subject).toBe(`Se ha cambiado su contraseña · ${firm.name}`);
    const at = formatOfficeTimestamp('2026-11-23T09:48:00Z').slice(-5).replace(/^0/, '0?');
    expect(text).toMatch(new RegExp(`23 de noviembre de 2026 a las ${at}`));
    expect(text).toContain('Si no ha sido usted');
    expect(text).toContain(`${SITE}/admin-login`);
  });

  it('names a new address', () => {
    expect(mailAbout('email').subject).toMatch(/^Se ha cambiado el correo/);
  });
});

it.each(LANGUAGES)('the confirmation in %s says until when the office is away', (language) => {
  const textOn = (now: string) =>
    written(
      { kind: 'confirmation', enquiry: { ...enquiry, language, urgency: 'normal' } },
      { office: { timeZone: 'Europe/Madrid', holidays: AWAY }, now },
    ).text;
  const until = weekdayAndDay('2026-08-14', { locale: LOCALES[language] });
  expect(textOn('2026-08-05T10:00:00Z')).toContain(until);
  expect(textOn('2026-08-05T10:00:00Z')).not.toContain('{{');
  expect(textOn('2026-08-17T10:00:00Z')).not.toContain(until);
});

describe.each(LANGUAGES)('the confirmation in %s', (language) => {
  const confirmation = (change: Partial<EnquiryFacts> = {}) =>
    written({ kind: 'confirmation', enquiry: { ...enquiry, language, ...change } });

  it('goes to the client, in their language and its direction', () => {
    const { to, html } = confirmation();
    expect(to).toBe('ana@client.example');
    expect(html).toContain(`<html lang="${language}" dir="${LANGUAGE_FACTS[language].dir}">`);
  });

  it('has the firm’s name and telephones, and a text of its own for each urgency and channel', () => {
    const { subject, text, html } = confirmation();
    for (const phone of firm.phones) {
      expect(text).toContain(formatPhone(phone));
      expect(html).toContain(`href="tel:${phone}"`);
    }
    expect(subject).toContain(firm.name);
    expect(text).toContain(firm.name);
    expect(html).toContain(`href="${SITE}${pathOf('privacy', language)}"`);
    const urgencies = ['normal', 'deadline', 'detained'] as const;
    const channels = ['call', 'email', 'chat', 'video'] as const;
    const texts = urgencies.flatMap((urgency) =>
      channels.map((channel) => confirmation({ urgency, channel }).text),
    );
    expect(new Set(texts).size).toBe(12);
    expect(texts.join()).not.toMatch(/undefined|\{\{|ana@/);
  });
});

it.each(LANGUAGES)('the confirmation in %s asks to call at once about a detention', (language) => {
  const text = (urgency: EnquiryFacts['urgency']) =>
    written({ kind: 'confirmation', enquiry: { ...enquiry, language, urgency } }).text;
  const { read, channels } = CONFIRMATION[language];
  expect(text('normal')).toContain(read);
  expect(text('detained')).not.toContain(read);
  const phone = formatPhone(firm.phones[0]);
  expect(text('detained').indexOf(phone)).toBeLessThan(text('detained').indexOf(channels.call));
});

describe('the confirmation about a detention, of a firm that takes none', () => {
  const { detention } = firm;
  afterEach(() => void Object.assign(firm, { detention }));

  it.each(LANGUAGES)('in %s asks nobody to call it, and says who helps', (language) => {
    const dutyPhone = '+34300000008';
    Object.assign(firm, { detention: { ...detention, takes: false, dutyPhone } });
    const { text } = written({ kind: 'confirmation', enquiry: { ...enquiry, language } });
    const { detained, refused } = CONFIRMATION[language];
    expect(text).toContain(refused);
    expect(text).toContain(formatPhone(dutyPhone));
    for (const said of [detained, ...firm.phones.map(formatPhone)])
      expect(text).not.toContain(said);
    Object.assign(firm, { detention: { ...detention, takes: false } });
    const without = written({ kind: 'confirmation', enquiry: { ...enquiry, language } }).text;
    expect(without).not.toContain(CONFIRMATION[language].duty);
  });
});

it('the confirmation in Chinese has no space between sentences', () => {
  const facts = { ...enquiry, language: 'zh', urgency: 'normal' as const };
  expect(written({ kind: 'confirmation', enquiry: facts }).text).not.toContain('。 ');
});

it('a language that the site does not write gets Spanish', () => {
  const text = (language: string) =>
    written({ kind: 'confirmation', enquiry: { ...enquiry, language } }).text;
  expect(text('xx')).toBe(text(SOURCE_LANGUAGE));
});

it('the summary counts waiting enquiries', () => {
  const summary = written({ kind: 'summary', enquiry: null });
  expect(summary.subject).toContain('3 consultas sin contestar');
  expect(summary.text).toContain('Sin contestar: 3 consultas, 1 consulta con urgencia.');
  const none = { waiting: { new: 0, urgent: 0, flagged: 0, flaggedDeadlines: 0 } };
  expect(written({ kind: 'summary', enquiry: null }, none).subject).toContain('ninguna consulta');
});

it('no mail is composed about an erased enquiry', () => {
  expect(() => written({ enquiry: null })).toThrow('no enquiry');
  const nobody = { ...enquiry, email: null };
  expect(() => written({ kind: 'confirmation', enquiry: nobody })).toThrow('no address');
});

it('a body escapes the values put into it', () => {
  const { html, text } = bodyOf(['<b>&', { href: 'https://a.example/?b="c"', label: '<i>' }], 'en');
  expect(html).toContain('<p>&lt;b&gt;&amp;</p>');
  expect(html).toContain('href="https://a.example/?b=&quot;c&quot;"');
  expect(html).not.toMatch(/<[bi]>/);
  expect(text).toBe('<b>&\n\n<i>: https://a.example/?b="c"\n');
});

it('the notice about flagged enquiries counts them and links to them', () => {
  const notice = written({ kind: 'flagged', enquiry: null });
  expect(notice.to).toBe(firm.email);
  expect(notice.subject).toContain('2 consultas');
  expect(notice.text).toContain(`${SITE}/config-blogmr/cuestionario?view=automatic`);
  expect(notice.text).not.toContain('plazo');
  const waiting = { ...claim.waiting, flaggedDeadlines: 1 };
  const urgent = written({ kind: 'flagged', enquiry: null }, { waiting });
  expect(urgent.text).toContain('Con un plazo que vence: 1 consulta.');
});
