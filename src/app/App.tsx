import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { NavigationProvider } from '@/lib/router/NavigationProvider';
import { Loading } from './Loading';
import { prefetchOnIntent } from './prefetchOnIntent';
import { Root } from './Root';
import type { SiteNavigation } from './router';
import { openStalledNavigations } from './missingPageCode';
import type { AppServices } from './appServices';

interface AppProps {
  services: AppServices;
  navigation: SiteNavigation;
  /** Called once the page is hydrated. */
  onReady?: () => void;
}

/** The composition root: service providers around the pages. */
export function App({ services, navigation, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => prefetchOnIntent(navigation), [navigation]);
  useEffect(() => openStalledNavigations(navigation), [navigation]);
  return (
    <Services services={services}>
      <NavigationProvider navigation={navigation} fallback={<Loading />}>
        <Root preferredLanguage={services.preferredLanguage} />
      </NavigationProvider>
    </Services>
  );
}

/** Provides the services to the tree; the prerenderer renders its static router inside. */
export function Services({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <I18nextProvider i18n={services.i18n}>{children}</I18nextProvider>
    </QueryClientProvider>
  );
}
