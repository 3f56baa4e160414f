import { firm } from '@/site/firm';
import { LANGUAGE_FACTS } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { Spinner } from '@/ui/Spinner';
import { entryLanguage, wordsIn } from './words';

interface LinkEntryProps {
  isDead: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The page of a link before it is open, or where it cannot be used, in a language of the browser. */
export function LinkEntry({ isDead, hasFailed, onRetry }: LinkEntryProps) {
  const language = entryLanguage();
  const t = wordsIn(language);
  return (
    <div lang={language} dir={LANGUAGE_FACTS[language].dir}>
      <title>{firm.name}</title>
      <main className="mx-auto grid max-w-xl justify-items-start gap-4 p-6 py-16">
        <h1 className="text-3xl">{firm.name}</h1>
        {isDead && <p role="alert">{t('deadLink')}</p>}
        {hasFailed && (
          <>
            <p role="alert">{t('loadFailed')}</p>
            <Button variant="primary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          </>
        )}
        {!isDead && !hasFailed && <Spinner label={t('loading')} />}
      </main>
    </div>
  );
}
