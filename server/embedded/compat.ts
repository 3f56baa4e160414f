import { imageTypeOf } from '../imageType.ts';
import type { Handler } from './auth/handler.ts';

/**
 * Makes @supabase/lite 0.10.0 compatible with a hosted project, so that clients need no special
 * cases. It accepts uploads only as a bare body, and returns signed URLs under another name and with
 * another prefix.
 */
export function supabaseLiteCompat(next: Handler): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/storage/v1/')) return next(request);
    const bare = await withBareBody(request);
    if (await isNotWhatItClaims(bare)) return refusedUpload();
    const response = await next(bare);
    const isSigning = request.method === 'POST' && pathname.startsWith('/storage/v1/object/sign/');
    if (!isSigning || !response.ok) return response;
    const body = (await response.json()) as { signedUrl?: string };
    const signedURL = body.signedUrl?.replace(/^\/storage\/v1/, '');
    return Response.json({ ...body, signedURL }, { status: response.status });
  };
}

/** Whether an upload is declared as an image but its bytes are not of that type. */
async function isNotWhatItClaims(request: Request): Promise<boolean> {
  const declared = request.headers.get('content-type') ?? '';
  if (!/^(POST|PUT)$/.test(request.method) || !declared.startsWith('image/')) return false;
  return imageTypeOf(new Uint8Array(await request.clone().arrayBuffer())) !== declared;
}

/** The storage service's response to a type that the bucket does not accept. */
function refusedUpload(): Response {
  const message = 'the content is not an image of the declared type, or has too many pixels';
  return Response.json({ statusCode: '415', error: 'invalid_mime_type', message }, { status: 400 });
}

/**
 * supabase-js sends a Blob as form data, in a field named ''. The size limit is checked against
 * Content-Length.
 */
async function withBareBody(request: Request): Promise<Request> {
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

function replaceBody({ url, method, headers: sent }: Request, body: Blob): Request {
  const headers = new Headers(sent);
  headers.set('content-type', body.type);
  headers.set('content-length', String(body.size));
  return new Request(url, { method, headers, body });
}
