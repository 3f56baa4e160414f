import { useQuery } from '@tanstack/react-query';
import { useRole } from '@/features/auth/RoleGuard';
import {
  Card,
  FigureLink,
  OpinionFigures,
  PostFigures,
  TranslationFigures,
} from '@/features/dashboard/FigureCards';
import { figuresOptions } from '@/features/dashboard/queries';
import { Visits } from '@/features/dashboard/Visits';
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
          <Card title="Consultas nuevas">
            {data?.enquiries && (
              <>
                <FigureLink
                  to={`${ENQUIRIES}?state=new&urgency=urgent`}
                  label="Urgentes"
                  value={data.enquiries.urgent}
                />
                <FigureLink
                  to={`${ENQUIRIES}?state=new`}
                  label="Sin contestar"
                  value={data.enquiries.new}
                />
              </>
            )}
            <NewEnquiries />
          </Card>
        )}
        {data && (
          <>
            <PostFigures posts={data.posts} />
            <TranslationFigures {...data} />
            <OpinionFigures testimonials={data.testimonials} />
          </>
        )}
        {!data && !error && <Spinner label="Cargando..." />}
        {!data && error && (
          <LoadFailed onRetry={() => void refetch()}>
            {`No se han podido cargar las cifras. ${failureText(error)}`}
          </LoadFailed>
        )}
        <div className="lg:col-span-2">
          <Card title="Visitas">
            <Visits />
          </Card>
        </div>
      </div>
    </AdminPage>
  );
}
