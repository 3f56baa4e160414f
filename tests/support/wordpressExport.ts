/**
 * Makes exports of WordPress as wp-admin/includes/export.php writes them (WXR 1.2), with the
 * languages of Polylang (terms) or of WPML's own exporter (meta).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

export const OLD_SITE = 'https://www.old-firm.example';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export interface WxrEntry {
  id: number;
  title: string;
  content?: string;
  type?: string;
  status?: string;
  slug?: string;
  /** 'yyyy-MM-dd HH:mm:ss', of the old site and in UTC. */
  date?: string;
  utc?: string;
  attachment?: string;
  terms?: readonly { domain: string; nicename: string; name: string }[];
  meta?: Readonly<Record<string, string>>;
}

function itemOf(entry: WxrEntry): string {
  const { id, title, content = '', type = 'post', status = 'publish' } = entry;
  const { slug = `entry-${id}`, date = '2019-05-06 10:30:00', utc = '2019-05-06 08:30:00' } = entry;
  const link = `${OLD_SITE}/${date.slice(0, 7).replace('-', '/')}/${slug}/`;
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
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(utc)}</wp:post_date_gmt><wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status><wp:post_type>${cdata(type)}</wp:post_type>
<wp:is_sticky>0</wp:is_sticky>${entry.attachment ? `<wp:attachment_url>${cdata(entry.attachment)}</wp:attachment_url>` : ''}
${terms.join('')}${meta.join('')}</item>`;
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

/**
 * Writes an export of two posts in Spanish and German with a cover and a picture in the text each,
 * the second in blocks, and the folder of pictures.
 */
export async function writeWordpress(folder: string): Promise<{ file: string; uploads: string }> {
  const uploads = join(folder, 'uploads');
  const entries: WxrEntry[] = [];
  mkdirSync(join(uploads, '2019/05'), { recursive: true });
  const picture = async (id: number) => {
    const path = `2019/05/${id}.jpg`;
    const create = { width: 800, height: 528, channels: 3, background: '#345' } as const;
    await sharp({ create }).toFile(join(uploads, path));
    const attachment = `${OLD_SITE}/wp-content/uploads/${path}`;
    const meta = { _wp_attachment_image_alt: `Foto ${id}` };
    entries.push({ id, title: '', type: 'attachment', status: 'inherit', attachment, meta });
    return attachment.replace('.jpg', '-300x200.jpg');
  };
  for (const number of [1, 2]) {
    const id = number * 10;
    await picture(id + 1);
    const src = await picture(id + 2);
    const link = `Siga <a href="${OLD_SITE}/2019/05/es-entrada-2/">aquí</a>.`;
    const content =
      number === 1
        ? `La ley.\n\n<a href="${src}"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="${src}" alt="" /></a>\n\n${link}`
        : `<!-- wp:paragraph --><p>La ley.</p><!-- /wp:paragraph --><!-- wp:image {"id":22} --><figure class="wp-block-image"><img src="${src}" alt=""/></figure><!-- /wp:image --><!-- wp:paragraph --><p>${link}</p><!-- /wp:paragraph -->`;
    const category = { domain: 'category', nicename: 'herencias', name: 'Herencias' };
    for (const [offset, language, title] of [
      [0, 'es', 'Entrada'],
      [3, 'de', 'Beitrag'],
    ] as const)
      entries.push({
        id: id + offset,
        title: `${title} ${number}`,
        slug: `${language}-${title.toLowerCase()}-${number}`,
        content,
        terms: [...polylang(language, String(number)), category],
        meta: { _thumbnail_id: String(id + 1) },
      });
  }
  const file = join(folder, 'export.xml');
  writeFileSync(file, wxrOf(entries));
  return { file, uploads };
}
