import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Link } from 'wouter';
import { ActionButton, failureText, Pending } from '@/lib/admin/requests';
import { call, liveCall } from '@/lib/admin/supabase';
import { mailName } from '@/lib/admin/format';
import { Moment } from '@/lib/admin/Moment';
import { mail as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { FactList } from '@/ui/admin/page';

interface Health {
  /** Whether no mail leaves, as without a mail server. */
  nowhere: boolean;
  waiting: number;
  sent: { at: string; kind: string } | null;
  failed: { at: string; kind: string; problem: string | null; enquiry: string | null } | null;
  /** The last test of the person who asks. */
  test: { sent: string | null; printed: boolean; problem: string | null } | null;
}

/** Whether mails leave: the last one that was sent, the last that failed, and a test on demand. */
export function MailHealth() {
  const { data, error, refetch } = useQuery({
    ...liveCall('mail_health', {}, (answer) => answer as Health),
    // More often while a test is on its way.
    refetchInterval: ({ state: { data: now } }) => (now?.test && !now.test.sent ? 3000 : 60_000),
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
      <FactList
        className="gap-y-1"
        facts={{
          [t('health.sent')]: sent ? <MailMoment {...sent} /> : t('health.noneSent'),
          [t('health.failed')]: failed ? (
            <>
              <MailMoment {...failed} />
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
          ),
          [t('health.waiting')]: waiting || t('health.none'),
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton
          className="px-4"
          icon={Send}
          action={() => call('request_test_mail')}
          failed={(failure) => t('health.notRequested', { reason: failureText(failure) })}
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

function MailMoment({ kind, at }: { kind: string; at: string }) {
  return (
    <>
      {mailName(kind)}, <Moment at={at} />
    </>
  );
}

/** What has become of the last test. */
function testText({ sent, printed, problem }: NonNullable<Health['test']>): string {
  if (printed) return t('test.printed');
  if (sent) return t('test.sent');
  return problem ? t('test.failed', { problem }) : t('test.waiting');
}
