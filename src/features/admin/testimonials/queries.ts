import type { TablesUpdate } from '@/lib/database.types';
import { liveRows, supabase, unwrapChange } from '@/lib/admin/supabase';
import { unwrap, unwrapList, BackendError } from '@/lib/errors';
import { fromDataUrl, isDataUrl } from '@/lib/admin/imageFile';
import { removeImages, storageName, uploadImage } from '@/lib/admin/imageStore';
import { columnsOf, type Testimonial, type TestimonialValues } from './testimonial';

/** The folder of testimonials' images in the bucket. */
const FOLDER = 'testimonials';

/** All testimonials, those in the bin included, in the public order. */
export const testimonialsOptions = () => liveRows('testimonials_for_staff', {});

/**
 * Saves the form: uploads new images first and removes old ones last, so that a failure leaves the
 * testimonial intact.
 * @param before the testimonial that the form was filled from; null for a new one.
 * @throws {BackendError} 'conflict' if somebody else has saved it since, unless `overwrite`.
 */
export async function saveTestimonial(
  values: TestimonialValues,
  before: Testimonial | null,
  overwrite = false,
): Promise<void> {
  const uploaded: string[] = [];
  const upload = async (image: string) => {
    if (!isDataUrl(image)) return image;
    const url = await uploadImage(FOLDER, fromDataUrl(image));
    uploaded.push(url);
    return url;
  };
  try {
    const image = await upload(values.image);
    const platform_logo = await upload(values.platform_logo);
    const columns = columnsOf({ ...values, image, platform_logo }, before);
    if (before) {
      const update = change(before.id, columns);
      await unwrapChange(
        (overwrite ? update : update.eq('updated_at', before.updated_at)).select('id'),
        'conflict',
      );
    } else {
      await unwrapList(supabase.from('testimonials').insert(columns).select('id'));
    }
  } catch (error) {
    await removeUnused(uploaded);
    throw error;
  }
  if (before) await removeUnused([before.image, before.platform_logo]);
}

/**
 * Removes those images that no testimonial uses, since logos may be shared. A failure is only
 * logged, because the change itself has succeeded.
 */
async function removeUnused(urls: readonly (string | null)[]): Promise<void> {
  const own = urls.filter(
    (url): url is string => storageName(url ?? '')?.startsWith(`${FOLDER}/`) === true,
  );
  if (own.length === 0) return;
  try {
    const table = () => supabase.from('testimonials').select('image, platform_logo');
    const rows = await Promise.all([
      unwrapList(table().in('image', own)),
      unwrapList(table().in('platform_logo', own)),
    ]);
    const used = new Set(rows.flat().flatMap((row) => [row.image, row.platform_logo]));
    await removeImages(own.filter((url) => !used.has(url)));
  } catch (error) {
    console.warn('A picture that is no longer used could not be removed.', error);
  }
}

const change = (id: string, columns: TablesUpdate<'testimonials'>) =>
  supabase.from('testimonials').update(columns).eq('id', id);

/** Shows or hides a testimonial. @throws {BackendError} 'conflict' if it has been saved since. */
export const setActive = ({ id, updated_at }: Testimonial, active: boolean) =>
  unwrapChange(change(id, { active }).eq('updated_at', updated_at).select('id'), 'conflict');

/**
 * Saves the order in which testimonials are shown.
 * @throws {BackendError} 'forbidden' if the role was revoked.
 */
export async function orderTestimonials(ids: readonly string[]): Promise<void> {
  const moved = await unwrap<number | null>(supabase.rpc('order_testimonials', { ids: [...ids] }));
  if (moved === 0) throw new BackendError('forbidden', 'the order was not changed');
}

/** Takes a testimonial and its picture from the site for good and keeps the proof of its consent. */
export async function withdraw({ id, image }: Testimonial): Promise<void> {
  await unwrapChange(change(id, { withdrawn_at: new Date().toISOString() }).select('id'));
  await removeUnused([image]);
}

/** Moves a testimonial to the bin; its images are kept. */
export const moveToBin = ({ id }: Testimonial) =>
  unwrapChange(change(id, { deleted_at: new Date().toISOString() }).select('id'));

/** Restores a testimonial from the bin unchanged. */
export const restore = ({ id }: Testimonial) =>
  unwrapChange(change(id, { deleted_at: null }).select('id'));

/**
 * Deletes the testimonials in the bin and the images that only they used. @throws {BackendError}
 */
export async function emptyBin(): Promise<void> {
  const rows = await unwrapList(
    supabase
      .from('testimonials')
      .delete()
      .not('deleted_at', 'is', null)
      .select('image, platform_logo'),
  );
  await removeUnused(rows.flatMap((row) => [row.image, row.platform_logo]));
}
