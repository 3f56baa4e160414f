import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { toast } from 'sonner';
import { failureText } from '@/lib/admin/failures';
import { type ImageContent, imageNotes, PICKED_TYPES } from '@/lib/admin/imageFile';
import { uploadPicture } from '@/lib/admin/imageStore';
import { languageName } from '@/lib/admin/languageName';
import { ImageRejected, resizeImage } from '@/lib/admin/resizeImage';
import { postText as t } from '@/admin-texts';
import { focusOf } from '@/lib/image';
import { LANGUAGE_FACTS, type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { LONG_TOAST_MS } from '@/ui/admin/AdminToaster';
import { ConfirmDialog } from '@/ui/admin/dialogs';
import { TextField } from '@/ui/admin/fields';
import { PictureLibrary } from './PictureLibrary';

interface PictureDialogProps {
  editor: Editor;
  language: Language;
  onClose: () => void;
}

/** Inserts a picture with its description, or changes the selected one or its description. */
export function PictureDialog({ editor, language, onClose }: PictureDialogProps) {
  const isPicture = editor.isActive('image');
  const current: unknown = editor.getAttributes('image').alt;
  const [alt, setAlt] = useState(typeof current === 'string' ? current : '');
  const [file, setFile] = useState<File>();
  const [uploaded, setUploaded] = useState('');

  function confirm() {
    if (file) void insertPicture(editor, file, alt.trim(), isPicture);
    else place(editor, { alt: alt.trim(), ...(uploaded && { src: uploaded }) }, isPicture);
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('tools.picture')}
      confirm={isPicture ? t('link.change') : t('picture.insert')}
      pending={!isPicture && uploaded === '' && file === undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={t(isPicture ? 'picture.other' : 'picture.file')}
        type="file"
        accept={PICKED_TYPES.join(',')}
        onChange={(event) => {
          setFile(event.target.files?.[0]);
          setUploaded('');
        }}
      />
      <PictureLibrary
        onChoose={({ image, alt: described }) => {
          setFile(undefined);
          setUploaded(focusOf(image).address);
          if (language === SOURCE_LANGUAGE) setAlt(described);
        }}
      />
      {uploaded && <img src={uploaded} alt={t('picture.chosen')} className="max-h-40 rounded" />}
      <TextField
        label={t('picture.alt')}
        hint={t('picture.altHint', { language: languageName(language) })}
        value={alt}
        lang={language}
        dir={LANGUAGE_FACTS[language].dir}
        onChange={(event) => setAlt(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** Inserts a picture at the cursor, or changes the selected one. */
function place(editor: Editor, picture: { src?: string; alt: string }, replaces: boolean): void {
  const chain = editor.chain().focus();
  (replaces
    ? chain.updateAttributes('image', picture)
    : chain.setImage({ src: '', ...picture })
  ).run();
}

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
    place(editor, { src, alt }, replaces);
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
