import { firm } from '@/site/firm';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { formatPhone } from '@/site/links';
import type { LiveFirm } from '@/site/firmFacts';
import type { LegalText } from './legalText';

/** The data-protection notice in summary (RGPD arts. 12 to 14, LOPDGDD art. 11). */
export const dataProtection = ({ address, phones, email }: LiveFirm): LegalText => ({
  title: 'Protección de datos',
  intro:
    'Resumen de cómo tratamos los datos personales que nos confía a través de esta página web, conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).',
  sections: [
    {
      heading: 'Quién es el responsable',
      body: [
        `${firm.legalName}, NIF ${firm.taxId}, ${address.street}, ${address.postalCode} ${address.city} (${address.region}).`,
        `Teléfono: ${formatPhone(phones[0] ?? '')}. Correo electrónico: ${email}.`,
        'El despacho no está obligado a designar un delegado de protección de datos: para cualquier cuestión, escriba a esa dirección.',
      ],
    },
    {
      heading: 'Qué datos tratamos',
      body: [
        'Los que usted nos da en el cuestionario de contacto, por correo, por teléfono o por WhatsApp:',
        [
          'nombre y datos de contacto (correo electrónico o teléfono);',
          'idioma y medio por el que prefiere que le contestemos;',
          'materia, urgencia y descripción de su caso, y, si quiere decirlo, quién es la otra parte;',
          'si quiere decirlo, cómo nos ha conocido;',
          'si reserva una cita, su hora, su huso horario y lo que nos escriba al cambiarla o anularla;',
          'constancia de su consentimiento: fecha, hora, idioma de la página y versión de este aviso.',
        ],
        'En el cuestionario, los campos que no llevan la palabra «opcional» son obligatorios: sin ellos no podemos contestarle.',
        'Además, el servidor que aloja la página recibe, como todos, los datos de su conexión (la dirección IP, la fecha y la página pedida), y su navegador guarda lo que detalla la política de cookies. Las opiniones de clientes se publican con sus iniciales y con su consentimiento.',
        'La descripción de un caso puede contener categorías especiales de datos (salud, origen étnico, vida sexual, creencias) o datos sobre infracciones penales. Le pedimos que cuente solo lo necesario para una primera respuesta.',
      ],
    },
    {
      heading: 'Para qué y con qué base jurídica',
      body: [
        [
          'Responder a su consulta y, si lo desea, preparar el encargo profesional: medidas precontractuales a petición suya (art. 6.1.b RGPD).',
          'Tratar los datos especialmente protegidos que incluya en ella: su consentimiento explícito (art. 9.2.a RGPD) y la formulación, el ejercicio o la defensa de reclamaciones (art. 9.2.f RGPD).',
          'Comprobar que no hay conflicto de intereses, para lo que un programa compara su nombre y el de la otra parte con los de nuestros clientes y los de otras consultas, y conservar prueba de su consentimiento: obligación legal y deontológica (art. 6.1.c RGPD).',
          'Proteger el formulario y los recuentos de visitas frente a envíos automáticos, para lo que se cuenta, sin guardarla, cuántas consultas en una hora y cuántas visitas en un minuto llegan de una misma dirección IP: interés legítimo (art. 6.1.f RGPD).',
        ],
        'No enviamos publicidad, no elaboramos perfiles y no tomamos decisiones automatizadas.',
      ],
    },
    {
      heading: 'Cuánto tiempo los conservamos',
      body: [
        `Si no llega a haber encargo, borramos su consulta, a más tardar, a los ${ENQUIRY_RETENTION_MONTHS} meses de recibirla. Si lo hay, conservamos el expediente mientras dure y, después, bloqueado, durante los plazos de prescripción de las responsabilidades que puedan derivarse de él. Una cita se borra con su consulta.`,
      ],
    },
    {
      heading: 'Quién puede verlos',
      body: [
        'Los abogados y el personal del despacho, sujetos a secreto profesional, y los proveedores que alojan esta página, su base de datos y su correo, como encargados del tratamiento y con contrato (art. 28 RGPD); si reserva una cita, también el del calendario en que la leemos y el de la sala de la videoconsulta. No cedemos datos a terceros salvo obligación legal.',
        'Los datos se alojan en la Unión Europea. Si un proveedor pertenece a un grupo con sede en otro país, como Supabase, Inc., en los Estados Unidos, un acceso desde allí solo cabe con las garantías de los artículos 44 a 49 del RGPD.',
        'Si elige hablarnos por WhatsApp, la conversación tiene lugar en un servicio de Meta, que trata sus datos según sus propias condiciones. No envíe por ahí documentos ni datos delicados.',
      ],
    },
    {
      heading: 'Sus derechos',
      body: [
        `Puede acceder a sus datos, rectificarlos, suprimirlos, limitar su tratamiento, oponerse a él, pedir su portabilidad y retirar su consentimiento en cualquier momento, sin que ello afecte a lo ya tratado. Basta con escribir a ${email} o a nuestra dirección postal; solo si hay dudas razonables sobre su identidad le pediremos que la acredite.`,
        'En todo momento puede reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
      ],
    },
    {
      heading: 'Versión',
      body: [`Versión de este aviso: ${DATA_PROTECTION_VERSION}.`],
    },
  ],
});
