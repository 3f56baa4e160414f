import type { ReactNode } from 'react';
import { useState } from 'react';
import { LanguageButtons } from '@/lib/admin/LanguageButtons';
import { languageName } from '@/lib/admin/languageName';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { ApprovalForm } from './ApprovalForm';
import { NoteForm } from './NoteForm';
import { languagesOf, type Review, type ReviewNote } from './review';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { firm } from '@/site/firm';

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

  return (
    <>
      <ReviewHeader title="Borrador para revisar" expiresAt={review.expires_at}>
        <nav aria-label="Idioma del borrador" className="flex flex-wrap gap-1">
          <LanguageButtons
            languages={languages}
            shown={language}
            onShow={setLanguage}
            note={(code) => (isApproved(code) ? ' (con visto bueno)' : '')}
          />
          <a href="#revision" className="inline-flex min-h-11 items-center px-3 text-sm underline">
            Ir a las notas y al visto bueno
          </a>
        </nav>
      </ReviewHeader>
      <main lang="es" dir="ltr">
        {renderPost(review, language)}
        <section
          id="revision"
          aria-labelledby="revision-title"
          className="border-t border-limestone-300 bg-limestone-100 py-10"
        >
          <div className="container-article grid gap-6">
            <h2 id="revision-title" className="text-2xl">
              Su revisión en {languageName(language)}
            </h2>
            <NoteList notes={review.notes.filter((note) => note.language === language)} />
            <NoteForm
              key={`note-${language}`}
              {...{ token, review, language, author, onAuthor: setAuthor }}
            />
            <ApprovalForm
              key={`approval-${language}`}
              {...{ token, review, language, author, onAuthor: setAuthor }}
            />
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
    <ul aria-label="Notas enviadas" className="grid gap-3">
      {notes.map((note) => (
        <li key={note.id} className="rounded border border-limestone-300 bg-white p-3">
          <p className="text-sm text-ink-700">
            {note.author}
            {!note.current && ' · sobre una versión anterior del texto'}
            {note.settled && ' · ya atendida por el despacho'}
          </p>
          <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
            {note.body}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ReviewHeaderProps {
  title: string;
  expiresAt: string;
  children?: ReactNode;
}

/** The head of a page that is opened by link. */
function ReviewHeader({ title, expiresAt, children }: ReviewHeaderProps) {
  return (
    <header lang="es" dir="ltr" className="grid gap-2 border-b border-limestone-300 bg-white p-4">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-serif text-xl">{firm.name}</span>
        <span className="font-semibold">{title}</span>
      </p>
      <p className="text-sm text-ink-700">
        Este enlace es solo para usted: no lo reenvíe. Vale hasta el{' '}
        {formatOfficeDateTime(expiresAt)}.
      </p>
      {children}
    </header>
  );
}
