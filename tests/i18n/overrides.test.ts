import type { i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createEngine } from '@/i18n/engine';
import { applyOverrides } from '@/i18n/overrides';

function engineWith(texts: object) {
  const engine = createEngine();
  engine.addResourceBundle('ar', 'common', texts);
  return engine;
}

/** `t` for keys that the Spanish files need not have. */
const textsOf = (engine: i18n) =>
  engine.getFixedT('ar', 'common') as (key: string, options?: object) => string;

describe('applyOverrides', () => {
  it('lays an override over a shipped text, and takes it off again', () => {
    const engine = engineWith({ notFound: { explanation: 'shipped' } });
    const t = textsOf(engine);
    applyOverrides(engine, 'ar', [
      { namespace: 'common', key: 'notFound.explanation', value: 'changed' },
    ]);
    expect(t('notFound.explanation')).toBe('changed');
    applyOverrides(engine, 'ar', [
      { namespace: 'common', key: 'notFound.explanation', value: 'again' },
    ]);
    expect(t('notFound.explanation')).toBe('again');
    applyOverrides(engine, 'ar', []);
    expect(t('notFound.explanation')).toBe('shipped');
  });

  it('leaves a namespace alone that has not loaded, so that it still loads', () => {
    const engine = engineWith({});
    applyOverrides(engine, 'ar', [{ namespace: 'blog', key: 'title', value: 'changed' }]);
    expect(engine.hasResourceBundle('ar', 'blog')).toBe(false);
  });

  it('fills a text that the language lacks, and takes it out again', () => {
    const engine = engineWith({ a: 'shipped' });
    const t = textsOf(engine);
    applyOverrides(engine, 'ar', [{ namespace: 'common', key: 'b.c', value: 'filled' }]);
    expect(t('b.c')).toBe('filled');
    applyOverrides(engine, 'ar', []);
    expect(engine.exists('b.c', { lng: 'ar', ns: 'common' })).toBe(false);
  });

  it('changes an item of a list, and never makes the list longer', () => {
    const engine = engineWith({ items: ['one', 'two'], group: { a: 'x' } });
    applyOverrides(engine, 'ar', [
      { namespace: 'common', key: 'items.1', value: 'changed' },
      { namespace: 'common', key: 'items.2', value: 'no' },
      { namespace: 'common', key: 'group', value: 'no' },
    ]);
    expect(engine.getResourceBundle('ar', 'common')).toEqual({
      items: ['one', 'changed'],
      group: { a: 'x' },
    });
  });

  it('changes one plural form', () => {
    const engine = engineWith({ n_one: 'one', n_few: '{{count}}', n_other: '{{count}}' });
    const t = textsOf(engine);
    applyOverrides(engine, 'ar', [{ namespace: 'common', key: 'n_few', value: 'few: {{count}}' }]);
    expect(t('n', { count: 3 })).toBe('few: 3');
  });
});
