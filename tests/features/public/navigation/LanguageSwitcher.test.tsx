// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { LanguageSwitcher } from '@/features/public/navigation/LanguageSwitcher';
import { answerRequests, renderInSite } from '../../../support/renderInSite';
import { type Language, SOURCE_LANGUAGE, LANGUAGE_FACTS } from '@/site/languages';
import { OTHER } from '../../../support/languages';
import { pathOf } from '@/site/pages';

const row = (code: string, name: string) => ({
  language_code: code,
  language_name: name,
  is_default: code === SOURCE_LANGUAGE,
});
const ROWS = [
  row(OTHER, LANGUAGE_FACTS[OTHER].name),
  row(SOURCE_LANGUAGE, LANGUAGE_FACTS[SOURCE_LANGUAGE].name),
];
const NAMES = new RegExp(
  [SOURCE_LANGUAGE, OTHER].map((code) => LANGUAGE_FACTS[code].name).join('|'),
);
const flagged = (code: Language) => LANGUAGE_FACTS[code].flag + LANGUAGE_FACTS[code].name;
const broken = () => Response.json({ message: 'broken' }, { status: 500 });

const button = () => screen.queryByRole('button', { name: NAMES });

async function openList(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: NAMES }));
  return screen.getByRole('list');
}
const linksIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('is hidden while the list loads, and with one language', async () => {
  const requests = answerRequests(() => Response.json(ROWS.slice(1)));
  const { container } = renderInSite(<LanguageSwitcher />);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(container).toBeEmptyDOMElement();
});

it('leads to the same page in each language, named in itself, and takes the focus back', async () => {
  answerRequests(() => Response.json(ROWS));
  renderInSite(<LanguageSwitcher />, `${pathOf('blog', OTHER)}?page=2#top`);
  const list = await openList();
  expect(linksIn(list)).toEqual([
    [flagged(OTHER), `${pathOf('blog', OTHER)}?page=2#top`],
    [flagged(SOURCE_LANGUAGE), '/blog?page=2#top'],
  ]);
  const links = within(list).getAllByRole('link');
  expect(links.map(({ lang, ariaCurrent }) => [lang, ariaCurrent])).toEqual([
    [OTHER, 'true'],
    [SOURCE_LANGUAGE, null],
  ]);
  // The right button opens a menu, the middle one the page in a new tab.
  const store = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockReturnValue();
  for (const pressed of [2, 1]) {
    fireEvent(
      links[1] as HTMLElement,
      new MouseEvent('auxclick', { bubbles: true, button: pressed }),
    );
    expect(store.mock.calls.length > 0).toBe(pressed === 1);
  }
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(screen.queryAllByRole('link')).toEqual([]);
  await userEvent.click(within(await openList()).getByRole('link', { current: false }));
  expect(screen.getByRole('button')).toHaveFocus();
});

it('offers Spanish and English when the list fails to load, and logs it', async () => {
  answerRequests(broken);
  renderInSite(<LanguageSwitcher />, pathOf('contact', OTHER));
  expect(linksIn(await openList())).toEqual([
    [flagged(SOURCE_LANGUAGE), pathOf('contact', SOURCE_LANGUAGE)],
    [flagged('en'), pathOf('contact', 'en')],
  ]);
  expect(console.error).toHaveBeenCalledWith('The languages failed to load.', expect.anything());
});
