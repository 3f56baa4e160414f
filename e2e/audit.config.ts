import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/**
 * `npm run audit`: what takes too long for every change, `*.audit.ts`. It looks at every page and every state in
 * more languages than `npm test` does.
 */
export default defineConfig({ ...config, testMatch: '*.audit.ts', timeout: 180_000 });
