import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, useLocation } from 'wouter';
import { LiveTexts } from '@/features/public/live-texts/LiveTexts';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { languageAt } from '@/i18n/preference';
import type { Navigation } from '@/lib/router/navigation';
import { ErrorBoundary, NavigationProvider, useShown } from '@/lib/router/NavigationProvider';
import { LANGUAGE_FACTS } from '@/site/languages';
import { Spinner } from '@/ui/Spinner';
import { ErrorScreen } from './ErrorScreen';
import { prefetchOnIntent } from './prefetchOnIntent';
import type { AppServices } from './routes';

interface AppProps {
  services: AppServices;
  navigation: Navigation;
  /** Called once the page is hydrated. */
  onReady?: () => void;
}

/** The composition root: service providers around the pages of public site and admin area. */
export function App({ services, navigation, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => prefetchOnIntent(navigation), [navigation]);
  return (
    <QueryClientProvider client={services.queryClient}>
      <I18nextProvider i18n={services.i18n}>
        <NavigationProvider navigation={navigation} fallback={<Loading />}>
          <ShownPage />
        </NavigationProvider>
      </I18nextProvider>
    </QueryClientProvider>
  );
}

function ShownPage() {
  const { entry, page, error } = useShown();
  const { path, Component, Layout = Fragment, Failure } = page;
  return (
    <ErrorBoundary entry={entry} Failure={ErrorScreen}>
      <LanguageProvider>
        <Layout>
          <ErrorBoundary entry={entry} Failure={Failure}>
            {/* For `useParams`. */}
            <Route {...(path && { path })}>
              {error === undefined ? <Component /> : <Thrown error={error} />}
            </Route>
          </ErrorBoundary>
        </Layout>
        <LiveTexts />
      </LanguageProvider>
    </ErrorBoundary>
  );
}

function Thrown({ error }: { error: unknown }): never {
  throw error;
}

/** Shown before any translation has loaded: SPEC 2.5's 'Cargando...' in the visitor's language. */
function Loading() {
  const language = languageAt(useLocation()[0]);
  const { loading, dir } = LANGUAGE_FACTS[language];
  return (
    <div lang={language} dir={dir} className="grid min-h-svh place-items-center">
      <Spinner label={loading} />
    </div>
  );
}
