import { call, type Check } from './check.ts';

/** Of a hosted project: the embedded backend, at the site's own address, is the only one to verify its keys. */
export const KEY_CHECKS: readonly Check[] = [
  {
    name: 'Sessions are signed with a key that only the sign-in service has',
    remedy:
      'Project Settings > JWT Keys: migrate to asymmetric signing keys (ECC), then rotate (docs/deploy.md, 2.4).',
    async run(deployment) {
      if (deployment.backend === deployment.site) return undefined;
      const response = await call(deployment, '/auth/v1/.well-known/jwks.json');
      if (!response.ok) return `it answers ${response.status}`;
      // It lists public keys; a shared secret is left out.
      const { keys = [] } = (await response.json()) as { keys?: unknown[] };
      return keys.length === 0 ? 'they are signed with a secret that is shared' : undefined;
    },
  },
  {
    name: 'The site is built with a publishable key',
    remedy:
      'Project Settings > API Keys: build with the publishable key (docs/deploy.md, 3). Supabase is retiring the legacy keys.',
    run: ({ site, backend, key }) =>
      Promise.resolve(
        backend !== site && key.startsWith('eyJ')
          ? { advice: 'it is a legacy "anon" key' }
          : undefined,
      ),
  },
];
