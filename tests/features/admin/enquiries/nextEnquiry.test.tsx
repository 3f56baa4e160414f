// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { NextEnquiry } from '@/features/admin/enquiries/NextEnquiry';
import { answerRequests, renderInSite } from '../../../support/renderInSite';

it('does not say that no enquiry waits before it is known', async () => {
  const requests = answerRequests(() => new Promise<Response>(() => undefined));
  const { container } = renderInSite(<NextEnquiry id="a" />);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(container).toBeEmptyDOMElement();
});
