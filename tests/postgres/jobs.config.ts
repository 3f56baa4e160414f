import { mergeConfig } from 'vitest/config';
import config, { JOBS } from './vitest.config.ts';

/** `npm run test:jobs`: what pg_cron runs by its clock, at full minutes, which is mostly waited for. */
export default mergeConfig(
  { ...config, test: { ...config.test, include: [], exclude: [] } },
  { test: { include: JOBS } },
);
