import { Problem } from '@/ui/admin/Problem';
import { useSaving } from '@/lib/admin/useSaving';
import { failureText } from '@/lib/admin/failureText';
import { languageName } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { Button } from '@/ui/admin/Button';
import { AnswerList } from './AnswerList';
import { type ReviewLink, reviewsOptions, revokeLink } from './queries';

const t = adminTexts('post-translation');

const HEADING = 'links';

interface LinkListProps {
  post: string;
  links: readonly ReviewLink[];
}

/** The links that can still be used. */
export function LinkList({ post, links }: LinkListProps) {
  return (
    <AnswerList id={HEADING} title={t('links.title')} none={links.length === 0 && t('links.none')}>
      {links.map((link) => (
        <LinkItem key={link.id} post={post} link={link} />
      ))}
    </AnswerList>
  );
}

/** How far a translation by link has come. */
function progressOf({ saved_at: saved, finished_at: finished, decision }: ReviewLink): string {
  if (decision) return decision === 'accepted' ? t('links.accepted') : t('links.dismissed');
  if (finished) return t('links.finished', { date: formatOfficeDateTime(finished) });
  return saved ? t('links.begun', { date: formatOfficeDateTime(saved) }) : t('links.untouched');
}

function LinkItem({ post, link }: { post: string; link: ReviewLink }) {
  const { mutate, error, isPending } = useSaving(
    () => revokeLink(link.id),
    reviewsOptions(post).queryKey,
    () => {
      // The row disappears; the keyboard's focus stays near.
      document.getElementById(HEADING)?.focus();
    },
  );
  const { reader, language, made_by: maker, expires_at: end, opened_at: opened } = link;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded border border-limestone-300 p-3">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{reader}</p>
        <p className="text-sm">
          {language
            ? t('links.toTranslate', { language: languageName(language) })
            : t('links.onlyRead')}
          {language && `. ${progressOf(link)}`}
        </p>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-700">
          {t('links.made', {
            account: maker ?? t('byLink.noAccount'),
            date: formatOfficeDateTime(end),
          })}{' '}
          {opened ? t('links.opened', { date: formatOfficeDateTime(opened) }) : t('links.unopened')}
        </p>
        <Problem className="text-sm">{error && failureText(error)}</Problem>
      </div>
      <Button className="px-4" unavailable={isPending} onClick={() => mutate()}>
        <AdminText of="post-translation" text="links.revoke" elements={{ reader: <>{reader}</> }} />
      </Button>
    </li>
  );
}
