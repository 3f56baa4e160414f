/** Pictures: what the admin area, the archives and visitors ask of /storage/v1. */
import { callRow, type ApiCall } from './apiCall.ts';
import type { Row } from './state.ts';
import type { Answer } from './target.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const YEAR = 'max-age=31536000';
const id = crypto.randomUUID();
const NAME = `posts/${id}.png`;
const COPY = `posts/${id}-720.png`;

/** What the rows may leave behind, if one of them fails. */
export const STORED = [NAME, COPY, `posts/${id}-480.png`, `posts/${id}.txt`];

/** As the admin area sends a picture. */
function form(type = 'image/png', bytes: Uint8Array<ArrayBuffer> = new Uint8Array(PNG)) {
  const data = new FormData();
  data.append('cacheControl', '31536000');
  data.append('', new Blob([bytes], { type }));
  return data;
}

/** The service's own status, which it sends within a 400. */
const told = ({ status, body }: Answer) =>
  String(status >= 400 && body.statusCode ? Number(body.statusCode) : status);
const headersOf = ({ status, headers }: Answer) =>
  `${status} ${headers.get('content-type')} ${headers.get('cache-control')?.replace('public, ', '')}`;
const listed = ({ status, body }: Answer) => `${status} ${String(body.length)}`;

const upload = (
  call: string,
  more: Omit<ApiCall, 'call' | 'path'> & { name?: string },
): ApiCall => ({
  path: `POST object/images/${more.name ?? NAME}`,
  body: () => form(),
  outcome: told,
  call,
  ...more,
});
const LIST = { path: 'POST object/list/images', body: { prefix: 'posts' }, outcome: listed };
const REMOVE = { path: 'DELETE object/images', body: { prefixes: [NAME, COPY] }, outcome: listed };
const PUBLIC = `GET object/public/images/${NAME}`;

const CALLS: ApiCall[] = [
  upload('store a picture without an account', { expected: '403' }),
  upload('store a picture', { by: 'person', expected: '200' }),
  upload('store it again', { by: 'person', expected: '409' }),
  upload('a name that the site does not make', {
    by: 'person',
    name: 'posts/picture.png',
    expected: '403',
  }),
  upload('a type that the bucket does not take', {
    by: 'person',
    name: `posts/${id}-480.png`,
    body: () => form('text/html'),
    expected: '415',
  }),
  upload('a picture of more than 2 MiB', {
    by: 'person',
    name: `posts/${id}-480.png`,
    body: () => form('image/png', new Uint8Array(3 * 1024 * 1024).fill(1).fill(0, 0, 8)),
    expected: '413',
  }),
  upload('bytes of another type than declared', {
    by: 'person',
    name: `posts/${id}-480.png`,
    body: () => form('image/png', new TextEncoder().encode('<svg/>')),
    expected: '200',
    embedded: {
      gets: '415',
      because: 'it reads the bytes; of a hosted project `npm run doctor` reads them afterwards',
    },
  }),
  {
    call: 'read it as a visitor',
    path: PUBLIC,
    by: 'nobody',
    outcome: headersOf,
    expected: `200 image/png ${YEAR}`,
  },
  {
    call: 'read one that there is not',
    path: 'GET object/public/images/posts/none.png',
    by: 'nobody',
    outcome: told,
    expected: '404',
  },
  { ...LIST, call: 'list the pictures without an account', expected: '200 0' },
  {
    ...LIST,
    call: 'list them as staff',
    by: 'person',
    outcome: ({ status, body }) => `${status} ${Number(body.length) > 0 ? 'some' : 'none'}`,
    expected: '200 some',
  },
  {
    call: 'read one with an account',
    path: `GET object/images/${NAME}`,
    by: 'person',
    outcome: told,
    expected: '200',
  },
  {
    call: 'copy it',
    path: 'POST object/copy',
    by: 'person',
    body: { bucketId: 'images', sourceKey: NAME, destinationKey: COPY },
    outcome: told,
    expected: '200',
  },
  {
    call: 'replace it, as an archive does',
    path: `POST object/images/${NAME}`,
    by: 'service',
    body: () => new Blob([PNG], { type: 'image/png' }),
    headers: { 'x-upsert': 'true', 'cache-control': YEAR },
    outcome: told,
    expected: '200',
  },
  {
    call: 'read what replaced it',
    path: PUBLIC,
    by: 'nobody',
    outcome: headersOf,
    expected: `200 image/png ${YEAR}`,
  },
  {
    call: 'sign a later upload',
    path: `POST object/upload/sign/images/posts/${id}-640.png`,
    by: 'person',
    body: {},
    outcome: told,
    expected: '200',
    embedded: { gets: '404', because: 'who signs one could store a file after leaving the staff' },
  },
  { ...REMOVE, call: 'remove them without an account', expected: '200 0' },
  { ...REMOVE, call: 'remove them as staff', by: 'person', expected: '200 2' },
  { call: 'read what was removed', path: PUBLIC, by: 'nobody', outcome: told, expected: '404' },
];

export const STORAGE_ROWS: Row[] = CALLS.map((call) => callRow('/storage/v1/', call));
