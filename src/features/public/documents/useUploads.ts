import { useRef, useState } from 'react';
import { toBase64 } from '@/lib/base64';
import { BackendError } from '@/lib/errors';
import { DOCUMENT_PART, MOST_DOCUMENT_BYTES } from '@/site/documents';
import { type Part, sendPart } from './queries';

/** Why a file was not sent; 'ended' where the link cannot be used any more. */
type UploadProblem = 'type' | 'size' | 'number' | 'full' | 'failed' | 'ended';

/** A picture beyond this is made smaller first, which is legible and saves a slow phone minutes. */
const LARGE_PICTURE = 1.5 * 1024 * 1024;
const LONGEST_SIDE = 2600;

/** Waits before another attempt at a part, in ms. */
const WAITS = [1_000, 4_000, 10_000];

/** A large picture as a smaller JPEG where the browser can read it; other files as they are. */
async function smaller(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.size <= LARGE_PICTURE) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  // JPEG has no transparency: what is transparent would be black.
  Object.assign(context ?? {}, { fillStyle: '#fff' });
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  );
  return jpeg && jpeg.size < file.size ? jpeg : file;
}

/** Sends a part, again after a failure of line or server; null if the link has ended. */
async function persistently(part: Part, [wait, ...more] = WAITS): Promise<string | null> {
  try {
    return await sendPart(part);
  } catch (error) {
    const isPassing = error instanceof BackendError && error.kind !== 'invalid';
    if (wait === undefined || !isPassing) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return persistently(part, more);
  }
}

const PROBLEMS: readonly string[] = ['type', 'size', 'number', 'full'] satisfies UploadProblem[];

/**
 * Sends a file in parts. Sent again under the same id, it goes on where it ended.
 * @returns why it was not taken; undefined once it is there.
 */
async function upload(
  { id, file }: { id: string; file: File },
  token: string,
  onProgress: (share: number) => void,
): Promise<UploadProblem | undefined> {
  try {
    const content = await smaller(file);
    if (content.size > MOST_DOCUMENT_BYTES) return 'size';
    const parts = Math.max(1, Math.ceil(content.size / DOCUMENT_PART));
    for (let part = 0; part < parts; part += 1) {
      const slice = content.slice(part * DOCUMENT_PART, (part + 1) * DOCUMENT_PART);
      if (slice.size === 0) return 'type';
      const bytes = new Uint8Array(await slice.arrayBuffer());
      const about = { token, document: id, name: file.name, part, parts };
      const answer = await persistently({ ...about, content: toBase64(bytes) });
      if (answer === null) return 'ended';
      if (PROBLEMS.includes(answer)) return answer as UploadProblem;
      if (answer === 'lost') return 'failed';
      onProgress((part + 1) / parts);
      if (answer === 'complete') return undefined;
    }
    return 'failed';
  } catch {
    return 'failed';
  }
}

/** A chosen file and how far it has got. */
export interface Upload {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  share: number;
  problem?: UploadProblem;
}

/** The chosen files of a link, sent one after another. */
export function useUploads(token: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const latest = useRef(uploads);

  function change(next: (before: Upload[]) => Upload[]) {
    latest.current = next(latest.current);
    setUploads(latest.current);
  }
  const note = (id: string, news: Partial<Upload>) =>
    change((all) => all.map((each) => (each.id === id ? { ...each, ...news } : each)));

  return {
    uploads,
    add: (files: Iterable<File>) =>
      change((all) => [
        ...all,
        ...Array.from(files, (file) => ({
          id: crypto.randomUUID(),
          file,
          state: 'waiting' as const,
          share: 0,
        })),
      ]),
    remove: (id: string) => change((all) => all.filter((each) => each.id !== id)),
    /** Sends what was not sent yet, those that failed included. */
    send: async () => {
      if (latest.current.some(({ state }) => state === 'sending')) return;
      for (const { id } of latest.current) {
        const one = latest.current.find((each) => each.id === id);
        if (!one || one.state === 'sent') continue;
        note(id, { state: 'sending', share: 0 });
        const problem = await upload(one, token, (share) => note(id, { share }));
        note(id, problem ? { state: 'failed', problem } : { state: 'sent' });
        if (problem === 'ended') break;
      }
    },
  };
}
