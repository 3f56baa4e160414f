import { Search } from 'lucide-react';
import { useTypedSearch } from '../useTypedSearch';
import { LabelledField } from './controls';

interface SearchFieldProps {
  label: string;
  value: string;
  /** Called after a pause, or at once on Enter or when the field is left. */
  onSearch: (value: string) => void;
  placeholder?: string;
  className?: string;
}

/** A debounced search field. */
export function SearchField({ label, value, onSearch, placeholder, className }: SearchFieldProps) {
  const { text, setText, send } = useTypedSearch(value, onSearch);
  return (
    <LabelledField {...{ label, className }}>
      {({ id }) => (
        <div className="relative">
          <Search className="pointer-events-none absolute start-3 top-3 size-5 text-ink-600" />
          <input
            id={id}
            type="search"
            value={text}
            maxLength={100}
            placeholder={placeholder}
            onChange={(event) => setText(event.target.value)}
            // A search that came later would undo the address of a result that has been opened.
            onBlur={send}
            onKeyDown={(event) => {
              if (event.key === 'Enter') send();
            }}
            className="min-h-11 w-full rounded border border-ink-500 bg-white py-2 ps-10 pe-3"
          />
        </div>
      )}
    </LabelledField>
  );
}
