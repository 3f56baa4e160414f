import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { orderTestimonials, testimonialsKeys } from './queries';
import type { Testimonial } from './testimonial';
import { SOURCE_LANGUAGE } from '@/site/languages';

const t = adminTexts('testimonials');

/** A list with one of its items moved to another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** The testimonials in the order that the person has given them, saved one change after the other. */
export function useTestimonialOrder(stored: readonly Testimonial[]) {
  const client = useQueryClient();
  // Until the last change has been saved and read again.
  const [order, setOrder] = useState<readonly string[]>();
  const [announcement, setAnnouncement] = useState('');
  const save = useMutation({
    mutationKey: testimonialsKeys.order,
    scope: { id: 'order of testimonials' },
    mutationFn: orderTestimonials,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: testimonialsKeys.all });
      if (client.isMutating({ mutationKey: testimonialsKeys.order }) === 1) setOrder(undefined);
    },
  });
  const placeOf = ({ id }: Testimonial) => order?.indexOf(id) ?? -1;
  const testimonials = stored.toSorted((a, b) => placeOf(a) - placeOf(b));

  return {
    testimonials,
    /** Why the order could not be saved. */
    error: save.error,
    /** The last move, to be announced by screen readers. */
    announcement,
    move: (from: number, to: number) => {
      const testimonial = testimonials[from];
      if (!testimonial || from === to || to < 0 || to >= testimonials.length) return;
      const next = moved(testimonials, from, to).map(({ id }) => id);
      setOrder(next);
      setAnnouncement(
        t('order.moved', {
          name: testimonial.texts[SOURCE_LANGUAGE].name,
          place: to + 1,
          all: next.length,
        }),
      );
      save.mutate(next);
    },
  };
}
