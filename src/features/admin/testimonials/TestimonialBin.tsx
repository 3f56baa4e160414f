import { useMutation } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { Button } from '@/ui/admin/Button';
import { emptyBin } from './queries';
import type { Testimonial } from './testimonial';
import { SOURCE_LANGUAGE } from '@/site/languages';

const t = adminTexts('testimonials');

interface TestimonialBinProps {
  testimonials: readonly Testimonial[];
  restoring: boolean;
  onRestore: (testimonial: Testimonial) => void;
  onEmptied: () => Promise<void>;
}

/** The deleted testimonials, to restore or to delete permanently. */
export function TestimonialBin(props: TestimonialBinProps) {
  const { testimonials, restoring, onRestore, onEmptied } = props;
  const [confirming, setConfirming] = useState(false);
  const empty = useMutation({
    mutationFn: emptyBin,
    onSuccess: async () => {
      await onEmptied();
      setConfirming(false);
    },
  });
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
            <span className="min-w-0 truncate">{testimonial.texts[SOURCE_LANGUAGE].name}</span>
            <Button
              className="px-4"
              aria-label={t('bin.restoreOf', { name: testimonial.texts[SOURCE_LANGUAGE].name })}
              unavailable={restoring}
              onClick={() => onRestore(testimonial)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {t('bin.restore')}
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t('bin.empty')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('bin.empty')}
        confirm={t('bin.empty')}
        cancel={t('bin.keep')}
        busy={empty.isPending}
        problem={empty.error ? failureText(empty.error) : undefined}
        onConfirm={() => empty.mutate()}
        onClose={() => setConfirming(false)}
      >
        <p>{t('bin.about')}</p>
        <p className="mt-2">{t('bin.final')}</p>
      </ConfirmDialog>
    </details>
  );
}
