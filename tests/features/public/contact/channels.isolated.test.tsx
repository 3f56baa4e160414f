// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContactCards } from '@/features/public/contact/ContactCards';
import { ANOTHER, OTHER } from '../../../support/languages';
import { renderInSite } from '../../../support/renderInSite';

vi.mock('@/site/firm', async (original) => {
  const { firm, ...others } = await original<typeof import('@/site/firm')>();
  const { OTHER: language } = await import('../../../support/languages');
  const channels = [
    { name: 'WeChat', handle: 'firm-es', languages: [language] },
    { name: 'Telegram', handle: '@firm', url: 'https://t.example/firm' },
  ];
  return { ...others, firm: { ...firm, channels } };
});

it('shows a further channel to readers of its languages, all without any', () => {
  renderInSite(<ContactCards form={null} />, `/${OTHER}`);
  expect(screen.getByText('firm-es')).toBeVisible();
  cleanup();
  renderInSite(<ContactCards form={null} />, `/${ANOTHER}`);
  expect(screen.queryByText('firm-es')).toBeNull();
  expect(screen.getByRole('link', { name: '@firm' })).toHaveAttribute(
    'href',
    'https://t.example/firm',
  );
});
