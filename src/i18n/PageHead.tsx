import { useTexts } from './useTexts';
import type { PageId } from '@/site/pages';

type HeadPage = Exclude<PageId, 'services'> | 'notFound';

/** Title and description of a page, hoisted into the document's head by React. */
export function PageHead({ page }: { page: HeadPage }) {
  const t = useTexts('routes');
  return (
    <>
      <title>{t(`${page}.title`)}</title>
      <meta name="description" content={t(`${page}.description`)} />
    </>
  );
}
