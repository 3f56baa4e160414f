import { firm } from '@/site/firm';
import type { LiveFirm } from '@/site/firmFacts';
import type { LegalText } from './legalText';

/** What the site stores on the visitor's device (LSSI art. 22.2). It must name every key that the code writes. */
export const cookies = ({ email }: LiveFirm): LegalText => ({
  title: 'Política de cookies',
  intro: `Esta página web, de la que responde ${firm.legalName}, no usa cookies de terceros ni publicitarias. Guarda en su dispositivo lo necesario para funcionar y para contar visitas por medios propios${firm.visitorCookie ? ', y un identificador que hoy no se usa' : ''}.`,
  sections: [
    {
      heading: 'Qué son',
      body: [
        'Las cookies y el almacenamiento local del navegador son pequeños datos que una página guarda en su dispositivo para recordarlos más tarde (art. 22.2 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico).',
      ],
    },
    {
      heading: 'Cookies propias',
      body: [
        [
          ...(firm.visitorCookie
            ? [
                'visitor_id: identificador aleatorio. Se guarda un año en su navegador; hoy solo se comprueba si ya existe y no se usa para contar. Si su navegador pide que no se le rastree (Do Not Track o Global Privacy Control), no se guarda, y se borra si ya estaba.',
              ]
            : []),
          'nf_lang: el idioma que ha elegido para la página. Se guarda un año, para que el servidor le envíe desde el principio la página en ese idioma.',
        ],
        'No contienen su nombre ni su dirección, no se cruzan con otros datos y no se comunican a nadie. Los recuentos de visitas y de visitantes son totales y se hacen con las claves de sesión que se indican más abajo.',
        'Aparte, se cuenta por día, tipo de página e idioma cuántas visitas empiezan y envían el cuestionario, sin ningún identificador y sin guardar nada en su dispositivo; los totales se borran a los trece meses. Si su navegador pide que no se le rastree (Do Not Track o Global Privacy Control), este recuento no se hace.',
      ],
    },
    {
      heading: 'Almacenamiento local (permanece hasta que usted lo borre)',
      body: [
        [
          'selectedLanguage y preferredLanguage: el idioma que ha elegido para la página.',
          'Solo si alguien del despacho entra en el área de administración: su sesión, la hora del último uso (admin_last_use) y lo que no haya guardado, cifrado (draft_ seguido de dos identificadores; como mucho 30 días).',
        ],
      ],
    },
    {
      heading: 'Almacenamiento de sesión (se borra al cerrar la pestaña)',
      body: [
        [
          'visited_web y visited_blog: para no contar dos veces como visitante único a quien ya ha entrado en esta sesión.',
          'contact_draft: el borrador del cuestionario de contacto, para que no se pierda si se recarga la página. No sale de su dispositivo hasta que usted lo envía, y se borra al enviarlo o al cabo de 24 horas.',
          'react-router-scroll-positions: la posición de lectura de cada página, para volver a ella.',
        ],
      ],
    },
    {
      heading: 'Terceros',
      body: [
        'No se cargan tipos de letra, mapas, vídeos, botones sociales ni herramientas de analítica de terceros. Los enlaces a WhatsApp y a las opiniones de clientes llevan a páginas ajenas solo si usted los pulsa.',
      ],
    },
    {
      heading: 'Cómo borrarlas o rechazarlas',
      body: [
        'Puede oponerse en cualquier momento: borre o bloquee estos datos en los ajustes de privacidad de su navegador. La página seguirá funcionando; solo dejará de recordar su idioma y su borrador.',
        `Para cualquier duda, escriba a ${email}.`,
      ],
    },
  ],
});
