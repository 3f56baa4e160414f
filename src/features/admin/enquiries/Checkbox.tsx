interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** Chooses one or several enquiries; as large as a finger. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="flex size-9 items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        className="size-5 accent-ink-800"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
