type Handler = (request: Request) => Promise<Response>;

/**
 * Irons out what @supabase/lite 0.10.0 does differently from a hosted project on the wire, so that the client
 * needs to know nothing of it: supabase-js names the file field of an upload '' and reads 'signedURL'.
 */
export function sameWire(next: Handler): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/storage/v1/')) return next(request);
    const response = await next(await withFileField(request));
    if (!pathname.startsWith('/storage/v1/object/sign/') || !response.ok) return response;
    const answer = (await response.json()) as { signedUrl?: string };
    return Response.json({ ...answer, signedURL: answer.signedUrl }, { status: response.status });
  };
}

async function withFileField(request: Request): Promise<Request> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;
  const form = await request.formData();
  const file = form.get('');
  if (file === null) {
    throw new TypeError('an upload without its file field');
  }
  form.delete('');
  form.set('file', file);
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: form });
}
