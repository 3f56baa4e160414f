import type { TablesUpdate } from '@/lib/database.types';
import { call, liveRows, supabase, unwrapChange } from '@/lib/admin/supabase';
import { unwrapList, BackendError } from '@/lib/errors';
import { sweepImages } from '@/lib/admin/imageStore';
import { columnsOf, type Testimonial, type TestimonialValues } from './testimonial';

/** All testimonials, those in the bin included, in the public order. */
export const testimonialsOptions = () => liveRows('testimonials_for_staff', {});

/**
 * Saves the form.
 * @param before the testimonial that the form was filled from; null for a new one.
 * @throws {BackendError} 'conflict' if somebody else has saved it since, unless `overwrite`.
 */
export async function saveTestimonial(
  values: TestimonialValues,
  before: Testimonial | null,
  overwrite = false,
): Promise<void> {
  const columns = columnsOf(values, before);
  if (!before) {
    await unwrapList(supabase.from('testimonials').insert(columns).select('id'));
    return;
  }
  const update = change(before.id, columns);
  await unwrapChange(
    (overwrite ? update : update.eq('updated_at', before.updated_at)).select('id'),
    'conflict',
  );
  await sweepImages(before.image, before.platform_logo);
}

const change = (id: string, columns: TablesUpdate<'testimonials'>) =>
  supabase.from('testimonials').update(columns).eq('id', id);

/** Shows or hides a testimonial. @throws {BackendError} 'conflict' if it has been saved since. */
export const setActive = ({ id, updated_at }: Testimonial, active: boolean) =>
  unwrapChange(change(id, { active }).eq('updated_at', updated_at).select('id'), 'conflict');

/** Saves the order in which testimonials are shown. @throws {BackendError} if the role was revoked. */
export async function orderTestimonials(ids: readonly string[]): Promise<void> {
  if ((await call('order_testimonials', { ids: [...ids] })) === 0)
    throw new BackendError('forbidden', 'the order was not changed');
}

/** Takes a testimonial and its picture from the site for good and keeps the proof of its consent. */
export async function withdraw({ id, image }: Testimonial): Promise<void> {
  await unwrapChange(change(id, { withdrawn_at: new Date().toISOString() }).select('id'));
  await sweepImages(image);
}

/** Moves a testimonial to the bin; its images are kept. */
export const moveToBin = ({ id }: Testimonial) =>
  unwrapChange(change(id, { deleted_at: new Date().toISOString() }).select('id'));

/** Restores a testimonial from the bin unchanged. */
export const restore = ({ id }: Testimonial) =>
  unwrapChange(change(id, { deleted_at: null }).select('id'));

/** Deletes the testimonials in the bin and the images that only they used. */
export async function emptyBin(): Promise<void> {
  const rows = await unwrapList(
    supabase
      .from('testimonials')
      .delete()
      .not('deleted_at', 'is', null)
      .select('image, platform_logo'),
  );
  await sweepImages(...rows.flatMap((row) => [row.image, row.platform_logo]));
}
