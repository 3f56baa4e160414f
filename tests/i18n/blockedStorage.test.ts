// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { preferredLanguage, rememberLanguage } from '@/i18n/preference';
import { ANOTHER, OTHER } from '../support/languages';

it('with blocked storage uses the browser’s language, and keeps a choice for the page', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(`${OTHER}-AT`);
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(denied);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(denied);
  expect(preferredLanguage()).toBe(OTHER);
  rememberLanguage(ANOTHER);
  expect(preferredLanguage()).toBe(ANOTHER);
});
