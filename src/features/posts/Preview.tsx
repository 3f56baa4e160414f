import { useState } from 'react';
import { localized } from '@/lib/localized';
import { blocksOf } from '@/lib/plainText';
import { LANGUAGE_FACTS, type Language, LANGUAGES } from '@/site/languages';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/Dialog';
import { SPANISH_NAMES } from './post';
import type { PostValues } from './schema';

interface PreviewProps {
  values: PostValues;
  language: Language;
  onClose: () => void;
}

/** The post as the public would see it, saved or not, in any language. */
export function Preview({ values, language: first, onClose }: PreviewProps) {
  const [language, setLanguage] = useState(first);
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy="preview"
      className="m-auto h-[calc(100svh-2rem)] w-[min(64rem,calc(100%-2rem))] flex-col rounded-lg bg-limestone-50 open:flex"
    >
      <header className="flex flex-wrap items-center gap-3 border-b border-limestone-300 bg-white p-3">
        <h2 id="preview" className="me-auto text-xl">
          Vista previa
        </h2>
        <div role="group" aria-label="Idioma de la vista previa" className="flex flex-wrap gap-1">
          {LANGUAGES.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === language}
              aria-label={SPANISH_NAMES[code]}
              className={cx(
                'min-h-11 min-w-11 rounded px-2 text-sm uppercase',
                code === language ? 'bg-ink-800 font-semibold text-white' : 'hover:bg-limestone-200',
              )}
              onClick={() => setLanguage(code)}
            >
              {code}
            </button>
          ))}
        </div>
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          Cerrar
        </button>
      </header>
      <div
        role="region"
        aria-label={`Vista previa: ${SPANISH_NAMES[language]}`}
        // What scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto"
      >
        <Article values={values} language={language} />
      </div>
    </Dialog>
  );
}

const DIGITS: Partial<Record<Language, string>> = { ar: 'ar-u-nu-latn' };

function dateText(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(DIGITS[language] ?? language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day);
}

function Article({ values, language }: { values: PostValues; language: Language }) {
  const title = localized(values, 'title', language);
  const content = localized(values, 'content', language);
  const mark = (text: { language: Language }) => ({
    lang: text.language,
    dir: LANGUAGE_FACTS[text.language].dir,
  });
  const categories = [
    ...new Set([
      values.category,
      ...(values.showAdditionalCategories ? values.additionalCategories : []),
    ]),
  ];
  return (
    <article lang={language} dir={LANGUAGE_FACTS[language].dir} className="[overflow-wrap:anywhere]">
      <div className="on-dark bg-ink-900 px-5 pt-10 pb-10 text-limestone-50 sm:px-8">
        <p lang="es" dir="ltr" className="font-semibold text-brass-300">
          {categories.join(' · ')}
        </p>
        <h3 {...mark(title)} className="mt-3 text-3xl md:text-4xl">
          {title.text || 'Sin título'}
        </h3>
        <p className="mt-4 text-limestone-200">
          <time dateTime={values.date}>{dateText(values.date, language)}</time>
        </p>
      </div>
      <div className="mx-auto w-full max-w-[54rem] px-5 pb-12 sm:px-8">
        {values.image && (
          <img
            src={values.image}
            alt={values.imageAlt}
            className="mt-8 aspect-video w-full rounded-2xl object-cover shadow-card"
          />
        )}
        {language !== 'es' && [title, content].some((text) => text.language === 'es') && (
          <p
            lang="es"
            dir="ltr"
            className="mt-6 rounded-lg border-s-4 border-brass-400 bg-limestone-100 px-5 py-3"
          >
            Lo que falta en este idioma se muestra en español, y la web se lo dice al visitante.
          </p>
        )}
        <div {...mark(content)} className="mx-auto mt-10 max-w-prose text-lg leading-relaxed">
          {blocksOf(content.text).map(({ kind, lines }, index) => {
            if (kind === 'heading') {
              return (
                <h4 key={index} className="mt-10 mb-3 font-serif text-2xl">
                  {lines[0]}
                </h4>
              );
            }
            if (kind === 'item') {
              return (
                <ul key={index} className="my-4 list-disc space-y-2 ps-6">
                  {lines.map((line, number) => (
                    <li key={number}>{line}</li>
                  ))}
                </ul>
              );
            }
            return (
              <p key={index} className="my-4 whitespace-pre-line">
                {lines.join('\n')}
              </p>
            );
          })}
        </div>
      </div>
    </article>
  );
}
