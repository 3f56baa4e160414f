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
import type { Language } from '@/site/languages';
import { useShortcut } from '@/ui/admin/useShortcut';
import { cx } from '@/ui/cx';
import { LinkDialog } from './LinkDialog';
import { PictureDialog } from './PictureDialog';

interface Tool {
  name: string;
  icon: LucideIcon;
  keys?: string;
  run?: (chain: ChainedCommands) => ChainedCommands;
  /** The dialog that it opens instead. */
  opens?: 'link' | 'picture';
  /** The node or mark that makes the button pressed; undefined for one-off actions. */
  active?: [node: string, attributes?: { level: number }];
}

const TOOLS: Tool[] = [
  {
    name: t('tools.heading'),
    icon: Heading2,
    keys: 'Ctrl+Alt+2',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    active: ['heading', { level: 2 }],
  },
  {
    name: t('tools.subheading'),
    icon: Heading3,
    keys: 'Ctrl+Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    active: ['heading', { level: 3 }],
  },
  {
    name: t('tools.bold'),
    icon: Bold,
    keys: 'Ctrl+B',
    run: (chain) => chain.toggleBold(),
    active: ['bold'],
  },
  {
    name: t('tools.italic'),
    icon: Italic,
    keys: 'Ctrl+I',
    run: (chain) => chain.toggleItalic(),
    active: ['italic'],
  },
  {
    name: t('tools.bullets'),
    icon: List,
    keys: t('keys.bullets'),
    run: (chain) => chain.toggleBulletList(),
    active: ['bulletList'],
  },
  {
    name: t('tools.numbers'),
    icon: ListOrdered,
    keys: t('keys.numbers'),
    run: (chain) => chain.toggleOrderedList(),
    active: ['orderedList'],
  },
  {
    name: t('tools.quote'),
    icon: Quote,
    keys: t('keys.quote'),
    run: (chain) => chain.toggleBlockquote(),
    active: ['blockquote'],
  },
  {
    name: t('tools.table'),
    icon: Table,
    run: (chain) => chain.insertTable({ rows: 3, cols: 2 }),
    active: ['table'],
  },
  { name: t('link.title'), icon: Link, keys: 'Ctrl+K', opens: 'link', active: ['link'] },
  { name: t('picture.title'), icon: ImagePlus, opens: 'picture' },
];

/** The actions on the table that the cursor is in. */
const TABLE_TOOLS: Tool[] = [
  { name: t('table.addRow'), icon: Rows3, run: (chain) => chain.addRowAfter() },
  { name: t('table.removeRow'), icon: TableRowsSplit, run: (chain) => chain.deleteRow() },
  { name: t('table.addColumn'), icon: Columns3, run: (chain) => chain.addColumnAfter() },
  { name: t('table.removeColumn'), icon: TableColumnsSplit, run: (chain) => chain.deleteColumn() },
  { name: t('table.remove'), icon: SquareX, run: (chain) => chain.deleteTable() },
];

const UNDO: Tool = {
  name: t('tools.undo'),
  icon: Undo2,
  keys: 'Ctrl+Z',
  run: (chain) => chain.undo(),
};
const REDO: Tool = {
  name: t('tools.redo'),
  icon: Redo2,
  keys: 'Ctrl+Y',
  run: (chain) => chain.redo(),
};

interface ToolbarProps {
  editor: Editor;
  language: Language;
  disabled: boolean;
}

/** The editor's toolbar: a single tab stop, with the arrow keys to move within. */
export function Toolbar({ editor, language, disabled }: ToolbarProps) {
  const [dialog, setDialog] = useState<Tool['opens']>();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: TOOLS.map(({ active }) => active && current.isActive(...active)),
      table: current.isActive('table'),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  });
  useShortcut('ctrl+k', () => {
    if (editor.isFocused && !disabled) setDialog('link');
  });
  const close = () => {
    setDialog(undefined);
    editor.commands.focus();
  };
  /** A button, whose name and keys are its tooltip. */
  const button = (tool: Tool, pressed?: boolean, unavailable = disabled) => {
    const { name, keys, icon: Icon, run, opens } = tool;
    return (
      <Radix.Button
        key={name}
        type="button"
        aria-label={name}
        aria-pressed={pressed}
        title={keys ? `${name} (${keys})` : name}
        disabled={unavailable}
        onClick={() => (run ? run(editor.chain().focus()).run() : setDialog(opens))}
        className={cx(
          'grid size-11 place-items-center rounded disabled:opacity-40 max-sm:w-full',
          pressed ? 'bg-ink-800 text-white' : 'hover:bg-limestone-200',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
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
        {button(UNDO, undefined, disabled || !state.undo)}
        {button(REDO, undefined, disabled || !state.redo)}
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
