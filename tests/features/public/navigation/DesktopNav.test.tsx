// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from '@/features/public/footer/Footer';
import { DesktopNav } from '@/features/public/navigation/DesktopNav';
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

it('the items are in their order, and the open page is marked', () => {
  const language = ANOTHER;
  const t = textsOf(language, 'navigation');
  renderInSite(<DesktopNav />, pathOf('service-labor', language));
  expect(marked()).toEqual([[t.services, 'true']]);
  fireEvent.click(screen.getByRole('button', { name: t.services }));
  const links = within(screen.getByRole('navigation')).getAllByRole<HTMLAnchorElement>('link');
  const home = pathOf('home', language);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [t.home, home],
    ...SERVICE_IDS.map((id) => [t.areas[id], pathOf(`service-${id}`, language)]),
    [t.about, `${home}#about`],
    [t.blog, pathOf('blog', language)],
    [t.contact, pathOf('contact', language)],
  ]);
  expect(screen.getByText(t.areas.labor)).toHaveAttribute('aria-current', 'page');
  fireEvent.click(screen.getByText(t.areas.family));
  expect(screen.queryByText(t.areas.family)).toBeNull();
});

it('a post is marked as part of the blog', () => {
  renderInSite(<DesktopNav />, postPathOf('a-post', ANOTHER));
  expect(marked()).toEqual([[textsOf(ANOTHER, 'navigation').blog, 'true']]);
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
