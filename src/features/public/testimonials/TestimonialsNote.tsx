import { useTexts } from '@/i18n/useTexts';
import { env } from '@/lib/db';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';

/** The embedded backend serves the demo's invented testimonials. */
const IS_DEMO = env.supabaseAnonKey === EMBEDDED_ANON_KEY;

/** How testimonials are verified (TRLGDCU art. 20.4) or, in the demo, that they are invented. */
export function TestimonialsNote() {
  const t = useTexts('common');
  return (
    <p className="max-w-prose text-ink-700">
      {t(IS_DEMO ? 'testimonials.demo' : 'testimonials.verified')}
    </p>
  );
}
