import { ArrowRight, ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PageLink } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { anchorOf, type ServiceId } from '@/site/services';
import { cx } from '@/ui/cx';
import { ServiceIcon } from './icons';

interface ServiceCardProps {
  id: ServiceId;
  expanded: boolean;
  onToggle: () => void;
}

/**
 * A practice area (SPEC 2.10). The title's link covers the whole card except the toggle, so that it behaves like a
 * link everywhere.
 */
export function ServiceCard({ id, expanded, onToggle }: ServiceCardProps) {
  const t = useTexts('services');
  const anchor = anchorOf(id);
  const button = useRef<HTMLButtonElement>(null);
  // The first script may have opened it before.
  const takeOver = useEffectEvent(() => {
    if (!expanded && button.current?.ariaExpanded === 'true') onToggle();
  });
  useEffect(() => takeOver(), []);
  return (
    <article id={anchor} className="group service-card">
      <ServiceIcon id={id} />
      <h3 id={`${anchor}-title`}>
        <PageLink page={`service-${id}`}>
          {t(`${id}.title`)}
          <ArrowRight aria-hidden="true" />
        </PageLink>
      </h3>
      <p>{t(`${id}.short`)}</p>
      <div
        id={`${anchor}-more`}
        // By the button's state, which the first script may change (data-early).
        className="service-card-fold"
      >
        <div className="overflow-hidden">
          <p>{t(`${id}.description`)}</p>
        </div>
      </div>
      <div className="mt-auto pt-4">
        <button
          ref={button}
          type="button"
          data-early=""
          id={`${anchor}-toggle`}
          aria-expanded={expanded}
          aria-controls={`${anchor}-more`}
          aria-labelledby={`${anchor}-toggle ${anchor}-title`}
          onClick={onToggle}
        >
          <span>{expanded ? t('viewLess') : t('viewMore')}</span>
          <ChevronDown aria-hidden="true" className={cx('chevron', expanded && 'rotate-180')} />
        </button>
      </div>
    </article>
  );
}
