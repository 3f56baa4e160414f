import type { ReactNode } from 'react';
import { useState } from 'react';
import { adminLanguage, review as t } from '@/admin-texts';
import { LanguageButtons } from '@/lib/admin/LanguageButtons';
import { languageName } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { firm } from '@/site/firm';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { TextField } from '@/ui/admin/fields';
import { languagesOf, type Review, type ReviewNote } from './queries';
import { ApprovalForm, NoteForm } from './ReviewForms';

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

  const signature = (
    <TextField
      label={t('author')}
      value={author}
      required
      maxLength={80}
      autoComplete="name"
      className="max-w-sm"
      onChange={(event) => setAuthor(event.target.value)}
    />
  );
  const signed = { token, review, language, author, signature };
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
            <ApprovalForm key={`approval-${language}`} {...signed} />
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
