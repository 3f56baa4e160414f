import type { i18n as I18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createI18n } from '@/i18n/instance';
import { applyOverrides } from '@/i18n/overrides';
import { ANOTHER } from '../support/languages';

function i18nWith(texts: object) {
  const i18n = createI18n();
  i18n.addResourceBundle(ANOTHER, 'common', texts);
  return i18n;
}

/** `t` for keys outside the typed Spanish files. */
const textsOf = (i18n: I18n) =>
  i18n.getFixedT(ANOTHER, 'common') as (key: string, options?: object) => string;

describe('applyOverrides', () => {
  it('replaces a shipped text and restores it', () => {
    const i18n = i18nWith({ notFound: { explanation: 'shipped' } });
    const t = textsOf(i18n);
    applyOverrides(i18n, ANOTHER, [
      { namespace: 'common', key: 'notFound.explanation', value: 'changed' },
    ]);
    expect(t('notFound.explanation')).toBe('changed');
    applyOverrides(i18n, ANOTHER, [
      { namespace: 'common', key: 'notFound.explanation', value: 'again' },
    ]);
    expect(t('notFound.explanation')).toBe('again');
    applyOverrides(i18n, ANOTHER, []);
    expect(t('notFound.explanation')).toBe('shipped');
  });

  it('does not touch a namespace that has not loaded, so that it still loads', () => {
    const i18n = i18nWith({});
    applyOverrides(i18n, ANOTHER, [{ namespace: 'blog', key: 'title', value: 'changed' }]);
    expect(i18n.hasResourceBundle(ANOTHER, 'blog')).toBe(false);
  });

  it('adds a text that the language lacks and removes it again', () => {
    const i18n = i18nWith({ a: 'shipped' });
    const t = textsOf(i18n);
    applyOverrides(i18n, ANOTHER, [{ namespace: 'common', key: 'b.c', value: 'filled' }]);
    expect(t('b.c')).toBe('filled');
    applyOverrides(i18n, ANOTHER, []);
    expect(i18n.exists('b.c', { lng: ANOTHER, ns: 'common' })).toBe(false);
  });

  it('replaces a list item, and never extends the list', () => {
    const i18n = i18nWith({ items: ['one', 'two'], group: { a: 'x' } });
    applyOverrides(i18n, ANOTHER, [
      { namespace: 'common', key: 'items.1', value: 'changed' },
      { namespace: 'common', key: 'items.2', value: 'no' },
      { namespace: 'common', key: 'group', value: 'no' },
    ]);
    expect(i18n.getResourceBundle(ANOTHER, 'common')).toEqual({
      items: ['one', 'changed'],
      group: { a: 'x' },
    });
  });

  it('replaces one plural form', () => {
    const form = new Intl.PluralRules(ANOTHER).select(3);
    const i18n = i18nWith({ n_other: '{{count}}', [`n_${form}`]: '{{count}}' });
    const t = textsOf(i18n);
    applyOverrides(i18n, ANOTHER, [
      { namespace: 'common', key: `n_${form}`, value: 'few: {{count}}' },
    ]);
    expect(t('n', { count: 3 })).toBe('few: 3');
  });
});
