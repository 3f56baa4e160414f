import { type Check, checks, HOUR_MS } from './check.ts';
import { type ManagementApi, isPaid, type Project } from './managementApi.ts';

/** Supabase's regions in the European Union. */
const IN_UNION = ['eu-central-1', 'eu-north-1', 'eu-west-1', 'eu-west-3'];
/** Outside it, in countries whose protection the Commission considers adequate. */
const ADEQUATE: Record<string, string> = { 'eu-west-2': 'London', 'eu-central-2': 'Zurich' };

const MAX_BACKUP_HOURS = 48;

interface Backups {
  backups: { status: string; inserted_at: string }[];
  physical_backup_data: { latest_physical_backup_date_unix?: number };
}

type Encryption = { currentConfig: { database: boolean }; appliedSuccessfully: boolean };
type Restrictions = { config: { dbAllowedCidrs?: string[]; dbAllowedCidrsV6?: string[] } };
type Member = { user_name: string; role_name: string; mfa_enabled: boolean };

/** When the newest backup was made, in ms; -Infinity if there is none. */
const newestOf = ({ backups, physical_backup_data: physical }: Backups) =>
  Math.max(
    ...backups
      .filter(({ status }) => status === 'COMPLETED')
      .map(({ inserted_at: at }) => Date.parse(at)),
    (physical.latest_physical_backup_date_unix ?? -Infinity) * 1000,
  );

/** Checks of a hosted project's place, keys, files and database, which only its owner sees. */
export const platformChecks = (readApi: ManagementApi): Check[] => [
  ...checks(
    'A project cannot be moved: make another in the Union, and restore an archive into it (docs/operate.md).',
    {
      async 'The data is stored in the European Union'() {
        const { region } = await readApi<Project>('');
        if (IN_UNION.includes(region)) return undefined;
        const place = ADEQUATE[region];
        if (!place) return `it is in ${region}`;
        return {
          advice: `it is in ${place}, outside the Union, where protection counts as adequate`,
        };
      },
    },
  ),
  ...checks(
    'Database > Backups. A free plan has none: make an archive often; pictures are in no backup (docs/operate.md).',
    {
      async 'The host makes backups of the database'() {
        const newest = newestOf(await readApi<Backups>('database/backups'));
        if (newest >= Date.now() - MAX_BACKUP_HOURS * HOUR_MS) return undefined;
        const problem = Number.isFinite(newest)
          ? `the last one is of ${new Date(newest).toISOString().slice(0, 10)}`
          : 'there is none';
        return (await isPaid(readApi)) ? problem : { advice: problem };
      },
    },
  ),
  ...checks('Database > Settings > SSL Configuration: enforce SSL on incoming connections.', {
    async 'The database accepts only encrypted connections'() {
      const { currentConfig, appliedSuccessfully } = await readApi<Encryption>('ssl-enforcement');
      if (!currentConfig.database) return 'unencrypted ones are accepted too';
      if (!appliedSuccessfully) return 'that is set, and not yet in force';
    },
  }),
  ...checks(
    'Database > Settings > Network Restrictions. Include the addresses that push migrations and make archives; the site needs none.',
    {
      async 'The database accepts only known addresses'() {
        const { config } = await readApi<Restrictions>('network-restrictions');
        const ranges = [config.dbAllowedCidrs ?? [], config.dbAllowedCidrsV6 ?? []].flat();
        if (ranges.every((range) => !range.endsWith('/0')) && ranges.length > 0) return undefined;
        return { advice: 'everybody reaches it who has its password' };
      },
    },
  ),
  ...checks(
    'Storage: the bucket "images" is public, and no other. The migrations make it (docs/deploy.md, 2).',
    {
      async 'Only the pictures are public'() {
        const buckets = await readApi<{ name: string; public: boolean }[]>('storage/buckets');
        const open = buckets.filter((bucket) => bucket.public).map(({ name }) => name);
        if (!open.includes('images')) return 'there is no public bucket "images"';
        const others = open.filter((name) => name !== 'images');
        if (others.length > 0) return `also public: ${others.join(', ')}`;
      },
    },
  ),
  ...checks(
    'Build with the publishable key (docs/deploy.md, 3), then disable the others: Project Settings > API Keys > Legacy.',
    {
      async 'The legacy API keys are disabled'() {
        const { enabled } = await readApi<{ enabled: boolean }>('api-keys/legacy');
        if (enabled) return '"anon" and "service_role" are accepted';
      },
    },
  ),
  ...checks(
    'Each of them: Account > Security. Remove those who need no access: Organization > Team.',
    {
      async 'Everybody in the Supabase organisation has a second factor'() {
        const { organization_slug: slug } = await readApi<Project>('');
        const members = await readApi<Member[]>(`/organizations/${slug}/members`);
        const without = members
          .filter((member) => !member.mfa_enabled)
          .map(({ user_name: name, role_name: role }) => `${name} (${role})`);
        if (without.length > 0) return `without one: ${without.join(', ')}`;
      },
    },
  ),
];
