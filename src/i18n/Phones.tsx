import { useFirm } from '@/lib/liveFirm';
import { buttonClass } from '@/ui/button';
import { PhoneLink } from './PhoneLink';

const ON_DARK =
  'inline-flex min-h-12 items-center gap-3 rounded-full bg-white px-5 text-lg font-semibold text-ink-900 hover:bg-limestone-100 [&>svg]:text-terracotta-600 max-[16rem]:[&>svg]:hidden';

/** All of the firm's numbers. */
export function Phones({ onDark = false }: { onDark?: boolean }) {
  const { phones } = useFirm();
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {phones.map((phone) => (
        <PhoneLink
          key={phone}
          phone={phone}
          className={onDark ? ON_DARK : buttonClass('secondary')}
        />
      ))}
    </p>
  );
}
