import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Router } from '@/lib/router/router';
import { RouterProvider } from '@/lib/router/RouterProvider';
import { Loading } from './Loading';
import { prefetchOnIntent } from './prefetchOnIntent';
import { openStalledNavigations } from './stalledNavigation';
import type { AppServices } from './appServices';

interface AppProps {
  services: AppServices;
  router: Router;
  /** Called once the page is hydrated. */
  onReady?: () => void;
}

/** The composition root: service providers around the router. */
export function App({ services, router, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => prefetchOnIntent(router), [router]);
  useEffect(() => openStalledNavigations(router), [router]);
  return (
    <Services services={services}>
      <RouterProvider router={router} fallback={<Loading />} />
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
