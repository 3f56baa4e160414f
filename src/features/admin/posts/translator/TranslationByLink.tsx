import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LANGUAGE_FACTS } from '@/site/languages';
import { firm } from '@/site/firm';
import { buttonClass } from '@/ui/button';
import { Spinner } from '@/ui/Spinner';
import { translationOptions } from './queries';
import { TranslationForm } from './TranslationForm';
import { entryWords } from './words';

interface TranslationByLinkProps {
  token: string;
  /** Called when the link cannot be used. */
  onDead: () => void;
}

/** The page of a link to translate a post. */
export function TranslationByLink({ token, onDead }: TranslationByLinkProps) {
  const { data, error, refetch } = useQuery(translationOptions(token));
  const isDead = data === null;
  useEffect(() => {
    if (isDead) onDead();
  }, [isDead, onDead]);
  if (data) return <TranslationForm token={token} opened={data} />;

  const { language, words } = entryWords();
  return (
    <div lang={language} dir={LANGUAGE_FACTS[language].dir}>
      <title>{`${words.heading} · ${firm.name}`}</title>
      <main className="mx-auto grid max-w-xl justify-items-start gap-4 p-6 py-16">
        <h1 className="text-3xl">{words.heading}</h1>
        {isDead && <p role="alert">{words.deadLink}</p>}
        {error && (
          <>
            <p role="alert">{words.loadFailed}</p>
            <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
              {words.tryAgain}
            </button>
          </>
        )}
        {!isDead && !error && <Spinner label={words.loading} />}
      </main>
    </div>
  );
}
