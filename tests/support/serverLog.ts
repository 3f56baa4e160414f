import { collectServerLog } from '../../e2e/support/serverLog';

/** What the server writes in this worker: collected once, though setup.ts runs for each file. */
export const serverLog = collectServerLog();
