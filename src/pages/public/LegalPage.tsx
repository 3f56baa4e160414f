import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LegalDialog } from '@/features/public/footer/legal/LegalDialog';
import { LegalText, useLegalFacts } from '@/features/public/footer/legal/LegalText';
import { useLanguage, useTexts } from '@/i18n/language';
import { PageHead } from '@/seo/PageHead';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '@/site/languages';
import { LEGAL_TEXT_IDS } from '@/site/legal';
import { addressOf, pathOf } from '@/site/pages';
import { PageBanner } from '@/ui/PageBanner';

/** The page of a legal text, by its path (PRODUCT 7); the Spanish one prevails. */
export default function LegalPage() {
  const t = useTexts('legal');
  const facts = useLegalFacts();
  const [isShown, setShown] = useState(false);
  const { language } = useLanguage();
  const page = addressOf(useLocation()[0])?.page;
  const id = LEGAL_TEXT_IDS.find((text) => text === page);
  if (!id) throw new Error('LegalPage is shown at an address of no legal text');
  return (
    <>
      <PageHead page={id} />
      <PageBanner width="article" title={t(`${id}.title`)} intro={t(`${id}.intro`, facts)} />
      <div className="container-article pt-6 pb-20">
        {language !== SOURCE_LANGUAGE && (
          <p className="mt-6 max-w-prose rounded-xl bg-limestone-100 p-5">
            {t('prevails')}{' '}
            <Link
              to={pathOf(id, SOURCE_LANGUAGE)}
              lang={SOURCE_LANGUAGE}
              hrefLang={SOURCE_LANGUAGE}
              aria-haspopup="dialog"
              onClick={(event) => {
                // Its page would be shown in the visitor's language, or change it for good.
                event.preventDefault();
                setShown(true);
              }}
              className="underline decoration-terracotta-500 underline-offset-4"
            >
              {LANGUAGE_FACTS[SOURCE_LANGUAGE].name}
            </Link>
          </p>
        )}
        <LegalText id={id} level="h2" />
        {isShown && <LegalDialog id={id} onClose={() => setShown(false)} />}
      </div>
    </>
  );
}
