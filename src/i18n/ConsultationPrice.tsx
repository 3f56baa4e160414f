import { useFirm } from '@/lib/liveFirm';
import { LANGUAGE_FACTS } from '@/site/languages';
import { priceIn } from '@/site/firmFacts';
import { useLanguage, useTexts } from './language';
import { spaceIn } from './space';

/** What the first consultation costs, beside what leads to it (PRODUCT 2); nothing where the firm does not say. */
export function ConsultationPrice({ className }: { className?: string }) {
  const t = useTexts('common');
  const { language } = useLanguage();
  const found = priceIn(useFirm(), language);
  if (!found) return null;
  const isOther = found.language !== language;
  return (
    <p className={className}>
      {t('firstConsultation')}
      {spaceIn(language)}
      <strong {...(isOther && { lang: found.language, dir: LANGUAGE_FACTS[found.language].dir })}>
        {found.price}
      </strong>
    </p>
  );
}
