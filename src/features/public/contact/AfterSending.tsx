import { useTexts } from '@/i18n/useTexts';

/** What happens with an enquiry, said before it is sent; the confirmation repeats it. */
export function AfterSending() {
  const t = useTexts('contact');
  return (
    <div className="rounded-2xl bg-white p-6 shadow-card sm:p-8 sent:hidden">
      <h3 className="text-xl">{t('page.afterHeading')}</h3>
      <ol className="mt-4 list-decimal space-y-3 ps-5 marker:font-semibold marker:text-terracotta-700">
        <li>{t('survey.sent.read')}</li>
        <li>{t('survey.sent.quote')}</li>
      </ol>
    </div>
  );
}
