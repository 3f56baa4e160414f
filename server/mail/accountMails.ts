/**
 * The mails of the sign-in service about accounts. `npm run mail:templates` writes them into
 * `supabase`, where a hosted project and the embedded backend read them.
 */
import { LOGIN_PATH } from '../../src/site/adminPaths.ts';
import { firm } from '../../src/site/firm.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The app opens the link itself and verifies its hash (GoTrue's variables). */
const htmlOf = (type: 'recovery' | 'invite', first: string, last: string) => `<!doctype html>
<html lang="es">
<body style="font-family:sans-serif;line-height:1.5;max-width:36em">
<p>${escape(first)}</p>
<p><a href="{{ .SiteURL }}${LOGIN_PATH}#token_hash={{ .TokenHash }}&amp;type=${type}">Poner la contraseña</a></p>
<p>El enlace sirve una vez y durante diez minutos. Si caduca, pida otro con «He olvidado la contraseña».</p>
<p>${escape(last)}</p>
</body>
</html>
`;

/** By the names that supabase/config.toml gives them. */
export const ACCOUNT_MAILS = {
  recovery: {
    subject: `Poner una contraseña nueva · ${firm.name}`,
    html: htmlOf(
      'recovery',
      `Se ha pedido poner una contraseña nueva para entrar con esta dirección en la web de ${firm.name}.`,
      'Si no lo ha pedido usted, no tiene que hacer nada: sin el enlace nadie puede cambiar su contraseña.',
    ),
  },
  invite: {
    subject: `Su acceso a la web de ${firm.name}`,
    html: htmlOf(
      'invite',
      `Le han dado acceso a la web de ${firm.name} con esta dirección. Para entrar por primera vez, ponga una contraseña.`,
      'Si no espera este mensaje, no tiene que hacer nada.',
    ),
  },
};

/** The text of supabase/config.toml with the subjects of these mails. */
export function withSubjects(config: string): string {
  return Object.entries(ACCOUNT_MAILS).reduce(
    (text, [name, { subject }]) =>
      text.replace(
        new RegExp(`(\\[auth\\.email\\.template\\.${name}\\]\\nsubject = ).*`),
        (_, before: string) => before + JSON.stringify(subject),
      ),
    config,
  );
}
