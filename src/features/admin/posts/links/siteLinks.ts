import { env } from '@/lib/db';
import { parseBlocks } from '@/lib/markdown/blocks';
import { isWithinSite } from '@/lib/markdown/addresses';
import { linesOf } from '@/lib/markdown/plainText';
import { type Language, LANGUAGES } from '@/site/languages';
import { addressOf } from '@/site/pages';
import { type PostValues, textName } from '../schema';

/** Files that the site serves beside its pages: pictures, feeds. */
const FILE = /\.[a-z0-9]+$/;

/** A link in a post's text that leads to a page or file of this site. */
export interface SiteLink {
  /** The language of the text that contains it. */
  language: Language;
  href: string;
  pathname: string;
  /** The slug or id of the post that it leads to; undefined for any other page. */
  post: string | undefined;
  /** The id of the part of the page that it leads to; '' for the whole. */
  section: string;
  kind: 'page' | 'file' | 'nothing';
}

/** The links of a post to pages of this site, in all languages. */
export function siteLinksOf(values: PostValues): SiteLink[] {
  const { origin } = new URL(env.siteUrl);
  return LANGUAGES.flatMap((language) => {
    const blocks = parseBlocks(values[textName('content', language)]);
    const hrefs = new Set(linesOf(blocks).flatMap((runs) => runs.map(({ href }) => href ?? '')));
    return [...hrefs].flatMap((href): SiteLink[] => {
      if (!isWithinSite(href) && !href.startsWith(`${origin}/`)) return [];
      const { pathname, searchParams, hash } = new URL(href, origin);
      const address = addressOf(pathname);
      const popup = address?.page === 'blog' ? searchParams.get('post') : null;
      return [
        {
          language,
          href,
          pathname,
          post: address?.page === 'post' ? address.slug : (popup ?? undefined),
          section: hash.slice(1),
          kind: address ? 'page' : FILE.test(pathname) ? 'file' : 'nothing',
        },
      ];
    });
  });
}
