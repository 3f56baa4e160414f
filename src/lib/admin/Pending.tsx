import { adminTexts } from '@/admin-texts';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Spinner } from '@/ui/Spinner';
import { failureText } from './failureText';

const t = adminTexts('admin');

interface PendingProps {
  /** Why the data could not be read; null while they are on their way. */
  error: Error | null;
  refetch: () => Promise<unknown>;
  /** What could not be read, as a sentence before the reason. */
  failed?: string;
}

/** Stands where data will be: a spinner while they are read, or why that failed, with a button to retry. */
export function Pending({ error, refetch, failed = '' }: PendingProps) {
  if (!error) return <Spinner label={t('common.loading')} />;
  return (
    <LoadFailure onRetry={() => void refetch()}>
      {`${failed} ${failureText(error)}`.trim()}
    </LoadFailure>
  );
}
