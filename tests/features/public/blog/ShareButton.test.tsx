// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareButton } from '@/features/public/blog/article/ShareButton';
import type { PostSummary } from '@/features/public/blog/post';
import { dismissToast, getSnapshot } from '@/ui/toast/store';
import { textsOf } from '../../../../e2e/support/texts';
import { renderInSite } from '../../../support/renderInSite';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER } from '../../../support/languages';
import { postPathOf } from '@/site/pages';

const post = {
  slug: 'a-post',
  title: 'A post',
} as PostSummary;

/** Defined, not assigned: user-event leaves a clipboard without a setter in the document. */
const device = (parts: object) =>
  vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(parts)));
/** Not a DOMException, which in jsdom is no Error. */
const refusal = (name: string, message: string) => () =>
  Promise.reject(Object.assign(new Error(message), { name }));

/** Presses the button of a post at a path. @returns the toast that appears. */
async function press(path: string, language: Language) {
  renderInSite(<ShareButton post={post} />, path);
  const name = textsOf(language, 'blog').share.action;
  await userEvent.click(screen.getByRole('button', { name }), { pointerEventsCheck: 0 });
  return () => getSnapshot().find(({ open }) => open);
}

afterEach(() => {
  for (const { id } of getSnapshot()) dismissToast(id);
  vi.unstubAllGlobals();
});

for (const [language, path] of [
  [SOURCE_LANGUAGE, '/blog/a-post'],
  [ANOTHER, postPathOf('a-post', ANOTHER)],
] as const) {
  const t = textsOf(language, 'blog').share;

  it(`uses the share function of the device: ${language}`, async () => {
    const share = vi.fn(() => Promise.resolve());
    device({ share });
    const toast = await press(path, language);
    await vi.waitFor(() =>
      expect(toast()).toMatchObject({ title: t.success, description: t.shared }),
    );
    expect(share).toHaveBeenCalledWith({ title: 'A post', url: location.origin + path });
  });

  it(`says why the device could not share: ${language}`, async () => {
    device({ share: refusal('NotAllowedError', 'Permission denied') });
    const toast = await press(path, language);
    const description = t.failed.replace('{{reason}}', 'Permission denied');
    await vi.waitFor(() =>
      expect(toast()).toMatchObject({ title: t.error, description, variant: 'destructive' }),
    );
  });

  it(`copies the address where the device cannot share: ${language}`, async () => {
    const writeText = vi.fn(() => Promise.resolve());
    device({ share: undefined, clipboard: { writeText } });
    const toast = await press(path, language);
    await vi.waitFor(() =>
      expect(toast()).toMatchObject({ title: t.copied, description: t.manually }),
    );
    expect(writeText).toHaveBeenCalledWith(location.origin + path);
  });

  it(`says why it could not copy: ${language}`, async () => {
    const writeText = refusal('NotAllowedError', 'Write permission denied.');
    device({ share: undefined, clipboard: { writeText } });
    const toast = await press(path, language);
    const description = t.copyFailed.replace('{{reason}}', 'Write permission denied.');
    await vi.waitFor(() => expect(toast()).toMatchObject({ description, variant: 'destructive' }));
  });
}

it('shows no error when the share sheet is cancelled', async () => {
  const share = vi.fn(refusal('AbortError', 'Share canceled'));
  device({ share });
  const toast = await press('/blog/a-post', SOURCE_LANGUAGE);
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(toast()).toBeUndefined();
});
