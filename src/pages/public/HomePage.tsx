import { PageHead } from '@/i18n/PageHead';
import { useTexts } from '@/i18n/useTexts';

export default function HomePage() {
  const t = useTexts('common');
  return (
    <>
      <PageHead page="home" />
      <h1>{t('skipToContent')}</h1>
    </>
  );
}
