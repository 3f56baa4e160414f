/**
 * The site's colours: `tailwind.config.ts` makes classes of them. Pictures in public/images have
 * colours of their own.
 */
export const palette = {
  ink: {
    950: '#0b1f2c',
    900: '#10293a',
    800: '#173a50',
    700: '#1f4c68',
    600: '#39627c',
    500: '#547890',
    300: '#a9bfcc',
    100: '#e1eaef',
  },
  sea: { 700: '#1d5c70', 500: '#2f7f97', 300: '#8cc3cf', 100: '#dceef1' },
  limestone: {
    50: '#fbf8f2',
    100: '#f5efe4',
    200: '#e9dfcd',
    300: '#d8c9ae',
    500: '#8a7a5c',
    700: '#5f5340',
  },
  terracotta: { 500: '#c75b2c', 600: '#a8461f', 700: '#8c3817' },
  brass: { 300: '#e8c47a', 400: '#d9a441', 700: '#7d5a14' },
} as const;
