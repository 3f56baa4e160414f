import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { adminLanguage, review as t } from '@/admin-texts';
import { DataForm } from '@/lib/admin/DataForm';
import { failureText, Refusal } from '@/lib/admin/requests';
import { LanguageButtons } from '@/lib/admin/LanguageButtons';
import { formatOfficeDateTime, languageName } from '@/lib/admin/format';
import { firm } from '@/site/firm';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { TextArea, TextField } from '@/ui/admin/controls';
import type { Approval as Given, ReviewNote } from '../sharing/queries';
import { callByLink, languagesOf, linkOptions, type Review } from './queries';

interface DraftReviewProps {
  token: string;
  review: Review;
  /** Renders the post in a language as the public site shows it. */
  renderPost: (review: Review, language: Language) => ReactNode;
}

/** A draft in its languages, with the notes and the approval of each. */
export function DraftReview({ token, review, renderPost }: DraftReviewProps) {
  const [chosen, setLanguage] = useState<Language>(SOURCE_LANGUAGE);
  const [author, setAuthor] = useState(review.reader);
  const languages = languagesOf(review);
  const language = languages.includes(chosen) ? chosen : SOURCE_LANGUAGE;
  const isApproved = (code: Language) =>
    review.approvals.some((approval) => approval.language === code && approval.current);

  // The same in both forms.
  const signature = (
    <TextField
      label={t('author')}
      name="author"
      value={author}
      required
      maxLength={80}
      autoComplete="name"
      className="max-w-sm"
      onChange={(event) => setAuthor(event.target.value)}
    />
  );
  const signed = { token, review, language, signature };
  return (
    <>
      <header
        lang={adminLanguage()}
        dir="ltr"
        className="grid gap-2 border-b border-limestone-300 bg-white p-4"
      >
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-serif text-xl">{firm.name}</span>
          <span className="font-semibold">{t('title')}</span>
        </p>
        <p className="text-sm text-ink-700">
          {t('forYouOnly', { until: formatOfficeDateTime(review.expires_at) })}
        </p>
        <nav aria-label={t('languages')} className="flex flex-wrap gap-1">
          <LanguageButtons
            languages={languages}
            shown={language}
            onShow={setLanguage}
            note={(code) => (isApproved(code) ? ` (${t('approved')})` : '')}
          />
          <a href="#revision" className="inline-flex min-h-11 items-center px-3 text-sm underline">
            {t('skip')}
          </a>
        </nav>
      </header>
      <main lang={adminLanguage()} dir="ltr">
        {renderPost(review, language)}
        <section
          id="revision"
          aria-labelledby="revision-title"
          className="border-t border-limestone-300 bg-limestone-100 py-10"
        >
          <div className="container-article grid gap-6">
            <h2 id="revision-title" className="text-2xl">
              {t('heading', { language: languageName(language) })}
            </h2>
            <NoteList notes={review.notes.filter((note) => note.language === language)} />
            <NoteForm key={`note-${language}`} {...signed} />
            <Approval key={`approval-${language}`} {...signed} />
          </div>
        </section>
      </main>
    </>
  );
}

/** The notes that readers of this link have left in a language. */
function NoteList({ notes }: { notes: readonly ReviewNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label={t('note.sentNotes')} className="grid gap-3">
      {notes.map((note) => (
        <li key={note.id} className="rounded border border-limestone-300 bg-white p-3">
          <p className="text-sm text-ink-700">
            {note.author}
            {!note.current && ` · ${t('note.older')}`}
            {note.settled && ` · ${t('note.settled')}`}
          </p>
          <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
            {note.body}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface SignedProps {
  token: string;
  review: Review;
  language: Language;
  /** The field of the reader's name. */
  signature: ReactNode;
}

const CARD = 'grid gap-4 rounded-lg bg-white p-4 shadow-card sm:p-5';

/** Leaves a note about the text in a language, as it was read. */
function NoteForm({ token, review, language, signature }: SignedProps) {
  const client = useQueryClient();
  async function send({ author = '', note = '' }: Record<string, string>) {
    const { version, fingerprints } = review;
    const args = { token, lang: language, author, note, seen: fingerprints[language] ?? '' };
    const isAdded = await callByLink('add_review_note', { ...args, version });
    if (isAdded !== true) throw new Refusal(t('note.deadLink'));
    const id = crypto.randomUUID();
    const sent = { id, language, author, body: note, settled: false, current: true } as ReviewNote;
    const shown: Review = { ...review, notes: [sent, ...review.notes] };
    client.setQueryData(linkOptions(token).queryKey, shown);
  }
  return (
    <DataForm
      className={CARD}
      save={send}
      adds
      readsAgain={false}
      label={t('note.send')}
      savedLabel={t('note.sent')}
      failed={failureText}
    >
      <h3 className="text-xl">{t('note.heading')}</h3>
      {signature}
      <TextArea
        label={t('note.label', { language: languageName(language) })}
        hint={t('note.hint')}
        name="note"
        required
        maxLength={2000}
        rows={4}
        dir="auto"
      />
    </DataForm>
  );
}

/** Approves the text in a language as it is shown. */
function Approval({ token, review, language, signature }: SignedProps) {
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const given = review.approvals.find((approval) => approval.language === language);
  const values = { language: languageName(language) };
  async function approve({ author = '' }: Record<string, string>) {
    const { queryKey } = linkOptions(token);
    const args = { token, lang: language, author, seen: review.fingerprints[language] ?? '' };
    const outcome = await callByLink('approve_review', args);
    if (outcome === 'changed') {
      await client.refetchQueries({ queryKey });
      throw new Refusal(t('approval.changed'));
    }
    const others = review.approvals.filter((approval) => approval !== given);
    const approvals = [...others, { language, author, current: true } as Given];
    const shown: Review = { ...review, approvals };
    client.setQueryData(queryKey, outcome === null ? null : shown);
    // The button disappears; the keyboard's focus stays near.
    status.current?.focus();
  }
  return (
    <section className={CARD}>
      <h3 className="text-xl">{t('approval.heading')}</h3>
      <p role="status" tabIndex={-1} ref={status}>
        {given?.current && t('approval.given', { ...values, author: given.author })}
        {given && !given.current && t('approval.older')}
        {!given && t('approval.confirm', values)}
      </p>
      {!given?.current && (
        <DataForm
          className="grid gap-4"
          save={approve}
          readsAgain={false}
          label={t('approval.approve', values)}
          savedLabel=""
          failed={failureText}
        >
          {signature}
        </DataForm>
      )}
    </section>
  );
}
