import { useMutation } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import type { EditablePost } from '../post';
import { restoreForEditing } from '../mutations';

const t = adminTexts('posts');

interface InBinNoticeProps {
  id: string;
  onRestored: (post: EditablePost) => void;
}

/** Says that a post is in the bin, with a button to restore it. */
export function InBinNotice({ id, onRestored }: InBinNoticeProps) {
  const { mutate, error } = useMutation({
    mutationFn: () => restoreForEditing(id),
    onSuccess: onRestored,
  });
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 rounded-lg border border-brass-400 bg-white p-4">
      <div className="grow">
        <p>{t('inBin.notice')}</p>
        <Problem>{error && failureText(error)}</Problem>
      </div>
      <Button onClick={() => mutate()}>{t('inBin.restore')}</Button>
    </div>
  );
}
