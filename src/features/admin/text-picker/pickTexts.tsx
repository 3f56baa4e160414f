import type { i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { hydrateIslands } from '@/hydration/firstInteraction';
import { hydrateDates } from '@/i18n/dates';
import { env } from '@/lib/db';
import { storedAccessToken } from '@/lib/session';
import { PICK_TEXTS_HASH } from '@/site/adminPaths';
import { markTexts } from './marks';
import { showText } from './shownTexts';
import { TextPicker } from './TextPicker';

/**
 * Lets signed-in staff point at a text of the site and go to where it is changed; shows first where
 * the text stands that the address names. Does nothing for others.
 */
export async function pickTexts(i18n: I18n): Promise<void> {
  if (!storedAccessToken(env.supabaseUrl)) return;
  // Its texts change below: React would discard an island that is not hydrated.
  await hydrateIslands();
  await hydrateDates();
  const find = markTexts(i18n);
  await frameWith(() => find(document.body.textContent).length > 0);
  const id = decodeURIComponent(location.hash.slice(PICK_TEXTS_HASH.length + 1));
  const sought = id ? showText(id, find) : undefined;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <TextPicker {...{ find, host, sought }} />
    </StrictMode>,
  );
}

/** Resolves with the first frame of which something is true. */
function frameWith(is: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (is()) resolve();
      else requestAnimationFrame(check);
    };
    check();
  });
}
