import type { Plugin } from 'vite';
import { firm, missingFields } from '../src/site/firm.ts';

/** Stops the build when the firm's identity lacks a field that the law or a client needs (PRODUCT 2). */
export function checkIdentity(): Plugin {
  return {
    name: 'check-identity',
    buildStart() {
      const missing = missingFields(firm);
      if (missing.length > 0) this.error(`src/site/firm.ts: missing ${missing.join(', ')}`);
    },
  };
}
