import type { QueryExecuteOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { filterFrom } from '@/features/public/blog/list/filter';
import {
  categoriesOptions,
  categoryPostsOptions,
  featuredPostsOptions,
  postOptions,
  postsPageOptions,
  relatedPostsOptions,
} from '@/features/public/blog/queries';
import { offeredKindsOptions } from '@/features/public/enquiry-form/booking/queries';
import { testimonialsOptions } from '@/features/public/testimonials/queries';
import { loadDates } from '@/i18n/dates';
import type { Namespace } from '@/i18n/namespaces';
import type { Language } from '@/site/languages';
import {
  bookingSection,
  categoryPosts,
  enquirySection,
  homeSections,
  hoursSection,
  morePosts,
  postPopup,
} from '@/pages/public/islands';
import type { OwnPage } from '@/site/pages';
import { CATEGORY_OF_SERVICE, SERVICE_IDS, type ServiceId } from '@/site/services';

/** What a page's queries depend on. */
export interface RouteContext {
  language: Language;
  params: URLSearchParams;
  /** A post's slug; '' on all other pages. */
  slug: string;
}

// Each query has its own types, none of which matters for running it.
// oxlint-disable-next-line typescript/no-explicit-any
export type PageQuery = QueryExecuteOptions<any, Error, any, any, any>;

/** How to load one page: its code, texts and data. */
export interface PageLoader {
  load: () => Promise<{ default: ComponentType }>;
  /** Fetches the code of its islands and of dates, which a prerendered page does later. */
  preloadIslands?: (language: Language) => Promise<unknown>;
  /** The namespaces it needs beyond the layout's. */
  namespaces?: readonly Namespace[];
  /** The namespaces whose deferred keys it shows as well (deferredTexts.ts). */
  completeNamespaces?: readonly Namespace[];
  queries?: (context: RouteContext) => PageQuery[];
  /**
   * Queries that only some addresses need; the page can be hydrated without their results.
   */
  optionalQueries?: (context: RouteContext) => PageQuery[];
}

const withDates =
  (...islands: { preload: () => Promise<unknown> }[]) =>
  (language: Language) =>
    Promise.all([loadDates(language), ...islands.map(({ preload }) => preload())]);

const servicePage = (id: ServiceId): PageLoader => ({
  load: () => import('@/pages/public/ServicePage'),
  preloadIslands: withDates(categoryPosts),
  namespaces: ['services', 'blog'],
  completeNamespaces: ['services'],
  queries: ({ language }) => [
    categoryPostsOptions(language, CATEGORY_OF_SERVICE[id]),
    categoriesOptions(language),
  ],
});

const servicePages = Object.fromEntries(
  SERVICE_IDS.map((id) => [`service-${id}`, servicePage(id)]),
) as Record<`service-${ServiceId}`, PageLoader>;

const legalPage: PageLoader = {
  load: () => import('@/pages/public/LegalPage'),
  namespaces: ['legal'],
};

export type LoadedPage = OwnPage | 'post' | 'term' | 'lawyer' | 'notFound';

/** How each public page is loaded. Its route starts code, texts and data in parallel. */
export const PAGE_LOADERS: Record<LoadedPage, PageLoader> = {
  home: {
    load: () => import('@/pages/public/HomePage'),
    preloadIslands: withDates(homeSections),
    namespaces: ['services', 'blog'],
    queries: ({ language }) => [
      testimonialsOptions(language),
      featuredPostsOptions(language),
      categoriesOptions(language),
    ],
  },
  blog: {
    load: () => import('@/pages/public/BlogPage'),
    preloadIslands: withDates(postPopup),
    namespaces: ['blog'],
    completeNamespaces: ['blog'],
    queries: ({ language, params }) => [
      postsPageOptions(language, filterFrom(params)),
      categoriesOptions(language),
    ],
    optionalQueries: ({ language, params }) =>
      params.getAll('post').map((slugOrId) => postOptions(slugOrId, language)),
  },
  post: {
    load: () => import('@/pages/public/PostPage'),
    preloadIslands: withDates(morePosts),
    namespaces: ['blog', 'terms'],
    completeNamespaces: ['blog'],
    queries: ({ language, slug }) => [
      postOptions(slug, language),
      relatedPostsOptions(slug, language),
      categoriesOptions(language),
    ],
  },
  contact: {
    load: () => import('@/pages/public/ContactPage'),
    preloadIslands: withDates(bookingSection, enquirySection, hoursSection),
    completeNamespaces: ['contact'],
    queries: () => [offeredKindsOptions()],
  },
  testimonials: {
    load: () => import('@/pages/public/TestimonialsPage'),
    queries: ({ language }) => [testimonialsOptions(language)],
  },
  glossary: {
    load: () => import('@/pages/public/GlossaryPage'),
    namespaces: ['terms'],
    completeNamespaces: ['terms'],
  },
  term: {
    load: () => import('@/pages/public/TermPage'),
    namespaces: ['terms'],
    completeNamespaces: ['terms'],
  },
  lawyer: {
    load: () => import('@/pages/public/LawyerPage'),
    completeNamespaces: ['common'],
  },
  privacy: legalPage,
  cookies: legalPage,
  notice: legalPage,
  ...servicePages,
  notFound: {
    load: () => import('@/pages/public/NotFoundPage'),
  },
};
