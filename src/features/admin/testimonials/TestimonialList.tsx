import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import type { Testimonial } from './testimonial';
import { TestimonialItem } from './TestimonialItem';
import { TestimonialOrder } from './TestimonialOrder';
import { moveToBin, restore as restoreTestimonial, testimonialsKeys } from './queries';
import { TestimonialBin } from './TestimonialBin';
import { SOURCE_LANGUAGE } from '@/site/languages';

const t = adminTexts('testimonials');

/** The testimonials in the order of the public carousel; the last deletion can be undone. */
export function TestimonialList({ testimonials: all }: { testimonials: readonly Testimonial[] }) {
  const [deleted, setDeleted] = useState<Testimonial>();
  const remove = useSaving(moveToBin, testimonialsKeys.all, (_, testimonial) =>
    setDeleted(testimonial),
  );
  const restore = useSaving(restoreTestimonial, testimonialsKeys.all, () => setDeleted(undefined));
  // Moves the focus to 'undo', because the pressed button disappears with its testimonial.
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (deleted) undo.current?.focus();
  }, [deleted]);
  const testimonials = all.filter(({ inBin }) => !inBin);
  const shown = testimonials.filter(({ active }) => active).length;
  const problem = remove.error ?? restore.error;

  return (
    <>
      <p role="status" className="mb-2 text-sm text-ink-700">
        {t('list.summary', {
          testimonials: t('list.testimonials', { count: testimonials.length }),
          shown: t('list.shown', { count: shown }),
        })}
      </p>
      <div role="status">
        {deleted && (
          <p className="mb-4 flex flex-wrap items-center gap-3 rounded bg-sea-100 p-3">
            <span className="font-semibold">
              {t('list.deleted', { name: deleted.texts[SOURCE_LANGUAGE].name })}
            </span>
            <Button
              ref={undo}
              className="bg-white px-4"
              unavailable={restore.isPending}
              onClick={() => restore.mutate(deleted)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {t('list.undo')}
            </Button>
          </p>
        )}
        {restore.isSuccess && !deleted && (
          <p className="mb-4 rounded bg-sea-100 p-3 font-semibold">{t('list.restored')}</p>
        )}
      </div>
      <Problem className="mb-2">{problem && failureText(problem)}</Problem>
      {testimonials.length === 0 && <p className="rounded bg-white p-6">{t('list.none')}</p>}
      <TestimonialOrder testimonials={testimonials}>
        {(testimonial, place) => (
          <TestimonialItem
            testimonial={testimonial}
            place={place}
            deleting={remove.isPending}
            onDelete={() => {
              restore.reset();
              remove.mutate(testimonial);
            }}
          />
        )}
      </TestimonialOrder>
      <TestimonialBin
        testimonials={all.filter(({ inBin }) => inBin)}
        restoring={restore.isPending}
        onRestore={(testimonial) => {
          setDeleted(undefined);
          restore.mutate(testimonial);
        }}
        onEmptied={() => setDeleted(undefined)}
      />
    </>
  );
}
