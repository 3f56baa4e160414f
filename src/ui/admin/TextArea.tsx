import { useId, useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { type FieldWords, LabelledField } from './LabelledField';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldWords {
  /** Beside the label, such as a character counter. */
  aside?: ReactNode;
  /** Whether it grows with its text, between the minimum and maximum of `className`. */
  growing?: boolean;
}

/** A labelled textarea with hint and error. */
export function TextArea(props: TextAreaProps) {
  const { id: givenId, label, hint, error, aside, growing, className, ...area } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  useGrowth(id, growing);
  return (
    <LabelledField {...{ id, label, hint, error, aside }} required={area.required}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          className={cx(
            control.className,
            'block resize-y',
            growing && 'field-sizing-content',
            className,
          )}
        />
      )}
    </LabelledField>
  );
}

/** A substitute for `field-sizing: content` in Safari, run after each render. */
function useGrowth(id: string, growing = false): void {
  useLayoutEffect(() => {
    const area = document.getElementById(id);
    if (!growing || !area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  });
}
