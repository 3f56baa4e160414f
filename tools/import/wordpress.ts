/** An export of WordPress, with the languages of Polylang or WPML, as posts of the site. */
import { tryDecode } from 'hono/utils/url';
import { dayOf, hourOf } from '../../src/site/dates.ts';
import { SOURCE_LANGUAGE, isLanguage, type Language, LANGUAGES } from '../../src/site/languages.ts';
import { feedPathOf, pathOf } from '../../src/site/pages.ts';
import { type Redirect, sourceOf } from '../../src/site/redirects.ts';
import { categoriesOfPost, namesOfCategories } from './categories.ts';
import { hasBlocks, htmlOfBlocks, textOf, withoutShortcodes, withParagraphs } from './html.ts';
import type { Report, Source, SourcePost, SourceText } from './model.ts';
import { primary, type Wxr, type WxrItem } from './wxr.ts';

interface Options {
  /** Of posts whose language the export does not say; else that of the old site. */
  language?: Language | undefined;
  /** The office's. */
  zone: string;
}

/** Longer texts are no posts, and the site refuses them. */
const MOST_CHARACTERS = 1_000_000;

const field = (item: WxrItem, name: string) => item.fields[name] ?? '';

/** How a post is named in the report. */
const named = (item: WxrItem) => `«${textOf(field(item, 'title')) || field(item, 'wp:post_id')}»`;

/** The plugins' words for the language of a post, and what its translations have in common. */
function translationOf(item: WxrItem): { code: string | undefined; group: string | undefined } {
  const term = (domain: string) => item.terms.find((each) => each.domain === domain)?.nicename;
  const polylang = term('post_translations');
  const wpml = item.meta._wpml_import_translation_group;
  return {
    code: term('language') ?? item.meta._wpml_import_language_code,
    group: polylang ? `polylang ${polylang}` : wpml && `wpml ${wpml}`,
  };
}

/** When a post appeared, by the office's clock: from the time in UTC, which drafts lack. */
function dateOf(item: WxrItem, zone: string): { date: string; time: string } | undefined {
  const utc = field(item, 'wp:post_date_gmt');
  const instant = new Date(`${utc.replace(' ', 'T')}Z`);
  if (!utc.startsWith('0000') && !Number.isNaN(instant.getTime())) {
    return { date: dayOf(instant, { zone }), time: hourOf(instant, { zone }) };
  }
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(field(item, 'wp:post_date')) ?? [];
  return date && time && !date.startsWith('0000') ? { date, time } : undefined;
}

const PUBLIC = ['publish', 'future'];
const DRAFTS = ['draft', 'pending', 'private'];

/** Types of entries that are settings of WordPress or of a design. */
const NOT_CONTENT =
  /^(nav_menu_item|wp_block|wp_template|wp_template_part|wp_global_styles|wp_navigation|custom_css|customize_changeset|revision|attachment|oembed_cache|user_request|wp_font_.*)$/;

