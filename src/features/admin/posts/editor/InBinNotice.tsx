import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import type { EditablePost } from '../post';
import { restoreForEditing } from '../mutations';

const t = adminTexts('posts');

interface InBinNoticeProps {
  id: string;
  onRestored: (post: EditablePost) => void;
}

/** Says that a post is in the bin, with a button to restore it. */
export function InBinNotice({ id, onRestored }: InBinNoticeProps) {
  const [problem, setProblem] = useState('');
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 rounded-lg border border-brass-400 bg-white p-4">
      <p className="grow">
        {t('inBin.notice')}
        <span role="alert" className="block font-semibold text-terracotta-700 empty:hidden">
          {problem}
        </span>
      </p>
      <Button
        onClick={() => {
          setProblem('');
          restoreForEditing(id).then(onRestored, (error: unknown) =>
            setProblem(failureText(error)),
          );
        }}
      >
        {t('inBin.restore')}
      </Button>
    </div>
  );
}
