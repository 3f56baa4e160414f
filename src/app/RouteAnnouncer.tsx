import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '@/i18n/LanguageProvider';

/** Enough for the focus to move and for a page to start its reads. */
const DELAY_MS = 100;

/**
 * Announces the title of each new page to screen readers, as a page load would: once its reads have
 * ended, because a post that is loading has no title of its own yet.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const [title, setTitle] = useState('');
  const loading = useIsFetching() > 0;
  const page = `${language} ${pathname}`;
  const announced = useRef(page);

  useEffect(() => {
    if (announced.current === page || loading) return;
    const timer = setTimeout(() => {
      announced.current = page;
      setTitle(document.title);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [page, loading]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
