// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { preferredLanguage, rememberLanguage } from '../../src/i18n/preference';

it('where storage is blocked, the language is the browser’s, and a choice holds for the page', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('ru-RU');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(preferredLanguage()).toBe('ru');
  rememberLanguage('zh');
  expect(preferredLanguage()).toBe('zh');
});
