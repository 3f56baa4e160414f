// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from '@/features/public/footer/Footer';
import { DesktopNav } from '@/features/public/navigation/DesktopNav';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf, postPathOf } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';
import { textsOf } from '../../../../e2e/support/texts';
import { ANOTHER } from '../../../support/languages';
import { renderInSite } from '../../../support/renderInSite';

const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map((one) => [
    one.textContent,
    one.getAttribute('aria-current'),
  ]);

it.each<Language>([SOURCE_LANGUAGE, ANOTHER])('the items in their order: %s', (language) => {
  const t = textsOf(language, 'navigation');
  renderInSite(<DesktopNav />, pathOf('service-labor', language));
  expect(marked()).toEqual([[t.services, 'true']]);
  fireEvent.click(screen.getByRole('button', { name: t.services }));
  const link = (name: string) => [name, screen.getByText(name).closest('a')?.getAttribute('href')];
  const areas = SERVICE_IDS.map((id) => [t.areas[id], pathOf(`service-${id}`, language)]);
  expect(SERVICE_IDS.map((id) => link(t.areas[id]))).toEqual(areas);
  expect(
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((a) => a.textContent),
  ).toEqual([t.home, ...areas.map(([name]) => name), t.about, t.blog, t.contact]);
  const home = pathOf('home', language);
  expect([t.home, t.about, t.blog, t.contact].map(link)).toEqual([
    [t.home, home],
    [t.about, `${home}#about`],
    [t.blog, pathOf('blog', language)],
    [t.contact, pathOf('contact', language)],
  ]);
  expect(screen.getByText(t.areas.labor)).toHaveAttribute('aria-current', 'page');
  fireEvent.click(screen.getByText(t.areas.family));
  expect(screen.queryByText(t.areas.family)).toBeNull();
});

it.each<[path: string, item: 'home' | 'blog' | 'contact', current: string]>([
  [pathOf('home', ANOTHER), 'home', 'page'],
  [pathOf('blog', ANOTHER), 'blog', 'page'],
  [postPathOf('a-post', ANOTHER), 'blog', 'true'],
  [pathOf('contact', ANOTHER), 'contact', 'page'],
])('%s is marked in the menu at %s', (path, item, current) => {
  renderInSite(<DesktopNav />, path);
  expect(marked()).toEqual([[textsOf(ANOTHER, 'navigation')[item], current]]);
});

it.each([
  ['header', <DesktopNav key="header" />, textsOf(ANOTHER, 'navigation').home],
  [
    'footer',
    <Footer key="footer" onLegalText={() => undefined} />,
    textsOf(ANOTHER, 'contact').footer.home,
  ],
])(
  'the %s of an unprefixed home page in another language links Home to itself',
  (_, part, name) => {
    renderInSite(part, '/', ANOTHER);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  },
);
