// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { About } from '@/features/public/about/About';
import { Lawyer } from '@/features/public/about/Lawyer';
import { Byline } from '@/features/public/blog/article/Byline';
import { toPost } from '@/features/public/blog/post';
import LawyerPage from '@/pages/public/LawyerPage';
import { firm } from '@/site/firm';
import { lawyerPathOf, pathOf } from '@/site/pages';
import { textsOf } from '../../../../e2e/support/texts';
import { OTHER } from '../../../support/languages';
import { renderInSite } from '../../../support/renderInSite';
import { SOURCE_LANGUAGE } from '@/site/languages';

/** A firm of two, the second with a photograph. */
vi.mock('@/site/firm', async (original) => {
  const actual = await original<typeof import('@/site/firm')>();
  const { OTHER: other } = await import('../../../support/languages');
  const { SOURCE_LANGUAGE: source } = await import('@/site/languages');
  const [first] = actual.firm.lawyers;
  const second = { ...first, id: 'maria-ejemplo', name: 'Maria Ejemplo', barNumber: '0001' };
  const lawyers = [first, { ...second, photograph: 'maria.jpg', speaks: [source, other] }];
  return { ...actual, firm: { ...actual.firm, lawyers } };
});

const [first, second] = firm.lawyers;
const names = firm.lawyers.map(({ name }) => name);

describe('a firm of two lawyers', () => {
  it.each([
    ['on the home page', About],
    ['in the card of who answers', Lawyer],
  ])('names both %s, with links to their pages', (_, Part) => {
    renderInSite(<Part />, `/${OTHER}`);
    const links = names.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(links).toEqual(firm.lawyers.map(({ id }) => lawyerPathOf(id, OTHER)));
  });

  it('names author and reviewer of a post, but nobody who has left', () => {
    const post = toPost({ id: '1', author: second?.id, reviewer: first.id }, SOURCE_LANGUAGE);
    const { unmount } = renderInSite(<Byline post={post} />);
    expect(screen.getByRole('link', { name: names[1] ?? '' })).toBeVisible();
    expect(screen.getByText(/0001/)).toBeVisible();
    unmount();
    const gone = { ...post, author: 'somebody', reviewer: '' };
    expect(renderInSite(<Byline post={gone} />).container.querySelector('a')).toBeNull();
  });

  it('keeps the practice area that somebody has come from, up to the form', () => {
    const { contact } = textsOf(SOURCE_LANGUAGE, 'common').lawyer;
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const { unmount } = renderInSite(<Lawyer area="civil" />);
    expect(linkTo(first.name)).toBe(`${lawyerPathOf(first.id, SOURCE_LANGUAGE)}?area=civil`);
    unmount();
    for (const area of ['civil', '%3Cscript%3E']) {
      renderInSite(<LawyerPage />, `${lawyerPathOf(first.id, SOURCE_LANGUAGE)}?area=${area}`);
      const kept = area === 'civil' ? '?area=civil' : '';
      expect(linkTo(contact)).toBe(`${pathOf('contact', SOURCE_LANGUAGE)}${kept}`);
      cleanup();
    }
  });

  it('has a page for each, with its photograph or a drawing that says that it is one', async () => {
    const { about, lawyer } = textsOf(SOURCE_LANGUAGE, 'common');
    const shown = (id: string) => {
      renderInSite(<LawyerPage />, lawyerPathOf(id, SOURCE_LANGUAGE));
      return screen.findByRole('heading', { level: 1 });
    };
    expect(await shown(first.id)).toHaveTextContent(first.name);
    expect(screen.getByText(about.drawing)).toBeVisible();
    cleanup();
    expect(await shown('maria-ejemplo')).toHaveTextContent('Maria Ejemplo');
    expect(screen.queryByText(about.drawing)).toBeNull();
    const { srcset } = screen.getByRole<HTMLImageElement>('img', { name: 'Maria Ejemplo' });
    expect(srcset).toContain('/images/photographs/maria-person-400.webp 400w');
    const spoken = screen.getByText(lawyer.facts.speaks).parentElement as HTMLElement;
    const called = new Intl.DisplayNames(SOURCE_LANGUAGE, { type: 'language' });
    const both = [SOURCE_LANGUAGE, OTHER].map((code) => called.of(code) ?? code);
    const said = new Intl.ListFormat(SOURCE_LANGUAGE).format(both);
    expect(within(spoken).getByText(said)).toBeVisible();
  });
});
