import { buttonClass } from './button';

interface LoadFailedProps {
  /** What is missing and why. */
  children: string;
  onRetry: () => void;
}

/** One calm sentence where a list should be, and a way to ask again. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  return (
    <div role="alert" className="rounded bg-white p-6">
      <p>{children}</p>
      <button type="button" className={buttonClass('secondary', 'mt-4')} onClick={onRetry}>
        Volver a probar
      </button>
    </div>
  );
}
