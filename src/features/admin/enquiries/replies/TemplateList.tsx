import { failureText, Pending } from '@/lib/admin/failures';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmedAction } from '@/lib/admin/actions';
import { languageName } from '@/lib/admin/languageName';
import { enquiries as t } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { SOURCE_LANGUAGE, LANGUAGES } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { Panel } from '@/ui/admin/Panel';
import { templatesOptions } from '@/lib/admin/replies/queries';
import { isOfRights, KINDS, type ReplyTemplate } from '@/lib/admin/replies/template';
import { removeTemplate } from './queries';
import { TemplateForm } from './TemplateForm';

/** The languages that a template has no text in. */
function missingIn({ texts }: ReplyTemplate): string {
  const missing = LANGUAGES.filter((language) => !texts[language]).map(languageName);
  return missing.length > 0
    ? t('templates.missing', { languages: missing.join(', ') })
    : t('templates.complete');
}

/** The reply templates, to be added, edited and removed. */
export function TemplateList() {
  const { data: templates, error, refetch } = useQuery(templatesOptions());
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  const [announcement, setAnnouncement] = useState('');

  if (!templates) return <Pending {...{ error, refetch }} failed={t('templates.failedToLoad')} />;
  if (edited) {
    return (
      <TemplateForm
        template={edited === 'new' ? undefined : edited}
        onDone={(message = '') => {
          setEdited(undefined);
          setAnnouncement(message);
        }}
      />
    );
  }
  // What is used daily comes before the answers that the law asks for now and then.
  const ordered = templates.toSorted((a, b) => Number(isOfRights(a)) - Number(isOfRights(b)));
  return (
    <Panel
      title={t('templates.title')}
      aside={
        <Button className="px-4" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-5" />
          {t('templates.add')}
        </Button>
      }
    >
      <p role="status" className="font-semibold empty:hidden">
        {announcement}
      </p>
      <ul className="divide-y divide-limestone-200">
        {ordered.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="font-semibold">{template.name}</h3>
              <p className="line-clamp-2 text-sm text-ink-700">{template.texts[SOURCE_LANGUAGE]}</p>
              <p className="text-sm text-ink-700">
                {template.kind === 'engagement' && `${KINDS.engagement}. `}
                {missingIn(template)}
              </p>
            </div>
            <Button variant="quiet" onClick={() => setEdited(template)}>
              <Pencil aria-hidden="true" className="size-4" />
              <AdminText
                of="enquiries"
                text="templates.change"
                elements={{ which: <span className="sr-only" /> }}
                values={{ name: template.name }}
              />
            </Button>
            <RemoveTemplate template={template} onRemoved={setAnnouncement} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface RemoveTemplateProps {
  template: ReplyTemplate;
  onRemoved: (announcement: string) => void;
}

function RemoveTemplate({ template: { id, name }, onRemoved }: RemoveTemplateProps) {
  return (
    <ConfirmedAction
      icon={Trash2}
      label={
        <AdminText
          of="enquiries"
          text="templates.deleteNamed"
          elements={{ which: <span className="sr-only" /> }}
          values={{ name }}
        />
      }
      variant="quiet"
      title={t('templates.deleteTitle')}
      confirm={t('templates.delete')}
      action={() => removeTemplate(id)}
      onDone={() => onRemoved(t('templates.deleted', { name }))}
      failed={(error) => t('common.notDeleted', { reason: failureText(error) })}
    >
      <p>{t('templates.deleteExplained', { name })}</p>
    </ConfirmedAction>
  );
}
