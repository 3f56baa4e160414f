import { PostgrestClient } from '@supabase/postgrest-js';
import { describe, expect, it, vi } from 'vitest';
import { unwrap, unwrapList, withTexts, BackendError } from '@/lib/errors';

/** A read through the real client, with a fixed response to every request. */
function read(answer: () => Response | Promise<Response>) {
  const client = new PostgrestClient('http://backend.example', {
    fetch: () => Promise.resolve().then(answer),
    retry: false,
  });
  return client.from('posts').select('id');
}

const json = (status: number, body: unknown) => () => Response.json(body, { status });
const text = (status: number, body: string) => () => new Response(body, { status });
const thrown = (error: Error) => () => {
  throw error;
};

async function failure(answer: () => Response | Promise<Response>): Promise<BackendError> {
  const error: unknown = await unwrap(read(answer)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(BackendError);
  return error as BackendError;
}

it('of a browser that says it is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { kind } = await failure(thrown(new TypeError('Failed to fetch')));
  expect(kind).toBe('offline');
});

describe('the kind of an error', () => {
  const of = (status: number, code: string, message = 'refused', hint?: string) =>
    json(status, { code, message, hint });

  it.each<[string, string, () => Response]>([
    ['unreachable', 'a broken connection', thrown(new TypeError('Failed to fetch'))],
    ['timeout', 'no answer in time', thrown(new DOMException('signal timed out', 'TimeoutError'))],
    ['timeout', 'a statement that took too long', of(500, '57014', 'statement timeout')],
    ['forbidden', '401', of(401, 'PGRST301', 'JWT expired')],
    ['forbidden', 'a policy', of(400, '42501')],
    ['conflict', 'a slug that is taken', of(409, '23505')],
    ['invalid', 'a broken rule', of(400, '23514')],
    ['rate-limited', 'the limit on enquiries', of(400, 'P0001', 'too many', 'rate_limited')],
    ['full', 'a full disk', of(507, '53100')],
    ['server', '502 with a page', text(502, '<h1>Bad Gateway</h1>')],
    ['malformed', 'a page instead of data', text(200, '<!doctype html><h1>Log in</h1>')],
  ])('%s: %s', async (kind, _, answer) => {
    expect((await failure(answer)).kind).toBe(kind);
  });

  it('malformed: a client that throws', async () => {
    const thrownInside = unwrap(Promise.reject(new SyntaxError('Unexpected token')));
    await expect(thrownInside).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('a response is unwrapped to its data, a list’s to a list', async () => {
  expect(await unwrap(read(json(200, [{ id: 1 }])))).toEqual([{ id: 1 }]);
  expect(await unwrapList(read(json(200, [])))).toEqual([]);
  for (const answer of [text(200, ''), json(200, { id: 1 }), json(200, null)])
    await expect(unwrapList(read(answer))).rejects.toMatchObject({ kind: 'malformed' });
});

it('rows are those of the site where each has the texts that it shows', () => {
  const rows = [{ id: '1', name: '' }];
  expect(withTexts(rows, 'id', 'name')).toBe(rows);
  for (const row of [{ id: '1' }, { id: '1', name: {} }, null, 'x'])
    expect(() => withTexts([row as never], 'id', 'name')).toThrow(
      expect.objectContaining({ kind: 'malformed' }),
    );
});
