import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '@/lib/failureText';
import { cx } from '@/ui/cx';
import { saveSurvey, SurveyConflict, surveysKeys } from './queries';
import { type Status, STATUSES, type Survey } from './survey';

/** How far the firm has got with an enquiry. */
export function SurveyState({ survey }: { survey: Survey }) {
  const client = useQueryClient();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (status: Status) => saveSurvey(survey.id, 'status', survey.status, status),
    onSuccess: (saved) => client.setQueryData(surveysKeys.one(survey.id), saved),
    onError: (problem) => {
      if (problem instanceof SurveyConflict) {
        client.setQueryData(surveysKeys.one(survey.id), problem.theirs);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: surveysKeys.all }),
  });

  return (
    <div role="group" aria-label="Estado de la consulta">
      <div className="inline-flex flex-wrap overflow-hidden rounded border border-ink-600">
        {Object.entries(STATUSES).map(([status, label]) => (
          <button
            key={status}
            type="button"
            aria-pressed={survey.status === status}
            disabled={isPending}
            onClick={() => {
              if (status !== survey.status) mutate(status as Status);
            }}
            className={cx(
              'min-h-11 px-4 font-semibold focus-visible:-outline-offset-3',
              survey.status === status ? 'on-dark bg-ink-800 text-white' : 'hover:bg-limestone-100',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {isSuccess && `Marcada como ${STATUSES[survey.status].toLowerCase()}.`}
      </p>
      <p role="alert" className="mt-1 text-sm font-semibold text-terracotta-700 empty:hidden">
        {error &&
          (error instanceof SurveyConflict
            ? `Otra persona la ha marcado entretanto como ${STATUSES[error.theirs.status].toLowerCase()}.`
            : `El estado no se ha guardado. ${failureText(error)}`)}
      </p>
    </div>
  );
}
