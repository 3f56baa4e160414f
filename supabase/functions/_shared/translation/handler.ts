import { paragraphsOf } from '../../../../src/lib/admin/markdown/serialize.ts';
import { isLanguage, SOURCE_LANGUAGE } from '../../../../src/site/languages.ts';
import { callerOf, type Project } from '../callDatabase.ts';
import { charactersOf, type Paragraph, prepare, propose } from './propose.ts';
import { TranslationProblem, type TranslationService } from './service.ts';
import type { Term } from './terms.ts';

/** The site and a hosted project have different origins; the caller's token decides, and no cookie does. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
};

const FIELDS = ['title', 'excerpt', 'content'] as const;

/** What is asked for, as far as it has that form. */
type Asked = Partial<{ post: unknown; language: unknown; paragraphs: unknown }> | null;

/**
 * Answers /functions/v1/translate: GET says which service there is; POST has paragraphs of a saved
 * post translated and stores the proposals. Who may is decided by the database, with the caller's
 * own token, which is also what reads the post: nothing but the texts of posts is ever sent.
 */
export function translationHandler({
  project,
  service,
}: {
  project: (request: Request) => Project;
  service: TranslationService | undefined;
}): (request: Request) => Promise<Response> {
  const answer = (body: object, status = 200) => Response.json(body, { status, headers: CORS });
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method === 'GET') return answer({ service: service?.name ?? null });
    try {
      if (!service) throw new TranslationProblem('off');
      return answer(await translate(request, project(request), service));
    } catch (error) {
      if (!(error instanceof TranslationProblem)) throw error;
      return answer({ problem: error.message }, error.status);
    }
  };
}

/** Calls the database's API with the caller's own token; a POST if there is a body. */
type Call = (path: string, body?: object) => Promise<unknown>;

function callerWith(request: Request, { url, fetch = globalThis.fetch }: Project): Call {
  const headers = {
    apikey: request.headers.get('apikey') ?? '',
    Authorization: request.headers.get('Authorization') ?? '',
    'Content-Type': 'application/json',
  };
  return async (path, body) => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    const answer = (await response.json().catch(() => null)) as { hint?: string } | null;
    if (response.ok) return answer;
    if (answer?.hint === 'translation_limit') throw new TranslationProblem('limit');
    if (response.status < 500) throw new TranslationProblem('forbidden');
    throw new Error(`${path}: ${response.status}`);
  };
}

/** The terms that stay Spanish, and those with a translation. */
const termsPath = (language: string) =>
  `translation_terms?select=term,translation:term_${language}&or=(keep.is.true,term_${language}.not.is.null)`;

async function translate(request: Request, project: Project, service: TranslationService) {
  const asCaller = callerWith(request, project);
  const asked = (await request.json().catch(() => null)) as Asked;
  const { post, language, paragraphs: wanted } = asked ?? {};
  const isTranslation = isLanguage(language) && language !== SOURCE_LANGUAGE;
  if (typeof post !== 'string' || !isTranslation || !Array.isArray(wanted))
    throw new TranslationProblem('invalid');
  const [row] = (await asCaller('rpc/post_for_staff', { post })) as Record<string, string>[];
  if (!row) throw new TranslationProblem('forbidden');
  const own = FIELDS.flatMap((field) =>
    paragraphsOf(field, row[field] ?? '').map((spanish) => ({ field, spanish })),
  );
  const paragraphs = (wanted as (Partial<Paragraph> | null)[]).map((one) =>
    own.find(({ field, spanish }) => field === one?.field && spanish === one.spanish),
  );
  if (paragraphs.length === 0 || !paragraphs.every((one) => one !== undefined))
    throw new TranslationProblem('invalid');
  const terms = (await asCaller(termsPath(language))) as Term[];
  const prepared = prepare(paragraphs, terms);
  const person = await asCaller('rpc/charge_translation', { characters: charactersOf(prepared) });
  const proposals = await propose(prepared, language, terms, service);
  const { name } = service;
  await callerOf(project)('record_proposals', {
    post,
    lang: language,
    service: name,
    person,
    proposals,
  });
  return { proposals: proposals.length };
}
