import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Undo2,
  Columns3,
  Rows3,
  SquareX,
  TableColumnsSplit,
  TableRowsSplit,
} from 'lucide-react';
import { Toolbar as Radix } from 'radix-ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { postText as t } from '@/admin-texts';
import type words from '@/admin-texts/es/post-text.json';
import type { Language } from '@/site/languages';
import { useShortcut } from '@/ui/admin/useShortcut';
import { cx } from '@/ui/classes';
import { LinkDialog } from './LinkDialog';
import { PictureDialog } from './PictureDialog';

type ToolName = Exclude<keyof (typeof words)['tools'], 'label'>;

type Tool = [
  name: ToolName,
  icon: LucideIcon,
  /** What it does; undefined where it opens the dialog of its name. */
  run?: ((chain: ChainedCommands) => ChainedCommands) | undefined,
  /** Its shortcut, as the keys are called. */
  keys?: string | undefined,
  /** The node or mark that makes the button pressed; undefined for one-off actions. */
  active?: string,
  attributes?: { level: 2 | 3 },
];

const [UPPER, LOWER] = [{ level: 2 }, { level: 3 }] as const;

const TOOLS: Tool[] = [
  ['heading', Heading2, (chain) => chain.toggleHeading(UPPER), 'Ctrl+Alt+2', 'heading', UPPER],
  ['subheading', Heading3, (chain) => chain.toggleHeading(LOWER), 'Ctrl+Alt+3', 'heading', LOWER],
  ['bold', Bold, (chain) => chain.toggleBold(), 'Ctrl+B', 'bold'],
  ['italic', Italic, (chain) => chain.toggleItalic(), 'Ctrl+I', 'italic'],
  ['bullets', List, (chain) => chain.toggleBulletList(), t('keys.bullets'), 'bulletList'],
  ['numbers', ListOrdered, (chain) => chain.toggleOrderedList(), t('keys.numbers'), 'orderedList'],
  ['quote', Quote, (chain) => chain.toggleBlockquote(), t('keys.quote'), 'blockquote'],
  ['table', Table, (chain) => chain.insertTable({ rows: 3, cols: 2 }), undefined, 'table'],
  ['link', Link, undefined, 'Ctrl+K', 'link'],
  ['picture', ImagePlus],
];

/** The actions on the table that the cursor is in. */
const TABLE_TOOLS: Tool[] = [
  ['addRow', Rows3, (chain) => chain.addRowAfter()],
  ['removeRow', TableRowsSplit, (chain) => chain.deleteRow()],
  ['addColumn', Columns3, (chain) => chain.addColumnAfter()],
  ['removeColumn', TableColumnsSplit, (chain) => chain.deleteColumn()],
  ['removeTable', SquareX, (chain) => chain.deleteTable()],
];

const UNDO: Tool = ['undo', Undo2, (chain) => chain.undo(), 'Ctrl+Z'];
const REDO: Tool = ['redo', Redo2, (chain) => chain.redo(), 'Ctrl+Y'];

interface ToolbarProps {
  editor: Editor;
  language: Language;
}

/** The editor's toolbar: a single tab stop, with the arrow keys to move within. */
export function Toolbar({ editor, language }: ToolbarProps) {
  const [dialog, setDialog] = useState<ToolName>();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: TOOLS.map(([, , , , name, attributes]) =>
        name === undefined ? undefined : current.isActive(name, attributes),
      ),
      table: current.isActive('table'),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  });
  useShortcut('ctrl+k', () => {
    if (editor.isFocused) setDialog('link');
  });
  const close = () => {
    setDialog(undefined);
    editor.commands.focus();
  };
  /** A button, whose name and keys are its tooltip. */
  const button = (tool: Tool, pressed?: boolean, unavailable = false) => {
    const [name, Icon, run, keys] = tool;
    const label = t(`tools.${name}`);
    return (
      <Radix.Button
        key={name}
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        title={keys ? `${label} (${keys})` : label}
        disabled={unavailable}
        onClick={() => (run ? run(editor.chain().focus()).run() : setDialog(name))}
        className={cx(
          'grid size-11 place-items-center rounded disabled:opacity-40 max-sm:w-full',
          pressed ? 'bg-ink-800 text-white' : 'hover:bg-limestone-200',
        )}
      >
        <Icon className="size-5" />
      </Radix.Button>
    );
  };
  return (
    <>
      <Radix.Root
        aria-label={t('tools.label')}
        className="sticky top-0 z-10 flex flex-wrap gap-x-0.5 rounded-t border-b border-limestone-300 bg-limestone-50 p-1 max-sm:grid max-sm:grid-cols-6 low:static"
      >
        {TOOLS.map((tool, index) => button(tool, state.active[index]))}
        {state.table && TABLE_TOOLS.map((tool) => button(tool))}
        {button(UNDO, undefined, !state.undo)}
        {button(REDO, undefined, !state.redo)}
      </Radix.Root>
      {/* Outside of the post's form, since each has a form of its own. */}
      {createPortal(
        <>
          {dialog === 'link' && <LinkDialog editor={editor} language={language} onClose={close} />}
          {dialog === 'picture' && (
            <PictureDialog editor={editor} language={language} onClose={close} />
          )}
        </>,
        document.body,
      )}
    </>
  );
}
