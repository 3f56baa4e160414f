/** Texts that would run a script, on the screens that show them; `e2e/specs/script-payloads.spec.ts`. */
import { expect, it } from 'vitest';
import { insertEnquiries } from '../../../../e2e/support/database';
import {
  inspectDocument,
  payloadsJoined,
  SCRIPT_PAYLOADS,
} from '../../../../e2e/support/scriptPayloads';
import { find, having, press, useAdmin } from '../../../support/adminScreen';

const admin = useAdmin();

/** What a text becomes depends on its place alone, so that some payloads are enough for each place. */
const SOME = SCRIPT_PAYLOADS.slice(0, 8);
const JOINED = payloadsJoined(120)[1]?.join(' ') ?? '';

/** A payload in every field of what the office writes and receives. @returns an enquiry. */
async function insertOffice(): Promise<string> {
  for (const insert of [
    `categories (name, name_fr) select n || payload, payload`,
    `blog_posts (slug, category, title, excerpt, content) select 'carga-' || n, n || payload, payload, payload, payload`,
    `testimonials (name, role, testimonial, platform_name, verification) select payload, payload, payload, payload, payload`,
    `holidays (day, name) select private.office_today() + n::integer, payload`,
    `reply_templates (name, body, body_fr) select n || payload, payload, payload`,
    `absences (starts_at, ends_at, note) select now(), now() + interval '1 hour', payload`,
    `consent_texts (hash, part, language, text) select '', 'consent', 'es', payload`,
    `translation_terms (term, term_fr) select n || payload, payload`,
    `rights_requests (kind, name, contact, channel, received_on, identity, answer)
       select 'access', payload, payload, 'post', '2026-01-01'::date, payload, payload`,
    `busy_calendars (name, url) select payload, 'https://calendar.example/x.ics'`,
  ]) {
    await admin.sql(
      `insert into public.${insert} from unnest($1::text[]) with ordinality as p (payload, n)`,
      [SOME],
    );
  }
  const [id = ''] = await insertEnquiries(admin.backend, [{ name: JOINED, message: JOINED }]);
  await admin.sql('update public.contact_surveys set notes = name where true');
  await admin.sql(
    `insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, room, word)
     select $1, 'video', at, at + interval '1 minute', at + interval '1 minute', 'confirmed',
       'https://room.example/', $2 from (select now() as at) as times`,
    [id, JOINED],
  );
  return id;
}

/** What the screen shows, in its fields and in what is folded too. */
const shown = () =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    ),
  ].join(' ');

it('are text on every screen that shows any', async () => {
  const id = await insertOffice();
  for (const [path, heading] of [
    ['dashboard', 'Panel'],
    ['posts', 'Entradas'],
    ['categorias', 'Categorías'],
    ['cuestionario', 'Consultas'],
    ['cuestionario?view=templates', 'Consultas'],
    [`cuestionario?id=${id}`, 'Consultas'],
    ['opiniones', 'Opiniones'],
    ['agenda', 'Agenda'],
    ['despacho', 'Datos del despacho'],
    ['ajustes', 'Ajustes'],
    ['derechos', 'Derechos'],
    ['vocabulario', 'Vocabulario'],
  ] as const) {
    await admin.open('admin', path, heading);
    await expect.poll(shown, { message: path }).toContain('alert(1)');
    expect(inspectDocument().dangerous, path).toEqual([]);
  }
  await admin.open('admin', 'agenda', 'Agenda');
  await press('button', 'Bloquear tiempo');
  await having('listitem', 'alert(1)', await find('dialog'));
  expect(inspectDocument().dangerous).toEqual([]);
});
