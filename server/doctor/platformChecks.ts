import type { Check } from './check.ts';
import { HOUR_MS } from './health.ts';
import { type Ask, isPaid, projectOf } from './management.ts';

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
export function platformChecks(ask: Ask): Check[] {
  return [
    {
      name: 'The data is stored in the European Union',
      remedy:
        'A project cannot be moved: make another in the Union, and restore an archive into it (docs/operate.md).',
      async run(deployment) {
        const { region } = await projectOf(ask, deployment);
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
      async run(deployment) {
        const newest = newestOf(await ask<Backups>(deployment, 'database/backups'));
        if (newest >= Date.now() - MAX_BACKUP_HOURS * HOUR_MS) return undefined;
        const problem = Number.isFinite(newest)
          ? `the last one is of ${new Date(newest).toISOString().slice(0, 10)}`
          : 'there is none';
        return (await isPaid(ask, deployment)) ? problem : { advice: problem };
      },
    },
    {
      name: 'The database is reached by encrypted connections alone',
      remedy: 'Database > Settings > SSL Configuration: enforce SSL on incoming connections.',
      async run(deployment) {
        const { currentConfig, appliedSuccessfully } = await ask<{
          currentConfig: { database: boolean };
          appliedSuccessfully: boolean;
        }>(deployment, 'ssl-enforcement');
        if (!currentConfig.database) return 'unencrypted ones are accepted too';
        return appliedSuccessfully ? undefined : 'that is set, and not yet in force';
      },
    },
    {
      name: 'The database is reached from known addresses alone',
      remedy:
        'Database > Settings > Network Restrictions. Whoever pushes migrations or makes archives needs to be among them; the site does not.',
      async run(deployment) {
        const { config } = await ask<{
          config: { dbAllowedCidrs?: string[]; dbAllowedCidrsV6?: string[] };
        }>(deployment, 'network-restrictions');
        const ranges = [...(config.dbAllowedCidrs ?? []), ...(config.dbAllowedCidrsV6 ?? [])];
        const isOpen = ranges.length === 0 || ranges.some((range) => range.endsWith('/0'));
        return isOpen ? { advice: 'everybody reaches it who has its password' } : undefined;
      },
    },
    {
      name: 'The pictures are public, and no other files',
      remedy:
        'Storage: the bucket "images" is public, and no other. The migrations make it (docs/deploy.md, 2).',
      async run(deployment) {
        const buckets = await ask<{ name: string; public: boolean }[]>(
          deployment,
          'storage/buckets',
        );
        const open = buckets.filter((bucket) => bucket.public).map(({ name }) => name);
        if (!open.includes('images')) return 'there is no public bucket "images"';
        const others = open.filter((name) => name !== 'images');
        return others.length > 0 ? `also public: ${others.join(', ')}` : undefined;
      },
    },
    {
      name: 'Sessions are signed with an asymmetric key',
      remedy:
        'Project Settings > JWT Keys: migrate to asymmetric signing keys (ECC), then rotate (docs/deploy.md, 2.4).',
      async run(deployment) {
        const { keys } = await ask<{ keys: { algorithm: string; status: string }[] }>(
          deployment,
          'config/auth/signing-keys',
        );
        const used = keys.find(({ status }) => status === 'in_use');
        if (!used) return 'no key is in use';
        return used.algorithm === 'HS256' ? 'the shared secret (HS256) is in use' : undefined;
      },
    },
    {
      name: 'The API keys of the older kind are off',
      remedy:
        'Build with the publishable key (docs/deploy.md, 3), then disable the others: Project Settings > API Keys > Legacy.',
      async run(deployment) {
        const { enabled } = await ask<{ enabled: boolean }>(deployment, 'api-keys/legacy');
        return enabled ? '"anon" and "service_role" are accepted' : undefined;
      },
    },
    {
      name: 'Everybody in the Supabase organisation has a second factor',
      remedy:
        'Each of them: Account > Security. Or take whoever needs no access out: Organization > Team.',
      async run(deployment) {
        const { organization_slug: slug } = await projectOf(ask, deployment);
        const members = await ask<{ user_name: string; role_name: string; mfa_enabled: boolean }[]>(
          deployment,
          `/organizations/${slug}/members`,
        );
        const without = members
          .filter((member) => !member.mfa_enabled)
          .map(({ user_name: name, role_name: role }) => `${name} (${role})`);
        return without.length > 0 ? `without one: ${without.join(', ')}` : undefined;
      },
    },
  ];
}
