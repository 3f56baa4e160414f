import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { expect } from './fixtures';

/** The fragment of the link in the last mail to an address, which opens the sign-in page. */
export async function hashOfMail(
  site: { backend: EmbeddedBackend },
  address: string,
): Promise<string> {
  const messages = () => site.backend.emails?.messages.get(address) ?? [];
  await expect.poll(() => messages().length).toBeGreaterThan(0);
  const link = /https?:\S+/.exec(messages().at(-1)?.text ?? '')?.[0] ?? '';
  expect(new URL(link).pathname).toBe('/admin-login');
  return new URL(link).hash;
}
