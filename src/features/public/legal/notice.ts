import { firm } from '@/site/firm';
import { formatPhone } from '@/site/links';
import type { LiveFirm } from '@/site/firmFacts';
import type { LegalText } from './legalText';

const PHONES = new Intl.ListFormat('es');
const country = new Intl.DisplayNames('es', { type: 'region' }).of(firm.address.country);

/** The legal notice: who is responsible for the site (Ley 34/2002, art. 10). */
export const notice = ({ address, phones, email }: LiveFirm): LegalText => ({
  title: 'Aviso legal',
  intro:
    'Información general exigida por el artículo 10 de la Ley 34/2002, de 11 de julio, de servicios de la sociedad de la información y de comercio electrónico (LSSI), y condiciones de uso de esta página web.',
  sections: [
    {
      heading: 'Titular de la página',
      body: [
        [
          `Denominación social: ${firm.legalName}`,
          `Nombre comercial: ${firm.name}`,
          `NIF: ${firm.taxId}`,
          `Domicilio: ${address.street}, ${address.postalCode} ${address.city} (${address.region}), ${country}`,
          `Inscripción: ${firm.registry}`,
          `Inscripción como sociedad profesional: ${firm.professionalRegistry}`,
          `${phones.length > 1 ? 'Teléfonos' : 'Teléfono'}: ${PHONES.format(phones.map(formatPhone))}`,
          `Correo electrónico: ${email}`,
          `Dirección de la página: ${firm.website}`,
        ],
      ],
    },
    {
      heading: 'Profesión regulada',
      body: [
        [
          `${firm.lawyerTitle.es}: ${firm.lawyer}`,
          `Colegio profesional: ${firm.barAssociation}`,
          `Número de colegiación: ${firm.barNumber}`,
          `Seguro de responsabilidad civil: ${firm.insurance}`,
          `Título académico: ${firm.degree}`,
        ],
        'El ejercicio de la abogacía se rige por la Ley Orgánica 5/2024, del Derecho de Defensa; la Ley 34/2006, sobre el acceso a las profesiones de la Abogacía y la Procura; el Estatuto General de la Abogacía Española (Real Decreto 135/2021), y el Código Deontológico de la Abogacía Española, que pueden consultarse en www.abogacia.es.',
      ],
    },
    {
      heading: 'Objeto y uso',
      body: [
        'Esta página informa sobre el despacho y sus áreas de práctica. Su contenido, incluido el blog, es general y orientativo: no es asesoramiento jurídico ni sustituye el estudio de un caso concreto. Enviar el cuestionario no crea por sí solo una relación profesional; esta nace con la hoja de encargo.',
        'Quien la visita se compromete a usarla de buena fe y a no dañar su funcionamiento ni los derechos de otras personas.',
      ],
    },
    {
      heading: 'Precios',
      body: [
        'Los honorarios son libres y se comunican por escrito antes de aceptar el encargo, con indicación de los impuestos que correspondan.',
      ],
    },
    {
      heading: 'Propiedad intelectual',
      body: [
        'Los textos, las ilustraciones y el diseño pertenecen al titular o se usan con licencia. Se permite enlazar y citar indicando la fuente; cualquier otro uso requiere autorización por escrito.',
      ],
    },
    {
      heading: 'Responsabilidad y enlaces',
      body: [
        'Cuidamos de que la información esté al día, pero la ley y los criterios de los tribunales cambian. No respondemos del contenido de páginas ajenas a las que se enlaza.',
      ],
    },
    {
      heading: 'Ley aplicable y reclamaciones',
      body: [
        'Esta página se rige por la ley española. Si usted es consumidor, puede acudir a los tribunales de su domicilio y a los organismos de resolución alternativa de litigios de consumo.',
        `También puede dirigir una queja deontológica a su colegio profesional: ${firm.barAssociation}.`,
      ],
    },
  ],
});
