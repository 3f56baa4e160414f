import { absenceAt } from '../../../../src/site/absence.ts';
import { firmWith } from '../../../../src/site/firmFacts.ts';
import { isMailAddress } from '../../../../src/site/mailAddress.ts';
import { agendaMailOf, appointmentMailOf } from './appointment.ts';
import { bodyOf, type Content, type Mail } from './body.ts';
import { confirmationOf } from './confirmation.ts';
import { credentialsMailOf } from './credentials.ts';
import {
  alertOf,
  detentionsOf,
  documentsNoticeOf,
  flaggedNoticeOf,
  summaryOf,
  testMailOf,
  warningOf,
} from './firmMails.ts';
import {
  calendarOf,
  type Claim,
  type ClaimedMail,
  MailProblem,
  type ReplyFacts,
} from './outbox.ts';
import { SOURCE_LANGUAGE, isLanguage } from '../../../../src/site/languages.ts';

/** Composes a claimed mail. @throws {MailProblem} if its subject was deleted. */
export function compose(mail: ClaimedMail, claim: Claim, siteUrl: string): Mail {
  const { id, kind, enquiry, credentials, appointment, reply } = mail;
  const live = firmWith(claim.facts);
  const from = { id, replyTo: live.email };
  const isAway = absenceAt(new Date(claim.now), calendarOf(claim)) !== undefined;
  const substitute = isAway ? claim.absenceEmail : null;
  const toFirm = { ...from, to: substitute ?? claim.alertEmail ?? live.email };
  if (kind === 'summary') return { ...toFirm, ...summaryOf(claim, siteUrl) };
  if (kind === 'detained') return { ...toFirm, ...detentionsOf(claim, siteUrl) };
  if (kind === 'flagged') return { ...toFirm, ...flaggedNoticeOf(claim, siteUrl) };
  if (kind === 'test' && mail.recipient)
    return { ...from, to: mail.recipient, ...testMailOf(siteUrl) };
  if (credentials)
    return { ...from, to: credentials.email, ...credentialsMailOf(credentials, siteUrl) };
  if (kind === 'agenda' && appointment)
    return { ...toFirm, ...agendaMailOf(appointment, claim, siteUrl) };
  const toClient = (address?: string | null) => {
    if (address && isMailAddress(address)) return { ...from, to: address };
    throw new MailProblem('no address', { final: true });
  };
  if (reply) return { ...toClient(reply.email), ...replyMailOf(reply) };
  if (kind === 'appointment' && appointment) {
    return {
      ...toClient(appointment.email),
      ...appointmentMailOf(appointment, live, claim, siteUrl),
    };
  }
  if (!enquiry) throw new MailProblem('no enquiry', { final: true });
  if (kind === 'alert') return { ...toFirm, ...alertOf(enquiry, siteUrl, new Date(claim.now)) };
  if (kind === 'documents') {
    const to = substitute ?? mail.recipient ?? toFirm.to;
    return { ...toFirm, to, ...documentsNoticeOf(enquiry, siteUrl, new Date(claim.now)) };
  }
  if (kind === 'warning') return { ...toFirm, ...warningOf(enquiry, claim, siteUrl) };
  return { ...toClient(enquiry.email), ...confirmationOf(enquiry, live, claim, siteUrl) };
}

/** A line that is an address and nothing else. */
const ADDRESS = /^https?:\/\/\S+$/;

/** A lawyer's reply, word for word. In HTML, an address on a line of its own is a link. */
function replyMailOf({ subject, body, language: code }: ReplyFacts): Content {
  const language = isLanguage(code) ? code : SOURCE_LANGUAGE;
  const text = body.replaceAll('\r\n', '\n').trim();
  const blocks = text
    .split(/\n{2,}|\n(?=https?:\/\/)|(?<=^https?:\/\/\S+)\n/m)
    .map((block) => (ADDRESS.test(block) ? { href: block, label: block } : block));
  return { subject, html: bodyOf(blocks, language).html, text: `${text}\n` };
}
