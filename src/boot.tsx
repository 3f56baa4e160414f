import { startTransition, StrictMode } from 'react';
import { App } from './app/App';
import { coversQueries, headElements, readPageData } from './app/pageData';
import { readAgainIfOutdated } from './app/pageRevision';
import { contextOf, createRoutes, queriesOf } from './app/routes';
import { overridesOptions } from './features/public/live-texts/queries';
import { nextTask } from './hydration/firstInteraction';
import { createRoot, hydrateRoot } from './hydration/reactRoot';
import { addPageTexts, createI18n } from './i18n/instance';
import { applyOverrides } from './i18n/overrides';
import { createQueryClient, prefetch } from './lib/queryClient';
import { Navigation } from './lib/router/navigation';
import { whenIdle } from './lib/whenIdle';

/**
 * Starts the app: hydrates a prerendered page, or renders from scratch.
 * @returns resolves once the page is interactive, its islands excepted.
 */
export async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  await nextTask();
  const context = contextOf(location);
  const { language } = context;
  const i18n = createI18n(language);
  const queryClient = createQueryClient();
  const services = { i18n, queryClient };
  const data = readPageData();
  for (const [key, found] of data?.queries ?? []) queryClient.setQueryData(key, found);
  await nextTask();
  const navigation = new Navigation(createRoutes(services));
  const { needs } = navigation.state.shown.page;
  const appThen = (onReady: () => void) => (
    <StrictMode>
      <App services={services} navigation={navigation} onReady={onReady} />
    </StrictMode>
  );
  if (needs && data?.language === language && coversQueries(data, queriesOf(needs.page, context))) {
    // They may resolve after hydration.
    for (const query of needs.page.optionalQueries?.(context) ?? [])
      void prefetch(queryClient, query);
    addPageTexts(i18n, language, data.texts, needs.page.completeNamespaces);
    const overrides = queryClient.getQueryData(overridesOptions(language).queryKey);
    if (overrides) applyOverrides(i18n, language, overrides);
    await nextTask();
    // HTML, texts and data are there; without the code, what is rendered would not match.
    await needs.loadCode();
    await navigation.start(true);
    await nextTask();
    // In slices: hydrating at once would delay the response to a tap too long on a slow phone. A
    // transition yields to input every few milliseconds.
    await new Promise<void>((resolve) => {
      startTransition(() => void hydrateRoot(root, appThen(resolve)));
    });
    whenIdle(() => void readAgainIfOutdated(queryClient));
  } else {
    // Never a mixture of two pages: a query may select another part of a list.
    const shown = navigation.start();
    if (data) {
      await shown;
      // Keeps the readable prerendered page rather than replacing it by an error.
      const cause = navigation.state.shown.error;
      if (cause) throw new Error('the page of the address could not be loaded', { cause });
    }
    const replaced = headElements();
    createRoot(root).render(appThen(() => replaced.forEach((element) => element.remove())));
  }
}
