import { recordOf } from '@/lib/recordOf';
import { firm } from '@/site/firm';
import { type Language, LANGUAGES } from '@/site/languages';
import ar from './words/ar.json';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ru from './words/ru.json';
import zh from './words/zh.json';

const WORDS: Record<Language, typeof es> = { ar, de, en, es, fr, ru, zh };

/** What stands around a reply, in the client's language; `thanks` is said without a template. */
export const GREETINGS = recordOf(LANGUAGES, (language) => {
  const { thanks, closing, ...words } = WORDS[language];
  // As a function: a name may have what `replace` reads as a pattern.
  const named = (text: string, name: string) => text.replace('{{name}}', () => name);
  return {
    thanks,
    closing,
    subject: words.subject.replace('{{firm}}', firm.name),
    opening: (name: string) => named(words.opening, name),
    /** The first message of a chat. */
    chat: (name: string) => named(words.chat.replace('{{firm}}', firm.name), name),
    /** Before the link for documents. */
    documents: (day: string) => words.documents.replace('{{day}}', day),
  };
});
