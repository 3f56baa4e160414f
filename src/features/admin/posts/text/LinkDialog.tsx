import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { posts, postText as t } from '@/admin-texts';
import { PAGE_NAMES } from '@/lib/admin/pageNames';
import { isLinkAddress } from '@/lib/markdown/addresses';
import type { Language } from '@/site/languages';
import { telUrl } from '@/site/links';
import { isMailAddress } from '@/site/mailAddress';
import { pathOf, postPathOf, PRERENDERED_PAGES } from '@/site/pages';
import { toE164 } from '@/site/phone';
import { Button, SelectField, TextField } from '@/ui/admin/controls';
import { ConfirmDialog } from '@/ui/admin/dialogs';
import { SearchField } from '@/ui/admin/SearchField';
import { readSlug } from '../links/queries';
import { filterFrom } from '../list/filter';
import { postListOptions } from '../queries';
import type { ListedPost } from '../rows';

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
      title={t('tools.link')}
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

/** Adds the missing scheme to a typed address: 'www.x.es', 'a@x.es', '+34 600 …'. */
export function toAddress(typed: string): string {
  const text = typed.trim();
  if (text === '' || isLinkAddress(text)) return text;
  if (isMailAddress(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return telUrl(toE164(text) || text.replace(/[^\d+]/g, ''));
  return /^[^\s/:]+\.[^\s/:.]{2,}(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : text;
}

const SHOWN = 6;

interface PostPickerProps {
  language: Language;
  /** Called with the path of the chosen post. */
  onPick: (path: string) => void;
}

/** Finds a published post by its title. */
function PostPicker({ language, onPick }: PostPickerProps) {
  const [search, setSearch] = useState('');
  const filter = filterFrom(new URLSearchParams({ q: search, state: 'published' }));
  const pick = async ({ id, slug }: ListedPost) => {
    // The Spanish slug leads there too.
    const own = await readSlug(id, language).catch(() => undefined);
    onPick(postPathOf(own ?? slug, language));
  };
  const { data } = useQuery({ ...postListOptions(filter), enabled: search !== '' });
  const found = search ? data?.posts.slice(0, SHOWN) : undefined;
  return (
    <div className="grid gap-2">
      <SearchField label={posts('links.orPost')} value={search} onSearch={setSearch} />
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {found?.length === 0 && posts('links.noneFound')}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={posts('links.found')} className="grid gap-1">
          {found.map((post) => (
            <li key={post.id}>
              <button
                type="button"
                className="min-h-11 w-full rounded px-2 py-1 text-start underline underline-offset-4 hover:bg-limestone-100"
                onClick={() => void pick(post)}
              >
                {post.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
