import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from './routes';
import type { AppServices } from './services';

export function createAppRouter(services: AppServices) {
  return createBrowserRouter(createRoutes(services));
}

interface AppProps {
  services: AppServices;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The composition root: the services, then the routes. */
export function App({ services, router }: AppProps) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <I18nextProvider i18n={services.engine}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </QueryClientProvider>
  );
}
