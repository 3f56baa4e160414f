import { useTexts } from '@/i18n/useTexts';
import { buttonClass } from '@/ui/button';
import { controlClass, controlProps, Field, FieldError } from './Field';
import type { SurveyForm } from './useSurvey';
import { SOURCES } from './values';

interface ConsentFieldsProps {
  form: SurveyForm;
  onReadNotice: () => void;
}

/** How the firm was found, and consent to the data-protection notice, which opens from here. */
export function ConsentFields({ form, onReadNotice }: ConsentFieldsProps) {
  const t = useTexts('contact');
  const { values, change } = form;
  const consent = controlProps(form, 'consent');
  return (
    <>
      <Field form={form} name="source" optional>
        {(control) => (
          <select
            {...control}
            value={values.source}
            onChange={(event) =>
              change({ source: SOURCES.find((source) => source === event.target.value) ?? '' })
            }
            className={controlClass(control['aria-invalid'])}
          >
            <option value="">{t('survey.sourceNone')}</option>
            {SOURCES.map((source) => (
              <option key={source} value={source}>
                {t(`survey.sources.${source}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div>
        <label className="flex cursor-pointer items-start gap-3 py-2">
          <input
            {...consent}
            type="checkbox"
            checked={values.consent}
            onChange={(event) => change({ consent: event.target.checked })}
            className="mt-1 size-6 shrink-0 accent-ink-800"
          />
          <span>{t('survey.consent')}</span>
        </label>
        <FieldError form={form} name="consent" />
        <button type="button" onClick={onReadNotice} className={buttonClass('quiet', 'mt-1')}>
          {t('survey.readNotice')}
        </button>
      </div>
    </>
  );
}
