import { Pending } from '@/lib/admin/Pending';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { buttonClass } from '@/ui/button';
import { DiffText } from '../DiffText';
import { differingFields, restoredOver, shownValue } from '../fields';
import type { PostValues } from '../schema';
import { versionOptions } from './queries';
import type { Version } from './version';

interface VersionEntryProps {
  id: string;
  version: Version;
  current: PostValues;
  onRestore: (values: PostValues, savedAt: string) => void;
}

/** A version in the list, which opens to what restoring it would change. */
export function VersionEntry({ id, version, current, onRestore }: VersionEntryProps) {
  const [open, setOpen] = useState(false);
  const { savedAt, email, changed } = version;
  return (
    <details
      className="rounded border border-limestone-300"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer px-3 py-2">
        <span className="font-semibold">{formatOfficeDateTime(savedAt)}</span>
        {email && <span className="[overflow-wrap:anywhere] text-ink-700"> · {email}</span>}
        {changed.length > 0 && (
          <span className="block text-sm text-ink-700">Cambió: {changed.join(', ')}</span>
        )}
      </summary>
      {open && (
        <Changes
          id={id}
          number={version.number}
          current={current}
          onRestore={(values) => onRestore(values, savedAt)}
        />
      )}
    </details>
  );
}

interface ChangesProps {
  id: string;
  number: number;
  current: PostValues;
  onRestore: (values: PostValues) => void;
}

/** What restoring a version would change in the editor, field by field. */
function Changes({ id, number, current, onRestore }: ChangesProps) {
  const { data: values, error, refetch } = useQuery(versionOptions(id, number));
  if (values === undefined) return <Pending {...{ error, refetch }} />;
  if (values === null) return <p className="p-3">Esta versión ya no se conserva.</p>;

  const then = restoredOver(current, values);
  const differences = differingFields(current, then);
  if (differences.length === 0) {
    return <p className="p-3 text-ink-700">Es igual que lo que hay ahora en el editor.</p>;
  }
  return (
    <div className="grid gap-3 border-t border-limestone-300 p-3">
      <p className="text-sm text-ink-700">Lo que cambiaría en el editor al recuperarla:</p>
      {differences.map(({ name, label, language }) => (
        <div key={name} className="min-w-0 text-sm">
          <h3 className="font-sans font-semibold">{label}</h3>
          {language ? (
            <div {...scrollRegion(`${label}: diferencias`)} className="max-h-60 overflow-y-auto">
              <DiffText
                before={shownValue(current, name)}
                after={shownValue(then, name)}
                language={language}
              />
            </div>
          ) : (
            <p>
              De «{shownValue(current, name) || 'ninguno'}» a «{shownValue(then, name) || 'ninguno'}
              »
            </p>
          )}
        </div>
      ))}
      <button
        type="button"
        className={buttonClass('primary', 'justify-self-start')}
        onClick={() => onRestore(then)}
      >
        Recuperar esta versión
      </button>
    </div>
  );
}
