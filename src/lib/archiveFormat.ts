/**
 * The format of an archive: lines of JSON, compressed with gzip and, with a passphrase, encrypted
 * with age (https://age-encryption.org/v1). Web streams only, since both the admin area and the
 * programs on Node.js use it.
 */

import { fromBase64, toBase64 } from './base64.ts';

/** The first line. */
export interface ArchiveHeader {
  /** The format's version. */
  archive: 1;
  made_at: string;
  /** The versions of the database's migrations. */
  migrations: string[];
  /** The tables whose rows follow, including empty ones. */
  tables: string[];
}

/** A row of a table, named with its schema. */
export interface ArchiveRow {
  table: string;
  row: Record<string, unknown>;
}

/** A picture of the storage bucket; `data`, in base64, is added when the file is written. */
export interface ArchiveObject {
  object: string;
  type: string;
  data?: string;
}

/** Whether an object is a part of a client's document, which is in the database, and no picture. */
export const isDocumentPart = (name: string) => /^documents\/[0-9a-f-]{36}\/\d{1,2}$/.test(name);

/** The last line, with the number of lines before it: without it the file is incomplete. */
export interface ArchiveEnd {
  end: number;
}

export type ArchiveLine = ArchiveHeader | ArchiveRow | ArchiveObject;

/** An archive that cannot be read; the message says what to do. */
export class ArchiveError extends Error {}

const AGE_MAGIC = 'age-encryption.org/';

/** The content of an archived picture or part of a document. */
export const objectBytes = ({ data = '' }: ArchiveObject) => fromBase64(data);

/** Adds the pictures' contents and the last line, one JSON text for each line. */
async function* completeLines(
  lines: Iterable<ArchiveLine>,
  readObject: (name: string) => Promise<Uint8Array>,
): AsyncGenerator<string> {
  let count = 0;
  for (const line of lines) {
    const complete =
      'object' in line ? { ...line, data: toBase64(await readObject(line.object)) } : line;
    yield `${JSON.stringify(complete)}\n`;
    count += 1;
  }
  yield `${JSON.stringify({ end: count } satisfies ArchiveEnd)}\n`;
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<string> {
  return new ReadableStream<string>({
    async pull(controller) {
      const next = await texts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

/**
 * An archive as a stream of bytes.
 * @param lines what `archive_lines()` in the database returns.
 * @param readObject reads the picture of a name; when it rejects, so does the stream.
 * @param passphrase encrypts; without one, anyone with the file can read it.
 */
export async function encodeArchive(
  lines: Iterable<ArchiveLine>,
  readObject: (name: string) => Promise<Uint8Array>,
  passphrase?: string,
): Promise<ReadableStream<Uint8Array>> {
  const compressed = streamOf(completeLines(lines, readObject))
    .pipeThrough(new TextEncoderStream())
    .pipeThrough<Uint8Array>(new CompressionStream('gzip'));
  if (!passphrase) return compressed;
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return encrypter.encrypt(compressed);
}

async function decrypt(file: Blob, passphrase: string | undefined): Promise<ReadableStream> {
  if (!(await isEncrypted(file))) return file.stream();
  if (!passphrase) throw new ArchiveError('The archive is encrypted: its passphrase is needed.');
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(file.stream()).catch((cause: unknown) => {
    throw new ArchiveError('The passphrase does not open the archive.', { cause });
  });
}

/** More than the longest line: a picture of 2 MiB, a post of 100,000 characters in each language. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

const isText = (value: unknown) => typeof value === 'string';
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** A line by what it has, whoever wrote it. */
function parse(text: string, number: number): ArchiveLine | ArchiveEnd {
  const line = Object(JSON.parse(text)) as Record<string, unknown>;
  const isHeader = 'archive' in line && areTexts(line.migrations) && areTexts(line.tables);
  const isRow = isText(line.table) && Object(line.row) === line.row && !Array.isArray(line.row);
  const isObject = isText(line.object) && isText(line.type) && isText(line.data);
  const isKnown = number === 0 ? isHeader : isRow || isObject || Number.isInteger(line.end);
  if (!isKnown) throw new ArchiveError('This is not an archive, or it is damaged.');
  return line as unknown as ArchiveLine | ArchiveEnd;
}

/** Whether somebody who knows a passphrase has made the file; anybody can write one without. */
export async function isEncrypted(file: Blob): Promise<boolean> {
  return (await file.slice(0, AGE_MAGIC.length).text()) === AGE_MAGIC;
}

/**
 * The lines of an archive, without its last one.
 * @throws {ArchiveError} when the file is not an archive, is incomplete, or needs another
 *   passphrase.
 */
export async function* decodeArchive(
  file: Blob,
  passphrase?: string,
): AsyncGenerator<ArchiveLine, void> {
  const bytes = await decrypt(file, passphrase);
  const texts = bytes
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream());
  let rest = '';
  let count = 0;
  let isComplete = false;
  try {
    for await (const text of texts as unknown as AsyncIterable<string>) {
      const complete = text.split('\n');
      // Joined only here: a search through what has arrived so far would take the square of its length.
      complete[0] = rest + (complete[0] ?? '');
      rest = complete.pop() ?? '';
      if (rest.length > MOST_CHARACTERS)
        throw new ArchiveError('A line of the archive has no end.');
      for (const written of complete) {
        if (isComplete) throw new ArchiveError('The archive goes on after its end.');
        const line = parse(written, count);
        if ('end' in line) {
          isComplete = line.end === count;
        } else {
          count += 1;
          yield line;
        }
      }
    }
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    throw new ArchiveError('This is not an archive, or it is damaged.', { cause });
  }
  if (isComplete && rest) throw new ArchiveError('The archive goes on after its end.');
  if (!isComplete) throw new ArchiveError('The archive is incomplete: its end is missing.');
}
