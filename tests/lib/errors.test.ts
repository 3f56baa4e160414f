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
  vi.unstubAllGlobals();
  expect(kind).toBe('offline');
});

describe('the kind of an error', () => {
  it.each<[string, string, () => Response]>([
    ['unreachable', 'a broken connection', thrown(new TypeError('Failed to fetch'))],
    ['timeout', 'no answer in time', thrown(new DOMException('signal timed out', 'TimeoutError'))],
    [
      'timeout',
      'a statement that took too long',
      json(500, { code: '57014', message: 'canceling statement due to statement timeout' }),
    ],
    ['timeout', 'a gateway that gave up', text(504, '<h1>Gateway Timeout</h1>')],
    ['forbidden', '401', json(401, { code: 'PGRST301', message: 'JWT expired' })],
    ['forbidden', 'a policy', json(400, { code: '42501', message: 'violates row-level security' })],
    ['conflict', 'a slug that is taken', json(409, { code: '23505', message: 'duplicate key' })],
    [
      'invalid',
      'a broken rule',
      json(400, { code: '23514', message: 'violates check constraint' }),
    ],
    ['rate-limited', '429', json(429, { message: 'slow down' })],
    [
      'rate-limited',
      'the limit on enquiries',
      json(400, { code: 'P0001', message: 'too many enquiries', hint: 'rate_limited' }),
    ],
    ['full', 'a full disk', json(507, { code: '53100', message: 'no room' })],
    ['server', '502 with a page', text(502, '<h1>Bad Gateway</h1>')],
    ['server', '503 without a body', text(503, '')],
    [
      'malformed',
      'a page instead of data',
      text(200, '<!doctype html><h1>Log in to this network</h1>'),
    ],
  ])('%s: %s', async (kind, _, answer) => {
    expect((await failure(answer)).kind).toBe(kind);
  });

  it('keeps message and cause for the log', async () => {
    const error = await failure(json(400, { code: '23514', message: 'violates check' }));
    expect(error.name).toBe('BackendError');
    expect(error.message).toBe('violates check');
    expect(error.cause).toMatchObject({ code: '23514' });
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
