import { hydrate, type QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { carries, readPageData, removeHead } from './app/pageData';
import { createAppRouter, createHydratedRouter, readsOfAddress, whenLoaded } from './app/router';
import { overridesOptions } from './features/texts/queries';
import { addPageTexts, createEngine } from './i18n/engine';
import { applyOverrides } from './i18n/overrides';
import { preferredLanguage } from './i18n/preference';
import { createQueryClient, prefetch } from './lib/queryClient';
import { languageOfPath } from './site/pages';
import { setStyles } from './ui/styles';

/** Lets the browser do what is waiting: on a slow phone the start takes longer than a touch should have to wait. */
function breathe(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** What came after the page was built may need styles that the page has not (a first picture among drawings). */
function setStylesForNews(client: QueryClient) {
  const cache = client.getQueryCache();
  const built = new Map(cache.getAll().map(({ queryHash, state }) => [queryHash, state.data]));
  cache.subscribe(({ query: { queryHash, state } }) => {
    if (built.has(queryHash) && built.get(queryHash) !== state.data) setStyles();
  });
}

/**
 * Boots the app: takes over a prerendered page, or renders from nothing.
 * @returns when what is on the screen answers.
 */
export async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  await breathe();
  const data = readPageData();
  const services = {
    engine: createEngine(),
    queryClient: createQueryClient(),
    preferredLanguage,
  };
  const language = languageOfPath(location.pathname) ?? preferredLanguage();
  if (data) {
    hydrate(services.queryClient, data.queries);
    setStylesForNews(services.queryClient);
    // A text may have been changed since the page was built, if only a minute ago.
    const { queryKey } = overridesOptions(language);
    await services.queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    await breathe();
  }
  const reads = readsOfAddress(services, language);
  const isThisPage = data?.language === language && carries(data, reads.page);
  if (!data || !isThisPage) {
    setStyles();
    const router = createAppRouter(services);
    if (data) {
      // A visitor of an address without prefix may read another language than the page was made in, or the
      // address's query asks for another part of a list: a whole new page then, never a mixture.
      await whenLoaded(router);
      removeHead();
    }
    createRoot(root).render(
      <StrictMode>
        <App services={services} router={router} />
      </StrictMode>,
    );
    return;
  }

  for (const read of reads.overlay) void prefetch(services.queryClient, read);
  addPageTexts(services.engine, data.language, data.texts, data.partial);
  const changed = services.queryClient.getQueryData(overridesOptions(language).queryKey);
  if (changed) applyOverrides(services.engine, language, changed);
  await breathe();
  const router = await createHydratedRouter(services);
  await breathe();
  await new Promise<void>((resolve) => {
    // As a transition it gives way to the visitor every few milliseconds.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <App services={services} router={router} onReady={resolve} />
        </StrictMode>,
      );
    });
  });
}
