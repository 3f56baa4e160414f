import { adminTexts } from '@/admin-texts';
import { Button } from './Button';

const t = adminTexts('admin');

interface LoadFailureProps {
  /** The message: what is missing and why. */
  children: string;
  onRetry: () => void;
}

/** Shown in place of data that failed to load, with a button to retry. */
export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="rounded bg-white p-6">
      <p>{children}</p>
      <Button className="mt-4" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
