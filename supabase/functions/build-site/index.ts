/**
 * Calls the build hook of the host that serves the site, when the database says that a build is due
 * (supabase/schemas/24_build_hook.sql). The hook's address is the secret BUILD_HOOK_URL: anyone who
 * knows it can have the site built, so neither answers nor logs contain it.
 */
import { callerOf } from '../_shared/callDatabase.ts';
import { ownProject, serveJob } from '../_shared/jobRequest.ts';

/** Why the hook was not accepted, as a status or code; undefined if it was. */
async function callHook(): Promise<string | undefined> {
  const url = Deno.env.get('BUILD_HOOK_URL');
  if (!url) return 'no address';
  const timeout = Number(Deno.env.get('BUILD_HOOK_TIMEOUT_MS') ?? 15_000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      // A redirect would be followed by a GET, which starts no build.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `http ${response.status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'no connection';
  }
}

serveJob(async () => {
  const call = callerOf(ownProject());
  const claim = (await (await call('claim_build')).json()) as string | null;
  if (claim === null) return { called: false };
  const problem = await callHook();
  await call('record_build_result', { claim, ...(problem && { problem }) });
  return { called: true, problem };
});
