import { ArrowLeft } from 'lucide-react';
import { Fragment } from 'react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { PageLink } from '@/i18n/links';
import { useLangAttributes } from '@/i18n/Localized';
import { useTexts } from '@/i18n/useTexts';
import { DEFAULT_LANGUAGE } from '@/site/languages';
import { buttonClass } from '@/ui/button';
import { PageBanner } from '@/ui/PageBanner';
import { Categories } from './Categories';
import { type Block, blocksOf } from './content';
import { Cover } from './Cover';
import { FallbackNotice } from './FallbackNotice';
import type { Post } from './post';
import { PublishedOn } from './PublishedOn';
import { ShareButton } from './ShareButton';

/** A post on its own page: banner, cover, text, and the ways on. */
export function PostArticle({ post }: { post: Post }) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const attributes = useLangAttributes();
  const { title, content } = post;
  return (
    <article className="[overflow-wrap:anywhere]">
      <PageBanner
        kicker={<Categories post={post} />}
        title={
          <span
            className={title.language === language ? undefined : 'font-serif'}
            {...attributes(title)}
          >
            {title.text}
          </span>
        }
      >
        <p className="pb-16 text-limestone-200 md:pb-24">
          <PublishedOn date={post.date} />
        </p>
      </PageBanner>
      <div className="mx-auto w-full max-w-[54rem] px-5 sm:px-8">
        <Cover
          src={post.image}
          alt={post.imageAlt}
          lang={language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE}
          eager
          className="relative -mt-32 rounded-2xl shadow-card md:-mt-44"
        />
        <div className="mx-auto max-w-prose pb-16 md:pb-20">
          <FallbackNotice post={post} />
          <div className="mt-10 text-lg leading-relaxed" {...attributes(content)}>
            {blocksOf(content.text).map((block, index) => (
              <ContentBlock key={index} block={block} />
            ))}
          </div>
          <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-limestone-300 pt-6">
            <PageLink page="blog" className={buttonClass('quiet')}>
              <ArrowLeft aria-hidden="true" className="size-5 flip-rtl" />
              {t('post.back')}
            </PageLink>
            <ShareButton post={post} />
          </div>
        </div>
      </div>
    </article>
  );
}

function ContentBlock({ block }: { block: Block }) {
  const { kind, lines } = block;
  if (kind === 'heading') return <h2 className="mt-10 mb-3 text-2xl">{lines[0]}</h2>;
  if (kind === 'item') {
    return (
      <ul className="my-4 list-disc space-y-2 ps-6 marker:text-terracotta-500">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    );
  }
  return (
    <p className="my-4">
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
