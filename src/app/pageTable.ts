import type { QueryExecuteOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  categoriesOptions,
  featuredPostsOptions,
  filterFrom,
  latestPostsOptions,
  postOptions,
  postsPageOptions,
} from '@/features/blog/queries';
import { testimonialsOptions } from '@/features/testimonials/queries';
import type { Namespace } from '@/i18n/engine';
import type { Language } from '@/site/languages';
import { homeSections, morePosts, postPopup, questionnaire } from '@/pages/public/lateParts';
import type { PageId } from '@/site/pages';

/** Where a loader is: what a page's reads depend on. */
export interface Place {
  language: Language;
  params: URLSearchParams;
  /** Of a post's page; else ''. */
  slug: string;
}

// Each read has its own types; to start it and wait for it none of them matters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Read = QueryExecuteOptions<any, Error, any, any, any>;

export interface Page {
  /** The module that the prerendered page preloads. */
  module: `src/pages/public/${string}.tsx`;
  load: () => Promise<{ default: ComponentType }>;
  /** The code of what is below its first screen, which a prerendered page fetches later. */
  late?: () => Promise<unknown>;
  /** Texts beyond the layout's. */
  texts: readonly Namespace[];
  /** Of which it shows the long ones too (longTexts.ts). */
  longTexts?: readonly Namespace[];
  reads?: (place: Place) => Read[];
  /** What the address may ask for on top of the page, which is right without it. */
  overlayReads?: (place: Place) => Read[];
}

const servicePage: Page = {
  module: 'src/pages/public/ServicePage.tsx',
  load: () => import('@/pages/public/ServicePage'),
  texts: ['services'],
  longTexts: ['services'],
};

/** What each public page is made of: its code, its texts, its data, all started at once by its route. */
export const PAGES: Record<Exclude<PageId, 'services'> | 'post' | 'notFound', Page> = {
  home: {
    module: 'src/pages/public/HomePage.tsx',
    load: () => import('@/pages/public/HomePage'),
    late: homeSections.preload,
    texts: ['services', 'blog'],
    reads: ({ language }) => [testimonialsOptions(language), featuredPostsOptions(language)],
  },
  blog: {
    module: 'src/pages/public/BlogPage.tsx',
    load: () => import('@/pages/public/BlogPage'),
    late: postPopup.preload,
    texts: ['blog'],
    reads: ({ language, params }) => [
      postsPageOptions(language, filterFrom(params)),
      categoriesOptions(),
    ],
    overlayReads: ({ language, params }) =>
      params.getAll('post').map((slugOrId) => postOptions(slugOrId, language)),
  },
  post: {
    module: 'src/pages/public/PostPage.tsx',
    load: () => import('@/pages/public/PostPage'),
    late: morePosts.preload,
    texts: ['blog'],
    reads: ({ language, slug }) => [postOptions(slug, language), latestPostsOptions(language)],
  },
  contact: {
    module: 'src/pages/public/ContactPage.tsx',
    load: () => import('@/pages/public/ContactPage'),
    late: questionnaire.preload,
    texts: [],
    longTexts: ['contact'],
  },
  testimonials: {
    module: 'src/pages/public/TestimonialsPage.tsx',
    load: () => import('@/pages/public/TestimonialsPage'),
    texts: [],
    reads: ({ language }) => [testimonialsOptions(language)],
  },
  'service-civil': servicePage,
  'service-family': servicePage,
  'service-labor': servicePage,
  'service-immigration': servicePage,
  'service-inheritance': servicePage,
  notFound: {
    module: 'src/pages/public/NotFoundPage.tsx',
    load: () => import('@/pages/public/NotFoundPage'),
    texts: [],
  },
};
