import { LoaderCircle } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { buttonClass } from '@/ui/button';
import { CaseFields } from './CaseFields';
import { ConsentFields } from './ConsentFields';
import { ReplyFields } from './ReplyFields';
import { SendFailed } from './SendFailed';
import { SurveySent } from './SurveySent';
import { fieldId, type SurveyForm, useSurvey } from './useSurvey';
import { CHANNELS, FIELD_ORDER } from './values';

/** The field that people do not see; a name that no browser's autofill knows. */
const TRAP = 'subject';

/** The contact questionnaire (PRODUCT 4). `onReadNotice` opens the data-protection notice. */
export function Survey({ onReadNotice }: { onReadNotice: () => void }) {
  const t = useTexts('contact');
  const formRef = useRef<HTMLFormElement>(null);
  const form = useSurvey(formRef);
  const { sending } = form;

  if (sending.isSuccess) {
    const channel = CHANNELS.find((each) => each === sending.variables.enquiry.channel);
    return <SurveySent channel={channel ?? 'email'} />;
  }
  const label = sending.isPending ? 'sending' : sending.isError ? 'retry' : 'submit';
  return (
    <form
      ref={formRef}
      noValidate
      // Without scripts nothing can be sent; at least no word of it shall stand in an address.
      method="post"
      aria-labelledby="questionnaire-heading"
      onFocus={form.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(Boolean(new FormData(event.currentTarget).get(TRAP)));
      }}
      className="space-y-10 rounded-2xl bg-white p-5 shadow-card sm:p-10"
    >
      <Group legend={t('survey.caseLegend')}>
        <CaseFields form={form} />
      </Group>
      <Group legend={t('survey.replyLegend')}>
        <ReplyFields form={form} />
      </Group>
      <div className="space-y-6 border-t border-limestone-200 pt-8">
        <ConsentFields form={form} onReadNotice={onReadNotice} />
      </div>
      <div className="sr-only" aria-hidden="true">
        <label>
          {t('survey.trap')}
          <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ErrorSummary form={form} />
      {sending.isError && <SendFailed kind={sending.error.kind} values={form.values} />}
      <button
        type="submit"
        aria-disabled={sending.isPending}
        className={buttonClass('primary', 'w-full aria-disabled:bg-ink-600 sm:w-auto sm:min-w-60')}
      >
        {sending.isPending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
        {t(`survey.${label}`)}
      </button>
      {/* Beside the button, whose content is only its name to a screen reader. */}
      <p role="status" className="sr-only">
        {sending.isPending && t('survey.sending')}
      </p>
    </form>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>
        <h3 className="text-2xl">{legend}</h3>
      </legend>
      <div className="mt-6 space-y-6">{children}</div>
    </fieldset>
  );
}

/** After a refused attempt: how many answers are missing and where, said aloud. */
function ErrorSummary({ form }: { form: SurveyForm }) {
  const t = useTexts('contact');
  const bad = FIELD_ORDER.filter((field) => form.errors[field]);
  return (
    <div role="alert" className="empty:hidden">
      {form.refused && (
        <div className="rounded-xl border-s-4 border-terracotta-600 bg-limestone-100 p-5">
          <p className="font-semibold">{t('survey.summary', { count: bad.length })}</p>
          <ul className="mt-2">
            {bad.map((field) => (
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(field))?.focus();
                  }}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {t(`survey.fields.${field}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
