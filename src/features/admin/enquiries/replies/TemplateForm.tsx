import { enquiries as t } from '@/admin-texts';
import { type SyntheticEvent, useState } from 'react';
import { failureText } from '@/lib/admin/failures';
import { languageLabel } from '@/lib/admin/languageName';
import { SaveRow } from '@/lib/admin/SaveRow';
import { useLeaveGuard } from '@/lib/admin/useLeaveGuard';
import { useSaving } from '@/lib/admin/useSaving';
import { BackendError } from '@/lib/errors';
import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { LeaveDialog } from '@/ui/admin/dialogs';
import { SelectField, TextArea, TextField } from '@/ui/admin/fields';
import { FIELDS } from '@/lib/admin/replies/fields';
import { KINDS, type ReplyTemplate, type TemplateKind } from '@/lib/admin/replies/template';
import { saveTemplate } from './queries';
import { templateProblems, type TemplateValues } from './templateProblems';

const EMPTY: TemplateValues = {
  name: '',
  kind: 'reply',
  texts: recordOf(LANGUAGES, () => ''),
};

const failed = (error: Error) =>
  error instanceof BackendError && error.kind === 'conflict'
    ? t('templates.conflict')
    : t('common.notSavedKept', { reason: failureText(error) });

interface TemplateFormProps {
  /** Undefined for a new one. */
  template: ReplyTemplate | undefined;
  onDone: (announcement?: string) => void;
}

/** Edits a reply template in all languages, the Spanish text beside the others. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  // The version that the form was filled from, which detects conflicts even after a refetch.
  const [before] = useState(template);
  const [values, setValues] = useState<TemplateValues>(before ?? EMPTY);
  const [shown, setShown] = useState(false);
  const problems = templateProblems(values);
  const saving = useSaving(() => saveTemplate(values, before));
  const dirty = values !== (before ?? EMPTY) && !saving.isSuccess;
  const leaveGuard = useLeaveGuard(dirty);
  const [leaving, setLeaving] = useState(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setShown(true);
    if (Object.keys(problems).length === 0)
      saving.mutate(undefined, { onSuccess: () => onDone(t('templates.saved')) });
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4 rounded bg-white p-4 sm:p-6">
        <TextField
          label={t('templates.name')}
          required
          maxLength={80}
          value={values.name}
          error={shown ? problems.name : undefined}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
        <SelectField
          label={t('templates.kind')}
          options={Object.entries(KINDS)}
          value={values.kind}
          onChange={(event) => setValues({ ...values, kind: event.target.value as TemplateKind })}
        />
        <FieldHelp />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {LANGUAGES.map((language) => (
            <div
              key={language}
              className={language === SOURCE_LANGUAGE ? 'lg:sticky lg:top-4 lg:row-span-6' : ''}
            >
              <TextArea
                label={languageLabel(language)}
                required={language === SOURCE_LANGUAGE}
                lang={language}
                dir={LANGUAGE_FACTS[language].dir}
                growing
                className="max-h-96 min-h-40"
                maxLength={4000}
                value={values.texts[language]}
                error={shown ? problems[language] : undefined}
                onChange={(event) =>
                  setValues({
                    ...values,
                    texts: { ...values.texts, [language]: event.target.value },
                  })
                }
              />
            </div>
          ))}
        </div>
        <SaveRow
          saving={saving}
          failed={failed}
          problem={shown && Object.keys(problems).length > 0 && t('common.invalid')}
          label={t('templates.save')}
        >
          <Button onClick={() => (dirty ? setLeaving(true) : onDone())}>
            {t('templates.back')}
          </Button>
        </SaveRow>
      </form>
      <LeaveDialog {...leaveGuard} />
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={() => onDone()} />
    </>
  );
}

/** What may be in double braces. */
function FieldHelp() {
  return (
    <details className="rounded bg-limestone-50 p-3">
      <summary className="cursor-pointer font-semibold">{t('templates.fields')}</summary>
      <p className="my-2 text-sm">{t('templates.fieldsHint')}</p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {Object.entries(FIELDS).map(([name, { label }]) => (
          <div key={name} className="contents">
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
