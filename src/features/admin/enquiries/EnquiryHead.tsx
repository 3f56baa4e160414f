import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { languageLabel } from '@/lib/admin/format';
import { enquiries as t } from '@/admin-texts';
import { formatPhone } from '@/site/links';
import { buttonClass } from '@/ui/classes';
import { conflictsOptions } from './conflicts/queries';
import { CHANNELS, conflictText, type Enquiry } from './enquiry';
import { EnquiryState } from './EnquiryState';
import { AnsweredQuestion } from './replies/AnsweredQuestion';
import { replyByPhone } from '@/lib/admin/replies/links';
import { useRecording } from './replies/queries';
import { DueMark, UrgencyMark } from './marks';

/** What decides how to go on: by when, in which language and by which way, the number, the conflict, the state. */
export function EnquiryHead({ enquiry }: { enquiry: Enquiry }) {
  const { id, email, phone, language, channel, status } = enquiry;
  const record = useRecording(id);
  const [called, setCalled] = useState(false);
  const tel = replyByPhone(enquiry);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UrgencyMark urgency={enquiry.urgency} />
        <DueMark enquiry={enquiry} />
        <span>
          {languageLabel(language)} · {CHANNELS[channel]}
        </span>
        <ConflictState enquiry={enquiry} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {phone && (
          <a
            href={tel}
            className={buttonClass(channel === 'call' ? 'primary' : 'secondary', 'px-4')}
            onClick={() => {
              setCalled(true);
              record('call');
            }}
          >
            <Phone className="size-4" />
            <span className="sr-only">{t('fields.phone')} </span>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        )}
        {email && (
          <bdi dir="ltr" className="[overflow-wrap:anywhere]">
            {email}
          </bdi>
        )}
      </p>
      {called && status === 'new' && (
        <AnsweredQuestion id={id} via="call" announced={false} onClose={() => setCalled(false)} />
      )}
      <EnquiryState enquiry={enquiry} />
    </>
  );
}

/** Whether a conflict is to be settled, or what came of it; that there is no hint stands above the message. */
function ConflictState({ enquiry }: { enquiry: Enquiry }) {
  const { data } = useQuery(conflictsOptions(enquiry.id));
  const settled = conflictText(enquiry);
  if (settled) return <span>{settled}</span>;
  return data && data.length > 0 ? (
    <span className="font-semibold text-terracotta-700">{t('conflicts.toCheck')}</span>
  ) : null;
}
