import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDrafts } from '@/lib/admin/drafts';
import { differingFields } from '../fields';
import { blankValues } from '../post';
import type { PostValues } from '../schema';
import type { PostForm } from '../usePostForm';

const DEBOUNCE_MS = 400;

/** Unsaved changes to a post, kept in this browser for their author. */
export interface Draft {
  /** When it was last changed, an ISO timestamp. */
  at: string;
  /** The version it is based on, with its values; null for a new post. */
  version: number | null;
  base: PostValues;
  values: PostValues;
}

/** Fills in fields that an older draft lacks and drops those that no longer exist. */
function complete(kept: object): PostValues {
  const blank = blankValues();
  const known = Object.entries(kept).filter(([name, value]) => {
    const own: unknown = blank[name as keyof PostValues];
    return typeof value === typeof own && Array.isArray(value) === Array.isArray(own);
  });
  return { ...blank, ...Object.fromEntries(known) };
}

/** A kept draft as the form of today can show it. */
export function draftOf(kept: unknown): Draft | undefined {
  if (kept === undefined) return undefined;
  const draft = kept as Draft;
  const [base, values] = [complete(draft.base), complete(draft.values)];
  // Those of version 1.0 had new pictures in themselves.
  const image = values.image.startsWith('data:') ? base.image : values.image;
  return { ...draft, base, values: { ...values, image } };
}

/** By post id or 'new'. */
const keyOf = (post: string) => `post_${post}`;

/**
 * Keeps unsaved changes in this browser, and offers those of an earlier visit. While the offer is open nothing is
 * stored, so that it is not overwritten.
 */
export function useDraft({ id, form, saved, values, load }: PostForm) {
  const drafts = useDrafts();
  const { version } = saved;
  const key = keyOf(version === null ? 'new' : id);
  // The draft of an earlier visit, until it is restored or discarded.
  const [offer, setOffer] = useState<Draft | undefined>(() => {
    const draft = draftOf(drafts.read(key));
    return draft && differingFields(draft.values, saved.values).length > 0 ? draft : undefined;
  });

  const [kept, setKept] = useState(true);
  const discarded = useRef<PostValues>(undefined);

  const store = useEffectEvent(() => {
    if (offer) return;
    const typed = form.getValues();
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

  /** Removes the draft, of a post that has just been created the one of a new post, and stores nothing until the values change again. */
  function discard(isCreated = false) {
    discarded.current = form.getValues();
    drafts.remove(isCreated ? keyOf('new') : key);
    setOffer(undefined);
  }

  /** `kept` is false if this browser could not keep the changes. */
  return { offer, kept, restore, discard };
}
