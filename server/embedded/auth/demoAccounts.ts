import { DEMO_STAFF } from '../demoStaff.ts';
import { authError, authRoute, fieldsOf, type Handler } from './handler.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Headers that a proxy adds. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const REFUSAL =
  'The demo accounts work on the machine of the site alone. A site for others begins with: npm start -- --first-admin=ADDRESS';

/** Whether a request was made on this machine, judging by its headers. */
function isLocal({ url, headers }: Request): boolean {
  const origin = headers.get('origin');
  return (
    LOOPBACK.test(new URL(url).hostname) &&
    (origin === null || (URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname))) &&
    !FORWARDED.some((name) => headers.has(name))
  );
}

/**
 * Refuses the demo's printed passwords to all other machines, whichever account has them. A site
 * that others reach needs accounts of its own, which are created by signing in on this machine.
 */
export function withLocalDemo(next: Handler): Handler {
  return async (request) => {
    if (authRoute(request) !== 'POST token' || isLocal(request)) return next(request);
    const { password } = await fieldsOf(request);
    return Object.values(DEMO_STAFF).some((account) => account.password === password)
      ? authError(403, 'demo_account', REFUSAL)
      : next(request);
  };
}
