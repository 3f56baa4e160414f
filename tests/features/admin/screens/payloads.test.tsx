/**
 * Texts that would run a script, where strangers write them and staff read them. Elsewhere nothing
 * makes HTML of a text, which the linter sees to (`tests/architecture.test.ts`); where something does,
 * `e2e/specs/script-payloads.spec.ts`.
 */
import { expect, it } from 'vitest';
import { insertEnquiries } from '../../../../e2e/support/database';
import { inspectDocument, payloadsJoined } from '../../../../e2e/support/scriptPayloads';
import { useAdmin } from '../../../support/adminScreen';

const admin = useAdmin();
const JOINED = payloadsJoined(120)[1]?.join(' ') ?? '';

/** What the screen shows, in its fields and in what is folded too. */
const shown = () =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    ),
  ].join(' ');

it('of an enquiry with an appointment are text in its list, its answer and the agenda', async () => {
  const [id = ''] = await insertEnquiries(admin.backend, [{ name: JOINED, message: JOINED }]);
  await admin.sql(
    `insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, room, word)
     select $1, 'video', at, at + interval '1 minute', at + interval '1 minute', 'confirmed',
       'https://room.example/', $2 from (select now() as at) as times`,
    [id, JOINED],
  );
  for (const [path, heading] of [
    [`cuestionario?id=${id}`, 'Consultas'],
    ['agenda', 'Agenda'],
  ] as const) {
    await admin.open('admin', path, heading);
    await expect.poll(shown, { message: path }).toContain('alert(1)');
    expect(inspectDocument().dangerous, path).toEqual([]);
  }
});
