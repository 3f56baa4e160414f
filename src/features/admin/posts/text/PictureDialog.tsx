import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { PICKED_TYPES } from '@/lib/admin/imageFile';
import { languageName } from '@/lib/admin/languageName';
import { LANGUAGE_FACTS, type Language } from '@/site/languages';
import { TextField } from '@/ui/admin/TextField';
import { InsertDialog } from './InsertDialog';
import { insertPicture } from './insertPicture';

interface PictureDialogProps {
  editor: Editor;
  language: Language;
  onClose: () => void;
}

/** Inserts a picture with its description, or changes the description of the selected one. */
export function PictureDialog({ editor, language, onClose }: PictureDialogProps) {
  const isPicture = editor.isActive('image');
  const current: unknown = editor.getAttributes('image').alt;
  const [alt, setAlt] = useState(typeof current === 'string' ? current : '');
  const [file, setFile] = useState<File>();

  function confirm() {
    if (isPicture) editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run();
    else if (file) void insertPicture(editor, file, alt.trim());
    onClose();
  }

  return (
    <InsertDialog
      title="Imagen"
      confirm={isPicture ? 'Cambiar' : 'Insertar'}
      ready={isPicture || file !== undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!isPicture && (
        <TextField
          label="Archivo"
          type="file"
          accept={PICKED_TYPES.join(',')}
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      )}
      <TextField
        label="Descripción"
        hint={`Lo que se ve, para quien no la ve. En ${languageName(language)}; vacía, si es un adorno.`}
        value={alt}
        lang={language}
        dir={LANGUAGE_FACTS[language].dir}
        onChange={(event) => setAlt(event.target.value)}
      />
    </InsertDialog>
  );
}
