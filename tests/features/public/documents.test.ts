// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUploads } from '@/features/public/documents/useUploads';
import { answerRequests } from '../../support/renderInSite';

it('no further document is sent once the link has ended', async () => {
  answerRequests(() => Response.json(null));
  const { result } = renderHook(() => useUploads('token'));
  act(() => result.current.add(['a.pdf', 'b.pdf'].map((name) => new File(['%PDF'], name))));
  await act(() => result.current.send());
  expect(result.current.uploads.map(({ state }) => state)).toEqual(['failed', 'waiting']);
});
