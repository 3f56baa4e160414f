import { Languages } from 'lucide-react';
import { adminLanguage, enquiries as t } from '@/admin-texts';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { Button } from '@/ui/admin/controls';
import type { Enquiry } from '../enquiry';
import { detectLanguage, hasDetector, translate, useCanTranslate, useOnDevice } from './onDevice';

const NAMES = new Intl.DisplayNames(adminLanguage(), { type: 'language' });

const BOX = 'rounded border-s-4 p-4 [overflow-wrap:anywhere] whitespace-pre-wrap';

/** The client's message and, on demand, the browser's Spanish translation beside it. */
export function EnquiryMessage({ enquiry: { message, language } }: { enquiry: Enquiry }) {
  const spanish = language === SOURCE_LANGUAGE;
  // Somebody may write in another language than the one of the form, most likely in English.
  const possible = useCanTranslate(spanish ? 'en' : language, SOURCE_LANGUAGE);
  const { mutate, data, isPending, said } = useOnDevice(async () => {
    // Without a detector's answer the form's language is the best guess.
    const from = (await detectLanguage(message).catch(() => undefined)) ?? language;
    const text = from === SOURCE_LANGUAGE ? '' : await translate(message, from, SOURCE_LANGUAGE);
    return { from, text };
  });
  const offered = possible && (!spanish || hasDetector);

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        <p dir="auto" lang={language} className={`${BOX} border-sea-500 bg-limestone-50`}>
          {message}
        </p>
        {data?.text && (
          <section
            aria-label={t('translation.label')}
            className={`${BOX} border-ink-500 bg-limestone-100`}
          >
            {data.text}
          </section>
        )}
      </div>
      {offered && !data && (
        <Button
          icon={Languages}
          variant={spanish ? 'quiet' : 'secondary'}
          className="justify-self-start"
          unavailable={isPending}
          onClick={() => mutate()}
        >
          {spanish ? t('translation.ask') : t('translation.translate')}
        </Button>
      )}
      {said}
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {data &&
          (data.text
            ? t('translation.done', { language: NAMES.of(data.from) ?? data.from })
            : t('translation.already'))}
      </p>
    </div>
  );
}
