// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DesktopNav } from '@/features/public/navigation/Header';
import { pathOf } from '@/site/pages';
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

it('the home page is left by no link to itself, also where it is at / in another language', () => {
  renderInSite(<DesktopNav />, '/', ANOTHER);
  const { home } = textsOf(ANOTHER, 'navigation');
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
});
