import '@testing-library/jest-dom/vitest';
import { beforeEach } from 'vitest';
import { collectServerLog } from '../../e2e/support/serverLog';

const serverLog = collectServerLog();

beforeEach(({ onTestFailed }) => {
  serverLog.clear();
  onTestFailed(serverLog.print);
});
