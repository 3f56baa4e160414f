import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { PICKED_TYPES } from '@/lib/admin/imageFile';
import { languageName } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { focusOf } from '@/lib/image';
import { LANGUAGE_FACTS, type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { TextField } from '@/ui/admin/TextField';
import { insertPicture } from './insertPicture';
import { PictureLibrary } from './PictureLibrary';

const t = adminTexts('post-text');

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
    const described = { alt: alt.trim(), ...(uploaded && { src: uploaded }) };
    if (file) void insertPicture(editor, file, described.alt, isPicture);
    else if (isPicture) editor.chain().focus().updateAttributes('image', described).run();
    else
      editor
        .chain()
        .focus()
        .setImage({ src: uploaded, ...described })
        .run();
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('picture.title')}
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
