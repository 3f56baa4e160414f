const KIB = 1024;

/** What anybody may send: a form, a sign-in, a search. */
const SMALL = 64 * KIB;

/** What bodies beyond the small ones may hold together until they have arrived. */
const ALL_LARGE = 64 * KIB * KIB;

/** By path, for those whose token has been verified: an image of 2 MiB as form data, a long post. */
const LARGE: [RegExp, number][] = [
  [/^\/storage\//, 3 * KIB * KIB],
  [/^\/(rest|functions)\//, 4 * KIB * KIB],
];

/** A translation that arrives by a link: 100,000 characters in any script, beside the Spanish. */
const BY_LINK = { path: '/rest/v1/rpc/save_translation', size: KIB * KIB };

function limitOf(path: string, isVerified: boolean): number {
  if (path === BY_LINK.path) return BY_LINK.size;
  return (isVerified && LARGE.find(([pattern]) => pattern.test(path))?.[1]) || SMALL;
}

let held = 0;

/** A refusal of a body: 413 is too large, 503 is too many at once, 400 is one that ended early. */
export type BodyRefusal = 400 | 413 | 503;

/**
 * Reads a body before the backend handles its request, since it handles one at a time. What is sent
 * slowly, or never ends, holds little.
 */
export async function readBody(
  request: Request,
  isVerified: boolean,
): Promise<Uint8Array<ArrayBuffer> | BodyRefusal> {
  const limit = limitOf(new URL(request.url).pathname, isVerified);
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 413;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const beyond = () => Math.max(0, size - SMALL);
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks);
      held -= beyond();
      size += value.byteLength;
      held += beyond();
      if (size > limit) return 413;
      if (held > ALL_LARGE) return 503;
      chunks.push(value);
    }
  } catch {
    return 400;
  } finally {
    held -= beyond();
    // Node.js discards what still arrives.
    void reader.cancel().catch(() => undefined);
  }
}
