import type { Editor } from '@tiptap/react';
import { Columns3, Rows3, SquareX, TableColumnsSplit, TableRowsSplit } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import { ToolButton } from './ToolButton';

const t = adminTexts('post-text');

interface TableToolsProps {
  editor: Editor;
  disabled: boolean;
}

/** The actions on the table that the cursor is in. */
export function TableTools({ editor, disabled }: TableToolsProps) {
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
