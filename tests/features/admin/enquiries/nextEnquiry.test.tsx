// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NextEnquiry } from '@/features/admin/enquiries/NextEnquiry';
import { answerRequests, renderInSite } from '../../../support/renderInSite';

it('says that no enquiry waits once it is known, not before', async () => {
  let release = () => {};
  const known = new Promise<void>((resolve) => (release = resolve));
  const requests = answerRequests(async () => {
    await known;
    return Response.json([]);
  });
  const { container } = renderInSite(<NextEnquiry id="a" />);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(container).toBeEmptyDOMElement();
  release();
  expect(await screen.findByText(/sin contestar/)).toBeVisible();
});
