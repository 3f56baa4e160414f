import { ERROR_WORDS } from '@/site/languages';
import { useEffect } from 'react';
import { buttonClass } from '@/ui/classes';

/**
 * The last resort (SPEC 8). It depends on neither translations nor layout, since those may be what
 * failed to load; hence the two languages.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main
      className="on-dark grid min-h-svh place-items-center bg-ink-900 p-6 text-limestone-50"
      lang="en"
      dir="ltr"
    >
      <title>Unexpected Application Error!</title>
      <div className="max-w-xl">
        <img src="/images/logo-mark.svg" alt="" width={56} height={56} />
        <h1 className="mt-8 text-3xl md:text-4xl">Unexpected Application Error!</h1>
        <p className="mt-5 text-lg">
          This page could not be shown. Check your connection and load it again, please.
        </p>
        <p className="mt-2 text-lg" lang={ERROR_WORDS.language}>
          {ERROR_WORDS.text}
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-4">
          <button type="button" onClick={() => location.reload()} className={buttonClass()}>
            Reload · <span lang={ERROR_WORDS.language}>{ERROR_WORDS.reload}</span>
          </button>
          <a href="/" className={buttonClass('onDark')}>
            Home · <span lang={ERROR_WORDS.language}>{ERROR_WORDS.home}</span>
          </a>
        </p>
      </div>
    </main>
  );
}
