import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, createAppRouter } from './app/App';
import { reloadOnceOnStaleChunk } from './app/staleChunk';
import { createEngine } from './i18n/engine';
import { preferredLanguage } from './i18n/preference';
import { createQueryClient } from './lib/queryClient';
import './index.css';

reloadOnceOnStaleChunk();

const services = {
  engine: createEngine(),
  queryClient: createQueryClient(),
  preferredLanguage: preferredLanguage,
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App services={services} router={createAppRouter(services)} />
  </StrictMode>,
);
