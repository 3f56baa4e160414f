/**
 * Reads WordPress's export file, WXR 1.2, as a stream. Elements and their order are those of
 * wp-admin/includes/export.php.
 */
import { SaxesParser } from 'saxes';

/** An entry of the export: a post, page, attachment, or something of a plugin. */
export interface WxrItem {
  /** The first text of each element by its name, such as 'wp:post_type'. */
  fields: Record<string, string>;
  terms: { domain: string; nicename: string; name: string }[];
  meta: Record<string, string>;
  comments: number;
}

export interface WxrTerm {
  id: string;
  taxonomy: string;
  slug: string;
  name: string;
  description: string;
}

export interface Wxr {
  /** 'wp:base_blog_url', or the channel's link. */
  site: string;
  /** Of the channel, such as 'es-ES'. */
  language: string;
  terms: WxrTerm[];
  items: WxrItem[];
}

/** The language of a code: 'es' of 'es-ES'. */
export const primary = (code: string) => code.toLowerCase().split(/[-_]/)[0];

/** No text of a post is longer; a file that is one endless element ends here. */
const MOST_CHARACTERS = 20_000_000;

/** Characters that XML 1.0 does not allow and WordPress exports all the same. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const TERM_FIELDS: Record<string, keyof WxrTerm> = {
  'wp:term_id': 'id',
  'wp:term_taxonomy': 'taxonomy',
  'wp:term_slug': 'slug',
  'wp:category_nicename': 'slug',
  'wp:term_name': 'name',
  'wp:cat_name': 'name',
  'wp:term_description': 'description',
  'wp:category_description': 'description',
};

/**
 * Reads an export.
 * @throws for a file that is no WXR, is not well-formed, or declares a document type: an export has
 *   none, and entities could name files or grow without end.
 */
export async function readWxr(chunks: AsyncIterable<Uint8Array>): Promise<Wxr> {
  const wxr: Wxr = { site: '', language: '', terms: [], items: [] };
  const parser = new SaxesParser();
  const path: string[] = [];
  let text = '';
  let item: WxrItem | undefined;
  let term: WxrTerm | undefined;
  let metaKey = '';
  let attributes: Record<string, string> = {};
  let isWxr = false;

  parser.on('doctype', () => {
    throw new Error('The file declares a document type, which no export of WordPress does.');
  });
  parser.on('error', (error) => {
    throw new Error(`The file is not well-formed XML: ${error.message}`);
  });
  const append = (more: string) => {
    text += more;
    if (text.length > MOST_CHARACTERS) throw new Error('The file has a text of more than 20 MB.');
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('opentag', ({ name, attributes: given }) => {
    path.push(name);
    text = '';
    if (name === 'item') item = { fields: {}, terms: [], meta: {}, comments: 0 };
    if (name === 'wp:term' || name === 'wp:category') {
      term = { id: '', taxonomy: 'category', slug: '', name: '', description: '' };
    }
    if (item && name === 'category') attributes = given;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const parent = path.at(-1);
    if (name === 'wp:wxr_version') isWxr = true;
    if (item) closeInItem(item, name, parent);
    else if (term && name in TERM_FIELDS) term[TERM_FIELDS[name] ?? 'name'] = text;
    else if (parent === 'channel') {
      if (name === 'wp:base_blog_url' || (name === 'link' && !wxr.site)) wxr.site = text.trim();
      if (name === 'language') wxr.language = text.trim();
    }
    if (name === 'item' && item) {
      wxr.items.push(item);
      item = undefined;
    }
    if ((name === 'wp:term' || name === 'wp:category') && term) {
      wxr.terms.push(term);
      term = undefined;
    }
    text = '';
  });

  function closeInItem(open: WxrItem, name: string, parent: string | undefined): void {
    if (name === 'wp:comment') open.comments += 1;
    else if (parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') metaKey = text;
      if (name === 'wp:meta_value') open.meta[metaKey] = text;
    } else if (parent !== 'item') return;
    else if (name === 'category') {
      const { domain = '', nicename = '' } = attributes;
      open.terms.push({ domain, nicename, name: text });
    } else open.fields[name] ??= text;
  }

  const decoder = new TextDecoder('utf-8');
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }).replace(NOT_XML, ''));
  }
  parser.write(decoder.decode()).close();
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- set by the parser
  if (!isWxr) throw new Error('This is no export of WordPress: Tools, Export, All content.');
  return wxr;
}
