import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { PAGE_NAMES } from '@/lib/admin/pageNames';
import { isLinkAddress } from '@/lib/markdown/addresses';
import type { Language } from '@/site/languages';
import { pathOf, PRERENDERED_PAGES } from '@/site/pages';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { PostPicker } from '../links/PostPicker';
import { toAddress } from './toAddress';

const t = adminTexts('post-text');

interface LinkDialogProps {
  editor: Editor;
  language: Language;
  onClose: () => void;
}

/** Makes the selection a link, changes the link at the cursor, or removes it. */
export function LinkDialog({ editor, language, onClose }: LinkDialogProps) {
  const current: unknown = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '');
  const [text, setText] = useState('');
  const address = toAddress(typed);
  const isLink = editor.isActive('link');
  const hasText = isLink || !editor.state.selection.empty;

  const pages = PRERENDERED_PAGES.map(
    (page) => [pathOf(page, language), PAGE_NAMES[page]] as const,
  );

  function confirm() {
    const link = editor.chain().focus().extendMarkRange('link');
    if (hasText) {
      link.setLink({ href: address }).run();
      // What is inserted next would replace the text that is still selected.
      editor.commands.setTextSelection(editor.state.selection.to);
    } else {
      const marks = [{ type: 'link', attrs: { href: address } }];
      link.insertContent({ type: 'text', text: text.trim() || typed.trim(), marks }).run();
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('link.title')}
      confirm={isLink ? t('link.change') : t('link.insert')}
      pending={!isLinkAddress(address)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!hasText && (
        <TextField
          label={t('link.text')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <TextField
        label={t('link.address')}
        hint={t('link.addressHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <SelectField
        label={t('link.orPage')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        options={[['', t('link.noPage')], ...pages]}
      />
      <PostPicker language={language} onPick={setTyped} />
      {isLink && (
        <Button
          variant="quiet"
          className="justify-self-end"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {t('link.remove')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
