import { adminPath } from '../../../../src/site/adminPaths.ts';
import { ageOf, enquiries, languageIn } from './alert.ts';
import { type Content, staffMail } from './body.ts';
import type { Claim } from './outbox.ts';

/**
 * Tells the firm of all detentions that nobody has opened, also of those flagged as probably
 * automatic: the language, age and link of the first ones, and nothing about the people.
 */
export function detentionsOf({ detentions, now }: Claim, siteUrl: string): Content {
  const { count, flagged, first } = detentions;
  if (count === 0) {
    return staffMail('Persona detenida: ninguna consulta sin abrir', [
      'Las consultas de este aviso ya están abiertas. No hay que hacer nada.',
    ]);
  }
  const listOf = (query: Record<string, string>, label: string) => ({
    href: `${siteUrl}${adminPath('enquiries', { ...query, urgency: 'detained' })}`,
    label,
  });
  return staffMail(`Persona detenida: ${enquiries(count)} sin abrir`, [
    count === 1
      ? 'Nadie ha abierto todavía esta consulta sobre una persona detenida:'
      : `Hay ${enquiries(count)} sobre personas detenidas que nadie ha abierto todavía:`,
    ...first.map(({ id, language, receivedAt, flagged: isFlagged }) => ({
      href: `${siteUrl}${adminPath('enquiries', { id })}`,
      label: `${languageIn(language)}, recibida ${ageOf(receivedAt, new Date(now))}${isFlagged ? ', quizá automática' : ''}`,
    })),
    ...(count > first.length ? [listOf({ state: 'new' }, 'Ver todas las nuevas')] : []),
    ...(flagged > 0
      ? [
          flagged === 1
            ? 'Una parece enviada por un programa, pero puede ser de una persona: compruébelo.'
            : `${flagged} parecen enviadas por un programa, pero alguna puede ser de una persona: compruébelo.`,
          listOf({ view: 'automatic' }, 'Ver las apartadas'),
        ]
      : []),
    'Este aviso se repite cada quince minutos mientras quede alguna sin abrir.',
    'Por discreción, no dice nada de las personas ni de sus asuntos.',
  ]);
}
