import { describe, expect, it } from 'vitest';
import { applyOverrides, createEngine } from '@/i18n/engine';

function engineWith(texts: object) {
  const engine = createEngine();
  engine.addResourceBundle('ar', 'common', texts);
  return engine;
}

describe('applyOverrides', () => {
  it('lays an override over a shipped text, and takes it off again', () => {
    const engine = engineWith({ notFound: { explanation: 'shipped' } });
    const t = engine.getFixedT('ar', 'common');
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

  it('ignores a key that the shipped files do not have', () => {
    const engine = engineWith({ a: 'shipped' });
    applyOverrides(engine, 'ar', [{ namespace: 'common', key: 'b.c', value: 'x' }]);
    expect(engine.getResourceBundle('ar', 'common')).toEqual({ a: 'shipped' });
  });
});
