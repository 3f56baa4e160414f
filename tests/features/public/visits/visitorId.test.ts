// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ensureVisitorId } from '@/features/public/visits/countView';

describe('the visitor cookie (SPEC 3.8)', () => {
  it('is not set as shipped, since nothing reads it (PRODUCT 7)', () => {
    ensureVisitorId();
    expect(document.cookie).toBe('');
  });

  it('is set once, and never sent by a form of another site', () => {
    document.cookie = 'old_visitor_id=x; Path=/';
    const set = vi.spyOn(Document.prototype, 'cookie', 'set');
    ensureVisitorId(true);
    ensureVisitorId(true);
    expect(set.mock.calls.join()).toMatch(
      /^visitor_id=v_\d{13}[0-9a-z]{14};[^,]*; Path=\/; SameSite=Lax$/,
    );
  });

  it.each([
    ['a browser asks not to be tracked', { globalPrivacyControl: true }, true],
    ['a browser sends Do Not Track', { doNotTrack: '1' }, true],
    ['the firm has switched it off', {}, false],
  ])('is not set where %s, and removed, on any page', (_, asked, isUsed) => {
    ensureVisitorId(true);
    history.replaceState(null, '', '/blog/a');
    vi.stubGlobal('navigator', asked);
    for (let time = 0; time < 2; time += 1) {
      ensureVisitorId(isUsed);
      expect(document.cookie).not.toContain('visitor_id');
    }
  });
});
