/** What the rows share: the accounts and sessions of a run, and the calls. */
import { type Claims, claimsOf } from '../../server/embedded/auth/token.ts';
import type { Answer, CallOptions, Target } from './target.ts';

export interface Row {
  call: string;
  expected: string;
  /** An answer that differs from Supabase's own, and why that harms nobody. */
  embedded?: { gets: string; because: string };
  run: (state: State) => Promise<string>;
}

/** A call, Supabase's own answer to it, how to make it, and how the embedded service differs. */
export const row = (
  call: string,
  expected: string,
  run: (state: State) => Promise<Answer | string>,
  embedded?: Row['embedded'],
): Row => ({
  call,
  expected,
  async run(state) {
    const answer = await run(state);
    return typeof answer === 'string' ? answer : brief(answer);
  },
  ...(embedded && { embedded }),
});

export interface Session {
  access: string;
  refresh: string;
}

/** The accounts and sessions of a run. */
export interface State {
  target: Target;
  email: string;
  password: string;
  session: Session;
  first: string;
  other: Session;
  hash: string;
  link: Session;
  factor: { id: string; secret: string };
  challenge: string;
  code: string;
}

export const codeOf = ({ body: { error_code, code } }: Answer) =>
  [error_code, code].find((value) => typeof value === 'string') ?? '';
/** An answer in few words: '200', '400 invalid_credentials'. */
export const brief = (answer: Answer) =>
  answer.status < 300 ? String(answer.status) : `${answer.status} ${codeOf(answer)}`.trim();
/** Refused, with whatever status and code: the database raises, and services pass that on differently. */
export const refused = ({ status }: Answer) => (status >= 400 ? 'refused' : String(status));

export function sessionOf({ body }: Answer): Session {
  return { access: String(body.access_token), refresh: String(body.refresh_token) };
}

/** What the claims of a session say of its level. */
type Level = Record<'aal' | 'role' | 'aud', string> & { amr: { method: string }[] };

export const levelOf = ({ access }: Session) => {
  const { aal, amr, role, aud } = claimsOf(access) as Claims & Level;
  return `${aal} ${amr
    .map(({ method }) => method)
    .sort()
    .join('+')} ${role} ${aud}`;
};

/** Goes on with the session of an answer. @returns its level, or the answer if it has none. */
export function goOnWith(state: State, answer: Answer): Answer | string {
  if (answer.status !== 200) return answer;
  state.session = sessionOf(answer);
  return levelOf(state.session);
}

export const signIn = ({ target, email }: State, password: string, address = email) =>
  target.call('/auth/v1/token?grant_type=password', { body: { email: address, password } });
export const refresh = ({ target }: State, refresh_token: string) =>
  target.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
export const user = ({ target }: State, { access }: Session) =>
  target.call('/auth/v1/user', { method: 'GET', token: access });
export const change = ({ target }: State, { access }: Session, body: object) =>
  target.call('/auth/v1/user', { method: 'PUT', token: access, body });
export const verify = ({ target }: State, token_hash: string, type: string) =>
  target.call('/auth/v1/verify', { body: { token_hash, type } });
export const rpc = ({ target }: State, { access }: Session, name: string, body: object = {}) =>
  target.call(`/rest/v1/rpc/${name}`, { token: access, body });
export const enrol = ({ target }: State, { access }: Session, friendly_name: string) =>
  target.call('/auth/v1/factors', {
    token: access,
    body: { factor_type: 'totp', friendly_name },
  });
export const challenge = ({ target }: State, { access }: Session, id: string) =>
  target.call(`/auth/v1/factors/${id}/challenge`, { token: access, body: {} });
export const answerChallenge = (state: State, { access }: Session, code: string) =>
  state.target.call(`/auth/v1/factors/${state.factor.id}/verify`, {
    token: access,
    body: { challenge_id: state.challenge, code },
  });
export const signOut = ({ target }: State, { access }: Session, scope: string) =>
  target.call(`/auth/v1/logout?scope=${scope}`, { token: access });

export const NEXT_PASSWORD = 'cuatro limones verdes';

/** A row that is one call, as data. */
export interface ApiCall extends Omit<Row, 'run'> {
  /** 'GET categories?select=name' */
  path: string;
  /**
   * The account of the run; a token that nobody signed; the key of the jobs; no key at all. By
   * default the public key.
   */
  by?: 'person' | 'forged' | 'service' | 'nobody';
  /** Or what makes it, of the account's id. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What else matters than status and code. */
  shows?: (answer: Answer) => string;
  /** The whole of what matters. */
  outcome?: (answer: Answer) => string;
}

/** A call, what it asks, and Supabase's own answer to it. */
export const apiCall = (
  call: string,
  path: string,
  expected: string,
  more: Omit<ApiCall, 'call' | 'path' | 'expected'> = {},
): ApiCall => ({ call, path, expected, ...more });

export const forged = (token: string) => `${token.slice(0, -6)}AAAAAA`;

/** A row that makes the call and compares the answer. */
export function callRow(root: string, call: ApiCall): Row {
  const { path, by, body, headers = {}, shows, outcome, ...row } = call;
  const [, method = '', address = ''] = /^(\w+) (.*)$/.exec(path) ?? [];
  const sent = ({ session }: State) =>
    typeof body === 'function'
      ? (body as (id: string) => unknown)(claimsOf(session.access).sub)
      : body;
  return {
    ...row,
    async run(state) {
      const { access } = state.session;
      const token = {
        person: access,
        forged: forged(access),
        service: undefined,
        nobody: undefined,
      };
      const options: CallOptions = {
        method,
        headers,
        isAnonymous: by === 'nobody',
        token: by && token[by],
        body: sent(state),
      };
      const answer = await (by === 'service' ? state.target.asService : state.target.call)(
        root + address,
        options,
      );
      if (outcome) return outcome(answer);
      return shows ? `${brief(answer)} ${shows(answer)}` : brief(answer);
    },
  };
}
