import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import { markTexts, withoutMarks } from '@/features/admin/text-picker/marks';
import { OTHER } from '../../../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const i18n = i18next.createInstance();
/** Without the types of the site's own keys. */
const t = i18n.t.bind(i18n) as unknown as (key: string, options?: object) => string;
let find: ReturnType<typeof markTexts>;

beforeEach(async () => {
  await i18n.init({
    lng: SOURCE_LANGUAGE,
    fallbackLng: SOURCE_LANGUAGE,
    interpolation: { escapeValue: false },
    resources: {
      [SOURCE_LANGUAGE]: {
        common: { greeting: 'Hola, {{name}}', list: ['Uno', 'Dos'], deep: { title: 'Título' } },
      },
    },
  });
  find = markTexts(i18n);
});

it('marked texts are read as before, and lead back to where they are changed', () => {
  const shown = t('common:greeting', { name: 'Ana' });
  expect(withoutMarks(shown)).toBe('Hola, Ana');
  const list = t('common:list', { returnObjects: true }) as unknown as string[];
  expect(list.map(withoutMarks)).toEqual(['Uno', 'Dos']);
  const found = find([t('common:deep.title'), shown, ...list].join(' · '));
  expect(found.map(({ id }) => id)).toEqual([
    ...['common/deep.title', 'common/greeting', 'common/list.0', 'common/list.1'],
  ]);
  expect(find('A text of a post')).toEqual([]);
});

it('texts that are loaded or changed later are marked too', () => {
  i18n.addResourceBundle(OTHER, 'blog', { title: 'Blog' });
  i18n.addResource(SOURCE_LANGUAGE, 'common', 'deep.title', 'Otro título');
  expect(find(t('blog:title', { lng: OTHER }))).toEqual([{ id: 'blog/title', language: OTHER }]);
  const changed = t('common:deep.title');
  expect(withoutMarks(changed)).toBe('Otro título');
  expect(find(changed)).toEqual([{ id: 'common/deep.title', language: SOURCE_LANGUAGE }]);
});
