import { Link } from 'wouter';
import { useHomePath } from '@/i18n/language';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';

/** The firm's mark and name, linking to the home page. */
export function Logo({ onChoose }: { onChoose?: () => void }) {
  return (
    <Link to={useHomePath()} onClick={onChoose} className="logo">
      <img
        src="/images/logo-mark.svg"
        alt=""
        width={40}
        height={40}
        // Prerendering inlines the SVG of the header (build/pageDocument.ts); the menu shows the
        // footer's file.
        loading={onChoose ? undefined : 'eager'}
        suppressHydrationWarning
        className="logo-mark"
      />
      <span lang={SOURCE_LANGUAGE} dir="ltr" className="logo-name">
        {firm.name}
      </span>
    </Link>
  );
}
