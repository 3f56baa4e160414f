import { adminWord, postTranslation as t } from '@/admin-texts';
import { Refusal } from '@/lib/admin/requests';
import { call, liveQuery, liveRows, supabase } from '@/lib/admin/supabase';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { BackendError } from '@/lib/errors';
import type { TextField } from '../schema';
import type { Decision, Proposal } from './proposal';
import { type Translation } from '@/site/languages';

/** The service that proposes translations; null if there is none. */
export const serviceOptions = () =>
  liveQuery({
    queryKey: ['translation service'],
    staleTime: 300_000,
    retry: false,
    queryFn: async ({ signal }) => {
      // A hosted project without the function does not answer, or with an error.
      const { data } = await supabase.functions.invoke<{ service: string | null }>('translate', {
        method: 'GET',
        signal,
      });
      return data?.service ?? null;
    },
  });

export const proposalsOptions = (post: string, lang: Translation) =>
  liveRows('translation_proposals', { post, lang }, (rows) => rows as Proposal[]);

/** Has paragraphs of a saved post translated. @throws {Refusal} where it is said why not. @throws {BackendError} */
export async function askForProposals(
  post: string,
  language: Translation,
  paragraphs: readonly { field: TextField; spanish: string }[],
): Promise<void> {
  const result = await supabase.functions.invoke<unknown>('translate', {
    body: { post, language, paragraphs },
  });
  const error = result.error as Error | null;
  if (!error) return;
  if (!(error instanceof FunctionsHttpError)) {
    throw new BackendError('offline', error.message, { cause: error });
  }
  const response = error.context as Response;
  const body = (await response.json().catch(() => null)) as { problem?: string } | null;
  const why = adminWord('post-translation', 'proposals.failures', body?.problem);
  if (why) throw new Refusal(why);
  throw new BackendError('server', `status ${response.status}`, { cause: error });
}

/** Records a decision. @throws {Refusal} if another person has decided on one of them. */
export async function decide(proposals: readonly Proposal[], decision: Decision): Promise<void> {
  const ids = proposals.map(({ id }) => id);
  const decided = await call('decide_proposals', { ids, decision });
  if (decided !== ids.length) throw new Refusal(t('proposals.decidedByOther'));
}
