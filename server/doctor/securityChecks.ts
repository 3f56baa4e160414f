import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { DEMO_STAFF } from '../embedded/demoStaff.ts';
import { ASSET_HEADERS, securityHeaders } from '../headers.ts';
import {
  BUILD,
  call,
  type Check,
  checks,
  fetchFrom,
  HOST_FILES,
  isLoopback,
  ON_THIS_MACHINE,
  post,
} from './check.ts';
import { isEncrypted, TLS_CHECKS } from './tls.ts';

const ASK_HOST = {
  hosted: 'Contact the host of the backend, which sends them.',
  own: 'The server sends them: does the proxy remove or replace headers?',
};

/** No client needs any of these, but a hosted project may expose them. */
const OTHER_SCHEMAS = ['private', 'auth', 'storage', 'extensions', 'vault', 'graphql_public'];

const RELEASED = 'No setting does that: deploy the source again as it was released.';

/** Of `npm start`, for what only a hosted project can get wrong. */
const OWN_KEYS = { skipped: 'the backend of npm start alone verifies its keys' };

/** Describes a header that is missing or differs from `expected`; undefined if it is fine. */
function problemOf({ headers }: Response, name: string, expected: string | RegExp = /./) {
  const sent = headers.get(name) ?? '';
  const isFine = typeof expected === 'string' ? sent === expected : expected.test(sent);
  return isFine ? undefined : `${name}: ${sent || 'missing'}`;
}

