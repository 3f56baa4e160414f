import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { toBlocks } from '@/lib/admin/markdown/document';
import { postText as t } from '@/admin-texts';
import { type Rows, rowsOf } from './paragraphs';
import { SpanishParagraph } from './SpanishText';
import type { SpanishSide } from './useSpanish';

/** An editor with the Spanish text beside it, in the rows of one grid, so that each paragraph begins beside its own. */
export function BesideSpanish({ editor, spanish }: { editor: Editor; spanish: SpanishSide }) {
  const id = useId();
  const blocks = useEditorState({ editor, selector: () => toBlocks(editor.getJSON()) });
  const paragraphs = spanish.paragraphs.content;
  const rows = rowsOf(paragraphs, blocks);
  const all = { gridRow: `1 / span ${rows.count}` };
  return (
    <div id={id} className="relative grid max-h-[75svh] grid-cols-2 overflow-y-auto">
      <style>{placing(id, rows)}</style>
      <EditorContent
        editor={editor}
        className="col-start-1 grid grid-rows-subgrid *:row-span-full *:grid *:min-h-0 *:grid-rows-subgrid"
        style={all}
      />
      <ol
        aria-label={t('spanish.label')}
        className="col-start-2 grid grid-rows-subgrid border-s border-limestone-300 bg-limestone-50 px-3 py-3"
        style={all}
      >
        {paragraphs.map((paragraph, index) => (
          <li key={index} className="pb-4" style={{ gridRow: rows.spanish[index] }}>
            <SpanishParagraph field="content" {...{ spanish, paragraph, index }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Puts each block of the editor into its row. The editor owns these elements and would undo attributes of others. */
function placing(id: string, { translation }: Rows): string {
  return translation
    .map(
      (row, index) =>
        `#${CSS.escape(id)} .tiptap > :nth-child(${index + 1} of :not(.ProseMirror-gapcursor)) { grid-row: ${row}; min-width: 0; margin-block: 0 1rem }`,
    )
    .join('\n');
}
