import { beforeEach, describe, expect, it, vi } from 'vitest';

const queries = vi.hoisted(() => ({
  redeemCode: vi.fn(() => Promise.resolve()),
  openSession: vi.fn(() => Promise.resolve()),
  endSession: vi.fn(() => Promise.resolve()),
}));
vi.mock('@/features/admin/auth/queries', () => queries);
vi.stubGlobal('location', { hash: '', pathname: '/admin-login', search: '' });

const { linkIn } = await import('@/features/admin/auth/mailLink');
const read = (fragment: string) => linkIn(new URLSearchParams(fragment));
const SESSION = 'access_token=a&expires_in=900&refresh_token=r&token_type=bearer';

beforeEach(() => vi.clearAllMocks());

describe('a link from a mail', () => {
  it.each([
    ['token_hash=h&type=recovery', 'redeemCode', ['h', false]],
    ['token_hash=h&type=invite', 'redeemCode', ['h', true]],
    [SESSION, 'openSession', ['a', 'r']],
  ] as const)('is used up when the person asks, and not when read: %s', async (link, use, how) => {
    const { redeem } = read(link);
    expect(queries.redeemCode).not.toHaveBeenCalled();
    expect(queries.openSession).not.toHaveBeenCalled();
    await redeem?.();
    expect(queries[use]).toHaveBeenCalledWith(...how);
  });

  it.each(['', 'type=x', `${SESSION}&type=email_change`])('is none: %s', (fragment) => {
    expect(read(fragment)).toEqual({});
  });

  it.each([
    ['without a session', SESSION.replace('refresh_token=r&', '')],
    ['without a code', 'token_hash=&type=recovery'],
    ['that has expired', 'error=access_denied&error_code=otp_expired'],
  ])('%s says so', (_, fragment) => {
    expect(read(fragment).problem).toMatch(/caducado o ya se ha usado/);
  });
});
