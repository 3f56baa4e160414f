import { call, type Check, type Deployment } from './check.ts';

const ofHosted = ({ site, backend }: Deployment) =>
  site === backend ? 'the backend of npm start alone verifies its keys' : undefined;

/** Of a hosted project. */
export const KEY_CHECKS: readonly Check[] = [
  {
    name: 'Sessions are signed with a key that only the sign-in service has',
    remedy:
      'Project Settings > JWT Keys: migrate to asymmetric signing keys (ECC), then rotate (docs/deploy.md, 2.4).',
    unless: ofHosted,
    async run(deployment) {
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
    unless: ofHosted,
    run: ({ key }) =>
      Promise.resolve(key.startsWith('eyJ') ? { advice: 'it is a legacy "anon" key' } : undefined),
  },
];
