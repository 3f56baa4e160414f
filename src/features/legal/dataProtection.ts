import { firm } from '@/site/firm';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { formatPhone } from '@/site/links';
import type { LegalText } from './legalText';

const { address } = firm;

/** The data-protection notice in short (RGPD arts. 12 to 14, LOPDGDD art. 11). */
export const dataProtection: LegalText = {
  title: 'Protección de datos',
  intro:
    'Resumen de cómo tratamos los datos personales que nos confía a través de esta página web, conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).',
  sections: [
    {
      heading: 'Quién es el responsable',
      body: [
        `${firm.legalName}, NIF ${firm.taxId}, ${address.street}, ${address.postalCode} ${address.city} (${address.region}).`,
        `Teléfono: ${formatPhone(firm.phones[0])}. Correo electrónico: ${firm.email}.`,
      ],
    },
    {
      heading: 'Qué datos tratamos',
      body: [
        'Solo los que usted nos da en el cuestionario de contacto, por correo, por teléfono o por chat:',
        [
          'nombre y datos de contacto (correo electrónico o teléfono);',
          'idioma y medio por el que prefiere que le contestemos;',
          'materia, urgencia y descripción de su caso;',
          'si quiere decirlo, cómo nos ha conocido;',
          'constancia de su consentimiento: fecha, hora, idioma y versión de este aviso.',
        ],
        'La descripción de un caso puede contener categorías especiales de datos (salud, origen étnico, vida sexual, creencias) o datos sobre infracciones penales. Le pedimos que cuente solo lo necesario para una primera respuesta.',
      ],
    },
    {
      heading: 'Para qué y con qué base jurídica',
      body: [
        [
          'Responder a su consulta y, si lo desea, preparar el encargo profesional: medidas precontractuales a petición suya (art. 6.1.b RGPD).',
          'Tratar los datos especialmente protegidos que incluya en ella: su consentimiento explícito (art. 9.2.a RGPD) y la formulación, el ejercicio o la defensa de reclamaciones (art. 9.2.f RGPD).',
          'Comprobar que no hay conflicto de intereses y conservar prueba de su consentimiento: obligación legal y deontológica (art. 6.1.c RGPD).',
          'Proteger el formulario frente a envíos automáticos: interés legítimo (art. 6.1.f RGPD).',
        ],
        'No enviamos publicidad, no elaboramos perfiles y no tomamos decisiones automatizadas.',
      ],
    },
    {
      heading: 'Cuánto tiempo los conservamos',
      body: [
        'Si no llega a haber encargo, borramos su consulta como máximo doce meses después de la última comunicación. Si lo hay, conservamos el expediente mientras dure y, después, bloqueado, durante los plazos de prescripción de las responsabilidades que puedan derivarse de él.',
      ],
    },
    {
      heading: 'Quién puede verlos',
      body: [
        'Los abogados y el personal del despacho, sujetos a secreto profesional, y los proveedores que alojan esta página y su base de datos, como encargados del tratamiento y con contrato (art. 28 RGPD). No cedemos datos a terceros salvo obligación legal, ni los transferimos fuera del Espacio Económico Europeo.',
        'Si elige hablarnos por chat, la conversación tiene lugar en una aplicación de mensajería de un tercero, que trata sus datos según sus propias condiciones.',
      ],
    },
    {
      heading: 'Sus derechos',
      body: [
        `Puede acceder a sus datos, rectificarlos, suprimirlos, limitar su tratamiento, oponerse a él, pedir su portabilidad y retirar su consentimiento en cualquier momento, sin que ello afecte a lo ya tratado. Basta con escribir a ${firm.email} o a nuestra dirección postal, acreditando su identidad.`,
        'Si considera que no hemos atendido bien su solicitud, puede reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
      ],
    },
    {
      heading: 'Versión',
      body: [`Versión de este aviso: ${DATA_PROTECTION_VERSION}.`],
    },
  ],
};
