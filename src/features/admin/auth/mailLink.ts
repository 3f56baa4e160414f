import { authMessage } from '@/lib/admin/authMessage';
import { endSession, openSession, redeemCode } from './queries';

/** The parameters of a link from a mail, or of the service's redirect after one. */
const NAME = /^(token_hash|\w+_token|type|error|error_code|error_description)$/;

/** What a session in an address needs (SPEC 5). */
const SESSION = ['access_token', 'expires_in', 'refresh_token', 'token_type'];

/** The errors in an address that keep the session; any other removes it (SPEC 8). */
const KEEPING = ['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable'];

/** A link from a mail that led to this page. */
export interface MailLink {
  /** Why it cannot be used, in Spanish. */
  problem?: string;
  /** Whether that ends the browser's session. */
  endsSession?: boolean;
  /**
   * Uses it up. Called when the person asks for it: programs that look through mails open links too,
   * and some run scripts. @throws {AuthError}
   */
  redeem?: () => Promise<void>;
}

/** Of SPEC 8's errors in an address; without a code that the link has expired. */
const unusable = (code = '', endsSession = false): MailLink => ({
  problem: authMessage({ name: 'AuthImplicitGrantRedirectError', code }),
  endsSession,
});

/** What a fragment asks for; nothing if it is no link from a mail. */
export function linkIn(fragment: URLSearchParams): MailLink {
  const field = (name: string) => fragment.get(name) ?? '';
  const code = field('error_code') || field('error');
  if (code || fragment.has('error_description')) return unusable(code, !KEEPING.includes(code));
  if (fragment.has('token_hash')) {
    if (!field('token_hash')) return unusable();
    return { redeem: () => redeemCode(field('token_hash'), field('type') === 'invite') };
  }
  if (!fragment.has('access_token')) return {};
  // One that confirms a new address signs nobody in.
  if (field('type') === 'email_change') return {};
  if (SESSION.some((name) => !field(name))) return unusable();
  return { redeem: () => openSession(field('access_token'), field('refresh_token')) };
}

/** The link that led to this page, once: it is taken out of the address and the history. */
export const mailLink: Promise<MailLink> = (async () => {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if ([...fragment.keys()].some((name) => NAME.test(name))) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  const link = linkIn(fragment);
  if (link.endsSession) await endSession();
  return link;
})();
