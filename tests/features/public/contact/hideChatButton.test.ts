// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { hideChatButton } from '@/features/public/contact/hideChatButton';

it.each([
  ['a narrow window', true],
  ['one with a margin', false],
])('text that is read on hides the chat button in %s: %s', async (_, hides) => {
  vi.stubGlobal('matchMedia', () => ({ matches: !hides }));
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(5000);
  document.elementsFromPoint = () => [];
  document.body.innerHTML = '<a class="chat-button"></a>';
  hideChatButton();
  vi.stubGlobal('scrollY', 500);
  dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
  expect('chatHidden' in document.documentElement.dataset).toBe(hides);
});
