import { Link } from 'wouter';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { useMenu } from './useMenu';

/** The firm's mark and name, linking to the home page. */
export function Logo({ onChoose }: { onChoose?: () => void }) {
  const { home } = useMenu();
  return (
    <Link
      to={home.to}
      onClick={onChoose}
      className="flex min-h-11 min-w-0 items-center gap-2 text-[0.8125rem] text-limestone-50 max-[24rem]:text-[0.72rem] sm:gap-2.5 sm:text-lg"
    >
      <img
        src="/images/logo-mark.svg"
        alt=""
        width={40}
        height={40}
        loading="eager"
        // Prerendering inlines the SVG (build/pageDocument.ts).
        suppressHydrationWarning
        className="size-9 shrink-0 max-[16rem]:hidden sm:size-10"
      />
      <span
        lang={SOURCE_LANGUAGE}
        dir="ltr"
        // As narrow as the controls beside it leave it, which may be parsed after it is painted.
        className="max-w-[clamp(4.75rem,calc(100vw-16.4rem),9.5rem)] font-serif leading-tight sm:max-w-none lg:max-xl:max-w-[9.5rem]"
      >
        {firm.name}
      </span>
    </Link>
  );
}