/** The status of a request by a method that `fetch` refuses to send. @throws without an answer. */
async function statusOf(method: string, address: string): Promise<number> {
  const request = (isEncrypted(address) ? https : http).request(address, { method });
  const [response] = (await once(request.end(), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

export const SECURITY_CHECKS: readonly Check[] = [
  ...checks(`${HOST_FILES} If they name another backend: ${BUILD}`, {
    async 'Every page has the security headers, which name the backend'(deployment) {
      const response = await fetchFrom(deployment, '/');
      const hosted = deployment.backend === deployment.site ? undefined : deployment.backend;
      const problems = Object.entries(securityHeaders(hosted)).map(([name, value]) =>
        // Firms may raise its max-age.
        problemOf(response, name, name === 'Strict-Transport-Security' ? undefined : value),
      );
      return problems.find(Boolean);
    },
  }),
  ...checks(HOST_FILES, {
    async 'Scripts and styles have the security headers'(deployment) {
      const html = await (await fetchFrom(deployment, '/')).text();
      const [script] = /\/assets\/[\w./-]+\.js/.exec(html) ?? [];
      if (!script) return 'the home page loads no script';
      const response = await fetchFrom(deployment, script);
      return (
        problemOf(response, 'Cache-Control', /immutable/) ??
        problemOf(response, 'Content-Security-Policy', /default-src 'none'/) ??
        problemOf(response, 'X-Content-Type-Options', ASSET_HEADERS['X-Content-Type-Options']) ??
        problemOf(response, 'Strict-Transport-Security') ??
        problemOf(response, 'Cross-Origin-Resource-Policy', 'same-origin')
      );
    },
    async 'TRACE and unneeded methods are refused'({ site }) {
      for (const method of ['TRACE', 'PROPFIND', 'DELETE']) {
        const status = await statusOf(method, `${site}/`);
        if (status < 400) return `${method} is answered with ${status}`;
      }
    },
  }),
  ...checks('In nginx: server_tokens off; in every server block (docs/deploy.md, 4b).', {
    async 'The server’s version is not disclosed'(deployment) {
      for (const path of ['/', '/there-is-no-such-page']) {
        const { headers } = await fetchFrom(deployment, path);
        for (const name of ['Server', 'X-Powered-By']) {
          const sent = headers.get(name) ?? '';
          if (/\d/.test(sent)) return `${name}: ${sent}`;
        }
      }
    },
  }),
  ...checks(ASK_HOST, {
    async 'API responses have the CORS and security headers'(deployment) {
      const response = await call(deployment, '/rest/v1/language_settings?select=language_code', {
        headers: { Origin: 'https://evil.example' },
      });
      const { headers } = response;
      const isShared =
        headers.get('access-control-allow-origin') === 'https://evil.example' &&
        headers.get('access-control-allow-credentials') === 'true';
      if (isShared) return 'any site reads them with the visitor’s cookies';
      const cached = headers.get('cache-control') ?? '';
      if (/public|max-age=[1-9]/.test(cached)) return `Cache-Control: ${cached}`;
      return (
        (isEncrypted(deployment.backend)
          ? problemOf(response, 'Strict-Transport-Security')
          : undefined) ?? problemOf(response, 'X-Content-Type-Options', 'nosniff')
      );
    },
    async 'Stored files are sent with nosniff'(deployment) {
      const response = await call(deployment, '/storage/v1/object/public/images/posts/none.webp');
      return problemOf(response, 'X-Content-Type-Options', 'nosniff');
    },
  }),
  ...checks(
    {
      hosted:
        'Project Settings > API: expose only "public". In the SQL editor: drop extension if exists pg_graphql;',
      own: RELEASED,
    },
    {
      async 'The API exposes only the public schema, and no GraphQL'(deployment) {
        for (const schema of OTHER_SCHEMAS) {
          const headers = { 'Accept-Profile': schema };
          const response = await call(deployment, '/rest/v1/there_is_none?select=*', { headers });
          const { code } = (await response.json().catch(() => ({}))) as { code?: string };
          // PGRST205: the schema is exposed, and only the table is missing.
          if (response.ok || code === 'PGRST205') return `it exposes ${schema}`;
        }
        const graphql = await post(deployment, '/graphql/v1', { query: '{ __typename }' });
        const { data } = (await graphql.json().catch(() => ({}))) as { data?: unknown };
        if (graphql.ok && data) return 'GraphQL answers';
      },
    },
  ),
  ...checks(
    {
      hosted:
        'Authentication > Sign In / Providers: switch every other provider off, and "Allow new users to sign up".',
      own: RELEASED,
    },
    {
      async 'Nobody signs up, and people sign in by e-mail and password alone'(deployment) {
        const response = await call(deployment, '/auth/v1/settings');
        // The embedded service has neither such an endpoint nor another way in, nor sign-up.
        if (response.status === 404) return undefined;
        const { external = {}, disable_signup } = (await response.json()) as {
          external?: Record<string, boolean>;
          disable_signup?: boolean;
        };
        if (!disable_signup) return 'sign-up is on';
        const others = Object.keys(external).filter((name) => name !== 'email' && external[name]);
        if (others.length > 0) return `also by ${others.join(', ')}`;
      },
    },
  ),
  ...checks('Remove the accounts of the demo under Equipo: everybody knows their passwords.', {
    async 'The demo’s printed passwords are refused'(deployment) {
      // On a developer's machine the demo is meant to be tried.
      if (isLoopback(deployment.site)) return ON_THIS_MACHINE;
      for (const account of Object.values(DEMO_STAFF)) {
        const { ok } = await post(deployment, '/auth/v1/token?grant_type=password', account);
        if (ok) return `${account.email} signs in`;
      }
    },
  }),
  ...TLS_CHECKS,
  ...checks(
    'Project Settings > JWT Keys: migrate to asymmetric signing keys (ECC), then rotate (docs/deploy.md, 2.4).',
    {
      async 'Sessions are signed with a key that only the sign-in service has'(deployment) {
        if (deployment.site === deployment.backend) return OWN_KEYS;
        const response = await call(deployment, '/auth/v1/.well-known/jwks.json');
        if (!response.ok) return `it answers ${response.status}`;
        // It lists public keys; a shared secret is left out.
        const { keys = [] } = (await response.json()) as { keys?: unknown[] };
        if (keys.length === 0) return 'they are signed with a secret that is shared';
      },
    },
  ),
  ...checks(
    'Project Settings > API Keys: build with the publishable key (docs/deploy.md, 3). Supabase is retiring the legacy keys.',
    {
      'The site is built with a publishable key'({ site, backend, key }) {
        if (site === backend) return OWN_KEYS;
        if (key.startsWith('eyJ')) return { advice: 'it is a legacy "anon" key' };
      },
    },
  ),
];
