import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { toast } from 'sonner';
import { ImagePicker } from '@/lib/admin/ImagePicker';
import { storePicture } from '@/lib/admin/imageStore';
import { failureText } from '@/lib/admin/requests';
import { languageName } from '@/lib/admin/format';
import { posts, postText as t } from '@/admin-texts';
import { focusOf } from '@/lib/image';
import { LANGUAGE_FACTS, type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { LONG_TOAST_MS } from '@/ui/admin/AdminToaster';
import { ConfirmDialog } from '@/ui/admin/dialogs';
import { TextField } from '@/ui/admin/controls';
import { PictureLibrary } from './PictureLibrary';

interface PictureDialogProps {
  editor: Editor;
  language: Language;
  onClose: () => void;
}

/** Inserts a picture with its description, or changes the selected one or its description. */
export function PictureDialog({ editor, language, onClose }: PictureDialogProps) {
  const isPicture = editor.isActive('image');
  const current = editor.getAttributes('image') as Partial<Record<'src' | 'alt', string>>;
  const [src, setSrc] = useState(current.src ?? '');
  const [alt, setAlt] = useState(current.alt ?? '');

  function confirm() {
    const picture = { src, alt: alt.trim() };
    const chain = editor.chain().focus();
    (isPicture ? chain.updateAttributes('image', picture) : chain.setImage(picture)).run();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('tools.picture')}
      confirm={isPicture ? t('link.change') : t('picture.insert')}
      pending={src === ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ImagePicker
        label={t('tools.picture')}
        hint={posts('image.howTo')}
        className="max-h-40 rounded"
        image={src}
        onChange={setSrc}
      >
        <PictureLibrary
          onChoose={({ image, alt: described }) => {
            setSrc(focusOf(image).address);
            if (language === SOURCE_LANGUAGE) setAlt(described);
          }}
        />
      </ImagePicker>
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

/** Stores a picture, and inserts it at the cursor. */
export function insertPicture(editor: Editor, file: File): void {
  const inserted = storePicture(file).then(({ src }) =>
    editor.chain().focus().setImage({ src, alt: '' }).run(),
  );
  toast.promise(inserted, {
    loading: t('picture.uploading'),
    error: (error) => ({
      message: t('picture.notInserted', { reason: failureText(error) }),
      duration: LONG_TOAST_MS,
    }),
  });
}
