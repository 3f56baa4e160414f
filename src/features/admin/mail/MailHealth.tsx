import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Link } from 'wouter';
import { ActionButton } from '@/lib/admin/actions';
import { call } from '@/lib/admin/supabase';
import { failureText, Pending } from '@/lib/admin/failures';
import { mailName } from '@/lib/admin/words';
import { Moment } from '@/lib/admin/Moment';
import { mail as t } from '@/admin-texts';
import { hintOf } from '@/lib/errors';
import { adminPath } from '@/site/adminPaths';
import { mailHealthOptions, type MailHealth as Health } from './queries';

/** Whether mails leave: the last one that was sent, the last that failed, and a test on demand. */
export function MailHealth() {
  const { data, error, refetch } = useQuery({
    ...mailHealthOptions(),
    // More often while a test is on its way.
    refetchInterval: ({ state }) => (state.data?.test && !state.data.test.sent ? 3000 : 60_000),
  });
  if (!data) return <Pending {...{ error, refetch }} />;
  const { nowhere, sent, failed, waiting, test } = data;
  return (
    <section aria-label={t('health.title')} className="grid max-w-2xl gap-3">
      {nowhere && (
        <p className="rounded border-s-4 border-terracotta-600 bg-limestone-100 p-3 font-semibold">
          {t('health.nowhere')}
        </p>
      )}
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] [&_dt]:font-semibold">
        <dt>{t('health.sent')}</dt>
        <dd>
          {sent ? (
            <>
              {mailName(sent.kind)}, <Moment at={sent.at} />
            </>
          ) : (
            t('health.noneSent')
          )}
        </dd>
        <dt>{t('health.failed')}</dt>
        <dd>
          {failed ? (
            <>
              {mailName(failed.kind)}, <Moment at={failed.at} />
              {failed.problem && ` (${failed.problem})`}
              {failed.enquiry && (
                <>
                  {' · '}
                  <Link to={adminPath('enquiries', { id: failed.enquiry })} className="underline">
                    {t('health.openEnquiry')}
                  </Link>
                </>
              )}
            </>
          ) : (
            t('health.none')
          )}
        </dd>
        <dt>{t('health.waiting')}</dt>
        <dd>{waiting === 0 ? t('health.none') : waiting}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton
          className="px-4"
          icon={Send}
          action={() => call('request_test_mail')}
          failed={(failure) =>
            hintOf(failure) === 'too_soon'
              ? t('health.tooSoon')
              : t('health.notRequested', { reason: failureText(failure) })
          }
        >
          {t('health.sendTest')}
        </ActionButton>
        <p role="status" className="text-sm">
          {test && testText(test)}
        </p>
      </div>
    </section>
  );
}

/** What has become of the last test. */
function testText({ sent, printed, problem }: NonNullable<Health['test']>): string {
  if (printed) return t('test.printed');
  if (sent) return t('test.sent');
  return problem ? t('test.failed', { problem }) : t('test.waiting');
}
