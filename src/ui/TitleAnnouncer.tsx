import { useEffect, useRef, useState } from 'react';

/** Enough for the focus to move and for a page to start its reads. */
const DELAY_MS = 100;

interface TitleAnnouncerProps {
  /** Identifies the page. */
  page: string;
  /** The page that needs no announcement: by default the first, announced by its own loading. */
  announced?: string;
  /** Whether the page is still reading what its title may depend on. */
  loading?: boolean;
}

/** Announces the document's title to screen readers when another page has arrived. */
export function TitleAnnouncer({
  page,
  announced: before = page,
  loading = false,
}: TitleAnnouncerProps) {
  const [title, setTitle] = useState('');
  const announced = useRef(before);

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
