import { ArrowRight, MessageCircle, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Doors } from '@/features/public/services/Doors';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { LanguageLink } from '@/i18n/LanguageLink';
import { LawyerLink, PageLink, useTexts } from '@/i18n/language';
import { PhoneLink } from '@/i18n/PhoneLink';
import { useFirm } from '@/lib/liveFirm';
import { PageHead } from '@/seo/PageHead';
import { firm } from '@/site/firm';
import { useActiveLanguages } from '@/lib/activeLanguages';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS } from '@/site/languages';
import { chatUrl } from '@/site/links';
import { pathOf } from '@/site/pages';
import { photographFiles } from '@/site/photographs';
import { buttonClass, cx } from '@/ui/classes';
import { homeSections } from './islands';

/** The first screen; the sections below it hydrate at the first interaction. */
export default function HomePage() {
  return (
    <>
      <PageHead page="home" />
      <Hero />
      <homeSections.Island />
    </>
  );
}

/** The hero (SPEC 2.9), with what a visitor asks first: the price, when somebody answers, and who. */
function Hero() {
  const t = useTexts('common');
  const { chatNumber } = useFirm();
  const [director] = firm.lawyers;
  return (
    <section
      id="home"
      aria-labelledby="home-heading"
      className="on-dark relative isolate flex flex-col overflow-hidden bg-ink-950 text-limestone-50 md:min-h-svh"
    >
      <Picture />
      <div className="container-page flex min-h-svh grow flex-col pt-24 pb-8 md:min-h-0 md:pt-40 md:pb-12 landscape:md:justify-center landscape:md:pt-32">
        <p className="mb-4 text-lg font-semibold text-brass-300 sm:text-xl">
          <bdi lang={SOURCE_LANGUAGE}>{firm.name}</bdi>
        </p>
        <h1
          id="home-heading"
          className="max-w-4xl text-4xl leading-[1.12] sm:text-5xl lg:text-6xl ltr:tracking-tight rtl:leading-[1.35] zh:leading-tight zh:max-sm:text-3xl zh:min-[22rem]:break-keep"
        >
          {t('hero.tagline')}
        </h1>
        <div className="mt-8 flex flex-wrap gap-3 md:mt-10">
          <PageLink page="contact" className={buttonClass('primary', 'max-sm:w-full')}>
            <Video className="size-5" />
            {t('hero.videoCall')}
          </PageLink>
          <Link to="#services" className={buttonClass('onDark', 'max-sm:w-full')}>
            {t('hero.services')}
          </Link>
          <a
            href={chatUrl(chatNumber, t('hero.chatText'))}
            target="_blank"
            rel="noopener"
            className={buttonClass('onDark', 'max-sm:w-full')}
          >
            <MessageCircle className="size-5" />
            {t('hero.chat')}
            <span className="sr-only">{t('newTab')}</span>
          </a>
          {/* Phones have it in the header. */}
          <PhoneLink className={buttonClass('quietOnDark', 'max-md:hidden')} />
        </div>
        <ConsultationPrice className="mt-6 text-lg" />
        <p className="mt-1 max-w-prose text-limestone-200">{t('hero.reply')}</p>
        <p className="mt-3 text-limestone-200">
          <LawyerLink lawyer={director} className="text-limestone-50" />
          <span className="max-sm:hidden">{` · ${t('about.bar', { number: director.barNumber })}`}</span>
        </p>
      </div>
      {/* On phones, where the services follow two sections later (SPEC 1). */}
      <div className="container-page bg-ink-950 pt-8 pb-10 md:hidden">
        <Doors onDark />
      </div>
      <Facts />
    </section>
  );
}

/** The firm's photograph, or a drawing of the coast; lazy, so that the text is painted first. */
function Picture() {
  const { hero } = firm.photographs;
  return (
    <div className="absolute inset-x-0 top-0 -z-10 h-svh overflow-hidden md:h-full">
      <picture>
        {hero ? (
          <source
            media="(orientation: portrait)"
            srcSet={photographFiles(hero, 'tall').srcSet}
            sizes="50vh"
          />
        ) : (
          <>
            {/* A version with the coast lower down. As it covers the whole viewport, browsers do not
                count it as the largest contentful paint. */}
            <source
              media="(orientation: portrait) and (width < 48rem)"
              srcSet="/images/hero-tall.svg#phone"
            />
            <source media="(orientation: portrait)" srcSet="/images/hero-tall.svg" />
          </>
        )}
        <img
          {...(hero
            ? { ...photographFiles(hero, 'wide'), sizes: '100vw' }
            : { src: '/images/hero-wide.svg' })}
          alt=""
          loading="lazy"
          fetchPriority="high"
          // A photograph is darkened, whatever it shows, and not mirrored: it may have letters.
          className={cx(
            'size-full object-cover',
            hero
              ? 'brightness-60'
              : 'md:portrait:object-[50%_60%] landscape:object-[70%_60%] rtl:-scale-x-100',
          )}
        />
      </picture>
      <div aria-hidden="true" className="hero-shade" />
    </div>
  );
}

/** Languages, place and video calls: what clients abroad ask first. */
function Facts() {
  const t = useTexts('common');
  return (
    <div className="bg-ink-950/70">
      <div className="container-page py-8">
        <ul className="grid gap-x-10 gap-y-6 text-base leading-snug md:grid-cols-3">
          <Fact name={t('hero.facts.languages')}>
            <Languages />
          </Fact>
          <Fact name={t('hero.facts.place')}>{t('hero.facts.placeDetail')}</Fact>
          <Fact name={t('hero.facts.video')}>
            {t('hero.facts.videoDetail')}
            <PageLink
              page="contact"
              className="mt-2 flex min-h-11 items-center gap-2 font-semibold text-brass-300 underline decoration-brass-300/50 underline-offset-4 md:hidden"
            >
              {t('hero.videoFromAbroad')}
              <ArrowRight className="size-5 flip-rtl" />
            </PageLink>
          </Fact>
        </ul>
      </div>
    </div>
  );
}

function Languages() {
  return (
    <ul className="hero-languages -ms-2 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]">
      {useActiveLanguages().map((language) => (
        <li key={language}>
          <LanguageLink code={language} href={pathOf('home', language)}>
            <bdi>{LANGUAGE_FACTS[language].name}</bdi>
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="border-s-2 border-brass-400/70 ps-4">
      <p className="font-semibold text-white">{name}</p>
      <div className="mt-1 text-limestone-200">{children}</div>
    </li>
  );
}
