type Handler = (request: Request) => Promise<Response>;

/**
 * Irons out what @supabase/lite 0.10.0 does differently from a hosted project on the wire, so that the client
 * needs to know nothing of it: it replaces a picture by its bare body only, calls a signed address by another
 * name and prefix, and makes an account for a one-time code where nobody may sign up.
 */
export function sameWire(next: Handler): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/auth/v1/otp') return next(await withoutSignUp(request));
    if (!pathname.startsWith('/storage/v1/')) return next(request);
    const response = await next(await withBareFile(request));
    const signs = request.method === 'POST' && pathname.startsWith('/storage/v1/object/sign/');
    if (!signs || !response.ok) return response;
    const answer = (await response.json()) as { signedUrl?: string };
    const signedURL = answer.signedUrl?.replace(/^\/storage\/v1/, '');
    return Response.json({ ...answer, signedURL }, { status: response.status });
  };
}

/** supabase-js sends a Blob as a form, its file field named ''. The size limit goes by the length that is told. */
async function withBareFile(request: Request): Promise<Request> {
  const { method, headers } = request;
  if (!/^(POST|PUT)$/.test(method)) return request;
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) {
    if (headers.has('content-length')) return request;
    return replaceBody(request, await request.blob());
  }
  const form = await request.formData();
  const file = form.get('') ?? form.get('file');
  const cacheControl = form.get('cacheControl');
  const bare = replaceBody(request, file instanceof Blob ? file : new Blob());
  if (typeof cacheControl === 'string')
    bare.headers.set('cache-control', `max-age=${cacheControl}`);
  return bare;
}

async function withoutSignUp(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request;
  const asked = (await request.json().catch(() => null)) as object | null;
  const body = JSON.stringify({ ...asked, create_user: false });
  return replaceBody(request, new Blob([body], { type: 'application/json' }));
}

function replaceBody({ url, method, headers: sent }: Request, body: Blob): Request {
  const headers = new Headers(sent);
  headers.set('content-type', body.type);
  headers.set('content-length', String(body.size));
  return new Request(url, { method, headers, body });
}
