import type { Plugin } from 'vite';

/**
 * `npm run dev`: reloads the page when a translation file changes. Vite only does so for modules.
 */
export function reloadOnTexts(): Plugin {
  return {
    name: 'reload-on-texts',
    apply: 'serve',
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && /\/(locales|legal)\/\w+\/\w+\.json$/.test(file)) {
        this.environment.hot.send({ type: 'full-reload' });
      }
    },
  };
}
