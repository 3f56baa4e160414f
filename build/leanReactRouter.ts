import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../server/paths.ts';

const PRODUCTION = join(ROOT, 'node_modules/react-router/dist/production');
const FILES: Record<string, string> = {
  'react-router': join(PRODUCTION, 'index.mjs'),
  'react-router/dom': join(PRODUCTION, 'dom-export.mjs'),
};

/**
 * Saves 1.6 kB, compressed, on every page: resolves React Router to its production files, which its
 * own exports never do, and removes the displayName assignments that keep unused components in the
 * bundle.
 */
export function leanReactRouter(): Plugin {
  return {
    name: 'lean-react-router',
    apply: (config, { command, mode }) =>
      command === 'build' && mode === 'production' && !config.build?.ssr,
    enforce: 'pre',
    resolveId: (source) => FILES[source],
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
