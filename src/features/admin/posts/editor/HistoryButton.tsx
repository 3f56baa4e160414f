import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { posts as t } from '@/admin-texts';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { Pending } from '@/lib/admin/requests';
import { Button } from '@/ui/admin/controls';
import { DialogButton } from '@/ui/admin/dialogs';
import { FieldChanges } from '../DiffText';
import { differingFields, FIELDS, labelWithin, restoredOver, shownValue } from '../fields';
import type { PostForm } from '../usePostForm';
import { type Version, versionOptions, versionsOptions } from '../queries';

/** Opens the versions of a post; a restored one is put into the form, to be read and saved. */
export function HistoryButton({ post }: { post: PostForm }) {
  return (
    <DialogButton icon={History} label={t('history.button')} title={t('history.title')}>
      {(close) => <Versions post={post} onRestored={close} />}
    </DialogButton>
  );
}

/** The kept versions of a post: when each was saved, by whom and what it changed, to compare and restore. */
function Versions({ post, onRestored }: { post: PostForm; onRestored: () => void }) {
  const { data: versions, error, refetch } = useQuery(versionsOptions(post.id));
  return (
    <>
      <p className="text-ink-700">{t('history.intro')}</p>
      {!versions && <Pending {...{ error, refetch }} />}
      <ol className="mt-4 grid gap-3">
        {versions?.map((version) => (
          <VersionEntry key={version.version} {...{ post, version, onRestored }} />
        ))}
      </ol>
    </>
  );
}

interface VersionEntryProps {
  post: PostForm;
  version: Version;
  onRestored: () => void;
}

/** A version in the list, which opens to what restoring it would change. */
function VersionEntry(props: VersionEntryProps) {
  const [open, setOpen] = useState(false);
  const { saved_at: savedAt, email, changed } = props.version;
  const fields = FIELDS.filter(({ name }) => changed.includes(name)).map(labelWithin);
  return (
    <li>
      <details
        className="rounded border border-limestone-300"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="min-h-11 cursor-pointer px-3 py-2">
          <span className="font-semibold">{formatOfficeDateTime(savedAt)}</span>
          {email && <span className="[overflow-wrap:anywhere] text-ink-700"> · {email}</span>}
          {fields.length > 0 && (
            <span className="block text-sm text-ink-700">
              {t('history.changed', { fields: fields.join(', ') })}
            </span>
          )}
        </summary>
        {open && <Changes {...props} />}
      </details>
    </li>
  );
}

/** What restoring a version would change in the editor, field by field. */
function Changes({ post, version, onRestored }: VersionEntryProps) {
  const { data: values, error, refetch } = useQuery(versionOptions(post.id, version.version));
  if (values === undefined) return <Pending {...{ error, refetch }} />;
  if (values === null) return <p className="p-3">{t('history.gone')}</p>;

  const current = post.values;
  const then = restoredOver(current, values);
  const differences = differingFields(current, then);
  if (differences.length === 0) {
    return <p className="p-3 text-ink-700">{t('history.same')}</p>;
  }
  return (
    <div className="grid gap-3 border-t border-limestone-300 p-3">
      <p className="text-sm text-ink-700">{t('history.changes')}</p>
      {differences.map(({ name, label, language }) => (
        <div key={name} className="min-w-0">
          <h3 className="font-sans text-sm font-semibold">{label}</h3>
          <FieldChanges
            {...{ label, language }}
            before={shownValue(current, name)}
            after={shownValue(then, name)}
          />
        </div>
      ))}
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={() => {
          post.load(post.saved, then);
          onRestored();
          toast(t('history.restored', { date: formatOfficeDateTime(version.saved_at) }));
        }}
      >
        {t('history.restore')}
      </Button>
    </div>
  );
}
