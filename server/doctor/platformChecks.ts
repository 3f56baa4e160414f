import type { Check } from './check.ts';
import { HOUR_MS } from './health.ts';
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

/** When the newest backup was made, in ms; -Infinity if there is none. */
const newestOf = ({ backups, physical_backup_data: physical }: Backups) =>
  Math.max(
    ...backups
      .filter(({ status }) => status === 'COMPLETED')
      .map(({ inserted_at: at }) => Date.parse(at)),
    (physical.latest_physical_backup_date_unix ?? -Infinity) * 1000,
  );

/** Checks of a hosted project's place, keys, files and database, which only its owner sees. */
export function platformChecks(readApi: ManagementApi): Check[] {
  return [
    {
      name: 'The data is stored in the European Union',
      remedy:
        'A project cannot be moved: make another in the Union, and restore an archive into it (docs/operate.md).',
      async run() {
        const { region } = await readApi<Project>('');
        if (IN_UNION.includes(region)) return undefined;
        const place = ADEQUATE[region];
        return place
          ? { advice: `it is in ${place}, outside the Union, where protection counts as adequate` }
          : `it is in ${region}`;
      },
    },
    {
      name: 'The host makes backups of the database',
      remedy:
        'Database > Backups. A free plan has none: make an archive often; pictures are in no backup (docs/operate.md).',
      async run() {
        const newest = newestOf(await readApi<Backups>('database/backups'));
        if (newest >= Date.now() - MAX_BACKUP_HOURS * HOUR_MS) return undefined;
        const problem = Number.isFinite(newest)
          ? `the last one is of ${new Date(newest).toISOString().slice(0, 10)}`
          : 'there is none';
        return (await isPaid(readApi)) ? problem : { advice: problem };
      },
    },
    {
      name: 'The database accepts only encrypted connections',
      remedy: 'Database > Settings > SSL Configuration: enforce SSL on incoming connections.',
      async run() {
        const { currentConfig, appliedSuccessfully } = await readApi<{
          currentConfig: { database: boolean };
          appliedSuccessfully: boolean;
        }>('ssl-enforcement');
        if (!currentConfig.database) return 'unencrypted ones are accepted too';
        return appliedSuccessfully ? undefined : 'that is set, and not yet in force';
      },
    },
    {
      name: 'The database accepts only known addresses',
      remedy:
        'Database > Settings > Network Restrictions. Include the addresses that push migrations and make archives; the site needs none.',
      async run() {
        const { config } = await readApi<{
          config: { dbAllowedCidrs?: string[]; dbAllowedCidrsV6?: string[] };
        }>('network-restrictions');
        const ranges = [...(config.dbAllowedCidrs ?? []), ...(config.dbAllowedCidrsV6 ?? [])];
        const isOpen = ranges.length === 0 || ranges.some((range) => range.endsWith('/0'));
        return isOpen ? { advice: 'everybody reaches it who has its password' } : undefined;
      },
    },
    {
      name: 'Only the pictures are public',
      remedy:
        'Storage: the bucket "images" is public, and no other. The migrations make it (docs/deploy.md, 2).',
      async run() {
        const buckets = await readApi<{ name: string; public: boolean }[]>('storage/buckets');
        const open = buckets.filter((bucket) => bucket.public).map(({ name }) => name);
        if (!open.includes('images')) return 'there is no public bucket "images"';
        const others = open.filter((name) => name !== 'images');
        return others.length > 0 ? `also public: ${others.join(', ')}` : undefined;
      },
    },
    {
      name: 'The legacy API keys are disabled',
      remedy:
        'Build with the publishable key (docs/deploy.md, 3), then disable the others: Project Settings > API Keys > Legacy.',
      async run() {
        const { enabled } = await readApi<{ enabled: boolean }>('api-keys/legacy');
        return enabled ? '"anon" and "service_role" are accepted' : undefined;
      },
    },
    {
      name: 'Everybody in the Supabase organisation has a second factor',
      remedy:
        'Each of them: Account > Security. Remove those who need no access: Organization > Team.',
      async run() {
        const { organization_slug: slug } = await readApi<Project>('');
        const members = await readApi<
          { user_name: string; role_name: string; mfa_enabled: boolean }[]
        >(`/organizations/${slug}/members`);
        const without = members
          .filter((member) => !member.mfa_enabled)
          .map(({ user_name: name, role_name: role }) => `${name} (${role})`);
        return without.length > 0 ? `without one: ${without.join(', ')}` : undefined;
      },
    },
  ];
}
