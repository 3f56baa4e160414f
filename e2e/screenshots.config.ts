import { defineConfig } from '@playwright/test';
import config from './audit.config';

// For the workers too.
process.env.SCREENSHOTS = '1';

/**
 * `npm run screenshots`: pictures of what the audit opens, at three widths, into `screenshots`.
 * `-- -g 'in ar'` takes the public ones in one language, `-- admin.audit` the admin area.
 */
export default defineConfig({
  ...config,
  timeout: 900_000,
  projects: [
    ...(config.projects ?? []),
    {
      name: 'tablet',
      grepInvert: /@phone|@desktop/,
      use: { viewport: { width: 768, height: 1024 } },
    },
  ],
});
