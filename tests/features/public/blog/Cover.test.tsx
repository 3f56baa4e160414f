// @vitest-environment jsdom
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Cover } from '@/features/public/blog/Cover';

it('the browser chooses among the widths of an uploaded picture; others have one address', () => {
  const uploaded = `/images/posts/${'0'.repeat(36)}-1600x900-1080-640.webp?t=1`;
  expect(renderToStaticMarkup(<Cover src={uploaded} sizes="92vw" />)).toMatch(
    /sizes="92vw".*1600w, \S+-1080\.webp\?t=1 1080w, \S+-640\.webp\?t=1 640w"/i,
  );
  for (const src of ['/images/covers/sea.svg', uploaded.replace('-1080-640', '')]) {
    expect(renderToStaticMarkup(<Cover src={src} sizes="92vw" />)).not.toMatch(/srcset|sizes/i);
  }
});

it('a picture that failed before the page was hydrated is replaced', async () => {
  const cover = <Cover src="/images/gone.webp" sizes="92vw" />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(cover);
  const image = page.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'complete', { value: true });
  hydrateRoot(page, cover);
  await vi.waitFor(() => expect(page.querySelector('img')?.src).toContain('/images/logo-mark.svg'));
});
