import { isDataUrl } from '@/lib/admin/imageFile';
import { z } from '@/lib/admin/zod';
import { blankValues } from './post';
import type { PostValues } from './schema';

/** Unsaved changes to a post, kept in this browser. */
export interface Draft {
  /** When it was last changed, an ISO timestamp. */
  at: string;
  /** The author's user id: another person at the same computer is not offered it. */
  person: string;
  /** The version it is based on, with its values; null for a new post. */
  version: number | null;
  base: PostValues;
  values: PostValues;
}

const values = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]));

const draftSchema = z.object({
  at: z.iso.datetime(),
  person: z.string(),
  version: z.number().nullable(),
  base: values,
  values,
});

/** Fills in fields that an older draft lacks and drops those that no longer exist. */
function complete(kept: z.infer<typeof values>): PostValues {
  const blank = blankValues();
  const known = Object.entries(kept).filter(
    ([name, value]) =>
      Object.hasOwn(blank, name) &&
      typeof value === typeof blank[name as keyof PostValues] &&
      Array.isArray(value) === Array.isArray(blank[name as keyof PostValues]),
  );
  return { ...blank, ...(Object.fromEntries(known) as Partial<PostValues>) };
}

const keyOf = (post: string) => `post_draft_${post}`;

/**
 * The drafts in a storage, by post id or 'new'. Where storage is blocked or full, nothing is kept and nothing
 * throws.
 */
export function draftStore(storage: Storage | undefined) {
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  return {
    read(post: string, person: string): Draft | undefined {
      const json = attempt((s) => s.getItem(keyOf(post)));
      const parsed = draftSchema.safeParse(attempt(() => JSON.parse(json ?? 'null') as unknown));
      if (!parsed.success || parsed.data.person !== person) return undefined;
      const { data } = parsed;
      return { ...data, base: complete(data.base), values: complete(data.values) };
    },
    /** @returns whether the draft was kept. If there is no room for the image, it is kept without it. */
    write(post: string, draft: Draft): boolean {
      const set = (kept: Draft) =>
        attempt((s) => {
          s.setItem(keyOf(post), JSON.stringify(kept));
          return true;
        }) ?? false;
      if (set(draft)) return true;
      if (!isDataUrl(draft.values.image)) return false;
      return set({ ...draft, values: { ...draft.values, image: draft.base.image } });
    },
    remove(post: string): void {
      attempt((s) => s.removeItem(keyOf(post)));
    },
  };
}

/** This browser's drafts. Even reading `localStorage` throws where it is blocked. */
export function browserDrafts() {
  try {
    return draftStore(localStorage);
  } catch {
    return draftStore(undefined);
  }
}
