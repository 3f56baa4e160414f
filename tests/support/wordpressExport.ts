/**
 * Makes exports of WordPress as wp-admin/includes/export.php writes them (WXR 1.2), with the
 * languages of Polylang (terms) or of WPML's own exporter (meta).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

export const OLD_SITE = 'https://www.old-firm.example';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export interface WxrEntry {
  id: number;
  title: string;
  content?: string;
  excerpt?: string;
  type?: string;
  status?: string;
  slug?: string;
  link?: string;
  /** 'yyyy-MM-dd HH:mm:ss', of the old site and in UTC. */
  date?: string;
  utc?: string;
  attachment?: string;
  terms?: readonly { domain: string; nicename: string; name: string }[];
  meta?: Readonly<Record<string, string>>;
  /** XML to add as it is. */
  more?: string;
}

function itemOf(entry: WxrEntry): string {
  const { id, title, content = '', excerpt = '', type = 'post', status = 'publish' } = entry;
  const { slug = `entry-${id}`, date = '2019-05-06 10:30:00', utc = '2019-05-06 08:30:00' } = entry;
  const { link = `${OLD_SITE}/${date.slice(0, 7).replace('-', '/')}/${slug}/` } = entry;
  const terms = (entry.terms ?? []).map(
    ({ domain, nicename, name }) =>
      `<category domain="${domain}" nicename="${nicename}">${cdata(name)}</category>`,
  );
  const meta = Object.entries(entry.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  return `<item><title>${cdata(title)}</title><link>${link}</link>
<dc:creator>${cdata('laura')}</dc:creator><guid isPermaLink="false">${OLD_SITE}/?p=${id}</guid>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(utc)}</wp:post_date_gmt><wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status><wp:post_type>${cdata(type)}</wp:post_type>
<wp:is_sticky>0</wp:is_sticky>${entry.attachment ? `<wp:attachment_url>${cdata(entry.attachment)}</wp:attachment_url>` : ''}
${terms.join('')}${meta.join('')}${entry.more ?? ''}</item>`;
}

/** @param terms XML of the channel's categories and terms. */
export function wxrOf(entries: readonly WxrEntry[], terms = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Despacho</title><link>${OLD_SITE}</link><language>${SOURCE_LANGUAGE}-ES</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>
${terms}${entries.map(itemOf).join('\n')}</channel></rss>`;
}

/** The terms by which Polylang joins the posts of a group. */
export const polylang = (language: string, group: string) => [
  { domain: 'language', nicename: language, name: language },
  { domain: 'post_translations', nicename: `pll_${group}`, name: `pll_${group}` },
];

/** The fields that WPML's exporter adds. */
export const wpml = (language: string, group: string) => ({
  _wpml_import_language_code: language,
  _wpml_import_translation_group: group,
});

const PARAGRAPH =
  'La ley concede un plazo que empieza el día siguiente a la notificación, y que no corre en agosto salvo en los procedimientos urgentes.';

/**
 * Writes an export of posts in Spanish and German with a cover and a picture in the text each, half
 * of them in blocks, and the folder of pictures.
 * @returns the file and the folder.
 */
export async function writeWordpress(
  folder: string,
  count: number,
  width: number,
): Promise<{ file: string; uploads: string }> {
  const uploads = join(folder, 'uploads');
  const entries: WxrEntry[] = [];
  const picture = async (id: number, name: string) => {
    const path = `2019/05/${name}.jpg`;
    const file = join(uploads, path);
    mkdirSync(dirname(file), { recursive: true });
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 };
    const create = { width, height: Math.round(width * 0.66), channels: 3 as const, noise };
    await sharp({ create: { ...create, background: '#345' } })
      .blur(3)
      .jpeg()
      .toFile(file);
    const attachment = `${OLD_SITE}/wp-content/uploads/${path}`;
    const meta = { _wp_attachment_image_alt: `Foto ${id}` };
    entries.push({ id, title: name, type: 'attachment', status: 'inherit', attachment, meta });
    return attachment;
  };
  for (let number = 1; number <= count; number += 1) {
    const id = number * 10;
    await picture(id + 1, `cover-${number}`);
    const inText = await picture(id + 2, `text-${number}`);
    const small = inText.replace('.jpg', '-300x200.jpg');
    for (const [language, offset] of [
      ['es', 0],
      ['de', 3],
    ] as const) {
      const next = `${OLD_SITE}/2019/05/es-entrada-${number + 1}/`;
      const blocks = number % 2 === 0;
      const content = blocks
        ? `<!-- wp:paragraph --><p>${PARAGRAPH}</p><!-- /wp:paragraph --><!-- wp:image {"id":${id + 2}} --><figure class="wp-block-image"><img src="${small}" alt=""/></figure><!-- /wp:image --><!-- wp:paragraph --><p>Siga <a href="${next}">aquí</a>.</p><!-- /wp:paragraph -->`
        : `${PARAGRAPH}\n\n<a href="${inText}"><img src="${small}" alt="" /></a>\n\nSiga <a href="${next}">aquí</a>.`;
      entries.push({
        id: id + offset,
        title: `${language === 'es' ? 'Entrada' : 'Beitrag'} ${number}`,
        slug: `${language}-${language === 'es' ? 'entrada' : 'beitrag'}-${number}`,
        content,
        excerpt: `<p>Resumen ${number}</p>`,
        terms: [
          ...polylang(language, String(number)),
          {
            domain: 'category',
            nicename: `herencias-${language}`,
            name: language === 'es' ? 'Herencias' : 'Erbrecht',
          },
        ],
        meta: { _thumbnail_id: String(id + 1) },
      });
    }
  }
  const terms = `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>herencias-es</wp:category_nicename><wp:cat_name>${cdata('Herencias')}</wp:cat_name></wp:category>
<wp:category><wp:term_id>9</wp:term_id><wp:category_nicename>herencias-de</wp:category_nicename><wp:cat_name>${cdata('Erbrecht')}</wp:cat_name></wp:category>
<wp:term><wp:term_id>20</wp:term_id><wp:term_taxonomy>term_translations</wp:term_taxonomy><wp:term_slug>pll_a</wp:term_slug><wp:term_name>pll_a</wp:term_name><wp:term_description>${cdata('a:2:{s:2:"es";i:3;s:2:"de";i:9;}')}</wp:term_description></wp:term>`;
  const file = join(folder, 'export.xml');
  writeFileSync(file, wxrOf(entries, terms));
  return { file, uploads };
}
