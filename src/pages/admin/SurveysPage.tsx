import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { RoleGuard } from '@/features/auth/RoleGuard';
import { ErasePerson } from '@/features/erasures/ErasePerson';
import { ErasureHistory } from '@/features/erasures/ErasureHistory';
import { ExportButton } from '@/features/surveys/ExportButton';
import { surveysKeys } from '@/features/surveys/queries';
import { SurveyDetail } from '@/features/surveys/SurveyDetail';
import { SurveyFilters } from '@/features/surveys/SurveyFilters';
import { SurveyList } from '@/features/surveys/SurveyList';
import { AdminPage } from '@/ui/AdminPage';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';

/** The answers to the contact questionnaire (PRODUCT 5); editors do not see them. */
export default function SurveysPage() {
  return (
    <RoleGuard roles={['admin']}>
      <Surveys />
    </RoleGuard>
  );
}

function Surveys() {
  const [params] = useSearchParams();
  const history = params.get('view') === 'erasures';
  return (
    <AdminPage title="Consultas" actions={!history && <ExportButton />}>
      <nav aria-label="Consultas" className="mb-4 flex gap-1 border-b border-limestone-300">
        <ViewLink to="/config-blogmr/cuestionario" current={!history}>
          Recibidas
        </ViewLink>
        <ViewLink to="/config-blogmr/cuestionario?view=erasures" current={history}>
          Historial de borrados
        </ViewLink>
      </nav>
      {history ? <ErasureHistory /> : <ListAndDetail />}
    </AdminPage>
  );
}

function ViewLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-11 items-center border-b-4 px-3',
        current ? 'border-terracotta-600 font-semibold' : 'border-transparent hover:bg-white',
      )}
    >
      {children}
    </Link>
  );
}

/** The list; beside it, or on a phone in its place, the enquiry that the address names. */
function ListAndDetail() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [erased, setErased] = useState('');
  const openId = params.get('id');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // Opened by a click or Enter, the enquiry takes the focus; opened by arrow keys, the list keeps it.
  const last = useRef(openId);
  useEffect(() => {
    const before = last.current;
    last.current = openId;
    if (openId && !before) {
      heading.current?.focus();
      return;
    }
    if (openId || !before) return;
    list.current?.querySelector<HTMLElement>(`[data-survey="${CSS.escape(before)}"]`)?.focus();
  }, [openId]);

  const close = () =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete('id');
      return next;
    });

  return (
    <>
      <p role="status" className="mb-4 rounded bg-sea-100 p-3 font-semibold empty:hidden">
        {erased}
      </p>
      <div className={cx(openId !== null && 'max-lg:hidden')}>
        <SurveyFilters />
      </div>
      <div
        className={cx(
          openId !== null && 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-6',
        )}
      >
        <div ref={list} className={cx('min-w-0', openId !== null && 'max-lg:hidden')}>
          <SurveyList openId={openId} />
        </div>
        {openId && (
          <div className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100svh-2rem)] lg:overflow-y-auto">
            <button type="button" className={buttonClass('quiet')} onClick={close}>
              <ArrowLeft aria-hidden="true" className="size-4" />
              Cerrar y volver a la lista
            </button>
            <SurveyDetail
              id={openId}
              headingRef={heading}
              actions={() => (
                <ErasePerson
                  survey={openId}
                  onErased={(count) => {
                    setErased(
                      count === 1
                        ? 'Se ha borrado 1 consulta.'
                        : `Se han borrado ${count} consultas.`,
                    );
                    client.removeQueries({ queryKey: surveysKeys.one(openId) });
                    void client.invalidateQueries({ queryKey: surveysKeys.all });
                    close();
                  }}
                />
              )}
            />
          </div>
        )}
      </div>
    </>
  );
}
