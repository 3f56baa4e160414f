/** Answers a request to the embedded backend. */
export type Handler = (request: Request) => Promise<Response>;

/** A refusal in the form of GoTrue, whose codes the interface translates. */
export function authError(
  status: number,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
): Response {
  return Response.json({ code: status, error_code: code, msg: message, ...more }, { status });
}

/** The method and the path below /auth/v1 of a request: 'PUT user'. Undefined for other APIs. */
export function authRoute({ method, url }: Request): string | undefined {
  const path = /^\/auth\/v1\/(.+?)\/?$/.exec(new URL(url).pathname)?.[1];
  return path === undefined ? undefined : `${method} ${path}`;
}

/** The fields of a JSON body, which stays readable; none if it is not an object. */
export async function fieldsOf(message: Request | Response): Promise<Record<string, unknown>> {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** A response with another body. */
export function withJson({ status, headers: sent }: Response, body: unknown): Response {
  const headers = new Headers(sent);
  headers.delete('content-length');
  return Response.json(body, { status, headers });
}

/** A POST of the same caller with another body; `path` by default the same. */
export function postJson(
  { url: base, headers: sent }: Request,
  body: object,
  path = base,
): Request {
  const headers = new Headers(sent);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const url = new URL(path, base);
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
