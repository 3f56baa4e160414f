import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import type { PostForm } from '../usePostForm';
import { type Translation } from '@/site/languages';

const t = adminTexts('post-translation');

const FileDialog = lazy(async () => ({ default: (await import('./FileDialog')).FileDialog }));

interface FileButtonProps {
  post: PostForm;
  language: Translation;
}

/** Opens what takes a translation out of the editor as a file, and back. */
export function FileButton({ post, language }: FileButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <FileText aria-hidden="true" className="size-5" />
        {t('xliff.button')}
      </Button>
      {open && (
        <Suspense>
          <FileDialog post={post} language={language} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
