import { useTexts } from '@/i18n/language';
import { firm } from '@/site/firm';

/** The placeholder firm has invented clients. No real firm can have an address in `.example`. */
const IS_DEMO = firm.website.endsWith('.example');

/** How testimonials are verified (TRLGDCU art. 20.4) or, in the demo, that they are invented. */
export function TestimonialsNote() {
  const t = useTexts('common');
  return (
    <p className="max-w-prose text-ink-700">
      {t(IS_DEMO ? 'testimonials.demo' : 'testimonials.verified')}
    </p>
  );
}
