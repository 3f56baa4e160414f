import { fr } from 'date-fns/locale/fr';

/** French words, with '1er' for the first of a month, which date-fns writes only where it is asked. */
export const french: typeof fr = {
  ...fr,
  formatLong: {
    ...fr.formatLong,
    date: (options) => fr.formatLong.date(options).replace('d MMMM', 'do MMMM'),
  },
};
