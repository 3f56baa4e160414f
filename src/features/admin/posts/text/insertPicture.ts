import type { Editor } from '@tiptap/react';
import { toast } from 'sonner';
import { failureText } from '@/lib/admin/failureText';
import { uploadPicture } from '@/lib/admin/imageStore';
import { ImageRejected, resizeImage } from '@/lib/admin/resizeImage';
import { LONG_TOAST_MS } from '@/ui/admin/AdminToaster';

/**
 * Uploads a picture and inserts it at the cursor. If the post is never saved, it is removed as an
 * unused image.
 */
export async function insertPicture(editor: Editor, file: File, alt = ''): Promise<void> {
  const waiting = toast.loading('Enviando la imagen…');
  try {
    const src = await uploadPicture(await resizeImage(file));
    editor.chain().focus().setImage({ src, alt }).run();
    toast.dismiss(waiting);
  } catch (error) {
    const reason = error instanceof ImageRejected ? error.message : failureText(error);
    toast.error(`La imagen no se ha insertado. ${reason}`, {
      id: waiting,
      duration: LONG_TOAST_MS,
    });
  }
}
