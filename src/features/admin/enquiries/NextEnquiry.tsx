import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { withParams } from '@/lib/admin/withParams';
import { enquiries as t } from '@/admin-texts';
import { buttonClass } from '@/ui/button';
import { filterFrom } from './filter';
import { enquiriesPageOptions } from './queries';

const WAITING = filterFrom(new URLSearchParams({ state: 'new' }));

/** Leads to the enquiry that is due after this one, the first again after the last. */
export function NextEnquiry({ id }: { id: string }) {
  const [params] = useSearchParams();
  const waiting = useQuery(enquiriesPageOptions(WAITING)).data?.waiting;
  // That none waits is not said before it is known.
  if (!waiting) return null;
  const at = waiting.findIndex((enquiry) => enquiry.id === id);
  const next = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))][0];
  if (!next || next.id === id) {
    return waiting.length === 0 ? <p className="text-sm">{t('next.none')}</p> : null;
  }
  return (
    <Link
      to={`?${withParams(params, { id: next.id }).toString()}`}
      replace
      className={buttonClass('quiet')}
    >
      {t('next.link')}
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  );
}
