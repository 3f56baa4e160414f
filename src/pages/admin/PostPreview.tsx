import { toPost } from '@/features/public/blog/post';
import { PostContent } from '@/features/public/blog/article/PostContent';
import { toRow } from '@/features/admin/posts/rows';
import type { PostValues } from '@/features/admin/posts/schema';
import { admin as t } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { SiteInLanguage } from './SiteInLanguage';

interface PostPreviewProps {
  id: string;
  values: PostValues;
  language: Language;
}

/** A post, saved or not, in the public page's own components. */
export default function PostPreview({ id, values, language }: PostPreviewProps) {
  const { category, additional_categories, show_additional_categories } = values;
  const shown = [category, ...(show_additional_categories ? additional_categories : [])];
  // As it will be once no language waits any more.
  const row = toRow(id, { ...values, waiting_languages: [] });
  return (
    <SiteInLanguage
      language={language}
      namespaces={['blog', 'terms']}
      failed={t('preview.postFailed')}
    >
      <PostContent post={toPost({ id, ...row, shown_categories: shown }, language)} />
    </SiteInLanguage>
  );
}
