// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { About } from '@/features/public/about/About';
import { Lawyer } from '@/features/public/about/Lawyer';
import { Byline } from '@/features/public/blog/article/PostFacts';
import { toPost } from '@/features/public/blog/post';
import { ContactCards } from '@/features/public/contact/ContactCards';
import { TestimonialsNote } from '@/features/public/testimonials/TestimonialCard';
import LawyerPage from '@/pages/public/LawyerPage';
import { firm } from '@/site/firm';
import { lawyerPathOf } from '@/site/pages';
import { textsOf } from '../../../e2e/support/texts';
import { ANOTHER, OTHER } from '../../support/languages';
import { renderInSite } from '../../support/renderInSite';
import { SOURCE_LANGUAGE } from '@/site/languages';

/** A firm of two, the second with a photograph, that can be written to in two more ways. */
vi.mock('@/site/firm', async (original) => {
  const actual = await original<typeof import('@/site/firm')>();
  const [first] = actual.firm.lawyers;
  const second = { ...first, id: 'maria-ejemplo', name: 'Maria Ejemplo', barNumber: '0001' };
  const lawyers = [first, { ...second, photograph: 'maria.jpg' }];
  const { OTHER: language } = await import('../../support/languages');
  const channels = [
    { name: 'WeChat', handle: 'firm-es', languages: [language] },
    { name: 'Telegram', handle: '@firm', url: 'https://t.example/firm' },
  ];
  return { ...actual, firm: { ...actual.firm, lawyers, channels, website: 'https://x.es' } };
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

  it('has a page for each, with its photograph or a drawing that says that it is one', async () => {
    const { about } = textsOf(SOURCE_LANGUAGE, 'common');
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
  });
});

it('says of its testimonials that they are real, whatever backend it has', () => {
  renderInSite(<TestimonialsNote />);
  const { verified } = textsOf(SOURCE_LANGUAGE, 'common').testimonials;
  expect(screen.getByText(verified)).toBeVisible();
});

it('a further channel is shown to readers of its languages, or to all without any', () => {
  renderInSite(<ContactCards form={null} />, `/${OTHER}`);
  expect(screen.getByText('firm-es')).toBeVisible();
  cleanup();
  renderInSite(<ContactCards form={null} />, `/${ANOTHER}`);
  expect(screen.queryByText('firm-es')).toBeNull();
  const telegram = screen.getByRole('link', { name: /^@firm/ });
  expect(telegram).toHaveAttribute('href', 'https://t.example/firm');
});
