import type { Drafts } from '@/lib/admin/drafts';
import { isDataUrl } from '@/lib/admin/imageFile';
import { z } from '@/lib/admin/zod';
import { blankValues } from '../post';
import type { PostValues } from '../schema';

/** Unsaved changes to a post, kept in this browser for their author. */
export interface Draft {
  /** When it was last changed, an ISO timestamp. */
  at: string;
  /** The version it is based on, with its values; null for a new post. */
  version: number | null;
  base: PostValues;
  values: PostValues;
}

const values = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]));

const draftSchema = z.object({
  at: z.iso.datetime(),
  version: z.number().nullable(),
  base: values,
  values,
});

/** Fills in fields that an older draft lacks and drops those that no longer exist. */
function complete(kept: z.infer<typeof values>): PostValues {
  const blank = blankValues();
  // What the description of the cover was called until November 2026.
  const { imageAlt = '', ...rest } = kept;
  const known = Object.entries({ image_alt: imageAlt, ...rest }).filter(
    ([name, value]) =>
      Object.hasOwn(blank, name) &&
      typeof value === typeof blank[name as keyof PostValues] &&
      Array.isArray(value) === Array.isArray(blank[name as keyof PostValues]),
  );
  return { ...blank, ...(Object.fromEntries(known) as Partial<PostValues>) };
}

const keyOf = (post: string) => `post_${post}`;

/** The drafts of posts among a person's drafts, by post id or 'new'. */
export function postDrafts(drafts: Drafts) {
  return {
    read(post: string): Draft | undefined {
      const parsed = draftSchema.safeParse(drafts.read(keyOf(post)));
      if (!parsed.success) return undefined;
      const { data } = parsed;
      return { ...data, base: complete(data.base), values: complete(data.values) };
    },
    /** @returns whether the draft was kept. If there is no room for the image, it is kept without it. */
    write(post: string, draft: Draft): boolean {
      if (drafts.write(keyOf(post), draft)) return true;
      const { values } = draft;
      if (!isDataUrl(values.image)) return false;
      return drafts.write(keyOf(post), {
        ...draft,
        values: { ...values, image: draft.base.image },
      });
    },
    remove: (post: string) => drafts.remove(keyOf(post)),
  };
}
