import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { postTranslation as t } from '@/admin-texts';
import { ActionButton, failureText, Pending } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { DataForm } from '@/lib/admin/DataForm';
import { NewAddress } from '@/lib/admin/NewAddress';
import { REVIEW_PATH } from '@/site/adminPaths';
import { type Translation, TRANSLATIONS } from '@/site/languages';
import { formatOfficeDateTime, languageLabel, languageName } from '@/lib/admin/format';
import { Checkbox, Problem, SelectField, TextField } from '@/ui/admin/controls';
import { DialogButton } from '@/ui/admin/dialogs';
import type { PostForm } from '../usePostForm';
import { stateOf } from './LinkTranslations';
import { type Approval, type ReviewLink, type ReviewNote, reviewsOptions } from './queries';

/** Opens what goes to people without an account, and counts the links that can be used and the open notes. */
export function SharingButton({ post }: { post: PostForm }) {
  const { data } = useQuery(reviewsOptions(post.id));
  const links = data?.links.filter(({ usable }) => usable).length ?? 0;
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
        {data.links
          .filter(({ usable }) => usable)
          .map((link) => (
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
          {language && `: ${stateOf(link)}.`}
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
        {t.rich('links.revoke', { reader: <>{reader}</> })}
      </ActionButton>
    </li>
  );
}

/** How long a link lasts, in days; the most is also in supabase/schemas/46_review_links.sql. */
const DAYS = { read: { usual: '7', most: 30 }, translate: { usual: '14', most: 90 } };

const PURPOSES = [
  ['', t('links.toRead')],
  ...TRANSLATIONS.map(
    (code) => [code, t('links.toTranslate', { language: languageName(code) })] as const,
  ),
] as const;

/** Makes a link for somebody without an account. */
function LinkForm({ post }: { post: PostForm }) {
  const [lang, setLang] = useState<Translation>();
  const [made, setMade] = useState<{ address: string | null; hint: string }>();
  const { usual, most } = lang ? DAYS.translate : DAYS.read;
  return (
    <section aria-labelledby="new-link" className="grid gap-4">
      <h3 id="new-link" className="text-xl">
        {t('links.makeTitle')}
      </h3>
      {post.dirty && <p>{t('links.unsaved')}</p>}
      <SelectField
        label={t('links.purpose')}
        options={PURPOSES}
        value={lang ?? ''}
        onChange={({ target }) => setLang(TRANSLATIONS.find((code) => code === target.value))}
      />
      <DataForm
        className="grid gap-4 sm:grid-cols-[2fr_1fr]"
        // Each link is for somebody else.
        adds
        save={async ({ reader = '', days }) => {
          const args = { post: post.id, reader, days: Number(days), ...(lang && { lang }) };
          const token: string | null = await call('make_review_link', args);
          // Shown only now, since the database keeps a hash of the token, which is in the fragment because browsers
          // send that to nobody.
          const address = token && `${location.origin}${REVIEW_PATH}#${token}`;
          setMade({ address, hint: t(lang ? 'newAddress.hintWrite' : 'newAddress.hintRead') });
        }}
        label={t('links.make')}
        savedLabel=""
        failed={failureText}
        problem={made?.address === null && t('links.noPost')}
      >
        <TextField label={t('links.reader')} name="reader" required maxLength={80} />
        <TextField
          key={usual}
          type="number"
          label={t('links.days')}
          hint={t('links.daysHint', { most })}
          name="days"
          defaultValue={usual}
          required
          min={1}
          max={most}
        />
      </DataForm>
      {made?.address && <NewAddress key={made.address} address={made.address} hint={made.hint} />}
    </section>
  );
}
