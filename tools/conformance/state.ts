/** What the rows share: the account and sessions of a run, and the calls. */
import { decodeJwt } from 'jose';
import type { Answer, Target } from './target.ts';

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
  const { aal, amr, role, aud } = decodeJwt<Level>(access);
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

  /** Calls the sign-in service, such as 'PUT user', in a session if one is given. */
  auth = (call: string, body?: object, session?: Session) =>
    this.target.call(call.replace(' ', ' /auth/v1/'), { body, token: session?.access });

  signIn = (password: string, email = this.email) =>
    this.auth('POST token?grant_type=password', { email, password });
  refresh = (refresh_token: string) =>
    this.auth('POST token?grant_type=refresh_token', { refresh_token });
  user = (session: Session) => this.auth('GET user', undefined, session);
  change = (session: Session, body: object) => this.auth('PUT user', body, session);
  verify = (token_hash: string, type: string) => this.auth('POST verify', { token_hash, type });
  signOut = (session: Session, scope: string) =>
    this.auth(`POST logout?scope=${scope}`, undefined, session);
  rpc = ({ access }: Session, name: string, body: object = {}) =>
    this.target.call(`POST /rest/v1/rpc/${name}`, { token: access, body });
  enrol = (session: Session, friendly_name: string, factor_type = 'totp') =>
    this.auth('POST factors', { factor_type, friendly_name }, session);
  challenge = (id = this.factor.id) => this.auth(`POST factors/${id}/challenge`, {}, this.session);
  removeFactor = (session: Session) =>
    this.auth(`DELETE factors/${this.factor.id}`, undefined, session);

  /** Answers the challenge before, or a new one. */
  async answer(code: string, isNew = true) {
    if (isNew) this.challengeId = String((await this.challenge()).body.id);
    const body = { challenge_id: this.challengeId, code };
    return this.auth(`POST factors/${this.factor.id}/verify`, body, this.session);
  }
}

export const NEXT_PASSWORD = 'cuatro limones verdes';

/** How a call of `/rest/v1` or `/storage/v1` differs from one with the public key, and what of its answer matters. */
export interface ApiCall {
  /** The account of the run; a token that nobody signed; the key of the jobs; no key at all. */
  by?: 'person' | 'forged' | 'service' | 'nobody';
  /** Or what makes it, of the account's id. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What else matters than status and code. */
  shows?: (answer: Answer) => string;
  /** The whole of what matters. */
  outcome?: (answer: Answer) => string;
}

export const forged = (token: string) => `${token.slice(0, -6)}AAAAAA`;

/** Makes rows that are one call of an API, such as 'GET categories?select=name'. */
export const rowsOf =
  (root: string) =>
  (
    call: string,
    path: string,
    expected: string,
    { by, body, headers, shows, outcome }: ApiCall = {},
    embedded?: Row['embedded'],
  ): Row =>
    row(
      call,
      expected,
      async ({ target, session: { access } }) => {
        const send = by === 'service' ? target.asService : target.call;
        const answer = await send(path.replace(' ', ` ${root}`), {
          headers: headers ?? {},
          isAnonymous: by === 'nobody',
          token: by === 'person' ? access : by === 'forged' ? forged(access) : undefined,
          body:
            typeof body === 'function'
              ? (body as (id?: string) => unknown)(decodeJwt(access).sub)
              : body,
        });
        if (outcome) return outcome(answer);
        return shows ? `${brief(answer)} ${shows(answer)}` : brief(answer);
      },
      embedded,
    );
