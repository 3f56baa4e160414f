import { Breadcrumbs } from '@/i18n/Breadcrumbs';
import { absoluteUrl, Head, useCanonicalLanguage } from '@/i18n/Head';
import { JsonLd } from '@/i18n/JsonLd';
import { useTexts } from '@/i18n/useTexts';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { pathOf, postPathOf } from '@/site/pages';
import { descriptionOf, type Post, shownCategories } from './post';

/**
 * The head of a post's own page: only the languages it has been written in are offered, and where it falls back
 * to Spanish the Spanish page stands for it.
 */
export function PostHead({ post }: { post: Post }) {
  const t = useTexts('routes');
  const { slug, title, languages, date, image } = post;
  const description = descriptionOf(post) || title.text;
  const modified = post.updatedAt || date;
  const pathIn = (language: Language) => postPathOf(slug, language);
  const canonical = absoluteUrl(pathIn(useCanonicalLanguage(languages)));
  const author = {
    '@type': 'Organization',
    '@id': absoluteUrl('/#firm'),
    name: firm.name,
    url: absoluteUrl('/'),
  };
  return (
    <>
      <Head
        title={`${title.text} | ${firm.name}`}
        description={description}
        pathIn={pathIn}
        languages={languages}
        textLanguage={title.language}
        image={image}
        article={{ published: date, modified }}
      />
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          mainEntityOfPage: canonical,
          headline: title.text,
          description,
          image: absoluteUrl(image || '/images/og.png'),
          datePublished: date,
          dateModified: modified,
          inLanguage: title.language,
          articleSection: shownCategories(post),
          author,
          publisher: author,
        }}
      />
      <Breadcrumbs
        languages={languages}
        trail={[
          { name: t('blog.name'), path: (language) => pathOf('blog', language) },
          { name: title.text, path: pathIn },
        ]}
      />
    </>
  );
}
