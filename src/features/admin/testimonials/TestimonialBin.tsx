import { Trash2, Undo2 } from 'lucide-react';
import { toast } from 'sonner';
import { ConfirmedAction } from '@/lib/admin/ConfirmedAction';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { emptyBin, testimonialsKeys } from './queries';
import { nameOf, type Testimonial } from './testimonial';

const t = adminTexts('testimonials');

interface TestimonialBinProps {
  testimonials: readonly Testimonial[];
  restoring: boolean;
  onRestore: (testimonial: Testimonial) => void;
}

/** The deleted testimonials, to restore or to delete permanently. */
export function TestimonialBin({ testimonials, restoring, onRestore }: TestimonialBinProps) {
  if (testimonials.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('bin.title', { number: testimonials.length })}
      </summary>
      <ul className="mb-3 grid gap-2">
        {testimonials.map((testimonial) => (
          <li
            key={testimonial.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded bg-white p-3"
          >
            <span className="min-w-0 truncate">{nameOf(testimonial)}</span>
            <Button
              className="px-4"
              aria-label={t('bin.restoreOf', { name: nameOf(testimonial) })}
              unavailable={restoring}
              onClick={() => onRestore(testimonial)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
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
        changes={testimonialsKeys.all}
        onDone={() => toast.dismiss()}
      >
        <p>{t('bin.about')}</p>
        <p className="mt-2">{t('bin.final')}</p>
      </ConfirmedAction>
    </details>
  );
}
