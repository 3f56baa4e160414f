import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmedAction, failureText, Refusal } from '@/lib/admin/requests';
import { DataForm } from '@/lib/admin/DataForm';
import { languageLabel, languageName, writtenIn } from '@/lib/admin/format';
import { LeaveGuard } from '@/lib/admin/LeaveGuard';
import { RecordList } from '@/lib/admin/RecordList';
import { FIELDS, templateProblems } from '@/lib/admin/replies/fields';
import {
  isOfRights,
  KINDS,
  type ReplyTemplate,
  type TemplateKind,
} from '@/lib/admin/replies/template';
import { templatesOptions } from '@/lib/admin/replies/queries';
import { toggled } from '@/lib/admin/toggled';
import { enquiries as t } from '@/admin-texts';
import { BackendError } from '@/lib/errors';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { FactList } from '@/ui/admin/page';
import { SelectField, TextArea, TextField } from '@/ui/admin/controls';
import { removeTemplate, saveTemplate } from './queries';

/** What it is for, the languages that it has no text in, and its beginning. */
function noteOf({ kind, texts }: ReplyTemplate): string {
  const missing = LANGUAGES.filter((language) => !texts[language]).map(languageName);
  return [
    kind === 'engagement' && `${KINDS.engagement}.`,
    missing.length > 0
      ? t('templates.missing', { languages: missing.join(', ') })
      : t('templates.complete'),
    `${texts[SOURCE_LANGUAGE].slice(0, 100)}…`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The reply templates, to be added, edited and removed. */
export function Templates() {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState('');
  const note = (id: string, dirty: boolean) =>
    setUnsaved((now) => (now.includes(id) === dirty ? now : toggled(now, id)));
  return (
    <>
      <p role="status" className="font-semibold empty:hidden">
        {removed}
      </p>
      <RecordList
        options={{
          ...templatesOptions(),
          // What is used daily comes before the answers that the law asks for now and then.
          select: (templates: ReplyTemplate[]) =>
            templates.toSorted((a, b) => Number(isOfRights(a)) - Number(isOfRights(b))),
        }}
        label={t('templates.title')}
        failed={t('templates.failedToLoad')}
        summary={(template) => ({ key: template.id, name: template.name, note: noteOf(template) })}
        added={t('templates.add')}
        form={(template) => (
          <TemplateForm
            template={template}
            onDirty={(dirty) => note(template?.id ?? '', dirty)}
            onRemoved={setRemoved}
          />
        )}
      />
      <LeaveGuard dirty={unsaved.length > 0} />
    </>
  );
}

const failed = (error: Error) =>
  error instanceof BackendError && error.kind === 'conflict'
    ? t('templates.conflict')
    : t('common.notSavedKept', { reason: failureText(error) });

interface TemplateFormProps {
  /** Undefined for a new one. */
  template: ReplyTemplate | undefined;
  onDirty: (dirty: boolean) => void;
  /** Takes what was done, in words. */
  onRemoved: (announcement: string) => void;
}

/** Edits a reply template in all languages, the Spanish text beside the others. */
function TemplateForm({ template, onDirty, onRemoved }: TemplateFormProps) {
  // The version that was first changed here, or saved last: until then the fields follow the list.
  const [before, setBefore] = useState<ReplyTemplate>();
  const [problems, setProblems] = useState<Partial<ReturnType<typeof templateProblems>>>({});

  async function save({ name = '', kind, ...fields }: Record<string, string>) {
    const texts = recordOf(LANGUAGES, (language) => fields[language] ?? '');
    const values = { name, kind: kind as TemplateKind, texts };
    const found = templateProblems(name, texts);
    setProblems(found);
    if (Object.values(found).some(Boolean)) throw new Refusal(t('common.invalid'));
    const saved = await saveTemplate(values, before ?? template);
    if (template) setBefore(saved);
    onDirty(false);
  }

  return (
    <div
      onChange={() => {
        setBefore(before ?? template);
        onDirty(true);
      }}
    >
      <DataForm
        className="grid gap-4 p-4 sm:p-6"
        save={save}
        adds={!template}
        failed={failed}
        label={t('templates.save')}
        savedLabel={t('templates.saved')}
      >
        <TextField
          label={t('templates.name')}
          name="name"
          required
          maxLength={80}
          defaultValue={template?.name}
          error={problems.name}
        />
        <SelectField
          label={t('templates.kind')}
          name="kind"
          options={Object.entries(KINDS)}
          defaultValue={template?.kind}
        />
        <details className="rounded bg-limestone-50 p-3">
          <summary className="cursor-pointer font-semibold">{t('templates.fields')}</summary>
          <p className="my-2 text-sm">{t('templates.fieldsHint')}</p>
          <FactList
            className="gap-y-1 text-sm [&_dt]:font-mono"
            facts={Object.fromEntries(
              Object.entries(FIELDS).map(([name, label]) => [`{{${name}}}`, label]),
            )}
          />
        </details>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {LANGUAGES.map((language) => (
            <div
              key={language}
              className={language === SOURCE_LANGUAGE ? 'lg:sticky lg:top-4 lg:row-span-6' : ''}
            >
              <TextArea
                label={languageLabel(language)}
                name={language}
                required={language === SOURCE_LANGUAGE}
                {...writtenIn(language)}
                growing
                className="max-h-96 min-h-40"
                maxLength={4000}
                defaultValue={template?.texts[language]}
                error={problems[language]}
              />
            </div>
          ))}
        </div>
      </DataForm>
      {template && (
        <div className="px-4 pb-4 sm:px-6">
          <RemoveTemplate {...{ template, onDirty, onRemoved }} />
        </div>
      )}
    </div>
  );
}

type RemoveTemplateProps = TemplateFormProps & { template: ReplyTemplate };

function RemoveTemplate({ template: { id, name }, onDirty, onRemoved }: RemoveTemplateProps) {
  return (
    <ConfirmedAction
      icon={Trash2}
      label={t.rich('templates.deleteNamed', {}, { name })}
      variant="quiet"
      title={t('templates.deleteTitle')}
      confirm={t('templates.delete')}
      action={() => removeTemplate(id)}
      onDone={() => {
        onDirty(false);
        onRemoved(t('templates.deleted', { name }));
      }}
      failed={(error) => t('common.notDeleted', { reason: failureText(error) })}
    >
      <p>{t('templates.deleteExplained', { name })}</p>
    </ConfirmedAction>
  );
}
