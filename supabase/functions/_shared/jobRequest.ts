/** What the Edge Functions that jobs of the database call have in common. Runs in Deno alone. */
import type { Project } from './callDatabase.ts';
import { isJobToken } from './jobToken.ts';

export function secret(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
}

/** The project that the function belongs to, with its secret key, of the newer kind or the older. */
export function ownProject(): Project {
  const keys = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '{}') as { default?: string };
  return {
    url: secret('SUPABASE_URL'),
    key: keys.default ?? secret('SUPABASE_SERVICE_ROLE_KEY'),
  };
}

/** Answers the calls of a job with what `run` returns, and refuses all others. */
export function serveJob(run: () => Promise<unknown>): void {
  Deno.serve(async (request) => {
    if (!(await isJobToken(request.headers.get('Authorization'), secret('CRON_SECRET')))) {
      return new Response('Unauthorized', { status: 401 });
    }
    return Response.json(await run());
  });
}
