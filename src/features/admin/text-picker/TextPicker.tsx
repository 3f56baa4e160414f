import { MousePointerClick } from 'lucide-react';
import { useEffect, useState } from 'react';
import { languageName } from '@/lib/admin/languageName';
import { adminPath } from '@/site/adminPaths';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS } from '@/site/languages';
import { buttonClass } from '@/ui/button';
import type { PickedText } from './marks';
import { type Found, PLURAL, type Sought, textsAt, textsOfPage } from './shownTexts';

interface TextPickerProps {
  find: (shown: string) => PickedText[];
  /** The element that it is rendered into: clicks in it pick nothing. */
  host: Element;
  /** The text that the page was opened for. */
  sought: Sought | undefined;
}

const MAX_CHARS = 90;

const WHERE = {
  page: 'El texto está enmarcado en la página.',
  head: 'Está en el título o la descripción de esta página: los enseñan la pestaña y los buscadores.',
  nowhere: 'Ahora no se ve en esta página: aparece al usarla, o en otra. Búsquelo y elíjalo.',
};

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
      lang="es"
      dir="ltr"
      aria-label="Elegir un texto"
      className="fixed inset-x-0 bottom-0 z-50 max-h-[60svh] overflow-auto border-t-4 border-brass-400 bg-white p-4 text-base text-ink-900 shadow-2xl"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <p className="flex grow items-center gap-2 font-semibold">
          <MousePointerClick aria-hidden="true" className="size-5 shrink-0" />
          {picking
            ? 'Pulse en el texto que quiere cambiar.'
            : 'Navegue hasta la página que tiene el texto.'}
        </p>
        <button
          type="button"
          className={buttonClass('secondary', 'px-4')}
          onClick={() => setPicking(!picking)}
        >
          {picking ? 'Navegar' : 'Elegir un texto'}
        </button>
        <button
          type="button"
          className={buttonClass('secondary', 'px-4')}
          onClick={() => setFound(textsOfPage(find))}
        >
          Ver todos
        </button>
        {/* A load, so that the page's texts are its own again. */}
        <a className={buttonClass('quiet')} href={location.pathname}>
          Terminar
        </a>
      </div>
      <div role="status">
        {found && found === sought && <p className="mt-3">{WHERE[sought.where]}</p>}
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
          Lo que ha pulsado no es un texto de la interfaz: las entradas, las opiniones y los datos
          del despacho se cambian en sus propias pantallas.{' '}
          {texts.length > 0 && 'Los textos que tiene alrededor:'}
        </p>
      )}
      <ul className="mt-3 grid gap-1" aria-label="Textos elegidos">
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
                {id}
                {language !== SOURCE_LANGUAGE && `, en ${languageName(language)}`}
                <span className="sr-only"> (se abre en otra pestaña)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
