import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `npm run screenshots:readme`: takes the two pictures of README.md. */
export default defineConfig({ ...config, testMatch: 'readme.pictures.ts' });
