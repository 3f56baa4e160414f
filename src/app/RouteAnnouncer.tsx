import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '@/i18n/LanguageProvider';

/** Enough for the focus to move and for the title of a page that fetches its data. */
const DELAY_MS = 100;

/** Announces the title of each new page to screen readers, as a page load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const [title, setTitle] = useState('');
  const page = `${language} ${pathname}`;
  const announced = useRef(page);

  useEffect(() => {
    if (announced.current === page) return;
    const timer = setTimeout(() => {
      announced.current = page;
      setTitle(document.title);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [page]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
