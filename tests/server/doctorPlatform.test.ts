/** What `npm run doctor` reports on a hosted project: its region, keys, storage and database. */
import { expect, it } from 'vitest';
import { platformChecks } from '../../server/doctor/platformChecks';
import { askedOf } from '../support/managementApi';

const plan = (name: string) => ({ '/organizations/firm': { name: 'Firm', plan: name } });
const project = (region: string) => ({ '': { region, organization_slug: 'firm' } });
const backups = (inserted_at?: string, physical_backup_data = {}, status = 'COMPLETED') => ({
  'database/backups': {
    backups: inserted_at ? [{ status, inserted_at }] : [],
    physical_backup_data,
  },
});
const WITHOUT_TLS = {
  'ssl-enforcement': { currentConfig: { database: false }, appliedSuccessfully: true },
};
const OPEN = {
  'network-restrictions': {
    entitlement: 'allowed',
    config: { dbAllowedCidrs: ['0.0.0.0/0'], dbAllowedCidrsV6: ['::/0'] },
    status: 'applied',
  },
};
const owner = { user_name: 'lawyer', role_name: 'Owner', mfa_enabled: false };
const buckets = (...names: string[]) => ({
  'storage/buckets': names.map((name) => ({ name, public: true })),
});

it('the doctor finds no problem in a sound project, and counts a physical backup', async () => {
  const { problems, advice } = await askedOf(platformChecks);
  expect([...problems, ...advice]).toEqual([]);
  const latest_physical_backup_date_unix = Math.floor(Date.now() / 1000) - 3600;
  const physical = backups(undefined, { latest_physical_backup_date_unix });
  expect((await askedOf(platformChecks, physical)).problems).toEqual([]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['data outside Europe', project('us-east-1'), 'it is in us-east-1'],
  ['an old backup', backups('2026-01-02T03:04:05Z'), 'the last one is of 2026-01-02'],
  ['a failed backup', backups(new Date().toISOString(), {}, 'FAILED'), 'there is none'],
  ['a database without TLS', WITHOUT_TLS, 'unencrypted ones are accepted too'],
  ['another public bucket', buckets('images', 'clients'), 'also public: clients'],
  ['legacy keys', { 'api-keys/legacy': { enabled: true } }, 'are accepted'],
  ['no second factor', { '/organizations/firm/members': [owner] }, 'without one: lawyer (Owner)'],
])('the doctor reports %s', async (_, changed, says) => {
  const { problems, advice } = await askedOf(platformChecks, changed);
  expect(problems).toEqual([expect.stringContaining(says)]);
  expect(advice).toEqual([]);
});

it('the doctor advises on what fails nothing', async () => {
  for (const [changed, says] of [
    [project('eu-west-2'), 'it is in London'],
    [{ ...plan('free'), ...backups() }, 'there is none'],
    [OPEN, 'everybody reaches'],
  ] as const) {
    const { problems, advice } = await askedOf(platformChecks, changed);
    expect(problems).toEqual([]);
    expect(advice).toEqual([expect.stringContaining(says)]);
  }
});
