import { Mail, MessageCircle } from 'lucide-react';
import { NewTabLink } from '@/i18n/NewTabLink';
import { useTexts } from '@/i18n/language';
import { allowed } from '@/lib/allowed';
import type { BackendErrorKind } from '@/lib/errors';
import { useFirm } from '@/lib/liveFirm';
import { chatUrl, mailtoUrl } from '@/site/links';
import { buttonClass } from '@/ui/classes';
import { intoView } from '@/ui/scroll';
import type { EnquiryValues } from './rules';

/** What is told apart, beside too many enquiries; all else is 'other'. */
const REASONS = ['offline', 'timeout', 'unreachable'] as const;

interface SendFailedProps {
  kind: BackendErrorKind;
  values: EnquiryValues;
  appointment: string | undefined;
}

/**
 * The reason that sending failed, with links to send the same text by e-mail or to write by chat,
 * whose address is another company's and so has a greeting and nothing of the case.
 */
export function SendFailed({ kind, values, appointment }: SendFailedProps) {
  const t = useTexts('contact');
  const { email, chatNumber } = useFirm();
  const known = REASONS.find((each) => each === kind);
  const reason = kind === 'rate-limited' ? 'rateLimited' : (known ?? 'other');
  const { practice_area: area, urgency, opposing_party: opponent } = values;
  const areaName = area === 'other' ? t('survey.otherArea') : area && t(`footer.services.${area}`);
  const facts = [
    appointment,
    areaName,
    t(`survey.urgencies.${urgency}`),
    opponent && `${t('survey.fields.opposing_party')} ${opponent}`,
    `${t('survey.fields.name')} – ${values.name}`,
    values.phone && `${t('survey.fields.phone')} – ${values.phone}`,
    values.email && `${t('survey.fields.email')} – ${values.email}`,
  ];
  const mailBody = fitIntoUrl(`${facts.filter(Boolean).join('\n')}\n\n${values.message}`);
  return (
    <div
      role="alert"
      ref={intoView}
      className="rounded-xl border-s-4 border-terracotta-600 bg-limestone-100 p-5"
    >
      <p className="text-lg font-semibold">{t('survey.failed.heading')}</p>
      <p className="mt-1">{t(`survey.failed.${reason}`)}</p>
      <p className="mt-3">{t('survey.failed.kept')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a
          href={mailtoUrl(email, { subject: t('survey.failedMail.subject'), body: mailBody })}
          className={buttonClass('secondary')}
        >
          <Mail className="size-5" />
          {t('survey.failed.mail')}
        </a>
        <NewTabLink
          href={chatUrl(chatNumber, t('chat.prefilled'))}
          className={buttonClass('secondary')}
        >
          <MessageCircle className="size-5" />
          {t('survey.failed.chat')}
        </NewTabLink>
      </p>
      <p className="mt-3 text-base text-ink-700">{t('survey.failed.chatWarning')}</p>
    </div>
  );
}

/** Browsers on Windows silently drop mailto: URLs longer than about 2,000 characters. */
const MAX_ENCODED_LENGTH = 1800;

/** As much of a text as fits into a URL, cut between characters and ended by an ellipsis where cut. */
export function fitIntoUrl(text: string, maxLength = MAX_ENCODED_LENGTH): string {
  // A lone surrogate cannot be encoded.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  // mailto: needs line breaks as CRLF.
  const encoded = encodeURIComponent(wellFormed.replace(/\n/g, '\r\n'));
  if (encoded.length <= maxLength) return wellFormed;
  let end = maxLength - encodeURIComponent('…').length;
  const decoded = () => allowed(() => decodeURIComponent(encoded.slice(0, end)));
  // A part of a character cannot be decoded.
  while (decoded() === undefined) end -= 1;
  return `${(decoded() ?? '').replace(/\r\n/g, '\n').trimEnd()}…`;
}
