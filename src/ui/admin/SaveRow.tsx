import { Problem } from './Problem';
import { adminTexts } from '@/admin-texts';
import { Button } from './Button';

const t = adminTexts('admin');

interface SaveRowProps {
  /** Why the form was not saved. */
  problem: string | null | undefined;
  busy: boolean;
  saved: boolean;
  label?: string;
  /** What is announced once it is saved. */
  savedLabel?: string;
}

/** The end of a form of settings: why it was not saved, the button, whether it is saved. */
export function SaveRow({
  problem,
  busy,
  saved,
  label = t('common.save'),
  savedLabel = t('common.saved'),
}: SaveRowProps) {
  return (
    <>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" unavailable={busy}>
          {busy ? t('common.saving') : label}
        </Button>
        <p role="status">{saved && savedLabel}</p>
      </div>
    </>
  );
}
