// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { preferredLanguage, rememberLanguage } from '@/i18n/preference';
import { ANOTHER, OTHER } from '../support/languages';

it('with blocked storage uses the browser’s language, and keeps a choice for the page', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(`${OTHER}-AT`);
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
  // Two spies, on getter and setter, would each put the other back.
  Object.defineProperty(document, 'cookie', { get: denied, set: denied, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
  expect(preferredLanguage()).toBe(OTHER);
  rememberLanguage(ANOTHER);
  expect(preferredLanguage()).toBe(ANOTHER);
});
