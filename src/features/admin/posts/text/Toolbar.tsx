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

interface Tool {
  name: ToolName;
  icon: LucideIcon;
  /** What it does; undefined where it opens the dialog of its name. */
  run?: (chain: ChainedCommands) => ChainedCommands;
  /** The node or mark that makes the button pressed; undefined for one-off actions. */
  active?: [node: string, attributes?: { level: number }];
}

const TOOLS: Tool[] = [
  {
    name: 'heading',
    icon: Heading2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    active: ['heading', { level: 2 }],
  },
  {
    name: 'subheading',
    icon: Heading3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    active: ['heading', { level: 3 }],
  },
  { name: 'bold', icon: Bold, run: (chain) => chain.toggleBold(), active: ['bold'] },
  { name: 'italic', icon: Italic, run: (chain) => chain.toggleItalic(), active: ['italic'] },
  { name: 'bullets', icon: List, run: (chain) => chain.toggleBulletList(), active: ['bulletList'] },
  {
    name: 'numbers',
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    active: ['orderedList'],
  },
  { name: 'quote', icon: Quote, run: (chain) => chain.toggleBlockquote(), active: ['blockquote'] },
  {
    name: 'table',
    icon: Table,
    run: (chain) => chain.insertTable({ rows: 3, cols: 2 }),
    active: ['table'],
  },
  { name: 'link', icon: Link, active: ['link'] },
  { name: 'picture', icon: ImagePlus },
];

/** The actions on the table that the cursor is in. */
const TABLE_TOOLS: Tool[] = [
  { name: 'addRow', icon: Rows3, run: (chain) => chain.addRowAfter() },
  { name: 'removeRow', icon: TableRowsSplit, run: (chain) => chain.deleteRow() },
  { name: 'addColumn', icon: Columns3, run: (chain) => chain.addColumnAfter() },
  { name: 'removeColumn', icon: TableColumnsSplit, run: (chain) => chain.deleteColumn() },
  { name: 'removeTable', icon: SquareX, run: (chain) => chain.deleteTable() },
];

/** The shortcuts, as the keys are called. */
const KEYS: Partial<Record<ToolName, string>> = {
  heading: 'Ctrl+Alt+2',
  subheading: 'Ctrl+Alt+3',
  bold: 'Ctrl+B',
  italic: 'Ctrl+I',
  bullets: t('keys.bullets'),
  numbers: t('keys.numbers'),
  quote: t('keys.quote'),
  link: 'Ctrl+K',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Y',
};

const UNDO: Tool = { name: 'undo', icon: Undo2, run: (chain) => chain.undo() };
const REDO: Tool = { name: 'redo', icon: Redo2, run: (chain) => chain.redo() };

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
      active: TOOLS.map(({ active }) => active && current.isActive(...active)),
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
    const { name, icon: Icon, run } = tool;
    const label = t(`tools.${name}`);
    const keys = KEYS[name];
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
