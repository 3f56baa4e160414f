import { useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import type { EnquiryFormState } from './useEnquiryForm';

/** Says where what is typed is kept, and erases it. */
export function DraftNotice({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const [erased, setErased] = useState(false);

  function erase() {
    // The browser's own dialog: the form's page need not load one, and the focus stays here.
    if (!form.isEmpty && !confirm(t('survey.draft.confirm'))) return;
    form.erase();
    setErased(true);
  }

  return (
    <div className="text-base text-ink-700">
      <p className="max-w-prose">{t('survey.draft.kept')}</p>
      <button
        type="button"
        onClick={erase}
        className="mt-1 min-h-11 text-start font-semibold text-ink-800 underline decoration-terracotta-500 underline-offset-4 hover:text-terracotta-700"
      >
        {t('survey.draft.erase')}
      </button>
      <p role="status">{erased && form.isEmpty && t('survey.draft.erased')}</p>
    </div>
  );
}
