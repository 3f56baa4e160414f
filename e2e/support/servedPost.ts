import { onSite, type PostVersion } from '../../src/features/admin/publication/onSite';
import { titleWithFirm } from '../../src/seo/title';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { feedPathOf, pathOf, postPathOf } from '../../src/site/pages';
import { slugIn } from '../../src/site/slugs';
import { type SiteStamp, STAMP_PATH } from '../../src/site/siteStamp';

/** A post in the database, with its titles. */
export interface SavedPost extends PostVersion {
  titles: Partial<Record<Language, string>>;
}

/** Requests a path of a site as a browser in a language does. */
export async function readAs(url: string, path: string, language: Language = SOURCE_LANGUAGE) {
  const response = await fetch(url + path, { headers: { 'Accept-Language': language } });
  return { status: response.status, text: await response.text() };
}

/** The site's own report. */
export async function readStamp(url: string): Promise<SiteStamp> {
  return JSON.parse((await readAs(url, STAMP_PATH)).text) as SiteStamp;
}

/** What a site tells readers, link previews, feed readers, search engines and the editor of a post. */
export async function servedPost(url: string, post: SavedPost, language: Language) {
  const title = post.titles[language] ?? '';
  const path = postPathOf(slugIn(post.slugs, language), language);
  // The report first: what it says must be true from then on.
  const state = onSite(await readStamp(url), post).find(([code]) => code === language)?.[1].state;
  const page = await readAs(url, path);
  const head = page.status === 200 ? page.text : '';
  const inBlog = await readAs(url, pathOf('blog', language));
  const feed = await readAs(url, feedPathOf(language));
  const sitemap = await readAs(url, '/sitemap.xml');
  return {
    status: page.status,
    title: /<title>(.*?)<\/title>/.exec(head)?.[1],
    preview: /property="og:title" content="(.*?)"/.exec(head)?.[1],
    inBlog: inBlog.text.includes(title),
    inFeed: feed.text.includes(`<title>${title}</title>`),
    inSitemap: sitemap.text.includes(`${path}</loc>`),
    editor: state,
  };
}

type ServedPost = Awaited<ReturnType<typeof servedPost>>;

/** What is right where a post is published. */
export const published = ({ titles }: SavedPost, language: Language): ServedPost => ({
  status: 200,
  title: titleWithFirm(titles[language] ?? ''),
  preview: titleWithFirm(titles[language] ?? ''),
  inBlog: true,
  inFeed: true,
  inSitemap: true,
  editor: 'current',
});

/** What is right where a post is not published. */
export const ABSENT: ServedPost = {
  status: 404,
  title: undefined,
  preview: undefined,
  inBlog: false,
  inFeed: false,
  inSitemap: false,
  editor: undefined,
};

/** Whether what the editor is told contradicts the page, which was read after it. */
export function isUntrue(served: ServedPost, post: SavedPost, language: Language): boolean {
  if (served.editor === 'current') return served.title !== published(post, language).title;
  return served.editor === undefined && served.status !== 404;
}
