import { type ComponentProps, useLayoutEffect, useRef } from 'react';

interface DateInputProps extends ComponentProps<'input'> {
  value: string;
  onDay: (day: string) => void;
}

/**
 * A day that takes effect once it is chosen, or typed and left: each digit of a year makes a valid
 * day, and putting `value` back in between would undo what is typed.
 */
export function DateInput({ value, onDay, ...input }: DateInputProps) {
  const isTyped = useRef(false);
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = value;
  }, [value]);

  function commit(field: HTMLInputElement) {
    isTyped.current = false;
    if (!field.validity.valid) field.value = value;
    else if (field.value !== value) onDay(field.value);
  }

  return (
    <input
      ref={ref}
      type="date"
      min="1900-01-01"
      onPointerDown={() => (isTyped.current = false)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget);
        else if (/^(\d|Backspace|Delete|ArrowUp|ArrowDown)$/.test(key)) isTyped.current = true;
      }}
      onChange={({ target }) => {
        if (!isTyped.current) commit(target);
      }}
      onBlur={({ target }) => commit(target)}
      {...input}
    />
  );
}
