import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUnloadGuard } from '@/lib/admin/LeaveGuard';
import { textsOf, unitsOf } from '../spanish/units';
import { callByLink, type Opened, openLink } from './queries';
import { asTranslated, paragraphsIn, type Row, rowsFrom } from './rows';

/** The database takes 240 saves an hour from one network. */
const AUTOSAVE_MS = 20_000;

const targetsOf = (rows: readonly Row[]) => JSON.stringify(rows.map(({ target }) => target));

function rowsOf({ paragraphs, before, texts, spanish }: Opened): Row[] {
  return rowsFrom(paragraphs.length > 0 ? paragraphs : unitsOf(before, texts), spanish);
}

/** What has become of a translation that was sent; null for a link that cannot be used any more. */
type Outcome = 'saved' | 'changed' | 'elsewhere' | 'decided' | null;

/** A translation by link while it is written: saved by the button, and by itself while it differs. */
export function useTranslation(token: string, opened: Opened) {
  const [rows, setRows] = useState(() => rowsOf(opened));
  const [saved, setSaved] = useState(() => ({
    targets: targetsOf(rows),
    seen: opened.seen,
    at: opened.saved_at,
    finishedAt: opened.finished_at,
  }));
  /** Identifies this opening of the page, and what had been saved when it was. */
  const [page] = useState(() => ({ page: crypto.randomUUID(), since: opened.saved_at }));
  const dirty = targetsOf(rows) !== saved.targets;

  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (finished: boolean) => {
      const sent = finished ? rows.map(asTranslated) : rows;
      const result = (await callByLink('save_translation', {
        ...{ token, seen: saved.seen, ...page, finished },
        ...{ texts: textsOf(sent), paragraphs: paragraphsIn(sent) },
      })) as Outcome;
      const link = result === 'changed' ? await openLink(token) : undefined;
      // Of the Spanish as it is; the link may have ended meanwhile.
      const fresh = link && 'spanish' in link ? link : undefined;
      return { sent, finished, fresh, result: link === null ? null : result };
    },
    onSuccess: ({ sent, finished, fresh, result }) => {
      if (result !== 'saved' && result !== 'changed') return;
      const at = new Date().toISOString();
      const beside = (known: Row[]) => (fresh ? rowsFrom(known, fresh.spanish) : known);
      setSaved(({ seen }) => ({
        targets: targetsOf(beside(sent)),
        seen: fresh?.seen ?? seen,
        at,
        finishedAt: finished && result === 'saved' ? at : null,
      }));
      setRows((current) => beside(finished ? current.map(asTranslated) : current));
    },
  });

  const outcome = data ? data.result : opened.decided ? 'decided' : undefined;
  /** Whether nothing can be saved any more. */
  const ended = outcome === 'decided' || outcome === 'elsewhere' || outcome === null;

  const saveItself = useEffectEvent(() => mutate(false));
  useEffect(() => {
    if (!dirty || isPending || ended) return;
    const timer = setTimeout(() => saveItself(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [dirty, isPending, ended]);

  // Another link is opened in the same tab, which the browser does not ask about.
  const saveOnLeaving = useEffectEvent(() => {
    if (dirty && !ended) mutate(false);
  });
  useEffect(() => () => saveOnLeaving(), []);

  useUnloadGuard(dirty);

  return {
    rows,
    dirty,
    ended,
    outcome,
    savedAt: saved.at,
    finishedAt: saved.finishedAt,
    busy: isPending,
    error,
    write: (index: number, target: string) =>
      setRows((current) =>
        current.map((row, place) => (place === index ? asTranslated({ ...row, target }) : row)),
      ),
    save: (finished: boolean) => {
      if (!isPending && !ended) mutate(finished);
    },
  };
}
