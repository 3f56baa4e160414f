/** Rows that are one call each, as data. */
import { claimsOf } from '../../server/embedded/auth/token.ts';
import { brief, type Row, type State } from './state.ts';
import type { Answer, CallOptions } from './target.ts';

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
