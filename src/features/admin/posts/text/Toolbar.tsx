import { type Editor, useEditorState } from '@tiptap/react';
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
import { adminTexts } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { useShortcut } from '@/ui/admin/useShortcut';
import { LinkDialog } from './LinkDialog';
import { PictureDialog } from './PictureDialog';
import { ToolButton } from './ToolButton';

const t = adminTexts('post-text');

interface Tool {
  name: string;
  icon: LucideIcon;
  keys?: string;
  run: (editor: Editor) => unknown;
  /** The node or mark that makes the button pressed; undefined for one-off actions. */
  active?: [node: string, attributes?: { level: number }];
}

const TOOLS: Tool[] = [
  {
    name: t('tools.heading'),
    icon: Heading2,
    keys: 'Ctrl+Alt+2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    active: ['heading', { level: 2 }],
  },
  {
    name: t('tools.subheading'),
    icon: Heading3,
    keys: 'Ctrl+Alt+3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    active: ['heading', { level: 3 }],
  },
  {
    name: t('tools.bold'),
    icon: Bold,
    keys: 'Ctrl+B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    active: ['bold'],
  },
  {
    name: t('tools.italic'),
    icon: Italic,
    keys: 'Ctrl+I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    active: ['italic'],
  },
  {
    name: t('tools.bullets'),
    icon: List,
    keys: t('keys.bullets'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: ['bulletList'],
  },
  {
    name: t('tools.numbers'),
    icon: ListOrdered,
    keys: t('keys.numbers'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: ['orderedList'],
  },
  {
    name: t('tools.quote'),
    icon: Quote,
    keys: t('keys.quote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    active: ['blockquote'],
  },
  {
    name: t('tools.table'),
    icon: Table,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run(),
    active: ['table'],
  },
];

interface ToolbarProps {
  editor: Editor;
  language: Language;
  disabled: boolean;
}

/** The editor's toolbar: a single tab stop, with the arrow keys to move within. */
export function Toolbar({ editor, language, disabled }: ToolbarProps) {
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: TOOLS.map(({ active }) => active !== undefined && current.isActive(...active)),
      link: current.isActive('link'),
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
  const button = (tool: Omit<Tool, 'run' | 'active'>, onClick: () => void, pressed?: boolean) => (
    <ToolButton key={tool.name} {...tool} disabled={disabled} pressed={pressed} onClick={onClick} />
  );
  return (
    <>
      <Radix.Root
        aria-label={t('tools.label')}
        className="sticky top-0 z-10 flex flex-wrap gap-x-0.5 rounded-t border-b border-limestone-300 bg-limestone-50 p-1 max-sm:grid max-sm:grid-cols-6 low:static"
      >
        {TOOLS.map((tool, index) =>
          button(tool, () => void tool.run(editor), state.active[index] ?? false),
        )}
        {button(
          { name: t('link.title'), icon: Link, keys: 'Ctrl+K' },
          () => setDialog('link'),
          state.link,
        )}
        {button({ name: t('picture.title'), icon: ImagePlus }, () => setDialog('picture'))}
        {state.table && <TableTools editor={editor} disabled={disabled} />}
        <ToolButton
          name={t('tools.undo')}
          keys="Ctrl+Z"
          icon={Undo2}
          disabled={disabled || !state.undo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <ToolButton
          name={t('tools.redo')}
          keys="Ctrl+Y"
          icon={Redo2}
          disabled={disabled || !state.redo}
          onClick={() => editor.chain().focus().redo().run()}
        />
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

interface TableToolsProps {
  editor: Editor;
  disabled: boolean;
}

/** The actions on the table that the cursor is in. */
function TableTools({ editor, disabled }: TableToolsProps) {
  const tools = [
    { name: t('table.addRow'), icon: Rows3, run: () => editor.chain().focus().addRowAfter().run() },
    {
      name: t('table.removeRow'),
      icon: TableRowsSplit,
      run: () => editor.chain().focus().deleteRow().run(),
    },
    {
      name: t('table.addColumn'),
      icon: Columns3,
      run: () => editor.chain().focus().addColumnAfter().run(),
    },
    {
      name: t('table.removeColumn'),
      icon: TableColumnsSplit,
      run: () => editor.chain().focus().deleteColumn().run(),
    },
    {
      name: t('table.remove'),
      icon: SquareX,
      run: () => editor.chain().focus().deleteTable().run(),
    },
  ];
  return tools.map(({ name, icon, run }) => (
    <ToolButton key={name} name={name} icon={icon} disabled={disabled} onClick={run} />
  ));
}
