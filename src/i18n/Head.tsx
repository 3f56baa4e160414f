import { useLocation } from 'react-router-dom';
import { env } from '@/lib/db';
import { firm } from '@/site/firm';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import { feedPathOf, languageOfPath } from '@/site/pages';
import { useLanguage } from './LanguageProvider';
import { useTexts } from './useTexts';

/** Open Graph wants a territory too. */
const LOCALES: Record<Language, string> = {
  es: 'es_ES',
  en: 'en_GB',
  fr: 'fr_FR',
  de: 'de_DE',
  ar: 'ar_AR',
  zh: 'zh_CN',
  ru: 'ru_RU',
};

/** Previews do not show vector pictures. */
const RASTER = /\.(png|jpe?g|webp|gif)$/i;

/** A path or address on the published site, whatever address it is being looked at. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.siteUrl).href;
}

/**
 * The language of the address that stands for this page in search engines: the one its path names, and Spanish
 * where the page does not exist in that. Not the reader's: `/` may well be shown in English.
 */
export function useCanonicalLanguage(languages: readonly Language[] = LANGUAGES) {
  const named = languageOfPath(useLocation().pathname) ?? DEFAULT_LANGUAGE;
  return languages.includes(named) ? named : DEFAULT_LANGUAGE;
}

export interface HeadProps {
  title: string;
  description: string;
  /** The page's path in a language, with the query that tells it from others. */
  pathIn: (language: Language) => string;
  /** The languages it exists in; all, if not given. */
  languages?: readonly Language[];
  /** What title and description are written in, where it is not the reader's language. */
  textLanguage?: Language;
  /** For previews; a vector picture, or none, is replaced by the site's own. */
  image?: string | undefined;
  /** Makes it an article; both as ISO dates or times. */
  article?: { published: string; modified: string };
  /** Not for search engines, which then need no other address of it either. */
  noindex?: boolean;
}

/**
 * What a page says of itself to search engines and previews. React puts it into the document's head, and the
 * prerenderer into the file.
 */
export function Head({ title, description, article, noindex = false, ...page }: HeadProps) {
  const t = useTexts('routes');
  const { language } = useLanguage();
  const image = RASTER.test(page.image?.split('?')[0] ?? '') ? page.image : undefined;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <Addresses {...page} />}
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content={LOCALES[page.textLanguage ?? language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absoluteUrl(image ?? '/images/og.png')} />
      {!image && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      {article && (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
        </>
      )}
      {/* Its title, text and picture are Open Graph's. */}
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={feedPathOf(language)}
        title={t('blog.title')}
      />
    </>
  );
}

/** The page's one address, and where it is in other languages: only an address that stands for itself has those. */
function Addresses({ pathIn, languages = LANGUAGES }: Pick<HeadProps, 'pathIn' | 'languages'>) {
  const { pathname } = useLocation();
  const canonical = useCanonicalLanguage(languages);
  const isOwn = canonical === (languageOfPath(pathname) ?? DEFAULT_LANGUAGE);
  const urlIn = (language: Language) => absoluteUrl(pathIn(language));
  return (
    <>
      <link rel="canonical" href={urlIn(canonical)} />
      <meta property="og:url" content={urlIn(canonical)} />
      {isOwn &&
        languages.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
        ))}
      {isOwn && <link rel="alternate" hrefLang="x-default" href={urlIn(DEFAULT_LANGUAGE)} />}
    </>
  );
}
