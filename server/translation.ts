/** Answers /functions/v1/translate beside the embedded backend (supabase/functions/translate does it on Supabase). */
import type { Project } from '../supabase/functions/_shared/callDatabase.ts';
import { translationHandler } from '../supabase/functions/_shared/translation/handler.ts';
import { serviceOf } from '../supabase/functions/_shared/translation/service.ts';
import { CALLER_HEADER } from './caller.ts';
import type { EmbeddedBackend } from './embedded/embedded.ts';
import { secretOf } from './secrets.ts';

/** The embedded project, answered within this process, in the turns of the asker. */
export const ownProject = (
  backend: Pick<EmbeddedBackend, 'fetch' | 'serviceKey'>,
  asker?: Request,
): Project => ({
  url: 'http://localhost',
  key: backend.serviceKey,
  fetch: (input, init) => {
    const request = new Request(input, init);
    const address = asker?.headers.get(CALLER_HEADER);
    if (address) request.headers.set(CALLER_HEADER, address);
    return backend.fetch(request);
  },
});

/** A handler with the service that the environment names. @throws on settings that cannot work. */
export function translationFor(
  backend: Pick<EmbeddedBackend, 'fetch' | 'serviceKey'>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): (request: Request) => Promise<Response> {
  return translationHandler({
    project: (request) => ownProject(backend, request),
    service: serviceOf({
      service: env.TRANSLATION_SERVICE,
      url: env.TRANSLATION_URL,
      key: secretOf('TRANSLATION_KEY', env),
      ...(env.TRANSLATION_TIMEOUT_MS && { timeout: Number(env.TRANSLATION_TIMEOUT_MS) }),
    }),
  });
}
