import type { Handler } from './auth/handler.ts';
import type { Connection, Driver } from './connection.ts';

/**
 * Ends the transaction that PGlite leaves open when it cannot read a value, such as an empty array
 * of texts. What is left of the value makes the next statement fail as well.
 */
async function recover(driver: Driver): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      await driver.exec('rollback');
      await driver.query('select');
      return;
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

/** Keeps the failure of a request from those after it, which share its database session. */
export function withRollback({ driver }: Connection, next: Handler): Handler {
  return async (request) => {
    let failed = true;
    try {
      const response = await next(request);
      failed = !response.ok;
      return response;
    } finally {
      if (failed) await recover(driver);
    }
  };
}
