import { startTransition, StrictMode } from 'react';
import { App } from './app/App';
import type { AppServices } from './app/appServices';
import { readAgainIfOutdated } from './app/freshness';
import { coversQueries, headElements, type PageData, readPageData } from './app/pageData';
import type { PageQuery } from './app/pageLoaders';
import {
  createNavigation,
  queriesOfAddress,
  type SiteNavigation,
  startHydrated,
} from './app/router';
import { overridesOptions } from './features/public/live-texts/queries';
import { nextTask } from './hydration/firstInteraction';
import { createRoot, hydrateRoot } from './hydration/reactRoot';
import { applyStyles } from './hydration/styles';
import { addPageTexts, createI18n } from './i18n/instance';
import { applyOverrides } from './i18n/overrides';
import { pageLanguage, preferredLanguage } from './i18n/preference';
import { createQueryClient, prefetch } from './lib/queryClient';
import { whenIdle } from './lib/whenIdle';
import { PICK_TEXTS_HASH } from './site/adminPaths';

/**
 * Starts the app: hydrates a prerendered page, or renders from scratch.
 * @returns resolves once the page is interactive, its islands excepted.
 */
export async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  await nextTask();
  const services: AppServices = {
    i18n: createI18n(pageLanguage()),
    queryClient: createQueryClient(),
    preferredLanguage,
  };
  await show(root, services);
  if (location.hash.startsWith(PICK_TEXTS_HASH)) {
    const { pickTexts } = await import('./app/adminTextPicker');
    void pickTexts(services.i18n);
  }
}

async function show(root: HTMLElement, services: AppServices): Promise<void> {
  const data = readPageData();
  if (!data) {
    startEmpty(root, services);
    return;
  }
  const language = pageLanguage();
  for (const [key, found] of data.queries) services.queryClient.setQueryData(key, found);
  await nextTask();
  const navigation = createNavigation(services);
  const queries = queriesOfAddress(navigation, language);
  if (data.language === language && coversQueries(data, queries.page)) {
    await startPrerendered(root, services, data, navigation, queries.optional);
  } else {
    await replacePrerendered(root, services, navigation);
  }
}

/**
 * Hydrates the page in slices: on a slow phone, hydrating it at once would delay the response to a
 * tap too long.
 */
async function startPrerendered(
  root: HTMLElement,
  services: AppServices,
  data: PageData,
  navigation: SiteNavigation,
  optionalQueries: readonly PageQuery[],
) {
  const { i18n, queryClient } = services;
  for (const query of optionalQueries) void prefetch(queryClient, query);
  addPageTexts(i18n, data.language, data.texts, data.incompleteNamespaces);
  const overrides = queryClient.getQueryData(overridesOptions(data.language).queryKey);
  if (overrides) applyOverrides(i18n, data.language, overrides);
  await nextTask();
  await startHydrated(navigation);
  await nextTask();
  await new Promise<void>((resolve) => {
    // A transition yields to input every few milliseconds.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <App services={services} navigation={navigation} onReady={resolve} />
        </StrictMode>,
      );
    });
  });
  whenIdle(() => void readAgainIfOutdated(queryClient));
}

/**
 * Renders another page in place of the prerendered one, never a mixture of both: a query may
 * select another part of a list.
 */
async function replacePrerendered(
  root: HTMLElement,
  services: AppServices,
  navigation: SiteNavigation,
) {
  applyStyles();
  await navigation.start();
  // Keeps the readable prerendered page rather than replacing it by an error.
  const cause = navigation.state.shown.error;
  if (cause !== undefined)
    throw new Error('the page of the address could not be loaded', { cause });
  render(root, services, navigation);
}

/** Renders into the empty shell, which has no content to keep. */
function startEmpty(root: HTMLElement, services: AppServices) {
  applyStyles();
  const navigation = createNavigation(services);
  void navigation.start();
  render(root, services, navigation);
}

function render(root: HTMLElement, services: AppServices, navigation: SiteNavigation) {
  const replaced = headElements();
  const onReady = () => {
    for (const element of replaced) element.remove();
  };
  createRoot(root).render(
    <StrictMode>
      <App services={services} navigation={navigation} onReady={onReady} />
    </StrictMode>,
  );
}
