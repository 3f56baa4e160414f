import { expect, it } from 'vitest';
import { createI18n } from '@/i18n/instance';
import { applyOverrides } from '@/i18n/overrides';
import { ANOTHER } from '../support/languages';

/** An instance with texts, and how it is overridden and read, also outside the typed files. */
function i18nWith(texts: object) {
  const i18n = createI18n();
  i18n.addResourceBundle(ANOTHER, 'common', texts);
  const override = (values: Record<string, string>, namespace: 'common' | 'blog' = 'common') =>
    applyOverrides(
      i18n,
      ANOTHER,
      Object.entries(values).map(([key, value]) => ({ namespace, key, value })),
    );
  const t = i18n.getFixedT(ANOTHER, 'common') as (key: string, options?: object) => string;
  return { i18n, override, t };
}

it('a shipped text is replaced and restored, and one that is missing added and removed', () => {
  const { i18n, override, t } = i18nWith({ notFound: { explanation: 'shipped' } });
  override({ 'notFound.explanation': 'changed' });
  override({ 'notFound.explanation': 'again', 'b.c': 'filled' });
  expect([t('notFound.explanation'), t('b.c')]).toEqual(['again', 'filled']);
  override({});
  expect(t('notFound.explanation')).toBe('shipped');
  expect(i18n.exists('b.c', { lng: ANOTHER, ns: 'common' })).toBe(false);
});

it('a namespace that has not loaded is not touched, so that it still loads', () => {
  const { i18n, override } = i18nWith({});
  override({ title: 'changed' }, 'blog');
  expect(i18n.hasResourceBundle(ANOTHER, 'blog')).toBe(false);
});

it('a list item and one plural form are replaced, lists never extended and groups never replaced', () => {
  const form = new Intl.PluralRules(ANOTHER).select(3);
  const { i18n, override, t } = i18nWith({
    items: ['one', 'two'],
    group: { a: 'x' },
    n_other: '{{count}}',
    [`n_${form}`]: '{{count}}',
  });
  override({ 'items.1': 'changed', 'items.2': 'no', group: 'no', [`n_${form}`]: 'few: {{count}}' });
  expect(i18n.getResourceBundle(ANOTHER, 'common')).toMatchObject({
    items: ['one', 'changed'],
    group: { a: 'x' },
  });
  expect(t('n', { count: 3 })).toBe('few: 3');
});
