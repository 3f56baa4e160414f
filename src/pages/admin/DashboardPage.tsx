import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArchiveNotice } from '@/features/admin/archive/ArchiveNotice';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { useSession } from '@/features/admin/auth/SessionProvider';
import {
  Card,
  FigureLink,
  TestimonialFigures,
  PostFigures,
} from '@/features/admin/dashboard/FigureCards';
import { type Figures, figuresOptions } from '@/features/admin/dashboard/queries';
import { TranslationFigures } from '@/features/admin/dashboard/TranslationFigures';
import { Visits } from '@/features/admin/dashboard/Visits';
import { FlaggedDetentions } from '@/features/admin/enquiries/flagged/FlaggedDetentions';
import { OVERFLOW_VIEW } from '@/features/admin/enquiries/filter';
import { NewEnquiries } from '@/features/admin/enquiries/NewEnquiries';
import { UndeliveredMails } from '@/features/admin/mail/UndeliveredMails';
import { useTestimonialCompleteness } from '@/features/admin/testimonials/useTestimonialCompleteness';
import { useTextCompleteness } from '@/features/admin/texts/useTextCompleteness';
import { failureText } from '@/lib/admin/failureText';
import { adminPath } from '@/site/adminPaths';
import { AdminPage } from '@/ui/admin/AdminPage';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Spinner } from '@/ui/Spinner';

/** Open work and the site's figures (PRODUCT 5). */
export default function DashboardPage() {
  const role = useRole();
  const { status } = useSession();
  const { data, error, refetch } = useQuery(figuresOptions());

  return (
    <AdminPage title="Panel">
      {role === 'admin' && status === 'signed-in' && <FlaggedDetentions />}
      <div className="grid gap-6 lg:grid-cols-2">
        {role === 'admin' && (
          <Column>
            {/* Clients' names must not stay on the page when the session ends. */}
            {status === 'signed-in' && <Enquiries figures={data?.enquiries} />}
            {data && <TestimonialFigures testimonials={data.testimonials} />}
          </Column>
        )}
        {data && (
          <Column>
            <PostFigures posts={data.posts} />
            {role === 'admin' && <Translations figures={data} />}
          </Column>
        )}
        {data && role === 'editor' && (
          <Column>
            <Translations figures={data} />
            <TestimonialFigures testimonials={data.testimonials} />
          </Column>
        )}
        {!data && !error && <Spinner label="Cargando..." />}
        {!data && error && (
          <LoadFailure onRetry={() => void refetch()}>
            {`No se han podido cargar las cifras. ${failureText(error)}`}
          </LoadFailure>
        )}
        <div className="grid min-w-0 gap-6 lg:col-span-2">
          <Card title="Visitas">
            <Visits />
          </Card>
          {role === 'admin' && <ArchiveNotice />}
        </div>
      </div>
    </AdminPage>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 content-start gap-6">{children}</div>;
}

function Translations({ figures }: { figures: Figures }) {
  const texts = useTextCompleteness();
  const testimonials = useTestimonialCompleteness();
  return <TranslationFigures {...figures} texts={texts} testimonials={testimonials} />;
}

/** New enquiries: how many, and the newest to open. */
function Enquiries({ figures }: { figures: Figures['enquiries'] | undefined }) {
  return (
    <Card title="Consultas nuevas">
      {figures && (
        <>
          <FigureLink
            to={adminPath('enquiries', { state: 'new', urgency: 'urgent' })}
            label="Urgentes"
            value={figures.urgent}
          />
          <FigureLink
            to={adminPath('enquiries', { state: 'new' })}
            label="Sin contestar"
            value={figures.new}
          />
          {figures.overflow > 0 && (
            <FigureLink
              to={adminPath('enquiries', { view: OVERFLOW_VIEW })}
              label="Probablemente automáticas"
              value={figures.overflow}
            />
          )}
        </>
      )}
      <NewEnquiries />
      <UndeliveredMails />
    </Card>
  );
}
