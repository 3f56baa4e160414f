/** A loading indicator; `label` is shown and announced. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-8 text-ink-700">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-limestone-300 border-t-terracotta-600"
      />
      {label}
    </p>
  );
}
