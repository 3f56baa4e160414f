import { useState } from 'react';
import { languageName } from '@/lib/admin/format';
import { RecordList } from '@/lib/admin/RecordList';
import { templatesOptions } from '@/lib/admin/replies/queries';
import { isOfRights, KINDS, type ReplyTemplate } from '@/lib/admin/replies/template';
import { toggled } from '@/lib/admin/toggled';
import { LeaveGuard } from '@/lib/admin/LeaveGuard';
import { enquiries as t } from '@/admin-texts';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { TemplateForm } from './TemplateForm';

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
export function TemplateList() {
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
