import { Node, type Schema, Slice } from '@tiptap/pm/model';
import { parseBlocks } from '@/lib/markdown/blocks';
import { toDocument } from '@/lib/admin/markdown/document';

/** Pasted plain text as the site would show it. */
export function toSlice(text: string, schema: Schema): Slice {
  return Slice.maxOpen(Node.fromJSON(schema, toDocument(parseBlocks(text))).content);
}
