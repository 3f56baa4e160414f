import { Problem } from '@/ui/admin/Problem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { languageLabel } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { Checkbox } from '@/ui/admin/Checkbox';
import { AnswerList } from './AnswerList';
import { type ReviewNote, reviewsOptions, settleNote } from './queries';

const t = adminTexts('post-translation');

interface NoteListProps {
  post: string;
  notes: readonly ReviewNote[];
}

/** The notes that came by link, those to be dealt with first. */
export function NoteList({ post, notes }: NoteListProps) {
  return (
    <AnswerList title={t('notes.title')} none={notes.length === 0 && t('notes.none')}>
      {notes.map((note) => (
        <NoteItem key={note.id} post={post} note={note} />
      ))}
    </AnswerList>
  );
}

function NoteItem({ post, note }: { post: string; note: ReviewNote }) {
  const client = useQueryClient();
  const { queryKey } = reviewsOptions(post);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (settled: boolean) => settleNote(note.id, settled),
    // In its place, so that the focus does not move with a note that is put behind the others.
    onSuccess: (_, settled) =>
      client.setQueryData(queryKey, (reviews) =>
        reviews
          ? {
              ...reviews,
              notes: reviews.notes.map((each) =>
                each.id === note.id ? { ...each, settled } : each,
              ),
            }
          : reviews,
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