/** Reads the posts of an export, and reports what cannot be taken. */
export function wordpressSource(
  { site, language: siteLanguage, terms, items }: Wxr,
  report: Report,
  { language: given, zone }: Options,
): Source {
  const ofSite = primary(siteLanguage);
  const fallback = given ?? (isLanguage(ofSite) ? ofSite : SOURCE_LANGUAGE);
  const ofType = <Content>(type: string, contentOf: (item: WxrItem) => Content) =>
    new Map(
      items
        .filter((item) => field(item, 'wp:post_type') === type)
        .map((item) => [field(item, 'wp:post_id'), contentOf(item)]),
    );
  const blocks = ofType('wp_block', (item) => field(item, 'content:encoded'));
  const attachments = ofType('attachment', (item) => ({
    src: field(item, 'wp:attachment_url'),
    alt: item.meta._wp_attachment_image_alt ?? '',
  }));
  const sources = new Set([...attachments.values()].map(({ src }) => src));

  function htmlOf(item: WxrItem): string {
    const content = field(item, 'content:encoded').replace(/<!--(more|nextpage)[^]*?-->/g, '\n\n');
    if (content.length > MOST_CHARACTERS) {
      report.add('Text of more than a million characters, left out', named(item));
      return '';
    }
    const made = hasBlocks(content)
      ? htmlOfBlocks(content, (id) => blocks.get(id))
      : { html: withParagraphs(content), lost: [] };
    const { html, lost, doubtful } = withoutShortcodes(made.html, (id) => attachments.get(id)?.src);
    for (const each of made.lost)
      report.add('Blocks without text of their own, left out', `${named(item)}: ${each}`);
    for (const each of lost) report.add('Shortcodes, left out', `${named(item)}: ${each}`);
    for (const each of doubtful) report.add('In brackets, kept as text', `${named(item)}: ${each}`);
    return html;
  }

  function textFrom(item: WxrItem): SourceText {
    const id = field(item, 'wp:post_id');
    const status = field(item, 'wp:status');
    const isDraft = !PUBLIC.includes(status) || field(item, 'wp:post_password') !== '';
    if (status === 'private' || field(item, 'wp:post_password') !== '') {
      report.add('Private or with a password, taken as drafts', named(item));
    }
    if (item.comments > 0) report.add('Comments, left out', `${named(item)}: ${item.comments}`);
    return {
      id,
      addresses: [field(item, 'link'), `${site}/?p=${id}`].filter(Boolean),
      slug: tryDecode(field(item, 'wp:post_name'), decodeURIComponent),
      title: textOf(field(item, 'title')),
      excerpt: textOf(field(item, 'excerpt:encoded')),
      html: htmlOf(item),
      isDraft,
    };
  }

  const groups = new Map<string, { item: WxrItem; language: Language }[]>();
  for (const item of items) {
    const type = field(item, 'wp:post_type');
    const status = field(item, 'wp:status');
    if (type === 'page')
      report.add('Pages, to be written by hand', `${named(item)} ${field(item, 'link')}`);
    if (type !== 'post') {
      if (type !== 'page' && !NOT_CONTENT.test(type))
        report.add('Entries of plugins, left out', `${type} ${named(item)}`);
      continue;
    }
    if (!PUBLIC.includes(status) && !DRAFTS.includes(status)) {
      report.add('Not taken for their state', `${named(item)}: ${status}`);
      continue;
    }
    const { code, group } = translationOf(item);
    const language = code === undefined ? fallback : primary(code);
    if (!isLanguage(language)) {
      report.add('In a language that the site has not, left out', `${named(item)}: ${code ?? ''}`);
      continue;
    }
    const key = group ?? `alone ${field(item, 'wp:post_id')}`;
    const others = groups.get(key) ?? [];
    if (others.some((other) => other.language === language)) {
      report.add('A second text in the same language, taken as a post of its own', named(item));
      groups.set(`alone ${field(item, 'wp:post_id')}`, [{ item, language }]);
    } else groups.set(key, [...others, { item, language }]);
  }

  const posts = [...groups.values()].map((translations): SourcePost => {
    const inOrder = translations.toSorted(
      (a, b) => LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language),
    );
    const [first] = inOrder as [(typeof inOrder)[0], ...typeof inOrder];
    const at = dateOf(first.item, zone);
    if (!at) report.add('Without a date, taken with that of today', named(first.item));
    const now = new Date();
    for (const { domain, name } of first.item.terms) {
      if (domain === 'post_tag') report.add('Tags, left out', name);
    }
    for (const { item } of inOrder) {
      report.add('Authors, whom the site does not name', field(item, 'dc:creator') || '?');
      for (const key of Object.keys(item.meta)) {
        if (!key.startsWith('_')) report.add('Own fields, left out', `${named(item)}: ${key}`);
      }
    }
    const cover = inOrder
      .map(({ item }) => attachments.get(item.meta._thumbnail_id ?? ''))
      .find((each) => each !== undefined);
    if (first.item.meta._thumbnail_id && !cover) {
      report.add('Pictures that the export does not name, left out', named(first.item));
    }
    return {
      texts: Object.fromEntries(inOrder.map(({ item, language }) => [language, textFrom(item)])),
      ...(at ?? { date: dayOf(now, { zone }), time: '00:00' }),
      isFeatured: field(first.item, 'wp:is_sticky') === '1',
      categories: categoriesOfPost(first.item.terms),
      cover: cover?.src ? cover : undefined,
    };
  });

  return {
    site,
    posts,
    categories: namesOfCategories(terms, fallback),
    redirects: generalRedirects(site, posts),
    descriptions: new Map([...attachments.values()].map(({ src, alt }) => [src, alt])),
    // photo-300x200.jpg, photo-scaled.jpg
    originals: (src) => {
      const plain = src.replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, '');
      return (
        [plain, plain.replace(/(?=\.\w+$)/, '-scaled'), src].find((each) => sources.has(each)) ??
        src
      );
    },
  };
}

/** Lists and feeds of the old site, in each language that it has posts in. */
function generalRedirects(site: string, posts: readonly SourcePost[]): Redirect[] {
  const base = (sourceOf(site) ?? '/').replace(/\/$/, '');
  const languages = LANGUAGES.filter((language) => posts.some(({ texts }) => texts[language]));
  return languages.flatMap((language): Redirect[] => {
    const start = language === SOURCE_LANGUAGE ? base : `${base}/${language}`;
    const blog = pathOf('blog', language);
    return [
      ...['feed', 'feed/atom', 'feed/rss', 'comments/feed'].map((feed) => ({
        kind: 'exact' as const,
        source: `${start}/${feed}`,
        target: feedPathOf(language),
      })),
      ...['category', 'tag', 'author'].map((list) => ({
        kind: 'prefix' as const,
        source: `${start}/${list}`,
        target: blog,
      })),
    ];
  });
}
