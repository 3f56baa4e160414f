/** WordPress's two ways to keep a text, as the HTML that its readers see. */
import { JSDOM } from 'jsdom';

/** Elements around which the classic editor makes no paragraph (wpautop of wp-includes/formatting.php). */
const BLOCK =
  'table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|details|menu|summary|iframe|video|audio|script';
const BLOCK_TAG = new RegExp(`(</?(?:${BLOCK})(?:\\s[^>]*)?/?>)`, 'gi');
const STARTS_BLOCK = new RegExp(`^</?(?:${BLOCK})(?:[\\s/>])`, 'i');

/** The paragraphs that the classic editor leaves to blank lines. */
export function withParagraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(BLOCK_TAG, '\n\n$1\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (STARTS_BLOCK.test(part) ? part : `<p>${part.replace(/\n/g, '<br>')}</p>`))
    .join('\n');
}

const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]<>]*)?)(\/?)\](?!\()/gi;

const valueOf = (attributes: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find(Boolean);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Replaces shortcodes: captions and galleries by pictures, embeds by links, others by what they enclose. */
export function withoutShortcodes(text: string, pictureOf: (id: string) => string | undefined) {
  /** As they were written. */
  const lost: string[] = [];
  /** Words in brackets that may have been one, and stay in the text. */
  const doubtful: string[] = [];
  const closed = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  const html = text
    .replace(/\[caption[^\]]*\]((?:(?!\[\/caption\])[^])*)\[\/caption\]/gi, (_, inner: string) => {
      const [, picture = '', words = ''] =
        /^((?:\s*<a\s[^>]*>)?\s*<img\s[^>]*>(?:\s*<\/a>)?)([^]*)$/i.exec(inner) ?? [];
      if (!picture) return inner;
      return `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>`;
    })
    .replace(/\[embed[^\]]*\]\s*(https?:[^\s[\]<>"]+)\s*\[\/embed\]/gi, (_, address: string) => {
      lost.push(`[embed] ${address}`);
      return `<p><a href="${escaped(address)}">${escaped(address)}</a></p>`;
    })
    .replace(SHORTCODE, (whole, slash: string, name: string, attributes: string, end: string) => {
      if (name.toLowerCase() === 'gallery') {
        const ids = (valueOf(attributes, 'ids') ?? '').split(/\s*,\s*/).filter(Boolean);
        const found = ids.map(pictureOf).filter((src) => src !== undefined);
        if (found.length < ids.length || ids.length === 0) lost.push(whole);
        return found.map((src) => `<figure><img src="${escaped(src)}" alt=""></figure>`).join('');
      }
      const isShortcode =
        slash || end || closed.has(name) || /=/.test(attributes) || /[_-]/.test(name);
      if (!isShortcode) {
        if (!attributes) doubtful.push(whole);
        return whole;
      }
      if (!slash) lost.push(whole);
      return '';
    });
  return { html, lost, doubtful };
}

const BLOCK_COMMENT = /<!--\s*(\/?)wp:([a-z][\w/-]*)\s*(\{[^]*?\})?\s*(\/?)-->/gi;

/** Whether a text was written in the block editor. */
export const hasBlocks = (text: string) => /<!--\s*wp:/.test(text);

/** The HTML of a text in blocks, reusable ones by number, and those that only a server or plugin can make. */
export function htmlOfBlocks(
  text: string,
  reusable: (id: string) => string | undefined,
  depth = 0,
): { html: string; lost: string[] } {
  const lost: string[] = [];
  const html = text
    .replace(
      BLOCK_COMMENT,
      (_, slash: string, name: string, json: string | undefined, end: string) => {
        if (slash || !end || ['more', 'nextpage', 'spacer', 'separator'].includes(name)) return '';
        const [, ref] = /"ref"\s*:\s*(\d+)/.exec(json ?? '') ?? [];
        const inner = name === 'block' && ref && depth < 3 ? reusable(ref) : undefined;
        if (inner !== undefined) {
          const found = htmlOfBlocks(inner, reusable, depth + 1);
          lost.push(...found.lost);
          return found.html;
        }
        lost.push(`<!-- wp:${name} -->`);
        return '';
      },
    )
    .replace(/<!--[^]*?-->/g, '');
  return { html, lost };
}

/** HTML as plain text, in one line. */
export function textOf(html: string): string {
  const { body } = new JSDOM(html).window.document;
  return body.textContent.replace(/\s+/g, ' ').trim();
}
