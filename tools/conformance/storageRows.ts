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
const UPLOAD = 'POST object/images/';
const LIST = 'POST object/list/images';
const REMOVE = 'DELETE object/images';
const READ = 'GET object/public/images/';

const OWN: ApiCall = { by: 'person' };
const TOLD: ApiCall = { ...OWN, outcome: told };
const SENT: ApiCall = { body: () => form(), outcome: told };
const sent = (type?: string, bytes?: Uint8Array<ArrayBuffer>): ApiCall => ({
  ...TOLD,
  body: () => form(type, bytes),
});
const LISTED: ApiCall = { body: { prefix: 'posts' }, outcome: listed };
const REMOVED: ApiCall = { body: { prefixes: [NAME, COPY] }, outcome: listed };
const readBy = (outcome: (answer: Answer) => string): ApiCall => ({ by: 'nobody', outcome });

const LARGE = new Uint8Array(3 * 1024 * 1024).fill(1).fill(0, 0, 8);
const SVG = new TextEncoder().encode('<svg/>');

export const STORAGE_ROWS: Row[] = [
  row('store a picture without an account', UPLOAD + NAME, '403', SENT),
  row('store a picture', UPLOAD + NAME, '200', sent()),
  row('store it again', UPLOAD + NAME, '409', sent()),
  row('a name that the site does not make', `${UPLOAD}posts/picture.png`, '403', sent()),
  row('a type that the bucket does not take', UPLOAD + SMALL, '415', sent('text/html')),
  row('a picture of more than 2 MiB', UPLOAD + SMALL, '413', sent('image/png', LARGE)),
  row('bytes of another type than declared', UPLOAD + SMALL, '200', sent('image/png', SVG), {
    gets: '415',
    because: 'it reads the bytes; of a hosted project `npm run doctor` reads them afterwards',
  }),
  row('read it as a visitor', READ + NAME, `200 image/png ${YEAR}`, readBy(headersOf)),
  row('read one that there is not', `${READ}posts/none.png`, '404', readBy(told)),
  row('list the pictures without an account', LIST, '200 0', LISTED),
  row('list them as staff', LIST, '200 some', {
    ...LISTED,
    ...OWN,
    outcome: ({ status, body }) => `${status} ${Number(body.length) > 0 ? 'some' : 'none'}`,
  }),
  row('read one with an account', `GET object/images/${NAME}`, '200', TOLD),
  row('copy it', 'POST object/copy', '200', {
    ...TOLD,
    body: { bucketId: 'images', sourceKey: NAME, destinationKey: COPY },
  }),
  row('replace it, as an archive does', UPLOAD + NAME, '200', {
    by: 'service',
    body: () => new Blob([PNG], { type: 'image/png' }),
    headers: { 'x-upsert': 'true', 'cache-control': YEAR },
    outcome: told,
  }),
  row('read what replaced it', READ + NAME, `200 image/png ${YEAR}`, readBy(headersOf)),
  row(
    'sign a later upload',
    `POST object/upload/sign/images/posts/${id}-640.png`,
    '200',
    { ...TOLD, body: {} },
    { gets: '404', because: 'who signs one could store a file after leaving the staff' },
  ),
  row('remove them without an account', REMOVE, '200 0', REMOVED),
  row('remove them as staff', REMOVE, '200 2', { ...REMOVED, ...OWN }),
  row('read what was removed', READ + NAME, '404', readBy(told)),
];
