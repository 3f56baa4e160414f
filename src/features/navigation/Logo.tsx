import { Link } from 'react-router-dom';
import { firm } from '@/site/firm';
import { useMenu } from './useMenu';

/** The firm's mark and name, which lead home. */
export function Logo({ onChoose }: { onChoose?: () => void }) {
  const { home } = useMenu();
  return (
    <Link
      to={home.to}
      onClick={onChoose}
      className="flex min-h-11 min-w-0 items-center gap-2.5 font-serif text-lg leading-tight text-limestone-50"
    >
      <img src="/images/logo-mark.svg" alt="" width={40} height={40} className="size-10 shrink-0" />
      <span lang="es" dir="ltr" className="max-w-[9.5rem] sm:max-w-none lg:max-xl:max-w-[9.5rem]">
        {firm.name}
      </span>
    </Link>
  );
}
