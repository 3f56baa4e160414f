import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { Blockquote } from '@tiptap/extension-blockquote';
import { ListItem } from '@tiptap/extension-list';
import { TableCell, TableHeader } from '@tiptap/extension-table';
import { isLinkAddress, isPictureAddress } from '@/lib/markdown/addresses';

/** The editor's schema: what the format of posts can hold, and nothing else (docs/decisions/0018). */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    blockquote: false,
    listItem: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      isAllowedUri: (address) => isLinkAddress(address),
      shouldAutoLink: isLinkAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Blockquote.extend({ content: '(paragraph | bulletList | orderedList)+' }),
  ListItem.extend({ content: 'paragraph (bulletList | orderedList)*' }),
  Image.extend({
    addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: (element) => isPictureAddress(element.getAttribute('src') ?? '') && null,
      },
    ],
  }),
  TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
  TableCell.extend({ content: 'paragraph' }),
  TableHeader.extend({ content: 'paragraph' }),
];
