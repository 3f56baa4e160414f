import { useCallback, useEffect, useRef, useState } from 'react';
import { browserDrafts, type Draft } from './draft';
import { differingFields } from './fields';
import type { PostValues } from './schema';

interface DraftState {
  /** 'new' for a post that was never saved. */
  post: string;
  person: string;
  version: number | null;
  /** The values as saved. */
  saved: PostValues;
  /** The values as typed. */
  values: PostValues;
}

const PAUSE_MS = 400;

/**
 * Keeps what is typed in this browser until it is saved, and finds what was kept before. Nothing is kept while the
 * offer of an earlier draft waits for its answer, so that the offer is not overwritten by what it is offered beside.
 */
export function useDraft({ post, person, version, saved, values }: DraftState) {
  const [offer, setOffer] = useState<Draft | undefined>(() => {
    const draft = browserDrafts().read(post, person);
    return draft && differingFields(draft.values, saved).length > 0 ? draft : undefined;
  });

  const forgotten = useRef<PostValues>(undefined);

  const keep = useCallback(() => {
    if (offer) return;
    const drafts = browserDrafts();
    if (differingFields(values, saved).length === 0) {
      drafts.remove(post);
      return;
    }
    if (forgotten.current && differingFields(values, forgotten.current).length === 0) return;
    const at = new Date().toISOString();
    drafts.write(post, { at, person, version, base: saved, values });
  }, [offer, post, person, version, saved, values]);

  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep]);

  // A closed tab does not wait for the pause, nor does a page that is left.
  useEffect(() => {
    const now = () => latest.current();
    addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      now();
      removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, []);

  return {
    offer,
    /** The offer is answered: it is not made again. */
    settle() {
      setOffer(undefined);
    },
    /** Forgets the draft, and keeps nothing more until something else is typed. */
    discard(key = post) {
      forgotten.current = values;
      browserDrafts().remove(key);
    },
  };
}
