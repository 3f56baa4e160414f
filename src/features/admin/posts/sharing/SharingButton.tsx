import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AdminText, postTranslation as t } from '@/admin-texts';
import { ActionButton, failureText, Pending } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { formatOfficeDateTime, languageLabel, languageName } from '@/lib/admin/format';
import { Checkbox, Problem } from '@/ui/admin/controls';
import { DialogButton } from '@/ui/admin/dialogs';
import type { PostForm } from '../usePostForm';
import { LinkForm } from './LinkForm';
import { type Approval, type ReviewLink, type ReviewNote, reviewsOptions } from './queries';

/**
 * Opens what goes to people without an account, and names how many links can be used, to read and to
 * translate, and how many of their notes are waiting.
 */
export function SharingButton({ post }: { post: PostForm }) {
  const { data } = useQuery(reviewsOptions(post.id));
  const links = data?.links.length ?? 0;
  const notes = data?.notes.filter((note) => !note.settled).length ?? 0;
  const counts = [
    links > 0 && t('sharing.links', { count: links }),
    notes > 0 && t('sharing.notes', { count: notes }),
  ].filter(Boolean);
  return (
    <DialogButton
      icon={Share2}
      label={t('sharing.button') + (counts.length > 0 ? ` (${counts.join(', ')})` : '')}
      title={t('sharing.title')}
    >
      {() => <Sharing post={post} />}
    </DialogButton>
  );
}

/** Of the heading of the links, to focus it. */
const LINKS = 'links';

/** What people without an account are given of a post, and what they have answered. */
function Sharing({ post }: { post: PostForm }) {
  const { data, error, refetch } = useQuery(reviewsOptions(post.id));
  if (!data) return <Pending {...{ error, refetch }} />;
  return (
    <div className="grid gap-8">
      <AnswerList title={t('approvals.title')} none={t('approvals.none')}>
        {data.approvals.map((approval) => (
          <ApprovalItem key={`${approval.link} ${approval.language}`} {...approval} />
        ))}
      </AnswerList>
      <AnswerList title={t('notes.title')} none={t('notes.none')}>
        {data.notes.map((note) => (
          <NoteItem key={note.id} post={post.id} note={note} />
        ))}
      </AnswerList>
      <AnswerList id={LINKS} title={t('links.title')} none={t('links.none')}>
        {data.links.map((link) => (
          <LinkItem key={link.id} link={link} />
        ))}
      </AnswerList>
      <LinkForm post={post} />
    </div>
  );
}

interface AnswerListProps {
  id?: string;
  title: string;
  /** Said where the list is empty. */
  none: string;
  children: ReactNode[];
}

/** A titled list of what went to people without an account, or came from them. */
function AnswerList({ id, title, none, children }: AnswerListProps) {
  const ownId = useId();
  return (
    <section aria-labelledby={id ?? ownId}>
      <h3 id={id ?? ownId} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      {children.length === 0 && <p className="mt-2 text-ink-700">{none}</p>}
      <ul className="mt-2 grid gap-2">{children}</ul>
    </section>
  );
}

/** Who has approved the text in which language, and whether it is still that text. */
function ApprovalItem({ language, author, reader, approved_at, current }: Approval) {
  return (
    <li className="rounded border border-limestone-300 p-3">
      <p className="font-semibold">
        {languageLabel(language)}: {current ? t('approvals.current') : t('approvals.former')}
      </p>
      <p className="text-sm text-ink-700">
        {t('approvals.given', { author, reader, date: formatOfficeDateTime(approved_at) })}
      </p>
    </li>
  );
}

/** A note that came by link; those to be dealt with are the first. */
function NoteItem({ post, note }: { post: string; note: ReviewNote }) {
  const client = useQueryClient();
  const { queryKey } = reviewsOptions(post);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (settled: boolean) => call('settle_review_note', { note: note.id, settled }),
    // In its place, so that the focus does not move with a note that is put behind the others.
    onSuccess: (_, settled) =>
      client.setQueryData(
        queryKey,
        (reviews) =>
          reviews && {
            ...reviews,
            notes: reviews.notes.map((each) => (each.id === note.id ? { ...each, settled } : each)),
          },
      ),
  });
  return (
    <li className="rounded border border-limestone-300 p-3">
      <p className="text-sm text-ink-700">
        {t('notes.head', {
          language: languageLabel(note.language),
          author: note.author,
          date: formatOfficeDateTime(note.created_at),
        })}
      </p>
      {!note.current && (
        <p className="text-sm font-semibold">
          {note.text_saved_at
            ? t('notes.formerSaved', { date: formatOfficeDateTime(note.text_saved_at) })
            : t('notes.former')}
        </p>
      )}
      <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
        {note.body}
      </p>
      <Checkbox
        label={t('notes.settled')}
        checked={note.settled}
        aria-busy={isPending}
        onChange={(event) => mutate(event.target.checked)}
      />
      <Problem className="text-sm">{error && failureText(error)}</Problem>
    </li>
  );
}

/** How far a translation by link has come. */
function progressOf({ saved_at: saved, finished_at: finished, decision }: ReviewLink): string {
  if (decision) return decision === 'accepted' ? t('links.accepted') : t('links.dismissed');
  if (finished) return t('links.finished', { date: formatOfficeDateTime(finished) });
  return saved ? t('links.begun', { date: formatOfficeDateTime(saved) }) : t('links.untouched');
}

/** A link that can still be used. */
function LinkItem({ link }: { link: ReviewLink }) {
  const { id, reader, language, made_by: maker, expires_at: end, opened_at: opened } = link;
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
      </div>
      <ActionButton
        className="px-4"
        action={() => call('revoke_review_link', { link: id })}
        // The row disappears; the keyboard's focus stays near.
        onDone={() => document.getElementById(LINKS)?.focus()}
      >
        <AdminText of="post-translation" text="links.revoke" elements={{ reader: <>{reader}</> }} />
      </ActionButton>
    </li>
  );
}
