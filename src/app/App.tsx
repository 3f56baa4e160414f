import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { prefetchOnIntent } from './prefetchOnIntent';
import type { AppRouter } from './router';
import type { AppServices } from './services';

interface AppProps {
  services: AppServices;
  router: AppRouter;
  /** Called once the page answers to clicks and keys. */
  onReady?: () => void;
}

/** The composition root: the services, then the routes. */
export function App({ services, router, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => prefetchOnIntent(router), [router]);
  return (
    <Services services={services}>
      <RouterProvider router={router} />
    </Services>
  );
}

/** What every component may ask for; the prerenderer puts its own router inside. */
export function Services({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <I18nextProvider i18n={services.engine}>{children}</I18nextProvider>
    </QueryClientProvider>
  );
}
