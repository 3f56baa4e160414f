import { useRef } from 'react';
import { toast } from 'sonner';
import { failureText } from '@/lib/admin/failureText';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { Problem } from '@/ui/admin/Problem';
import { nameOf, type Testimonial } from './testimonial';
import { TestimonialItem } from './TestimonialItem';
import { TestimonialOrder } from './TestimonialOrder';
import { moveToBin, restore as restoreTestimonial, testimonialsKeys } from './queries';
import { TestimonialBin } from './TestimonialBin';

const t = adminTexts('testimonials');

/** The testimonials in the order of the public carousel; a deletion can be undone. */
export function TestimonialList({ testimonials: all }: { testimonials: readonly Testimonial[] }) {
  const summary = useRef<HTMLParagraphElement>(null);
  const undo = useRef<string | number>(undefined);
  const restore = useSaving(restoreTestimonial, testimonialsKeys.all, () => {
    toast.dismiss(undo.current);
    toast(t('list.restored'));
  });
  const remove = useSaving(moveToBin, testimonialsKeys.all, (_, testimonial) => {
    // The pressed button disappears with its testimonial.
    summary.current?.focus();
    undo.current = toast(t('list.deleted', { name: nameOf(testimonial) }), {
      duration: UNTIL_CLOSED,
      action: { label: t('list.undo'), onClick: () => restore.mutate(testimonial) },
    });
  });
  const testimonials = all.filter(({ inBin }) => !inBin);
  const shown = testimonials.filter(({ values }) => values.active).length;
  const problem = remove.error ?? restore.error;

  return (
    <>
      <p ref={summary} tabIndex={-1} role="status" className="mb-2 text-sm text-ink-700">
        {t('list.summary', {
          testimonials: t('list.testimonials', { count: testimonials.length }),
          shown: t('list.shown', { count: shown }),
        })}
      </p>
      <Problem className="mb-2">{problem && failureText(problem)}</Problem>
      {testimonials.length === 0 && <p className="rounded bg-white p-6">{t('list.none')}</p>}
      <TestimonialOrder testimonials={testimonials}>
        {(testimonial, place) => (
          <TestimonialItem
            testimonial={testimonial}
            place={place}
            deleting={remove.isPending}
            onDelete={() => remove.mutate(testimonial)}
          />
        )}
      </TestimonialOrder>
      <TestimonialBin
        testimonials={all.filter(({ inBin }) => inBin)}
        restoring={restore.isPending}
        onRestore={restore.mutate}
      />
    </>
  );
}
