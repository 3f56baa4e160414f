import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '@/lib/admin/requests';
import { testimonials as t } from '@/admin-texts';
import { cx } from '@/ui/classes';
import { orderTestimonials } from './queries';
import type { Testimonial } from './testimonial';
import { Button, Problem } from '@/ui/admin/controls';

interface TestimonialOrderProps {
  testimonials: readonly Testimonial[];
  /** Renders a testimonial with the controls of its place. */
  children: (testimonial: Testimonial, place: ReactNode) => ReactNode;
}

/** The testimonials as a list whose order can be changed, which is that of the site. */
export function TestimonialOrder({ testimonials: stored, children }: TestimonialOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  // Saved one change after the other.
  const save = useMutation({
    scope: { id: 'order of testimonials' },
    mutationFn: orderTestimonials,
    onSettled: () => client.invalidateQueries(),
  });
  // As the person has put them, until the last change has been saved and read again.
  const order = save.isPending ? save.variables : [];
  const placeOf = ({ id }: Testimonial) => order.indexOf(id);
  const testimonials = stored.toSorted((a, b) => placeOf(a) - placeOf(b));

  function move(from: number, to: number) {
    const testimonial = testimonials[from];
    if (!testimonial || from === to || to < 0 || to >= testimonials.length) return;
    const next = testimonials.toSpliced(from, 1).toSpliced(to, 0, testimonial);
    const values = { name: testimonial.name, place: to + 1, all: next.length };
    setAnnouncement(t('order.moved', values));
    save.mutate(next.map(({ id }) => id));
  }

  /** The place at a height in the window: below each other item whose middle is above it. */
  function placeAt(y: number, from: number): number {
    const others = [...(list.current?.children ?? [])].filter((_, index) => index !== from);
    return others.filter((item) => {
      const { top, height } = item.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
  }

  function endDrag(dropped: boolean) {
    if (drag && dropped) move(drag.from, drag.to);
    setDrag(undefined);
  }

  /** Changes a place: by dragging, or with buttons. */
  const placeControls = ({ name }: Testimonial, index: number) => (
    <span className="inline-flex">
      <span
        className="grid size-11 cursor-grab touch-none place-items-center text-ink-700 active:cursor-grabbing"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={({ currentTarget, pointerId, clientY }) => {
          if (currentTarget.hasPointerCapture(pointerId))
            setDrag({ from: index, to: placeAt(clientY, index) });
        }}
        onPointerUp={() => endDrag(true)}
        onPointerCancel={() => endDrag(false)}
      >
        <GripVertical className="size-5" />
      </span>
      {(
        [
          ['place.up', index - 1, ArrowUp],
          ['place.down', index + 1, ArrowDown],
        ] as const
      ).map(([label, to, Icon]) => (
        <Button
          key={label}
          icon={Icon}
          variant="quiet"
          className="px-3.5 aria-disabled:opacity-40"
          aria-label={t(label, { name })}
          unavailable={to < 0 || to >= testimonials.length}
          onClick={() => move(index, to)}
        />
      ))}
    </span>
  );

  return (
    <>
      {testimonials.length > 1 && <p className="mb-2 text-sm text-ink-700">{t('order.about')}</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Problem className="mb-2">
        {save.error && t('order.notSaved', { reason: failureText(save.error) })}
      </Problem>
      <ol ref={list} className="grid gap-3">
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.id}
            className={cx(
              'rounded bg-white p-4',
              drag?.from === index && 'opacity-50',
              drag?.to === index &&
                drag.from !== index &&
                (drag.to < drag.from
                  ? 'shadow-[0_-4px_0_0] shadow-terracotta-600'
                  : 'shadow-[0_4px_0_0] shadow-terracotta-600'),
            )}
          >
            {children(testimonial, testimonials.length > 1 && placeControls(testimonial, index))}
          </li>
        ))}
      </ol>
    </>
  );
}
