import { useActiveLanguages } from '@/lib/activeLanguages';
import { env } from '@/lib/db';
import { focusOf, pictureSize } from '@/lib/image';
import { firm } from '@/site/firm';
import {
  SOURCE_LANGUAGE,
  hreflangOf,
  type Language,
  LANGUAGE_FACTS,
  LANGUAGES,
} from '@/site/languages';
import { feedPathOf, pathOf } from '@/site/pages';
import { useLanguage, useTexts } from '@/i18n/language';
import { JsonLd } from './JsonLd';

/** Link previews do not show SVG images. */
const RASTER = /\.(png|jpe?g|webp|gif)$/i;

/**
 * The absolute address of a path on the published site, whatever origin the page is served from.
 */
export function absoluteUrl(path: string): string {
  return new URL(path, env.siteUrl).href;
}

/**
 * The languages in which a page has an address, the active ones, and that of its canonical address:
 * the one it is shown in, or Spanish where the page does not exist in it. At `/` shown in English
 * it is `/en`.
 * @param written those that the page is written in.
 */
export function useAddresses(
  pathIn: HeadProps['pathIn'],
  written: readonly Language[] = LANGUAGES,
) {
  const { language } = useLanguage();
  const languages = useActiveLanguages().filter((each) => written.includes(each));
  const canonical = languages.includes(language) ? language : SOURCE_LANGUAGE;
  return { languages, canonical, urlIn: (each: Language) => absoluteUrl(pathIn(each)) };
}

interface Crumb {
  name: string;
  path: (language: Language) => string;
}

interface HeadProps {
  title: string;
  description: string;
  /** The page's path in a language, including a query that is part of its identity. */
  pathIn: (language: Language) => string;
  /** The languages the page is written in; default all. */
  languages?: readonly Language[];
  /** The language of title and description, if it is not the page's. */
  textLanguage?: Language;
  /** For link previews; without one, or for an SVG, the site's own image is used. */
  image?: string | undefined;
  /** Marks the page as an article; ISO dates or times. */
  article?: { published: string; modified: string };
  /** What it is called among breadcrumbs; it has none without. */
  crumb?: string | undefined;
  /** The page above it, where that is not the home page. */
  parent?: Crumb;
  /**
   * Excludes the page from search engines, and leaves out its canonical address and hreflang links.
   */
  noindex?: boolean;
  /**
   * The document is also that of the list's other pages (`/blog?page=2`), so that only the app
   * names the canonical address.
   */
  isPaged?: boolean;
}

/**
 * A page's metadata for search engines and link previews. React hoists it into the document's head,
 * the prerenderer writes it into the file.
 */
export function Head({
  title,
  description,
  pathIn,
  languages: written,
  textLanguage,
  image: picture = '',
  article,
  crumb,
  parent,
  noindex = false,
  isPaged = false,
}: HeadProps) {
  const t = useTexts('routes');
  const { language } = useLanguage();
  const { languages, canonical, urlIn } = useAddresses(pathIn, written);
  const { address } = focusOf(picture);
  const image = RASTER.test(address.split('?')[0] ?? '') ? address : undefined;
  const { width, height } = image ? pictureSize(image) : { width: 1200, height: 630 };
  const home: Crumb = { name: t('home.name'), path: (each) => pathOf('home', each) };
  const trail = crumb ? [home, ...(parent ? [parent] : []), { name: crumb, path: pathIn }] : [];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {!noindex && !(isPaged && import.meta.env.SSR) && (
        <>
          <link rel="canonical" href={urlIn(canonical)} />
          <meta property="og:url" content={urlIn(canonical)} />
        </>
      )}
      {!noindex && canonical === language && (
        <>
          {languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={hreflangOf(each)} href={urlIn(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn(SOURCE_LANGUAGE)} />
        </>
      )}
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content={LANGUAGE_FACTS[textLanguage ?? language].openGraph} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absoluteUrl(image ?? '/images/og.png')} />
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      {article && (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
        </>
      )}
      {/* Title, description and image are taken from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={feedPathOf(language)}
        title={t('blog.title')}
      />
      {crumb && (
        <JsonLd
          data={{
            '@type': 'BreadcrumbList',
            itemListElement: trail.map(({ name, path }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              item: absoluteUrl(path(canonical)),
            })),
          }}
        />
      )}
    </>
  );
}
