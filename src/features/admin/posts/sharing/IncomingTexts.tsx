import { writtenIn } from '@/lib/admin/languageName';
import type { ReactNode } from 'react';
import { postTranslation as t } from '@/admin-texts';
import { SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { DiffText } from '../DiffText';
import {
  type IncomingText,
  incomingTexts,
  isChange,
  isLeft,
  isStale,
  unlikeParagraphs,
} from './plan';
import type { LinkTranslation } from './queries';
import type { PostForm } from '../usePostForm';

const nameOf = ({ field }: IncomingText) => t(`names.${field}`);

interface IncomingTextsProps {
  came: LinkTranslation;
  values: PostForm['values'];
  language: Translation;
  onAccept: (texts: readonly IncomingText[]) => void;
}

/** What texts from outside would change in the editor, text by text, or why they cannot be taken. */
export function IncomingTexts({ came, values, language, onAccept }: IncomingTextsProps) {
  const texts = incomingTexts(came, values, language);
  const stale = texts.filter(isStale);
  if (stale.length > 0) {
    return (
      <>
        <div role="alert" className="grid gap-3">
          <p className="font-semibold text-terracotta-700">{t('incoming.advice')}</p>
          <Sections label={t('incoming.stale')} texts={stale}>
            {({ was, now }) => <DiffText before={was} after={now} language={SOURCE_LANGUAGE} />}
          </Sections>
        </div>
        <details className="rounded border border-limestone-300 bg-limestone-50 px-3 open:pb-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {t('byLink.show')}
          </summary>
          <Sections label={t('byLink.show')} texts={texts.filter(({ after }) => after !== '')}>
            {({ after }) => (
              <p {...writtenIn(language)} className="[overflow-wrap:anywhere] whitespace-pre-wrap">
                {after}
              </p>
            )}
          </Sections>
        </details>
      </>
    );
  }
  const changes = texts.filter(isChange);
  const left = texts.filter(isLeft).map(nameOf);
  const unlike = changes.some(({ field }) => field === 'content') ? unlikeParagraphs(came) : [];
  const names = unlike.map((number) => t('names.paragraph', { number })).join(', ');
  return (
    <div className="grid gap-3">
      {left.length > 0 && (
        <p className="font-semibold text-terracotta-700">
          {t('incoming.unfinished', { names: left.join(', ') })}
        </p>
      )}
      <p role="status" className={changes.length > 0 ? 'font-semibold' : ''}>
        {changes.length > 0 ? t('incoming.changes') : t('incoming.same')}
      </p>
      {names && (
        <p className="font-semibold text-terracotta-700">{t('incoming.unlike', { names })}</p>
      )}
      {changes.length > 0 && (
        <>
          <Sections label={t('incoming.changesLabel')} texts={changes}>
            {({ before, after }) => <DiffText {...{ before, after, language }} />}
          </Sections>
          <Button
            variant="primary"
            className="justify-self-start"
            onClick={() => onAccept(changes)}
          >
            {t('incoming.accept')}
          </Button>
        </>
      )}
    </div>
  );
}

interface SectionsProps {
  label: string;
  texts: readonly IncomingText[];
  children: (text: IncomingText) => ReactNode;
}

function Sections({ label, texts, children }: SectionsProps) {
  return (
    <div {...scrollRegion(label)} className="grid max-h-[45svh] gap-3 overflow-y-auto">
      {texts.map((text) => (
        <section key={text.field} className="rounded border border-limestone-300 p-3">
          <h3 className="font-sans font-semibold">{nameOf(text)}</h3>
          {children(text)}
        </section>
      ))}
    </div>
  );
}
