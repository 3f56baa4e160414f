/**
 * Has a translation service translate paragraphs of posts (docs/deploy.md, 'Translations'). Its key
 * is a secret of this function; staff call it with their own token.
 */
import { ownProject } from '../_shared/jobRequest.ts';
import { translationHandler } from '../_shared/translation/handler.ts';
import { serviceOf } from '../_shared/translation/service.ts';

Deno.serve(
  translationHandler({
    project: ownProject,
    service: serviceOf({
      service: Deno.env.get('TRANSLATION_SERVICE'),
      url: Deno.env.get('TRANSLATION_URL'),
      key: Deno.env.get('TRANSLATION_KEY'),
      timeout: Number(Deno.env.get('TRANSLATION_TIMEOUT_MS') ?? 60_000),
    }),
  }),
);
