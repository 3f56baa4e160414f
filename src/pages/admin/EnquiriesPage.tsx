import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { ClientList } from '@/features/admin/clients/ClientList';
import { Blocked } from '@/features/admin/enquiries/erasures/Blocked';
import { EnquiryDetail } from '@/features/admin/enquiries/EnquiryDetail';
import { EnquiryFilters } from '@/features/admin/enquiries/EnquiryFilters';
import { filterFrom, OVERFLOW_VIEW } from '@/features/admin/enquiries/filter';
import { EnquiryList } from '@/features/admin/enquiries/EnquiryList';
import { markReviewed } from '@/features/admin/enquiries/mutations';
import {
  COUNT_LIMIT,
  enquiriesPageOptions,
  flaggedDetentionsOptions,
} from '@/features/admin/enquiries/queries';
import { Templates } from '@/features/admin/enquiries/replies/Templates';
import { ActionButton, failureText } from '@/lib/admin/requests';
import { withParams } from '@/lib/admin/withParams';
import { enquiries as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { AdminPage } from '@/ui/admin/page';
import { Button } from '@/ui/admin/controls';
import { buttonClass, cx } from '@/ui/classes';

/** The parts of the screen by their names in its address, which does without the first; null: the list. */
const VIEWS = {
  received: null,
  [OVERFLOW_VIEW]: null,
  templates: <Templates />,
  clients: <ClientList />,
  erasures: <Blocked />,
};
const NAMES = Object.keys(VIEWS) as (keyof typeof VIEWS)[];

/** The enquiries sent by the contact form (PRODUCT 5); admins only. */
export default function EnquiriesPage() {
  const [params] = useSearchParams();
  const view = NAMES.find((name) => name === params.get('view')) ?? 'received';
  const isOpen = !VIEWS[view] && params.has('id');
  const search = useState('');
  return (
    <AdminPage title={t('screens.enquiries')} compact={isOpen}>
      <nav
        aria-label={t('screens.enquiries')}
        className={cx(
          'mb-3 flex flex-wrap gap-x-1 border-b border-limestone-300',
          // So that what decides about an open enquiry fits on the first screen.
          isOpen && 'hidden',
        )}
      >
        {NAMES.map((name) => (
          <Link
            key={name}
            to={adminPath('enquiries', name === 'received' ? {} : { view: name })}
            aria-current={name === view ? 'page' : undefined}
            className={cx(
              'inline-flex min-h-11 items-center border-b-4 px-2 max-sm:min-h-9 max-sm:text-sm sm:px-3',
              name === view
                ? 'border-terracotta-600 font-semibold'
                : 'border-transparent hover:bg-white forced-colors:border-b-0',
            )}
          >
            {t(`enquiries.${name}`)}
          </Link>
        ))}
      </nav>
      {VIEWS[view] ?? (
        <>
          <FlaggedDetentions isListed={view === OVERFLOW_VIEW} />
          <ListAndDetail search={search} />
        </>
      )}
    </AdminPage>
  );
}

/** The list and, beside it or on a phone in its place, the enquiry that the URL names. */
function ListAndDetail(props: { search: [string, (search: string) => void] }) {
  const [search, setSearch] = props.search;
  const [params, setParams] = useSearchParams();
  const [erased, setErased] = useState('');
  const openId = params.get('id');
  const filter = filterFrom(params, search);
  const { person } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // What is opened takes the focus, which goes back to its link once it is closed.
  const last = useRef(openId);
  useEffect(() => {
    const before = last.current;
    last.current = openId;
    if (openId !== before && openId) heading.current?.focus();
    else if (!openId && before)
      list.current?.querySelector<HTMLElement>(`[data-enquiry="${CSS.escape(before)}"]`)?.focus();
  }, [openId]);

  const close = () => setParams((now) => withParams(now, { id: '' }));

  return (
    <>
      <p role="status" className="mb-4 rounded bg-sea-100 p-3 font-semibold empty:hidden">
        {erased}
      </p>
      <div
        className={cx(
          openId !== null && 'lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-4',
        )}
      >
        <div
          ref={list}
          className={cx(
            'min-w-0',
            openId !== null &&
              'max-lg:hidden lg:sticky lg:top-2 lg:max-h-[calc(100svh-1rem)] lg:self-start lg:overflow-y-auto',
          )}
        >
          <EnquiryFilters ownId={person?.id ?? ''} {...{ filter, setSearch }} />
          <EnquiryList {...{ filter, openId }} />
        </div>
        {openId && (
          <div className="min-w-0">
            {/* In sight wherever the enquiry is read; not in windows without room for it. */}
            <div className="sticky top-0 z-10 -mx-1 flex flex-wrap justify-between gap-x-2 rounded-b bg-limestone-100 px-1 low:static">
              <Button icon={ArrowLeft} variant="quiet" onClick={close}>
                <span>
                  {t.rich('enquiries.close', { more: <span className="max-sm:sr-only" /> })}
                </span>
              </Button>
              <NextEnquiry id={openId} />
            </div>
            <EnquiryDetail
              id={openId}
              headingRef={heading}
              onErased={(announcement) => {
                setErased(announcement);
                close();
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}

const WAITING = filterFrom(new URLSearchParams({ state: 'new' }));

/** Leads to the enquiry that is due after this one, the first again after the last. */
function NextEnquiry({ id }: { id: string }) {
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
      <ArrowRight className="size-4" />
    </Link>
  );
}

/**
 * Warns of unopened detentions that are flagged as probably automatic: one may be a person's. Where
 * their list is shown, they can be marked as reviewed, which ends their alerts.
 */
function FlaggedDetentions({ isListed }: { isListed: boolean }) {
  const { data } = useQuery(flaggedDetentionsOptions());
  const newest = data?.[0];
  if (!data || !newest) return null;
  const { length: count } = data;
  const number = count === COUNT_LIMIT ? t('flagged.orMore', { number: count }) : count;
  return (
    <div role="alert" className="mb-4 rounded border-2 border-terracotta-600 bg-white p-3">
      <p className="font-semibold text-terracotta-700">{t('flagged.found', { count, number })}</p>
      <p>{t('flagged.explained')}</p>
      {isListed ? (
        <ActionButton
          variant="quiet"
          action={() => markReviewed(newest.created_at)}
          failed={(error) => t('flagged.failed', { reason: failureText(error) })}
        >
          {t('flagged.noneIsPerson')}
        </ActionButton>
      ) : (
        <Link
          to={adminPath('enquiries', { view: OVERFLOW_VIEW, urgency: 'detained' })}
          className={buttonClass('quiet')}
        >
          {t('flagged.check')}
        </Link>
      )}
    </div>
  );
}
