import type { Page } from '@playwright/test';

/** Wider than a phone's screen, without a break opportunity. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);

export const HOSTILE_HTML = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

export const didScriptRun = (page: Page) => page.evaluate(() => 'hacked' in window);
