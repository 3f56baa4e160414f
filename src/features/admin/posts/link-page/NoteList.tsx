import { adminTexts } from '@/admin-texts';
import type { ReviewNote } from './queries';

const t = adminTexts('review');

/** The notes that readers of this link have left in a language. */
export function NoteList({ notes }: { notes: readonly ReviewNote[] }) {
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
