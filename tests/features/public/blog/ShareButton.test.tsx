// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareButton } from '@/features/public/blog/article/ShareButton';
import type { PostSummary } from '@/features/public/blog/post';
import { textsOf } from '../../../../e2e/support/texts';
import { renderInSite } from '../../../support/renderInSite';
import { ANOTHER } from '../../../support/languages';
import { postPathOf } from '@/site/pages';

const post = {
  slug: 'a-post',
  title: 'A post',
} as PostSummary;
const t = textsOf(ANOTHER, 'blog').share;
const { close } = textsOf(ANOTHER, 'common').toast;
const [path, url] = [
  postPathOf('a-post', ANOTHER),
  location.origin + postPathOf('a-post', ANOTHER),
];

const works = () => Promise.resolve();
/** Not a DOMException, which in jsdom is no Error. */
const fails = (name: string, message: string) => () =>
  Promise.reject(Object.assign(new Error(message), { name }));
const failed = (description: string) => [
  t.error,
  description.replace('{{reason}}', 'Permission denied'),
];

/** One toast is shown until the next. */
afterEach(() => act(() => screen.queryByRole('button', { name: close })?.click()));

it.each([
  ['is shared by the device', works, works, [t.success, t.shared]],
  ['could not be shared', fails('NotAllowedError', 'Permission denied'), works, failed(t.failed)],
  ['was not to be shared after all', fails('AbortError', 'Share canceled'), works, undefined],
  ['is copied where the device cannot share', undefined, works, [t.copied, t.manually]],
  [
    'could not be copied',
    undefined,
    fails('NotAllowedError', 'Permission denied'),
    failed(t.copyFailed),
  ],
])('a reader is told that a post %s', async (_, sharing, copying, toast) => {
  const [share, writeText] = [sharing && vi.fn(sharing), vi.fn(copying)];
  // Defined, not assigned: user-event leaves a clipboard without a setter in the document.
  const parts = Object.getOwnPropertyDescriptors({ share, clipboard: { writeText } });
  vi.stubGlobal('navigator', Object.create(navigator, parts));
  renderInSite(<ShareButton post={post} />, path);
  await userEvent.click(screen.getByRole('button', { name: t.action }), { pointerEventsCheck: 0 });
  if (share) expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'A post', url });
  else expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(writeText).toHaveBeenCalledTimes(share ? 0 : 1);
  if (toast) expect(await screen.findByRole('listitem')).toHaveTextContent(toast.join(''));
  else {
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('listitem')).toBeNull();
  }
});
