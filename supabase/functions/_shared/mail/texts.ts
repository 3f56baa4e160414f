import type { Language } from '../../../../src/site/languages.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/**
 * What mails to clients say, in the words of docs/glossary.md. In a confirmation, `{{day}}` is the
 * last one of an absence, `detained` is said by a firm that goes to somebody detained, and `refused`
 * and `duty` by one that does not. The sentence of each mail about an appointment is its subject too.
 */
export const TEXTS: Record<Language, typeof es> = { ar, de, en, es, fr, ru, zh };
