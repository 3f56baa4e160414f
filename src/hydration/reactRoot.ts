/** In React's chunk, so that evaluating it is a task of its own (vite.config.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
