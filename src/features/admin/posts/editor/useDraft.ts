import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDrafts } from '@/lib/admin/drafts';
import { type Draft, postDrafts } from './draft';
import { differingFields } from '../fields';
import type { PostValues } from '../schema';
import type { PostForm } from '../usePostForm';

const DEBOUNCE_MS = 400;

/**
 * Keeps unsaved changes in this browser, and offers those of an earlier visit. While the offer is open nothing is
 * stored, so that it is not overwritten.
 */
export function useDraft({ id, form, saved, values, load }: PostForm) {
  const own = useDrafts();
  const drafts = useMemo(() => postDrafts(own), [own]);
  const { version } = saved;
  const key = version === null ? 'new' : id;
  // The draft of an earlier visit, until it is restored or discarded.
  const [offer, setOffer] = useState<Draft | undefined>(() => {
    const draft = drafts.read(key);
    return draft && differingFields(draft.values, saved.values).length > 0 ? draft : undefined;
  });

  const [kept, setKept] = useState(true);
  const discarded = useRef<PostValues>(undefined);

  const store = useEffectEvent(() => {
    if (offer) return;
    const typed = { ...form.getValues() };
    if (differingFields(typed, saved.values).length === 0) {
      drafts.remove(key);
      return;
    }
    if (discarded.current && differingFields(typed, discarded.current).length === 0) return;
    const at = new Date().toISOString();
    setKept(drafts.write(key, { at, version, base: saved.values, values: typed }));
  });

  useEffect(() => {
    const timer = setTimeout(() => store(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values, saved, offer]);

  // Does not wait for the debounce when the tab is closed or the page is left.
  useEffect(() => {
    const storeNow = () => store();
    addEventListener('pagehide', storeNow);
    document.addEventListener('visibilitychange', storeNow);
    return () => {
      storeNow();
      removeEventListener('pagehide', storeNow);
      document.removeEventListener('visibilitychange', storeNow);
    };
  }, []);

  /** Restores the offered draft, based on the version that it was started from. */
  function restore() {
    if (!offer) return;
    const base =
      offer.version === version ? saved : { ...saved, version: offer.version, values: offer.base };
    load(base, offer.values);
    setOffer(undefined);
  }

  /** Removes the draft, and stores nothing until the values change again. */
  function discard(discardedKey = key) {
    discarded.current = { ...form.getValues() };
    drafts.remove(discardedKey);
    setOffer(undefined);
  }

  /** `kept` is false if this browser could not keep the changes. */
  return { offer, kept, restore, discard };
}
