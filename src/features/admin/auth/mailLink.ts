import { authMessage } from './messages';
import { openSession, redeemCode } from './queries';

/** The fragment's parameters in a link from a mail, or in the service's redirect after one. */
const NAME = /^(token_hash|\w+_token|type|error|error_code)$/;

/** The links whose session is opened, to set a password; one that confirms a new address is not. */
const OPENED = ['recovery', 'invite'];

/** Reads the fragment, and removes it from the address and the history. */
function takeFragment(): URLSearchParams {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if ([...fragment.keys()].some((name) => NAME.test(name))) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return fragment;
}

async function open(fragment: URLSearchParams): Promise<string | undefined> {
  const field = (name: string) => fragment.get(name) ?? '';
  const code = field('error_code') || field('error');
  if (code) return authMessage({ name: 'AuthImplicitGrantRedirectError', code });
  let error = null;
  if (fragment.has('token_hash')) {
    error = await redeemCode(field('token_hash'), field('type') === 'invite');
  } else if (fragment.has('access_token') && OPENED.includes(field('type'))) {
    error = await openSession(field('access_token'), field('refresh_token'));
  }
  return error ? authMessage(error) : undefined;
}

/**
 * Resolves once the session of a link from a mail is open, or there was no such link; with the
 * Spanish message if it failed.
 */
export const linkOpened = open(takeFragment());
