import type { Editor } from '@tiptap/react';
import { toast } from 'sonner';
import { failureText } from '@/lib/admin/failureText';
import { type ImageContent, imageNotes } from '@/lib/admin/imageFile';
import { uploadPicture } from '@/lib/admin/imageStore';
import { ImageRejected, resizeImage } from '@/lib/admin/resizeImage';
import { adminTexts } from '@/admin-texts';
import { LONG_TOAST_MS } from '@/ui/admin/AdminToaster';

const t = adminTexts('post-text');

/**
 * Uploads a picture and inserts it at the cursor, or in place of the selected one. If the post is
 * never saved, it is removed as an unused image.
 */
export async function insertPicture(
  editor: Editor,
  file: File,
  alt = '',
  replaces = false,
): Promise<void> {
  const waiting = toast.loading(t('picture.uploading'));
  try {
    let notes = '';
    const onContent = (content: ImageContent) => {
      if (content.isAnimated) notes = imageNotes({ ...content, width: Infinity });
    };
    const src = await uploadPicture(await resizeImage(file, { onContent }));
    const chain = editor.chain().focus();
    (replaces ? chain.updateAttributes('image', { src, alt }) : chain.setImage({ src, alt })).run();
    toast.dismiss(waiting);
    if (notes) toast(notes, { duration: LONG_TOAST_MS });
  } catch (error) {
    const reason = error instanceof ImageRejected ? error.message : failureText(error);
    toast.error(t('picture.notInserted', { reason }), {
      id: waiting,
      duration: LONG_TOAST_MS,
    });
  }
}
