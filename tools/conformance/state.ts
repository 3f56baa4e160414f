/** What the rows share: the account and sessions of a run, and the calls. */
import { type Claims, claimsOf } from '../../server/embedded/auth/token.ts';
import type { Answer, CallOptions, Target } from './target.ts';

export interface Row {
  call: string;
  expected: string;
  /** An answer that differs from Supabase's own, and why that harms nobody. */
  embedded?: { gets: string; because: string };
  run: (run: Run) => Promise<string>;
}

/** A call, Supabase's own answer to it, how to make it, and how the embedded service differs. */
export const row = (
  call: string,
  expected: string,
  make: (run: Run) => Promise<Answer | string>,
  embedded?: Row['embedded'],
): Row => ({
  call,
  expected,
  async run(run) {
    const answer = await make(run);
    return typeof answer === 'string' ? answer : brief(answer);
  },
  ...(embedded && { embedded }),
});

export interface Session {
  access: string;
  refresh: string;
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

/** The account and sessions of a run, and what they call. */
export class Run {
  session!: Session;
  first!: string;
  other!: Session;
  hash!: string;
  link!: Session;
  factor!: { id: string; secret: string };
  challengeId!: string;
  code!: string;

  constructor(
    readonly target: Target,
    readonly email: string,
    public password: string,
  ) {}

  /** Goes on with the session of an answer. @returns its level, or the answer if it has none. */
  goOnWith(answer: Answer): Answer | string {
    if (answer.status !== 200) return answer;
    this.session = sessionOf(answer);
    return levelOf(this.session);
  }

  /** Calls the sign-in service with a body, in a session if one is given. */
  auth(path: string, body?: object, session?: Session): Promise<Answer> {
    return this.target.call(`/auth/v1/${path}`, { body, token: session?.access });
  }

  signIn(password: string, email = this.email) {
    return this.auth('token?grant_type=password', { email, password });
  }

  refresh(refresh_token: string) {
    return this.auth('token?grant_type=refresh_token', { refresh_token });
  }

  user({ access }: Session) {
    return this.target.call('/auth/v1/user', { method: 'GET', token: access });
  }

  change({ access }: Session, body: object) {
    return this.target.call('/auth/v1/user', { method: 'PUT', token: access, body });
  }

  verify(token_hash: string, type: string) {
    return this.auth('verify', { token_hash, type });
  }

  rpc({ access }: Session, name: string, body: object = {}) {
    return this.target.call(`/rest/v1/rpc/${name}`, { token: access, body });
  }

  enrol(session: Session, friendly_name: string, factor_type = 'totp') {
    return this.auth('factors', { factor_type, friendly_name }, session);
  }

  challenge(id = this.factor.id) {
    return this.auth(`factors/${id}/challenge`, {}, this.session);
  }

  /** Answers the challenge before, or a new one. */
  async answer(code: string, isNew = true) {
    if (isNew) this.challengeId = String((await this.challenge()).body.id);
    const body = { challenge_id: this.challengeId, code };
    return this.auth(`factors/${this.factor.id}/verify`, body, this.session);
  }

  removeFactor({ access }: Session) {
    const path = `/auth/v1/factors/${this.factor.id}`;
    return this.target.call(path, { method: 'DELETE', token: access });
  }

  signOut(session: Session, scope: string) {
    return this.auth(`logout?scope=${scope}`, undefined, session);
  }
}

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
  const sent = ({ session }: Run) =>
    typeof body === 'function'
      ? (body as (id: string) => unknown)(claimsOf(session.access).sub)
      : body;
  return {
    ...row,
    async run(run) {
      const { access } = run.session;
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
        body: sent(run),
      };
      const answer = await (by === 'service' ? run.target.asService : run.target.call)(
        root + address,
        options,
      );
      if (outcome) return outcome(answer);
      return shows ? `${brief(answer)} ${shows(answer)}` : brief(answer);
    },
  };
}
