import { fieldsOf, type Handler } from './auth/handler.ts';

/**
 * The replacement message by the class of the SQLSTATE or PostgREST's code; the first match counts.
 */
const GENERIC: [RegExp, string][] = [
  [/^(42501|28)/, 'Not allowed'],
  [/^57014/, 'The request timed out'],
  [/^53100/, 'The disk of the server is full'],
  [/^23505/, 'Another row has this value already'],
  [/^(22|23)/, 'A value is not valid'],
  [/^PGRST20/, 'Not found'],
  [/^(?!PGRST)/, 'The request could not be carried out'],
];

/** Raised by this project's own functions, or by PostgREST about the request alone. */
const OWN = /^(P0001|PGRST1\d\d|PGRST3\d\d)$/;

/**
 * Replaces PostgreSQL's messages, which name constraints and columns and quote values, by generic
 * ones. The code stays, since the interface relies on it.
 */
export function withGenericErrors(next: Handler): Handler {
  return async (request) => {
    const response = await next(request);
    if (response.status < 400 || !new URL(request.url).pathname.startsWith('/rest/')) {
      return response;
    }
    const { code = '' }: { code?: string } = await fieldsOf(response);
    if (OWN.test(code)) return response;
    const [, message] = GENERIC.find(([pattern]) => pattern.test(code)) ?? [];
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const error = { code, message: message ?? 'Not possible', details: null, hint: null };
    return Response.json(error, { status: response.status, headers });
  };
}
