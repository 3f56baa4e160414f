import type { Editor } from '@tiptap/react';
import { Columns3, Rows3, SquareX, TableColumnsSplit, TableRowsSplit } from 'lucide-react';
import { ToolButton } from './ToolButton';

interface TableToolsProps {
  editor: Editor;
  disabled: boolean;
}

/** The actions on the table that the cursor is in. */
export function TableTools({ editor, disabled }: TableToolsProps) {
  const tools = [
    { name: 'Añadir una fila', icon: Rows3, run: () => editor.chain().focus().addRowAfter().run() },
    {
      name: 'Quitar la fila',
      icon: TableRowsSplit,
      run: () => editor.chain().focus().deleteRow().run(),
    },
    {
      name: 'Añadir una columna',
      icon: Columns3,
      run: () => editor.chain().focus().addColumnAfter().run(),
    },
    {
      name: 'Quitar la columna',
      icon: TableColumnsSplit,
      run: () => editor.chain().focus().deleteColumn().run(),
    },
    {
      name: 'Quitar la tabla',
      icon: SquareX,
      run: () => editor.chain().focus().deleteTable().run(),
    },
  ];
  return tools.map(({ name, icon, run }) => (
    <ToolButton key={name} name={name} icon={icon} disabled={disabled} onClick={run} />
  ));
}
