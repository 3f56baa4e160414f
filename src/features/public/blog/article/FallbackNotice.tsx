import { useState } from 'react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { buttonClass } from '@/ui/button';
import type { Post } from '../post';
import { wishTranslation } from '../queries';

/**
 * Tells readers in their language that the post is shown in Spanish because it is not translated
 * (PRODUCT 3), and lets them ask for a translation.
 */
export function FallbackNotice({ post }: { post: Post }) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const [answer, setAnswer] = useState<'wished' | 'wishFailed'>();
  if ([post.title, post.content].every((text) => typeof text === 'string')) return null;

  function wish() {
    wishTranslation(post.id, language).then(
      () => setAnswer('wished'),
      () => setAnswer('wishFailed'),
    );
  }

  return (
    <div className="mt-6 rounded-lg border-s-4 border-brass-400 bg-limestone-100 px-5 py-3 text-base text-ink-800">
      <p>{t('post.fallback')}</p>
      <button
        type="button"
        className={buttonClass('quiet', '-ms-2 text-start print:hidden noscript:hidden')}
        onClick={wish}
      >
        {t('post.wish')}
      </button>
      <p role="status" className="font-semibold empty:hidden print:hidden">
        {answer && t(`post.${answer}`)}
      </p>
    </div>
  );
}
