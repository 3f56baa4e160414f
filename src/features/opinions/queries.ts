import { queryOptions } from '@tanstack/react-query';
import { askList, BackendError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { keepImages, type KeptImage, removeUnused, restoreImages, uploadImage } from './images';
import { type Opinion, toColumns, toOpinion } from './opinion';
import { createdAtOf, type ImageValue, type OpinionValues } from './schema';

export const opinionsKeys = { all: ['opinions'] as const };

/** All opinions in the order in which the public sees those that are active. */
export function opinionsOptions() {
  return queryOptions({
    queryKey: opinionsKeys.all,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const rows = await askList(supabase.rpc('testimonials_for_staff').abortSignal(signal));
      return rows.map(toOpinion);
    },
  });
}

/** Uploads what is new. @returns the picture's address, if any. */
async function addressOf({ url, upload }: ImageValue): Promise<string | null> {
  return upload ? uploadImage(upload) : url;
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
    await removeUnused(uploaded).catch(() => undefined);
    throw error;
  }
  if (before) await removeUnused([before.image, before.platformLogo]).catch(report);
}

/** The opinion is saved; a picture too many is for the log. */
function report(error: unknown): void {
  console.error('A picture that is no longer used could not be removed.', error);
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
  const images = await keepImages(pictures);
  const rows = await askList(
    supabase.from('testimonials').delete().eq('id', opinion.id).select('id'),
  );
  if (rows.length === 0) throw new BackendError('refused', 'nothing was deleted');
  await removeUnused(pictures).catch(report);
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
