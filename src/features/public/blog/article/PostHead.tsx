import { Breadcrumbs } from '@/seo/Breadcrumbs';
import { absoluteUrl, Head, useCanonicalLanguage } from '@/seo/Head';
import { JsonLd } from '@/seo/JsonLd';
import { titleWithFirm } from '@/seo/title';
import { useTexts } from '@/i18n/useTexts';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { pathOf, postPathOf } from '@/site/pages';
import { descriptionOf } from '../description';
import { type Post, shownCategories } from '../post';

/**
 * The head of a post's page. hreflang lists only the languages the post is written in; a page that falls back to
 * Spanish names the Spanish one as canonical.
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
        title={titleWithFirm(title.text)}
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
