import { LoaderCircle } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTexts } from '@/i18n/language';
import { buttonClass, cx } from '@/ui/classes';
import { ConsentFields } from './ConsentFields';
import { SendFailed } from './SendFailed';
import type { EnquiryFormState } from './useEnquiryForm';
import { FIELD_ORDER } from './rules';

/** The name of the honeypot field; browsers' autofill ignores it. */
const HONEYPOT = 'subject';

interface FormShellProps {
  form: EnquiryFormState;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** What each form that sends an enquiry has: consent, honeypot, errors, failures, the button, the draft. */
export function FormShell({ form, className, style, children }: FormShellProps) {
  const t = useTexts('contact');
  const { sending, booking } = form;
  return (
    <form
      noValidate
      // Before the app is there nothing can be sent, but POST keeps what was typed out of the URL.
      method="post"
      aria-labelledby={booking ? 'booking-form-heading' : 'enquiry-heading'}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(Boolean(new FormData(event.currentTarget).get(HONEYPOT)));
      }}
      className={cx('space-y-10 noscript:hidden', className)}
      style={style}
    >
      {children}
      <div className="border-t border-limestone-200 pt-8">
        <ConsentFields form={form} />
      </div>
      <div className="sr-only" aria-hidden="true">
        <label>
          {t('survey.honeypot')}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ErrorSummary form={form} />
      {sending.isError && (
        <SendFailed kind={sending.error.kind} values={form.values} appointment={booking?.summary} />
      )}
      <button
        type="submit"
        aria-disabled={sending.isPending}
        className={buttonClass('primary', 'w-full aria-disabled:bg-ink-600 sm:w-auto sm:min-w-60')}
      >
        {sending.isPending && <LoaderCircle className="size-5 animate-spin" />}
        <span>
          {sending.isPending
            ? t('survey.sending')
            : t(sending.isError ? 'survey.retry' : booking ? 'booking.submit' : 'survey.submit')}
        </span>
      </button>
      {/* Outside the button, whose content screen readers read only as its name. */}
      <p role="status" className="sr-only">
        {sending.isPending && t('survey.sending')}
      </p>
      <DraftNotice form={form} />
    </form>
  );
}

/** After a rejected submit: links to the invalid fields, whose number screen readers say once. */
function ErrorSummary({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { attempt, count } = form.rejection;
  const invalid = FIELD_ORDER.filter((field) => form.errors[field]);
  return (
    <>
      {/* The region stays and its content is new: some readers do not say a region that comes with
          its text. */}
      <p role="alert" className="sr-only">
        {count > 0 && <span key={attempt}>{t('survey.summary', { count })}</span>}
      </p>
      {form.rejected && (
        <div className="rounded-xl border-s-4 border-terracotta-600 bg-limestone-100 p-5">
          <p className="font-semibold">{t('survey.summary', { count: invalid.length })}</p>
          <ul className="mt-2">
            {invalid.map((field) => (
              <li key={field}>
                <a
                  href={`#${form.fieldId(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    form.focus(field);
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
    </>
  );
}

/** Says where what is typed is kept, and erases it. */
function DraftNotice({ form }: { form: EnquiryFormState }) {
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
