import type { Language } from '@/site/languages';
import { Navigation } from '@/lib/router/navigation';
import type { PageQuery } from './pageLoaders';
import { createRoutes, queriesOf, type SitePage, slugOf } from './routes';
import type { AppServices } from './appServices';

export type SiteNavigation = Navigation<SitePage>;

/** The navigation of the site, which has loaded nothing yet. */
export function createNavigation(services: AppServices): SiteNavigation {
  return new Navigation(createRoutes(services));
}

/**
 * The queries of the page at the browser's address; the optional ones may resolve after
 * hydration.
 */
export function queriesOfAddress(
  { state: { shown } }: SiteNavigation,
  language: Language,
): { page: PageQuery[]; optional: PageQuery[] } {
  const page = shown.page.needs?.page;
  if (!page) return { page: [], optional: [] };
  const params = new URLSearchParams(location.search);
  const context = { language, params, slug: slugOf(location.pathname) };
  return { page: queriesOf(page, context), optional: page.optionalQueries?.(context) ?? [] };
}

/**
 * Prepares the navigation for a prerendered page, whose HTML, texts and data are there already. Loads
 * the code of the page first: what is rendered must match the HTML.
 */
export async function startHydrated(navigation: SiteNavigation): Promise<void> {
  await navigation.state.shown.page.needs?.loadCode();
  await navigation.start(true);
}
