// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TestimonialsSection } from '@/features/public/testimonials/TestimonialsSection';
import TestimonialsPage from '@/pages/public/TestimonialsPage';
import { textsOf } from '../../../../e2e/support/texts';
import { answerRequests, renderInSite } from '../../../support/renderInSite';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER } from '../../../support/languages';
import { pathOf } from '@/site/pages';

/** A row as the API answers it. */
const row = (more: object = {}) => ({
  ...{ id: '1', original_language: SOURCE_LANGUAGE, updated_at: '2026-01-01T00:00:00+00:00' },
  ...{ image: null, platform_logo: null, platform_name: null },
  ...{ name: 'Eva Gil', role: 'Cliente', testimonial: 'Muy claros.', ...more },
});
const broken = () => Response.json({ message: 'down' }, { status: 500 });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the page of testimonials', () => {
  const path = pathOf('testimonials', ANOTHER);
  const t = textsOf(ANOTHER, 'common');

  it('reports a failure and retries on request', async () => {
    let isDown = true;
    const requests = answerRequests(() => (isDown ? broken() : Response.json([row()])));
    renderInSite(<TestimonialsPage />, path);
    expect(await screen.findByText(t.testimonials.failed)).toBeVisible();
    expect(requests.filter(({ url }) => url.includes('testimonials'))).toHaveLength(2);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: t.retry }));
    expect(await screen.findByRole('figure')).toHaveTextContent('Muy claros.');
  });
});

it.each([
  ['fails', broken],
  ['is empty', () => Response.json([])],
])(
  'the section on the home page is hidden while its list loads and where it %s',
  async (_, end) => {
    let arrive: (answer: Response) => void = () => undefined;
    const first = new Promise<Response>((resolve) => (arrive = resolve));
    const requests = answerRequests(() => (requests.length > 1 ? end() : first));
    const { container } = renderInSite(<TestimonialsSection />);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    // It has the room of the section, which is not seen.
    expect(container.firstElementChild).toHaveClass('invisible');
    expect(container).toHaveTextContent(/^$/);
    arrive(end());
    await vi.waitFor(() => expect(container).toBeEmptyDOMElement(), 15_000);
  },
);

it.each([
  ['on the home page', TestimonialsSection],
  ['on their page', TestimonialsPage],
])('says above them how they were verified, %s', async (_, Part) => {
  answerRequests(() => Response.json([row()]));
  renderInSite(<Part />);
  const testimonial = await screen.findByText('Muy claros.');
  const { demo, verified } = textsOf(SOURCE_LANGUAGE, 'common').testimonials;
  const note = screen.getByText((text) => text === demo || text === verified);
  expect(note.compareDocumentPosition(testimonial)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names the platform of a testimonial by what its logo shows', async () => {
  const logo = { platform_logo: '/images/platforms/one.svg' };
  const rows = [{ ...logo, platform_name: 'Google' }, logo, {}];
  answerRequests(() => Response.json(rows.map((one, n) => row({ ...one, id: `${n}` }))));
  renderInSite(<TestimonialsPage />);
  const names = (await screen.findAllByRole('figure')).map((one) => one.querySelector('img')?.alt);
  const { platform } = textsOf(SOURCE_LANGUAGE, 'common').testimonials;
  expect(names).toEqual(['Google', platform, '']);
});

it('marks a Spanish fallback with its lang, and a translation with its original language', async () => {
  const translated = {
    [`name_${ANOTHER}`]: 'إيفا',
    [`role_${ANOTHER}`]: 'عميلة',
    [`testimonial_${ANOTHER}`]: 'واضحون.',
  };
  answerRequests(() => Response.json([row(), row({ id: '2', ...translated })]));
  renderInSite(<TestimonialsPage />, pathOf('testimonials', ANOTHER));
  const text = await screen.findByText('Muy claros.');
  expect(text).toHaveAttribute('lang', SOURCE_LANGUAGE);
  expect(text).toHaveAttribute('dir', 'ltr');
  const { es } = textsOf(ANOTHER, 'common').testimonials.translatedFrom;
  expect(screen.getAllByText(es)).toHaveLength(1);
});
