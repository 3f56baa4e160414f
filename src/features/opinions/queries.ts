import { queryOptions } from '@tanstack/react-query';
import { askList, BackendError } from '@/lib/errors';
import {
  keepImages,
  type KeptImage,
  removeImages,
  restoreImages,
  storedName,
  uploadImage,
} from '@/lib/imageStore';
import { supabase } from '@/lib/supabase';
import { type Opinion, toColumns, toOpinion } from './opinion';
import { createdAtOf, type ImageValue, type OpinionValues } from './schema';

/** Where the pictures of opinions lie in the bucket. */
const FOLDER = 'testimonials';

export const opinionsKeys = { all: ['opinions'] as const };

/** All opinions in the order in which the public sees those that are active. */
export function opinionsOptions() {
  return queryOptions({
    queryKey: opinionsKeys.all,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const rows = await askList(supabase.rpc('testimonials_for_staff').abortSignal(signal));
      return rows.map(toOpinion);
    },
  });
}

/** Uploads what is new. @returns the picture's address, if any. */
async function addressOf({ url, upload }: ImageValue): Promise<string | null> {
  return upload ? uploadImage(FOLDER, upload) : url;
}

/**
 * Saves the form, its new pictures first and the removal of old ones last, so that a failure on the way leaves
 * the opinion whole.
 * @param before the opinion as the form found it; null for a new one.
 * @throws {BackendError} 'conflict' when somebody else has saved it since, unless `overwrite`.
 */
export async function saveOpinion(
  values: OpinionValues,
  before: Opinion | null,
  overwrite = false,
): Promise<void> {
  const uploaded: string[] = [];
  const place = async (value: ImageValue) => {
    const url = await addressOf(value);
    if (value.upload && url) uploaded.push(url);
    return url;
  };
  try {
    const columns = toColumns({
      ...values,
      image: await place(values.image),
      platformLogo: await place(values.platformLogo),
      createdAt: createdAtOf(values.date, before?.createdAt),
    });
    const table = supabase.from('testimonials');
    if (before) {
      const update = table.update(columns).eq('id', before.id);
      const saved = await askList(
        (overwrite ? update : update.eq('updated_at', before.updatedAt)).select('id'),
      );
      if (saved.length === 0) throw new BackendError('conflict', 'saved by somebody else, or gone');
    } else {
      await askList(table.insert(columns).select('id'));
    }
  } catch (error) {
    await removeUnused(uploaded);
    throw error;
  }
  if (before) await removeUnused([before.image, before.platformLogo]);
}

/**
 * Removes those of some pictures that no opinion shows: they may be shared, as logos are. A failure is only
 * logged, because the work that made them needless is done.
 */
async function removeUnused(urls: readonly (string | null)[]): Promise<void> {
  const own = urls.filter(
    (url): url is string => url !== null && storedName(url)?.startsWith(`${FOLDER}/`) === true,
  );
  if (own.length === 0) return;
  try {
    const table = () => supabase.from('testimonials').select('image, platform_logo');
    const rows = await Promise.all([
      askList(table().in('image', own)),
      askList(table().in('platform_logo', own)),
    ]);
    const used = new Set(rows.flat().flatMap((row) => [row.image, row.platform_logo]));
    await removeImages(own.filter((url) => !used.has(url)));
  } catch (error) {
    console.warn('A picture that is no longer used could not be removed.', error);
  }
}

/** Shows an opinion or takes it from the site. */
export async function setActive(opinion: Opinion, active: boolean): Promise<void> {
  const rows = await askList(
    supabase
      .from('testimonials')
      .update({ active })
      .eq('id', opinion.id)
      .eq('updated_at', opinion.updatedAt)
      .select('id'),
  );
  if (rows.length === 0) throw new BackendError('conflict', 'changed meanwhile');
}

/** An opinion that was deleted, with all it takes to bring it back. */
export interface DeletedOpinion {
  opinion: Opinion;
  images: KeptImage[];
}

/** Deletes an opinion and the pictures that only it showed. @returns what `restoreOpinion` needs. */
export async function deleteOpinion(opinion: Opinion): Promise<DeletedOpinion> {
  const pictures = [opinion.image, opinion.platformLogo];
  const images = await keepImages(pictures.filter((url) => url !== null));
  const rows = await askList(
    supabase.from('testimonials').delete().eq('id', opinion.id).select('id'),
  );
  if (rows.length === 0) throw new BackendError('refused', 'nothing was deleted');
  await removeUnused(pictures);
  return { opinion, images };
}

/** Brings a deleted opinion back as it was, in its place. */
export async function restoreOpinion({ opinion, images }: DeletedOpinion): Promise<void> {
  await restoreImages(images);
  await askList(
    supabase
      .from('testimonials')
      .insert({ id: opinion.id, ...toColumns(opinion) })
      .select('id'),
  );
}
