import { languageLabel } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import type { Approval } from './queries';

const t = adminTexts('post-translation');

/** Who has approved the text in which language, and whether it is still that text. */
export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  return (
    <section aria-labelledby="approvals">
      <h3 id="approvals" className="text-xl">
        {t('approvals.title')}
      </h3>
      {approvals.length === 0 && <p className="mt-2 text-ink-700">{t('approvals.none')}</p>}
      <ul className="mt-2 grid gap-2">
        {approvals.map(({ link, language, author, reader, approved_at, current }) => (
          <li key={`${link} ${language}`} className="rounded border border-limestone-300 p-3">
            <p className="font-semibold">
              {languageLabel(language)}: {current ? t('approvals.current') : t('approvals.former')}
            </p>
            <p className="text-sm text-ink-700">
              {t('approvals.given', {
                author,
                reader,
                date: formatOfficeDateTime(approved_at),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
