import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/**
 * `npm run audit`: the accessibility checks that are too slow for every change (`*.audit.ts`), over
 * every page and state in more languages than `npm test`.
 */
export default defineConfig({ ...config, testMatch: '*.audit.ts', timeout: 300_000 });
