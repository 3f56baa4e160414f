/** What `npm run doctor` reports on a hosted project: its region, keys, storage and database. */
import { expect, it } from 'vitest';
import { platformChecks } from '../../server/doctor/platformChecks';
import { askedOf } from '../support/managementApi';

const PAID = { '/organizations/firm': { name: 'Firm', plan: 'pro' } };
const FREE = { '/organizations/firm': { name: 'Firm', plan: 'free' } };
const project = (region: string) => ({ '': { region, organization_slug: 'firm' } });
const backups = (inserted_at?: string) => ({
  'database/backups': {
    backups: inserted_at ? [{ status: 'COMPLETED', inserted_at }] : [],
    physical_backup_data: {},
  },
});
const database = (isEnforced: boolean, appliedSuccessfully = true) => ({
  'ssl-enforcement': { currentConfig: { database: isEnforced }, appliedSuccessfully },
});
const restrictions = (config: object) => ({
  'network-restrictions': { entitlement: 'allowed', config, status: 'applied' },
});
const bucket = (name: string) => ({ name, public: true });

it('the doctor finds no problem in a sound project', async () => {
  const { problems, advice } = await askedOf(platformChecks);
  expect([...problems, ...advice]).toEqual([]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['data outside Europe', project('us-east-1'), 'it is in us-east-1'],
  ['no backup on a paid plan', { ...PAID, ...backups() }, 'there is none'],
  ['an old backup', backups('2026-01-02T03:04:05Z'), 'the last one is of 2026-01-02'],
  ['a database without TLS', database(false), 'unencrypted ones are accepted too'],
  ['TLS that is not in force', database(true, false), 'that is set, and not yet in force'],
  ['no bucket', { 'storage/buckets': [] }, 'there is no public bucket "images"'],
  [
    'another public bucket',
    { 'storage/buckets': [bucket('images'), bucket('clients')] },
    'also public: clients',
  ],
  [
    'a shared secret for tokens',
    { 'config/auth/signing-keys': { keys: [{ algorithm: 'HS256', status: 'in_use' }] } },
    'the shared secret (HS256) is in use',
  ],
  [
    'no key in use',
    { 'config/auth/signing-keys': { keys: [{ algorithm: 'ES256', status: 'standby' }] } },
    'no key is in use',
  ],
  ['legacy keys', { 'api-keys/legacy': { enabled: true } }, 'are accepted'],
  [
    'an owner without a second factor',
    {
      '/organizations/firm/members': [
        { user_name: 'lawyer', role_name: 'Owner', mfa_enabled: false },
      ],
    },
    'without one: lawyer (Owner)',
  ],
])('the doctor reports %s', async (_, changed, says) => {
  const { problems, advice } = await askedOf(platformChecks, changed);
  expect(problems).toEqual([expect.stringContaining(says)]);
  expect(advice).toEqual([]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['data in London', project('eu-west-2'), 'it is in London'],
  ['no backup on a free plan', { ...FREE, ...backups() }, 'there is none'],
  [
    'a database that all addresses reach',
    restrictions({ dbAllowedCidrs: ['0.0.0.0/0'], dbAllowedCidrsV6: ['::/0'] }),
    'everybody reaches it',
  ],
  ['a database without restrictions', restrictions({}), 'everybody reaches it'],
])('the doctor advises on %s, which fails nothing', async (_, changed, says) => {
  const { problems, advice } = await askedOf(platformChecks, changed);
  expect(problems).toEqual([]);
  expect(advice).toEqual([expect.stringContaining(says)]);
});

it('the doctor counts a physical backup', async () => {
  const latest_physical_backup_date_unix = Math.floor(Date.now() / 1000) - 3600;
  const physical = { backups: [], physical_backup_data: { latest_physical_backup_date_unix } };
  const { problems } = await askedOf(platformChecks, { 'database/backups': physical });
  expect(problems).toEqual([]);
});
