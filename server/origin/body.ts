const KIB = 1024;

/** What anybody may send: a form, a sign-in, a search. */
const SMALL = 64 * KIB;

/** What bodies beyond the small ones may hold until they have arrived, of staff and of others. */
const ALL_LARGE = 64 * KIB * KIB;

/** By path, for those whose token has been verified: an image of 2 MiB as form data, a long post. */
const LARGE: [RegExp, number][] = [
  [/^\/storage\//, 3 * KIB * KIB],
  [/^\/(rest|functions)\//, 4 * KIB * KIB],
];

/** By a link: a translation of 100,000 characters in any script, a part of a document in base64. */
const BY_LINK: Record<string, number> = {
  '/rest/v1/rpc/save_translation': KIB * KIB,
  '/rest/v1/rpc/add_document_part': 256 * KIB,
};

function limitOf(path: string, isVerified: boolean): number {
  const large = isVerified ? LARGE.find(([pattern]) => pattern.test(path))?.[1] : undefined;
  return BY_LINK[path] ?? large ?? SMALL;
}

const held = { staff: 0, others: 0 };

/** A refusal of a body: 413 is too large, 503 is too many at once, 400 is one that ended early. */
export type BodyRefusal = 400 | 413 | 503;

/** How much of a refused body is read and thrown away; beyond that its connection is closed. */
const MOST_DISCARDED = 16 * KIB * KIB;

/**
 * Reads a body before the backend handles its request, since it handles one at a time. What is sent
 * slowly, or never ends, holds little. One that is refused is read to its end as well: a client that
 * is answered before it has sent everything may find its connection closed instead of the answer.
 */
export async function readBody(
  request: Request,
  isVerified: boolean,
): Promise<Uint8Array<ArrayBuffer> | BodyRefusal> {
  const limit = limitOf(new URL(request.url).pathname, isVerified);
  const announced = Number(request.headers.get('content-length') ?? 0);
  let refusal: BodyRefusal | undefined = announced > limit ? 413 : undefined;
  let chunks: Uint8Array[] = [];
  let size = 0;
  let mine = 0;
  const group = isVerified ? 'staff' : 'others';
  const hold = (bytes: number) => {
    held[group] += bytes - mine;
    mine = bytes;
  };
  try {
    for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limit) refusal = 413;
      if (!refusal) hold(Math.max(0, size - SMALL));
      if (held[group] > ALL_LARGE) refusal ??= 503;
      if (!refusal) chunks.push(chunk);
      else {
        hold(0);
        chunks = [];
        if (size > MOST_DISCARDED) break;
      }
    }
    return refusal ?? Buffer.concat(chunks);
  } catch {
    return 400;
  } finally {
    hold(0);
  }
}
