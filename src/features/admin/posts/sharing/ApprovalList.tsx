import { languageLabel } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import type { Approval } from './reviews';

/** Who has approved the text in which language, whether it is still that text, and who took it back. */
export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  return (
    <section aria-labelledby="approvals">
      <h3 id="approvals" className="text-xl">
        Vistos buenos
      </h3>
      {approvals.length === 0 && <p className="mt-2 text-ink-700">Todavía ninguno.</p>}
      <ul className="mt-2 grid gap-2">
        {approvals.map(({ link, language, author, reader, approved_at, withdrawn_at, current }) => (
          <li key={`${link} ${language}`} className="rounded border border-limestone-300 p-3">
            <p className="font-semibold">
              {languageLabel(language)}:{' '}
              {withdrawn_at
                ? 'retirado'
                : current
                  ? 'al texto guardado ahora'
                  : 'a una versión anterior del texto'}
            </p>
            <p className="text-sm text-ink-700">
              {author}, el {formatOfficeDateTime(approved_at)}
              {withdrawn_at && `; lo retiró el ${formatOfficeDateTime(withdrawn_at)}`}. Enlace para{' '}
              {reader}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
