import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { createI18n } from '@/i18n/instance';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { NAMESPACES } from '@/i18n/namespaces';
import { keepLanguage } from '@/i18n/preference';
import { createQueryClient } from '@/lib/queryClient';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { languageOfPath } from '@/site/pages';
import { localeFiles } from './locales';
import { InRouter } from './router';

/**
 * Renders an element as a part of the page at an address: in the page's language with all its
 * texts, with a query client and a router.
 * @param preferred the language where the address names none.
 */
export function renderInSite(
  element: ReactNode,
  path = '/',
  preferred: Language = SOURCE_LANGUAGE,
): RenderResult {
  const i18n = createI18n();
  for (const language of new Set([SOURCE_LANGUAGE, languageOfPath(path) ?? preferred])) {
    for (const namespace of NAMESPACES) {
      i18n.addResourceBundle(language, namespace, localeFiles[language][namespace]);
    }
  }
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  // The site waits a second before it asks again.
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  keepLanguage(preferred);
  const page = <LanguageProvider>{element}</LanguageProvider>;
  return render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <InRouter path={path}>{page}</InRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

/**
 * Answers the requests that components send, in place of a backend. @returns the requests.
 * @param answer a response, or one that never comes.
 */
export function answerRequests(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), location.href),
      {
        method: init?.method ?? 'GET',
        headers: init?.headers ?? {},
        body: (init?.body as string | undefined) ?? null,
      },
    );
    requests.push(request);
    return answer(request.clone());
  });
  return requests;
}
