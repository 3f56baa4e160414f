import { PageLink, useTexts } from '@/i18n/language';
import { DOORS } from '@/site/services';
import { cx } from '@/ui/classes';

/** The practice areas by what has happened to somebody, in a few words each. */
export function Doors({ onDark, className }: { onDark?: boolean; className?: string }) {
  const t = useTexts('services');
  return (
    <nav aria-label={t('doors.heading')} className={className}>
      <p className="font-heading text-2xl">{t('doors.heading')}</p>
      <ul className={cx('doors', onDark ? 'doors-dark' : 'doors-light')}>
        {(Object.keys(DOORS) as (keyof typeof DOORS)[]).map((door) => (
          <li key={door}>
            <PageLink {...DOORS[door]}>{t(`doors.${door}`)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
