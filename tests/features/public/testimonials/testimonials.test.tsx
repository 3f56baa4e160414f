// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestimonialsList } from '@/features/public/testimonials/TestimonialsList';
import { TestimonialsSection } from '@/features/public/testimonials/TestimonialsSection';
import TestimonialsPage from '@/pages/public/TestimonialsPage';
import { textsOf } from '../../../../e2e/support/texts';
import { answerRequests, renderInSite } from '../../../support/renderInSite';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER } from '../../../support/languages';
import { pathOf } from '@/site/pages';

/** A row as the API answers it. */
const row = (more: object = {}) => ({
  id: '1',
  original_language: SOURCE_LANGUAGE,
  image: null,
  platform_logo: null,
  platform_name: null,
  updated_at: '2026-01-01T00:00:00+00:00',
  name: 'Eva Gil',
  role: 'Cliente',
  testimonial: 'Muy claros.',
  ...more,
});
const broken = () => Response.json({ message: 'down' }, { status: 500 });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([SOURCE_LANGUAGE, ANOTHER] as const)('the page of testimonials in %s', (language) => {
  const path =
    language === SOURCE_LANGUAGE
      ? pathOf('testimonials', SOURCE_LANGUAGE)
      : pathOf('testimonials', ANOTHER);
  const t = textsOf(language, 'common');

  it('reports a failure and retries on request', async () => {
    let isDown = true;
    const requests = answerRequests(() => (isDown ? broken() : Response.json([row()])));
    renderInSite(<TestimonialsList />, path);
    expect(await screen.findByText(t.testimonials.failed)).toBeVisible();
    expect(requests).toHaveLength(2);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: t.retry }));
    expect(await screen.findByRole('figure')).toHaveTextContent('Muy claros.');
  });

  it('shows the empty state', async () => {
    answerRequests(() => Response.json([]));
    renderInSite(<TestimonialsList />, path);
    expect(await screen.findByText(t.testimonials.empty)).toBeVisible();
  });
});

describe('the section on the home page', () => {
  it('stays hidden on a failure, which is only logged', async () => {
    answerRequests(broken);
    const { container } = renderInSite(<TestimonialsSection />);
    await vi.waitFor(
      () =>
        expect(console.error).toHaveBeenCalledWith(
          'The testimonials failed to load.',
          expect.anything(),
        ),
      15_000,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('is hidden while it loads', async () => {
    const requests = answerRequests(() => new Promise<never>(() => undefined));
    const { container } = renderInSite(<TestimonialsSection />);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    // It has the room of the section, which is not seen.
    expect(container.firstElementChild).toHaveClass('invisible');
    expect(container).toHaveTextContent(/^$/);
  });

  it('is hidden without testimonials', async () => {
    const requests = answerRequests(() => Response.json([]));
    const { container } = renderInSite(<TestimonialsSection />);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await vi.waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});

it.each([
  ['on the home page', TestimonialsSection],
  ['on their page', TestimonialsPage],
])('says above them how they were verified, %s', async (_, Part) => {
  // jsdom has none; the carousel asks it whether it is in sight.
  const nothing = () => undefined;
  vi.stubGlobal('IntersectionObserver', function () {
    return { observe: nothing, disconnect: nothing };
  });
  answerRequests(() => Response.json([row()]));
  renderInSite(<Part />);
  const testimonial = await screen.findByText('Muy claros.');
  const { demo, verified } = textsOf(SOURCE_LANGUAGE, 'common').testimonials;
  const note = screen.getByText((text) => text === demo || text === verified);
  expect(note.compareDocumentPosition(testimonial)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names the platform of a testimonial by what its logo shows', async () => {
  const logo = { platform_logo: '/images/platforms/one.svg' };
  answerRequests(() =>
    Response.json([
      row({ ...logo, id: '1', platform_name: 'Google' }),
      row({ ...logo, id: '2' }),
      row({ id: '3' }),
    ]),
  );
  renderInSite(<TestimonialsList />);
  const [named, unnamed, without] = await screen.findAllByRole('figure');
  const nameIn = (card?: HTMLElement) => card?.querySelector('img')?.alt;
  const { platform } = textsOf(SOURCE_LANGUAGE, 'common').testimonials;
  expect([named, unnamed, without].map(nameIn)).toEqual(['Google', platform, '']);
});

it('replaces a missing or broken picture by the default', async () => {
  answerRequests(() =>
    Response.json([row({ image: '/images/none.svg', platform_logo: '/images/none.svg' })]),
  );
  renderInSite(<TestimonialsList />);
  const [logo, portrait] = (await screen.findByRole('figure')).querySelectorAll('img');
  if (logo) fireEvent.error(logo);
  if (portrait) fireEvent.error(portrait);
  expect(screen.getByRole('figure').querySelector('img')).toHaveAttribute(
    'src',
    '/images/platforms/default.svg',
  );
  expect(screen.getByText('EG')).toBeVisible();
});

it('marks a Spanish fallback with its lang, and a translation with its original language', async () => {
  const translated = {
    [`name_${ANOTHER}`]: 'إيفا',
    [`role_${ANOTHER}`]: 'عميلة',
    [`testimonial_${ANOTHER}`]: 'واضحون.',
  };
  answerRequests(() => Response.json([row(), row({ id: '2', ...translated })]));
  renderInSite(<TestimonialsList />, pathOf('testimonials', ANOTHER));
  const text = await screen.findByText('Muy claros.');
  expect(text).toHaveAttribute('lang', SOURCE_LANGUAGE);
  expect(text).toHaveAttribute('dir', 'ltr');
  const { es } = textsOf(ANOTHER, 'common').testimonials.translatedFrom;
  expect(screen.getAllByText(es)).toHaveLength(1);
});
