import { describe, expect, it } from 'vitest';
import { archiveSite } from '../../server/archive/archive';
import { restoreArchive } from '../../server/archive/restore';
import { embeddedSite } from '../../server/embedded/site';
import { startMigrated } from '../support/backend';
import { ENQUIRY } from '../database/enquiryRow';

const SLOW = 120_000;
const [KEPT, ERASED, BLOCKED, ENDED] = [1, 2, 3, 4].map(
  (end) => `20000000-0000-4000-8000-00000000000${end}`,
);

/** An archive of four enquiries, one of them blocked, and the register of what happened since. */
async function archiveAndRegister(): Promise<{ file: Blob; erased: string }> {
  const backend = await startMigrated();
  const query = async (sql: string, values?: unknown[]) =>
    (await backend.connection.driver.query<Record<string, unknown>>(sql, values)).rows;
  try {
    for (const id of [KEPT, ERASED, BLOCKED, ENDED]) {
      await query(
        `insert into public.contact_surveys
           (id, name, email, language, channel, practice_area, urgency, message, consent, consent_language,
            consent_version, fill_seconds)
         select $1, e.name, e.email, e.language, e.channel, e.practice_area, e.urgency, e.message, true, 'es',
           e.consent_version, 40
         from jsonb_populate_record(null::public.contact_surveys, $2) as e`,
        [id, JSON.stringify(ENQUIRY)],
      );
    }
    await query(`select private.move_to_block(array[$1]::uuid[], 'Reclamación', '2027-06-01')`, [
      ENDED,
    ]);
    const file = await new Response(
      (await archiveSite(await embeddedSite(backend, 'http://localhost:4173'))) as BodyInit,
    ).blob();
    await query(`select private.destroy_surveys(array[$1]::uuid[], 'request')`, [ERASED]);
    await query(`select private.move_to_block(array[$1]::uuid[], 'Reclamación', '2028-06-01')`, [
      BLOCKED,
    ]);
    await query(`update private.blocked_surveys set until = '2026-01-01' where id = $1`, [ENDED]);
    await query('select private.erase_expired_surveys()');
    const [register] = await query('select private.register_of_erasures() as content');
    return { file, erased: JSON.stringify(register?.content) };
  } finally {
    await backend.close();
  }
}

describe('an archive from before an erasure', () => {
  it(
    'is erased and blocked again by the register, and destroyed where a block has ended',
    async () => {
      const { file, erased } = await archiveAndRegister();
      const backend = await startMigrated();
      try {
        const target = await embeddedSite(backend, 'https://new.example');
        const counts = await restoreArchive(file, target, { isTrusted: true, erased });
        expect(counts['erased or blocked again']).toBe(2);
        const { rows } = await backend.connection.driver.query<Record<string, unknown>>(
          `select id, 'open' as state from public.contact_surveys
           union all select id, reason || ' ' || until from private.blocked_surveys order by 1`,
        );
        expect(rows).toEqual([
          { id: KEPT, state: 'open' },
          { id: BLOCKED, state: 'Reclamación 2028-06-01' },
        ]);
        expect(erased).not.toMatch(/Ana|client\.example|contrato/);
      } finally {
        await backend.close();
      }
    },
    SLOW,
  );

  it(
    'is not restored with a register that is none',
    async () => {
      const backend = await startMigrated();
      try {
        const target = await embeddedSite(backend, 'https://new.example');
        for (const erased of ['', '[]', '{"surveys": []}']) {
          const restored = restoreArchive(new Blob(), target, { isTrusted: true, erased });
          await expect(restored).rejects.toThrow('The register of erasures is none');
        }
      } finally {
        await backend.close();
      }
    },
    SLOW,
  );
});
