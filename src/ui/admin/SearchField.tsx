import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  /** Called 250 ms after the last keystroke, or at once on Enter or when the field is left. */
  onSearch: (value: string) => void;
  placeholder?: string;
  className?: string;
}

const DEBOUNCE_MS = 250;

/** A debounced search field. */
export function SearchField({ label, value, onSearch, placeholder, className }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [lastValue, setLastValue] = useState(value);

  if (value !== lastValue) {
    setLastValue(value);
    setSent(value);
    // Changed from outside, as by the back button.
    if (value !== sent) setText(value);
  }

  function send(next: string) {
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  }

  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => send(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3 top-3 size-5 text-ink-600"
        />
        <input
          id={id}
          type="search"
          value={text}
          maxLength={100}
          placeholder={placeholder}
          onChange={(event) => setText(event.target.value)}
          // A search that came later would undo the address of a result that has been opened.
          onBlur={() => send(text)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send(text);
          }}
          className="min-h-11 w-full rounded border border-ink-500 bg-white py-2 ps-10 pe-3"
        />
      </div>
    </div>
  );
}
