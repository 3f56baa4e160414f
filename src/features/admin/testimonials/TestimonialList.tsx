import { Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'sonner';
import { ConfirmedAction, failureText, useSaving } from '@/lib/admin/requests';
import { testimonials as t } from '@/admin-texts';
import { UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { Button, Problem } from '@/ui/admin/controls';
import type { Testimonial } from './testimonial';
import { TestimonialItem } from './TestimonialItem';
import { TestimonialOrder } from './TestimonialOrder';
import { emptyBin, moveToBin, restore as restoreTestimonial } from './queries';

/** The testimonials in the order of the public carousel; a deletion can be undone. */
export function TestimonialList({ testimonials: all }: { testimonials: readonly Testimonial[] }) {
  const summary = useRef<HTMLParagraphElement>(null);
  const undo = useRef<string | number>(undefined);
  const restore = useSaving(restoreTestimonial, () => {
    toast.dismiss(undo.current);
    toast(t('list.restored'));
  });
  const remove = useSaving(moveToBin, (_, testimonial) => {
    // The pressed button disappears with its testimonial.
    summary.current?.focus();
    undo.current = toast(t('list.deleted', { name: testimonial.name }), {
      duration: UNTIL_CLOSED,
      action: { label: t('list.undo'), onClick: () => restore.mutate(testimonial) },
    });
  });
  const testimonials = all.filter((each) => !each.deleted_at);
  const bin = all.filter((each) => each.deleted_at);
  const shown = testimonials.filter(({ active }) => active).length;
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
      {bin.length > 0 && (
        <details className="mt-8">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {t('bin.title', { number: bin.length })}
          </summary>
          <ul className="mb-3 grid gap-2">
            {bin.map((testimonial) => (
              <li
                key={testimonial.id}
                className="flex flex-wrap items-center justify-between gap-3 rounded bg-white p-3"
              >
                <span className="min-w-0 truncate">{testimonial.name}</span>
                <Button
                  icon={Undo2}
                  className="px-4"
                  aria-label={t('bin.restoreOf', { name: testimonial.name })}
                  unavailable={restore.isPending}
                  onClick={() => restore.mutate(testimonial)}
                >
                  {t('bin.restore')}
                </Button>
              </li>
            ))}
          </ul>
          <ConfirmedAction
            icon={Trash2}
            label={t('bin.empty')}
            title={t('bin.empty')}
            confirm={t('bin.empty')}
            cancel={t('bin.keep')}
            action={emptyBin}
            onDone={() => toast.dismiss()}
          >
            <p>{t('bin.about')}</p>
            <p className="mt-2">{t('bin.final')}</p>
          </ConfirmedAction>
        </details>
      )}
    </>
  );
}
