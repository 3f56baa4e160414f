import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { toast } from 'sonner';
import { parseBlocks } from '@/lib/markdown/blocks';
import { toBlocks, toDocument } from '@/lib/admin/markdown/document';
import { serialize } from '@/lib/admin/markdown/serialize';
import { env } from '@/lib/db';
import { type Language, LANGUAGE_FACTS } from '@/site/languages';
import { cx } from '@/ui/classes';
import { UNTIL_CLOSED, LONG_TOAST_MS } from '@/ui/admin/AdminToaster';
import { describedBy, FieldNotes } from '@/ui/admin/controls';
import type { TextFieldsProps } from '../editor/TextFields';
import { LIMITS, type PostValues, type TextName, textName } from '../schema';
import { BesideSpanish } from '../spanish/BesideSpanish';
import { isDocx, readDocx } from './docx';
import { extensions } from './extensions';
import { isLostPicture } from './lostPictures';
import { cleanPastedHtml } from './paste';
import { insertPicture } from './PictureDialog';
import { Toolbar } from './Toolbar';
import { Node, type Schema, Slice } from '@tiptap/pm/model';
import { failureText } from '@/lib/admin/requests';
import { posts, postText as t } from '@/admin-texts';

type ContentName = Extract<TextName, `content${string}`>;

/** Whose pictures a post can show. */
const ORIGINS = [location.origin, env.supabaseUrl];

/** The editor of a post's content. A text that nobody edits keeps its exact Markdown. */
export function RichTextField({ language, spanish }: TextFieldsProps) {
  const { field, fieldState } = useController<PostValues, ContentName>({
    name: textName('content', language),
  });
  const { name, value, onChange, onBlur } = field;
  const error = fieldState.error?.message;
  const id = useId();
  /** The text that the editor shows. */
  const shown = useRef(value);
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy(`${id}-hint`, error && `${id}-error`) ?? '',
    'aria-invalid': String(Boolean(error)),
    // By which an invalid field is found and focused.
    'data-field': name,
    lang: language,
    dir: LANGUAGE_FACTS[language].dir,
    class: 'post-text min-h-96 px-4 py-3',
  };
  const editor = useEditor({
    extensions,
    content: toDocument(parseBlocks(value)),
    editorProps: {
      attributes,
      transformPastedHTML: (html) => {
        const changed: string[] = [];
        const cleaned = cleanPastedHtml(html, language, ORIGINS, changed);
        // Nothing changes without a word: a toast that must be read.
        if (changed.length > 0) toast(changed.join(' '), { duration: UNTIL_CLOSED });
        return cleaned;
      },
      clipboardTextParser: (text, $context) => toSlice(text, $context.doc.type.schema),
      handlePaste: (_view, event) => {
        const [file] = event.clipboardData?.files ?? [];
        // Office programs also copy text as a picture; the HTML is preferred, unless it is only one.
        const html = event.clipboardData?.getData('text/html');
        if (!file || (html && !isLostPicture(cleanPastedHtml(html, language, ORIGINS))))
          return false;
        insertPicture(editor, file);
        return true;
      },
      handleDrop: (view, event, slice) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        const file = files.find(isDocx) ?? files[0];
        // Something else, such as a part of the text, can be dragged with a file of it.
        if (!file || slice.size > 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) editor.commands.setTextSelection(at.pos);
        if (isDocx(file)) insertDocument(editor, language, file);
        else insertPicture(editor, file);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = serialize(toBlocks(changed.getJSON()));
      onChange(shown.current);
    },
    onBlur,
  });

  // A draft, a merge or another person's text has replaced the value.
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    editor.commands.setContent(toDocument(parseBlocks(value)), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={`${id}-label`} className="font-semibold">
          {posts('fields.content')}
        </span>
        <Counter value={value} max={LIMITS.content} words />
      </div>
      <div
        className={cx(
          'rounded border bg-white focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-terracotta-600',
          error ? 'border-terracotta-600' : 'border-ink-500',
        )}
      >
        <Toolbar editor={editor} language={language} />
        {spanish ? (
          <BesideSpanish editor={editor} spanish={spanish} />
        ) : (
          <EditorContent editor={editor} className="max-h-[75svh] overflow-y-auto" />
        )}
      </div>
      <FieldNotes id={id} hint={posts('textFields.contentHint')} error={error} />
    </div>
  );
}

/** Pasted plain text as the site would show it. */
function toSlice(text: string, schema: Schema): Slice {
  return Slice.maxOpen(Node.fromJSON(schema, toDocument(parseBlocks(text))).content);
}

/** Puts a document of Word where the cursor is, and says what has changed. */
function insertDocument(editor: Editor, language: Language, file: File): void {
  const told = (message: string) => ({ message, duration: LONG_TOAST_MS });
  toast.promise(readDocx(file, editor.schema, language, ORIGINS), {
    loading: t('document.reading'),
    success: ({ content, changed }) => {
      editor.chain().focus().insertContent(content).run();
      return told([t('document.inserted', { name: file.name }), ...changed].join(' '));
    },
    error: (error) => told(t('document.rejected', { reason: failureText(error) })),
  });
}

interface CounterProps {
  value: string;
  /** In characters. */
  max: number;
  words?: boolean;
}

/** How long a text is, in characters and perhaps in words. */
export function Counter({ value, max, words = false }: CounterProps) {
  const count = value.length;
  const written = (value.match(/\S+/g) ?? []).length;
  return (
    <span
      className={count > max ? 'text-sm font-semibold text-terracotta-700' : 'text-sm text-ink-700'}
    >
      {posts('textFields.characters', { length: count, max })}
      {words && ` · ${posts('textFields.words', { count: written })}`}
    </span>
  );
}
