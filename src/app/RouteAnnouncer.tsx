import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '@/i18n/LanguageProvider';

/** After the focus has moved and the title of a page that reads its data has come. */
const DELAY_MS = 100;

/** Tells a screen reader the title of each page that follows the first, as a page load would. */
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
