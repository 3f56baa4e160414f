// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  areaOf,
  claimFirstVisit,
  ensureVisitorId,
  newVisitorId,
  releaseFirstVisit,
} from '@/features/public/visits/visitor';
import { OTHER } from '../../../support/languages';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('areaOf (SPEC 4.4)', () => {
  it.each([
    ['/', 'web'],
    ['/blog', 'blog'],
    ['/blog/un-articulo', 'blog'],
    ['/contacto', undefined],
    [`/${OTHER}`, undefined],
    [`/${OTHER}/blog`, undefined],
    ['/testimonios/blog', undefined],
  ])('%s is %s', (pathname, area) => {
    expect(areaOf(pathname)).toBe(area);
  });
});

describe('the visitor cookie (SPEC 3.8)', () => {
  it("is 'v_', the time and a random string", () => {
    const now = 1_790_000_000_000;
    expect(newVisitorId(now)).toMatch(/^v_1790000000000[0-9a-z]{14}$/);
    expect(new Set(Array.from({ length: 1000 }, () => newVisitorId(now))).size).toBe(1000);
  });

  it('is not set as shipped, since nothing reads it (PRODUCT 7)', () => {
    ensureVisitorId();
    expect(document.cookie).toBe('');
  });

  it('is set once', () => {
    ensureVisitorId(true);
    const first = document.cookie;
    expect(first).toMatch(/^visitor_id=v_/);
    ensureVisitorId(true);
    expect(document.cookie).toBe(first);
  });

  it('is never sent by a form of another site', () => {
    const set = vi.spyOn(Document.prototype, 'cookie', 'set');
    ensureVisitorId(true);
    expect(set.mock.calls.join()).toMatch(/^visitor_id=[^;]+;.*; Path=\/; SameSite=Lax$/);
  });

  it.each([
    ['a browser asks not to be tracked', { globalPrivacyControl: true }, true],
    ['a browser sends Do Not Track', { doNotTrack: '1' }, true],
    ['the firm has switched it off', {}, false],
  ])('is not set where %s, and removed', (_, asked, isUsed) => {
    ensureVisitorId(true);
    vi.stubGlobal('navigator', asked);
    ensureVisitorId(isUsed);
    expect(document.cookie).not.toContain('visitor_id');
    ensureVisitorId(isUsed);
    expect(document.cookie).not.toContain('visitor_id');
    vi.unstubAllGlobals();
  });

  it('is not confused with a cookie whose name has the same ending', () => {
    document.cookie = 'old_visitor_id=x; Path=/';
    ensureVisitorId(true);
    expect(document.cookie).toMatch(/(^|; )visitor_id=v_/);
  });
});

describe('the first visit of a session (SPEC 3.10)', () => {
  it('is claimed once per area', () => {
    expect([claimFirstVisit('web'), claimFirstVisit('web'), claimFirstVisit('blog')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(Object.keys(sessionStorage).sort()).toEqual(['visited_blog', 'visited_web']);
  });

  it('can be released', () => {
    claimFirstVisit('web');
    releaseFirstVisit('web');
    expect(claimFirstVisit('web')).toBe(true);
  });

  it('is never claimed where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(claimFirstVisit('web')).toBe(false);
  });
});
