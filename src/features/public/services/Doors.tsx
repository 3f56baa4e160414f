import { PageLink } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { DOORS } from '@/site/services';

/** The practice areas by what has happened to somebody, in a few words each. */
export function Doors({ className }: { className?: string }) {
  const t = useTexts('services');
  return (
    <nav aria-label={t('doors.heading')} className={className}>
      <p className="font-heading text-2xl">{t('doors.heading')}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {(Object.keys(DOORS) as (keyof typeof DOORS)[]).map((door) => (
          <li key={door}>
            <Door area={DOORS[door]}>{t(`doors.${door}`)}</Door>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Door({ area, children }: { area: (typeof DOORS)[keyof typeof DOORS]; children: string }) {
  const className =
    'inline-flex min-h-11 items-center rounded-full border border-limestone-300 bg-white px-5 py-2 hover:border-terracotta-600 hover:text-terracotta-700';
  return area === 'urgent' ? (
    <PageLink page="contact" hash="detention" className={className}>
      {children}
    </PageLink>
  ) : (
    <PageLink page={`service-${area}`} className={className}>
      {children}
    </PageLink>
  );
}
