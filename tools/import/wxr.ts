/** Reads WordPress's export file, WXR 1.2, with the elements of wp-admin/includes/export.php. */
import { JSDOM } from 'jsdom';

/** What is read of an export. */
export type Wxr = ReturnType<typeof readWxr>;
/** A post, page, attachment, or something of a plugin. */
export type WxrItem = ReturnType<typeof itemOf>;
export type WxrTerm = ReturnType<typeof termOf>;

/** The language of a code: 'es' of 'es-ES'. */
export const primary = (code: string) => code.toLowerCase().split(/[-_]/)[0];

/** Characters that XML 1.0 does not allow and WordPress exports all the same. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The first text of each element in another, by its name. */
function fieldsOf(parent: Element): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const child of parent.children) fields[child.nodeName] ??= child.textContent;
  return fields;
}

function itemOf(element: Element) {
  const named = (name: string) => [...element.children].filter((each) => each.nodeName === name);
  return {
    /** By name, such as 'wp:post_type'. */
    fields: fieldsOf(element),
    terms: named('category').map((term) => ({
      domain: term.getAttribute('domain') ?? '',
      nicename: term.getAttribute('nicename') ?? '',
      name: term.textContent,
    })),
    meta: Object.fromEntries(
      named('wp:postmeta')
        .map(fieldsOf)
        .map((meta) => [meta['wp:meta_key'] ?? '', meta['wp:meta_value'] ?? '']),
    ),
    comments: named('wp:comment').length,
  };
}

function termOf(element: Element) {
  const fields = fieldsOf(element);
  return {
    id: fields['wp:term_id'] ?? '',
    taxonomy: fields['wp:term_taxonomy'] ?? 'category',
    slug: fields['wp:term_slug'] ?? fields['wp:category_nicename'] ?? '',
    name: fields['wp:term_name'] ?? fields['wp:cat_name'] ?? '',
    description: fields['wp:term_description'] ?? fields['wp:category_description'] ?? '',
  };
}

function parsed(xml: string): Document {
  try {
    const options = { contentType: 'application/xml' };
    return new JSDOM(xml.replace(NOT_XML, ''), options).window.document;
  } catch (error) {
    throw new Error(`The file is not well-formed XML: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Reads an export. @throws for no WXR, or a document type, whose entities could name files or grow. */
export function readWxr(xml: string) {
  const document = parsed(xml);
  if (document.doctype) {
    throw new Error('The file declares a document type, which no export of WordPress does.');
  }
  const elements = [...(document.querySelector('channel')?.children ?? [])];
  const all = (...names: string[]) => elements.filter(({ nodeName }) => names.includes(nodeName));
  const text = (name: string) => all(name)[0]?.textContent.trim();
  if (text('wp:wxr_version') === undefined) {
    throw new Error('This is no export of WordPress: Tools, Export, All content.');
  }
  return {
    site: text('wp:base_blog_url') ?? text('link') ?? '',
    /** Such as 'es-ES'. */
    language: text('language') ?? '',
    terms: all('wp:term', 'wp:category').map(termOf),
    items: all('item').map(itemOf),
  };
}
