import { Pending } from '@/lib/admin/Pending';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { Button } from '@/ui/admin/Button';
import { DiffText } from '../DiffText';
import { differingFields, FIELDS, labelWithin, restoredOver, shownValue } from '../fields';
import type { PostFieldName, PostValues } from '../schema';
import { type Version, versionOptions } from './queries';

const t = adminTexts('posts');

interface VersionEntryProps {
  id: string;
  version: Version;
  /** What is in the editor now. */
  current: PostValues;
  onRestore: (values: PostValues) => void;
}

/** The column of a field of the form: 'publish_at' of 'publishAt'. */
const columnOf = (name: PostFieldName) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A version in the list, which opens to what restoring it would change. */
export function VersionEntry(props: VersionEntryProps) {
  const [open, setOpen] = useState(false);
  const { saved_at: savedAt, email, changed } = props.version;
  const fields = FIELDS.filter(({ name }) => changed.includes(columnOf(name))).map(labelWithin);
  return (
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
  );
}

/** What restoring a version would change in the editor, field by field. */
function Changes({ id, version, current, onRestore }: VersionEntryProps) {
  const { data: values, error, refetch } = useQuery(versionOptions(id, version.version));
  if (values === undefined) return <Pending {...{ error, refetch }} />;
  if (values === null) return <p className="p-3">{t('history.gone')}</p>;

  const then = restoredOver(current, values);
  const differences = differingFields(current, then);
  if (differences.length === 0) {
    return <p className="p-3 text-ink-700">{t('history.same')}</p>;
  }
  return (
    <div className="grid gap-3 border-t border-limestone-300 p-3">
      <p className="text-sm text-ink-700">{t('history.changes')}</p>
      {differences.map(({ name, label, language }) => (
        <div key={name} className="min-w-0 text-sm">
          <h3 className="font-sans font-semibold">{label}</h3>
          {language ? (
            <div
              {...scrollRegion(t('conflict.differences', { label }))}
              className="max-h-60 overflow-y-auto"
            >
              <DiffText
                before={shownValue(current, name)}
                after={shownValue(then, name)}
                language={language}
              />
            </div>
          ) : (
            <p>
              {t('history.fromTo', {
                before: shownValue(current, name) || t('history.nothing'),
                after: shownValue(then, name) || t('history.nothing'),
              })}
            </p>
          )}
        </div>
      ))}
      <Button variant="primary" className="justify-self-start" onClick={() => onRestore(then)}>
        {t('history.restore')}
      </Button>
    </div>
  );
}
