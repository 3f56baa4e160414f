import { MousePointerClick } from 'lucide-react';
import { useEffect, useState } from 'react';
import { languageName } from '@/lib/admin/languageName';
import { adminLanguage, adminTexts } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import type { PickedText } from './marks';
import { type Found, PLURAL, type Sought, textsAt, textsOfPage } from './shownTexts';

const t = adminTexts('text-picker');

interface TextPickerProps {
  find: (shown: string) => PickedText[];
  /** The element that it is rendered into: clicks in it pick nothing. */
  host: Element;
  /** The text that the page was opened for. */
  sought: Sought | undefined;
}

const MAX_CHARS = 90;

/** A bar at the bottom of the site with which staff point at texts, and the texts pointed at. */
export function TextPicker({ find, host, sought }: TextPickerProps) {
  const [picking, setPicking] = useState(sought?.where !== 'nowhere');
  const [found, setFound] = useState<Found | undefined>(sought);

  useEffect(() => {
    if (!picking) return;
    const pick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (host.contains(target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setFound(textsAt(target, find));
    };
    addEventListener('click', pick, { capture: true });
    return () => removeEventListener('click', pick, { capture: true });
  }, [picking, find, host]);

  return (
    <section
      lang={adminLanguage()}
      dir="ltr"
      aria-label={t('choose')}
      className="fixed inset-x-0 bottom-0 z-50 max-h-[60svh] overflow-auto border-t-4 border-brass-400 bg-white p-4 text-base text-ink-900 shadow-2xl"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <p className="flex grow items-center gap-2 font-semibold">
          <MousePointerClick aria-hidden="true" className="size-5 shrink-0" />
          {picking ? t('click') : t('navigate')}
        </p>
        <Button className="px-4" onClick={() => setPicking(!picking)}>
          {picking ? t('leave') : t('choose')}
        </Button>
        <Button className="px-4" onClick={() => setFound(textsOfPage(find))}>
          {t('all')}
        </Button>
        {/* A load, so that the page's texts are its own again. */}
        <a className={buttonClass('quiet')} href={location.pathname}>
          {t('end')}
        </a>
      </div>
      <div role="status">
        {found && found === sought && <p className="mt-3">{t(`where.${sought.where}`)}</p>}
        {found && <FoundTexts {...found} isSought={found === sought} />}
      </div>
    </section>
  );
}

function FoundTexts({ texts, isAround, isSought }: Found & { isSought: boolean }) {
  return (
    <>
      {!isSought && (isAround || texts.length === 0) && (
        <p className="mt-3">
          {t('notText')} {texts.length > 0 && t('around')}
        </p>
      )}
      <ul className="mt-3 grid gap-1" aria-label={t('chosen')}>
        {texts.map(({ id, language, shown }) => (
          <li key={`${language} ${id}`}>
            <a
              href={adminPath('texts', { search: id.replace(PLURAL, ''), languages: language })}
              target="_blank"
              rel="noreferrer"
              className="block rounded px-2 py-2 hover:bg-limestone-100"
            >
              <bdi lang={language} dir={LANGUAGE_FACTS[language].dir} className="underline">
                {shown.length > MAX_CHARS ? `${shown.slice(0, MAX_CHARS)}…` : shown}
              </bdi>
              <span className="ms-2 text-sm text-ink-700">
                {language === SOURCE_LANGUAGE
                  ? id
                  : t('inLanguage', { text: id, language: languageName(language) })}
                <span className="sr-only"> {t('newTab')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
