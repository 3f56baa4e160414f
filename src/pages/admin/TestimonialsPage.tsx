import { Pending } from '@/lib/admin/requests';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { TestimonialForm } from '@/features/admin/testimonials/TestimonialForm';
import { TestimonialList } from '@/features/admin/testimonials/TestimonialList';
import { testimonialsOptions } from '@/features/admin/testimonials/queries';
import { toTestimonial } from '@/features/public/testimonials/queries';
import { TestimonialCard } from '@/features/public/testimonials/TestimonialCard';
import { admin as t } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/page';
import { buttonClass } from '@/ui/classes';
import { SiteInLanguage } from './SiteInLanguage';

const NEW = 'new';

/** Clients' testimonials (PRODUCT 5): the list, or the form of the one that the URL names. */
export default function TestimonialsPage() {
  const [params, setParams] = useSearchParams();
  const [loaded, setLoaded] = useState(0);
  const { data, error, refetch } = useQuery(testimonialsOptions());
  const id = params.get('id');
  const testimonial = data?.find((one) => one.id === id && !one.deleted_at) ?? null;

  const editing = id !== null;
  const edited = id === NEW ? t('testimonials.new') : t('testimonials.edit');
  return (
    <AdminPage
      title={editing ? edited : t('screens.testimonials')}
      actions={
        !editing && (
          <Link to={`?id=${NEW}`} className={buttonClass('primary')}>
            <Plus className="size-5" />
            {t('testimonials.new')}
          </Link>
        )
      }
    >
      {!data && <Pending {...{ error, refetch }} failed={t('testimonials.failed')} />}
      {data && !editing && <TestimonialList testimonials={data} />}
      {data && editing && !testimonial && id !== NEW && (
        <p className="rounded bg-white p-6">
          {t.rich('testimonials.gone', { list: <Link to="?" /> })}
        </p>
      )}
      {data && editing && (testimonial ?? id === NEW) && (
        <TestimonialForm
          // The form keeps its initial values, so that a refetch does not replace what is being typed.
          key={`${id} ${loaded}`}
          testimonial={testimonial}
          preview={(values, language) => (
            // In the public site's own card and with its fallbacks to Spanish.
            <SiteInLanguage language={language} namespaces={['common']}>
              <div className="max-w-md">
                <TestimonialCard
                  testimonial={toTestimonial({ ...values, id: '', updated_at: '' }, language)}
                />
              </div>
            </SiteInLanguage>
          )}
          onDone={() => {
            setParams({});
            // A new one is the first of the list, far above the end of a long form.
            scrollTo({ top: 0, behavior: 'instant' });
          }}
          onReload={() => void refetch().then(() => setLoaded((count) => count + 1))}
        />
      )}
    </AdminPage>
  );
}
