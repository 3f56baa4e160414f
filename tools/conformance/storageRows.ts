/** Pictures: what the admin area, the archives and visitors ask of /storage/v1. */
import { type ApiCall, type Row, rowsOf } from './state.ts';
import type { Answer } from './target.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const YEAR = 'max-age=31536000';
const id = crypto.randomUUID();
const NAME = `posts/${id}.png`;
const COPY = `posts/${id}-720.png`;
const SMALL = `posts/${id}-480.png`;

/** What the rows may leave behind, if one of them fails. */
export const STORED = [NAME, COPY, SMALL, `posts/${id}.txt`];

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

const row = rowsOf('/storage/v1/');
const OWN: ApiCall = { by: 'person' };
const TOLD: ApiCall = { ...OWN, outcome: told };
const own = (type: string, bytes?: Uint8Array<ArrayBuffer>): ApiCall => ({
  ...OWN,
  body: () => form(type, bytes),
});
const upload = (
  call: string,
  expected: string,
  more?: ApiCall,
  name = NAME,
  embedded?: Row['embedded'],
) =>
  row(
    call,
    `POST object/images/${name}`,
    expected,
    { body: () => form(), outcome: told, ...more },
    embedded,
  );
const list = (call: string, expected: string, more?: ApiCall) =>
  row(call, 'POST object/list/images', expected, {
    body: { prefix: 'posts' },
    outcome: listed,
    ...more,
  });
const remove = (call: string, expected: string, more?: ApiCall) =>
  row(call, 'DELETE object/images', expected, {
    body: { prefixes: [NAME, COPY] },
    outcome: listed,
    ...more,
  });
const read = (call: string, expected: string, outcome: (answer: Answer) => string, name = NAME) =>
  row(call, `GET object/public/images/${name}`, expected, { by: 'nobody', outcome });

const LARGE = new Uint8Array(3 * 1024 * 1024).fill(1).fill(0, 0, 8);

export const STORAGE_ROWS: Row[] = [
  upload('store a picture without an account', '403'),
  upload('store a picture', '200', OWN),
  upload('store it again', '409', OWN),
  upload('a name that the site does not make', '403', OWN, 'posts/picture.png'),
  upload('a type that the bucket does not take', '415', own('text/html'), SMALL),
  upload('a picture of more than 2 MiB', '413', own('image/png', LARGE), SMALL),
  upload(
    'bytes of another type than declared',
    '200',
    own('image/png', new TextEncoder().encode('<svg/>')),
    SMALL,
    {
      gets: '415',
      because: 'it reads the bytes; of a hosted project `npm run doctor` reads them afterwards',
    },
  ),
  read('read it as a visitor', `200 image/png ${YEAR}`, headersOf),
  read('read one that there is not', '404', told, 'posts/none.png'),
  list('list the pictures without an account', '200 0'),
  list('list them as staff', '200 some', {
    ...OWN,
    outcome: ({ status, body }) => `${status} ${Number(body.length) > 0 ? 'some' : 'none'}`,
  }),
  row('read one with an account', `GET object/images/${NAME}`, '200', TOLD),
  row('copy it', 'POST object/copy', '200', {
    ...TOLD,
    body: { bucketId: 'images', sourceKey: NAME, destinationKey: COPY },
  }),
  upload('replace it, as an archive does', '200', {
    by: 'service',
    body: () => new Blob([PNG], { type: 'image/png' }),
    headers: { 'x-upsert': 'true', 'cache-control': YEAR },
  }),
  read('read what replaced it', `200 image/png ${YEAR}`, headersOf),
  row(
    'sign a later upload',
    `POST object/upload/sign/images/posts/${id}-640.png`,
    '200',
    { ...TOLD, body: {} },
    { gets: '404', because: 'who signs one could store a file after leaving the staff' },
  ),
  remove('remove them without an account', '200 0'),
  remove('remove them as staff', '200 2', OWN),
  read('read what was removed', '404', told),
];
