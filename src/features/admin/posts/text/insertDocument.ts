import type { Editor } from '@tiptap/react';
import { toast } from 'sonner';
import { failureText } from '@/lib/admin/failureText';
import { uploadPicture } from '@/lib/admin/imageStore';
import { resizeImage } from '@/lib/admin/resizeImage';
import { adminTexts } from '@/admin-texts';
import { env } from '@/lib/db';
import { LONG_TOAST_MS } from '@/ui/admin/AdminToaster';
import { DocumentRejected, readDocx } from './docx';

const t = adminTexts('post-text');

/** Puts a document of Word where the cursor is, and says what it has lost. */
export async function insertDocument(editor: Editor, file: File): Promise<void> {
  const waiting = toast.loading(t('document.reading'));
  const options = { id: waiting, duration: LONG_TOAST_MS };
  try {
    const origins = [location.origin, env.supabaseUrl];
    const { content, losses } = await readDocx(file, editor.schema, origins, async (picture) =>
      uploadPicture(await resizeImage(picture)),
    );
    editor.chain().focus().insertContent(content).run();
    if (losses.length === 0) toast.success(t('document.inserted', { name: file.name }), options);
    else
      toast(t('document.insertedWithout', { name: file.name, losses: losses.join('; ') }), options);
  } catch (error) {
    const reason = error instanceof DocumentRejected ? error.message : failureText(error);
    toast.error(t('document.rejected', { reason }), options);
  }
}
