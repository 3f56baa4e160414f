import { absoluteUrl, Head, useAddresses } from '@/seo/Head';
import { JsonLd, type Thing } from '@/seo/JsonLd';
import { person } from '@/seo/person';
import { titleWithFirm } from '@/seo/title';
import { focusOf } from '@/lib/image';
import { languageOf, textOf } from '@/lib/localized';
import { useLanguage, useTexts } from '@/i18n/language';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { lawyerOf } from '@/site/lawyers';
import { pathOf, postPathOf } from '@/site/pages';
import { slugIn } from '@/site/slugs';
import { descriptionOf } from '../description';
import { type Post, shownCategories } from '../post';

/** The head of a post's page. hreflang and canonical address name only languages it is written in. */
export function PostHead({ post }: { post: Post }) {
  const t = useTexts('routes');
  const { language } = useLanguage();
  const { slugs, languages, date, image, reviewedOn, sources } = post;
  const title = textOf(post.title);
  const textLanguage = languageOf(post.title, language);
  const [author, reviewer] = [post.author, post.reviewer].map((id) => {
    const lawyer = lawyerOf(id);
    return lawyer && person(lawyer, language);
  });
  const description = descriptionOf(post) || title;
  const modified = post.updatedAt || date;
  const pathIn = (language: Language) => postPathOf(slugIn(slugs, language), language);
  const addresses = useAddresses(pathIn, languages);
  const canonical = addresses.urlIn(addresses.canonical);
  const publisher: Thing = {
    '@type': 'Organization',
    '@id': absoluteUrl('/#firm'),
    name: firm.name,
    url: absoluteUrl('/'),
  };
  return (
    <>
      <Head
        title={titleWithFirm(title)}
        description={description}
        pathIn={pathIn}
        languages={languages}
        textLanguage={textLanguage}
        image={image}
        article={{ published: date, modified }}
        crumb={title}
        parent={{ name: t('blog.name'), path: (language) => pathOf('blog', language) }}
      />
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          mainEntityOfPage: reviewedOn
            ? {
                '@type': 'WebPage',
                '@id': canonical,
                lastReviewed: reviewedOn,
                ...(reviewer && { reviewedBy: reviewer }),
              }
            : canonical,
          headline: title,
          description,
          image: absoluteUrl(focusOf(image).address || '/images/og.png'),
          datePublished: date,
          dateModified: modified,
          inLanguage: textLanguage,
          articleSection: shownCategories(post),
          author: author ?? publisher,
          publisher,
          ...(sources.length > 0 && {
            citation: sources.map((source) => source.url || source.title),
          }),
        }}
      />
    </>
  );
}
