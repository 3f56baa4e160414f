import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRole } from '@/features/auth/RoleGuard';
import {
  Card,
  FigureLink,
  OpinionFigures,
  PostFigures,
  TranslationFigures,
} from '@/features/dashboard/FigureCards';
import { type Figures, figuresOptions } from '@/features/dashboard/queries';
import { Visits } from '@/features/dashboard/Visits';
import { ExpiredNotice } from '@/features/erasures/ExpiredNotice';
import { NewEnquiries } from '@/features/surveys/NewEnquiries';
import { failureText } from '@/lib/failureText';
import { AdminPage } from '@/ui/AdminPage';
import { LoadFailed } from '@/ui/LoadFailed';
import { Spinner } from '@/ui/Spinner';

const ENQUIRIES = '/config-blogmr/cuestionario';

/** What there is to do, and how the site is doing (PRODUCT 5). */
export default function DashboardPage() {
  const role = useRole();
  const { data, error, refetch } = useQuery(figuresOptions());

  return (
    <AdminPage title="Panel">
      <div className="grid gap-6 lg:grid-cols-2">
        {role === 'admin' && (
          <Column>
            <Enquiries figures={data?.enquiries} />
            {data && <OpinionFigures testimonials={data.testimonials} />}
          </Column>
        )}
        {data && (
          <Column>
            <PostFigures posts={data.posts} />
            {role === 'admin' && <TranslationFigures {...data} />}
          </Column>
        )}
        {data && role === 'editor' && (
          <Column>
            <TranslationFigures {...data} />
            <OpinionFigures testimonials={data.testimonials} />
          </Column>
        )}
        {!data && !error && <Spinner label="Cargando..." />}
        {!data && error && (
          <LoadFailed onRetry={() => void refetch()}>
            {`No se han podido cargar las cifras. ${failureText(error)}`}
          </LoadFailed>
        )}
        <div className="min-w-0 lg:col-span-2">
          <Card title="Visitas">
            <Visits />
          </Card>
        </div>
      </div>
    </AdminPage>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 content-start gap-6">{children}</div>;
}

/** The work that waits; the newest can be opened from here. */
function Enquiries({ figures }: { figures: Figures['enquiries'] | undefined }) {
  return (
    <Card title="Consultas nuevas">
      {figures && (
        <>
          <FigureLink
            to={`${ENQUIRIES}?state=new&urgency=urgent`}
            label="Urgentes"
            value={figures.urgent}
          />
          <FigureLink to={`${ENQUIRIES}?state=new`} label="Sin contestar" value={figures.new} />
        </>
      )}
      <NewEnquiries />
      <ExpiredNotice />
    </Card>
  );
}
