import { Fragment } from 'react';
import { Route } from 'wouter';
import { LiveTexts } from '@/features/public/live-texts/LiveTexts';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { ErrorBoundary, useShown } from '@/lib/router/NavigationProvider';
import type { AppServices } from './appServices';
import { ErrorScreen } from './ErrorScreen';

/** The page that is shown, in its layout; shared by public site and admin area. */
export function Root({ preferredLanguage }: Pick<AppServices, 'preferredLanguage'>) {
  const { entry, page, error } = useShown();
  const { path, Component, Layout = Fragment, Failure } = page;
  return (
    <ErrorBoundary entry={entry} Failure={ErrorScreen}>
      <LanguageProvider preferred={preferredLanguage()}>
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
