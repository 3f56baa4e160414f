import { toPost } from '@/features/public/blog/post';
import { PostContent } from '@/features/public/blog/article/PostContent';
import { toRow } from '@/features/admin/posts/rows';
import type { PostValues } from '@/features/admin/posts/schema';
import { InLanguage } from '@/i18n/InLanguage';
import { adminLanguage, adminTexts } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { Spinner } from '@/ui/Spinner';

const t = adminTexts('admin');

interface PostPreviewProps {
  id: string;
  values: PostValues;
  language: Language;
}

/** A post, saved or not, in the public page's own components. */
export default function PostPreview({ id, values, language }: PostPreviewProps) {
  const { category, additionalCategories, showAdditionalCategories } = values;
  const shown = [category, ...(showAdditionalCategories ? additionalCategories : [])];
  // As it will be once no language waits any more.
  const row = toRow(id, { ...values, waitingLanguages: [] });
  return (
    <InLanguage
      language={language}
      namespaces={['blog', 'terms']}
      fallback={(failed) =>
        failed ? (
          <p role="alert" lang={adminLanguage()} dir="ltr" className="p-6">
            {t('preview.postFailed')}
          </p>
        ) : (
          <Spinner label={t('common.loading')} />
        )
      }
    >
      <PostContent post={toPost({ id, ...row, shown_categories: shown }, language)} />
    </InLanguage>
  );
}
