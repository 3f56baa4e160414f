import type { Config } from 'tailwindcss';
import { palette } from './src/styles/palette.ts';

const { ink } = palette;

/** The design tokens; `src/styles/base.css` loads this file with @config. */
export default {
  theme: {
    extend: {
      colors: palette,
      fontFamily: {
        serif: [
          'var(--serif)',
          'Spectral fallback',
          'Spectral fallback Noto',
          'Spectral fallback Times',
          'serif',
        ],
        sans: [
          'var(--sans)',
          'Source Sans fallback',
          'Source Sans fallback Roboto',
          'system-ui',
          'sans-serif',
        ],
        arabic: [
          'var(--arabic)',
          'var(--sans)',
          'Source Sans fallback',
          'Noto Naskh Arabic',
          'Geeza Pro',
          'Tahoma',
          'sans-serif',
        ],
        chinese: [
          'Chinese marks',
          'var(--sans)',
          'Source Sans fallback',
          'Source Sans fallback Roboto',
          'PingFang SC',
          'Microsoft YaHei',
          'Noto Sans CJK SC',
          'sans-serif',
        ],
      },
      maxWidth: { page: '76rem' },
      boxShadow: {
        card: `0 1px 2px ${ink[900]}0f, 0 8px 24px -12px ${ink[900]}2e`,
        float: `0 4px 12px ${ink[950]}40`,
      },
    },
  },
} satisfies Omit<Config, 'content'>;
