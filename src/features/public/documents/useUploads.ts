import { useRef, useState } from 'react';
import { upload, type UploadProblem } from './upload';

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
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(uploads);

  function change(next: (before: Upload[]) => Upload[]) {
    latest.current = next(latest.current);
    setUploads(latest.current);
  }
  const note = (id: string, news: Partial<Upload>) =>
    change((all) => all.map((each) => (each.id === id ? { ...each, ...news } : each)));

  return {
    uploads,
    isBusy,
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
      if (isBusy) return;
      setBusy(true);
      for (const { id } of latest.current) {
        const one = latest.current.find((each) => each.id === id);
        if (!one || one.state === 'sent') continue;
        note(id, { state: 'sending', share: 0 });
        const problem = await upload(one, token, (share) => note(id, { share }));
        note(id, problem ? { state: 'failed', problem } : { state: 'sent' });
        if (problem === 'ended') break;
      }
      setBusy(false);
    },
  };
}
