import '@testing-library/jest-dom/vitest';
import { beforeEach } from 'vitest';
import { collectServerLog } from '../../e2e/support/serverLog';

const serverLog = collectServerLog();

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  // The default is a second, too little for a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}

beforeEach(({ onTestFailed }) => {
  serverLog.clear();
  onTestFailed(serverLog.print);
});
