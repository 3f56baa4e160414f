import { languageLabel } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { AnswerList } from './AnswerList';
import type { Approval } from './queries';

const t = adminTexts('post-translation');

/** Who has approved the text in which language, and whether it is still that text. */
export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  return (
    <AnswerList title={t('approvals.title')} none={approvals.length === 0 && t('approvals.none')}>
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
    </AnswerList>
  );
}
