import { Pending } from '@/lib/admin/requests';
import { useQuery } from '@tanstack/react-query';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { AdminPage, Panel } from '@/ui/admin/page';
import { ContentFigures, TranslationFigures } from '@/features/admin/dashboard/Figures';
import { Outcomes } from '@/features/admin/dashboard/Outcomes';
import { figureOf, type Line, linesOptions } from '@/features/admin/dashboard/queries';
import { tasksFrom } from '@/features/admin/dashboard/tasks';
import { Today } from '@/features/admin/dashboard/Today';
import { Visits } from '@/features/admin/dashboard/Visits';
import { testimonialsOptions } from '@/features/admin/testimonials/queries';
import { completenessIn } from '@/features/admin/testimonials/testimonial';
import { completeness as completenessOfTexts } from '@/features/admin/texts/catalogue';
import { useAllTexts } from '@/features/admin/texts/queries';
import { officeCalendarOptions } from '@/lib/admin/officeCalendar';
import { settingsOptions } from '@/lib/admin/settings';
import { admin as t } from '@/admin-texts';
import { type Language, LANGUAGES } from '@/site/languages';

/** What there is to do, and the site's figures (PRODUCT 5). */
export default function DashboardPage() {
  const isAdmin = useRole() === 'admin';
  const { data, error, refetch, dataUpdatedAt } = useQuery(linesOptions());

  return (
    <AdminPage title={t('screens.dashboard')}>
      {data && <Work lines={data} now={new Date(dataUpdatedAt)} />}
      {!data && <Pending {...{ error, refetch }} failed={t('dashboard.failed')} />}
      <div className="mt-6 grid gap-6">
        <Panel className="gap-3" title={t('dashboard.visits')}>
          <Visits />
        </Panel>
        <Panel className="gap-3" title={t('dashboard.outcomes')}>
          <Outcomes readsEnquiries={isAdmin} />
        </Panel>
      </div>
    </AdminPage>
  );
}

/** The list of what there is to do, above the figures of content. */
function Work({ lines, now }: { lines: readonly Line[]; now: Date }) {
  const isAdmin = useRole() === 'admin';
  const { status } = useSession();
  const { texts: all } = useAllTexts();
  const texts = all && ((language: Language) => completenessOfTexts(all, language));
  const { data: testimonials } = useQuery(testimonialsOptions());
  const calendar = useQuery({ ...officeCalendarOptions(), enabled: isAdmin });
  const settings = useQuery({ ...settingsOptions(), enabled: isAdmin });
  const outdatedTexts = new Map(
    LANGUAGES.map((code) => [code, texts?.(code).outdated ?? 0] as const).filter(
      ([, count]) => count > 0,
    ),
  );
  const known = {
    calendar: calendar.data,
    now,
    outdatedTexts,
    archivedAt: settings.data?.last_archive_at,
  };
  // Clients' names must not stay on the page when the session ends.
  const tasks = status === 'signed-in' ? tasksFrom(lines, known) : [];
  const isLoaded = texts && (!isAdmin || (calendar.data && settings.data));
  const problem = calendar.error ?? settings.error;
  return (
    <>
      {problem && (
        <Pending
          error={problem}
          refetch={() => Promise.all([calendar.refetch(), settings.refetch()])}
          failed={t('dashboard.incomplete')}
        />
      )}
      {(isLoaded || tasks.length > 0) && <Today tasks={tasks} />}
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <ContentFigures lines={lines} />
        <TranslationFigures
          posts={(language) => shareOfPosts(lines, language)}
          texts={texts}
          testimonials={testimonials && ((language) => completenessIn(testimonials, language))}
        />
      </div>
    </>
  );
}

function shareOfPosts(lines: readonly Line[], language: Language) {
  const { count: done, outdated } = figureOf(lines, 'translations', language);
  const { published, scheduled, hidden } = figureOf(lines, 'posts');
  return { done, outdated, total: published + scheduled + hidden };
}
