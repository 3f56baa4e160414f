/**
 * How contact books and tables name their columns, in the languages of the site, in lower case.
 * 'nombre' and 'nom' are whole names unless another column has the other half.
 */
export const HEADINGS = {
  whole: [
    ...['nombre completo', 'nombre y apellidos', 'cliente', 'clientes', 'nombre para mostrar'],
    ...['full name', 'display name', 'name', 'names', 'client', 'clients', 'file as', 'contact'],
    ...['nom complet', 'nom et prénom', 'client(e)', 'vollständiger name', 'anzeigename'],
    ...['kunde', 'kunden', 'mandant', 'mandanten', 'фио', 'полное имя', 'клиент', 'клиенты'],
    ...['الاسم الكامل', 'الاسم واللقب', 'العميل', 'العملاء', '全名', '姓名', '客户', '客户姓名'],
  ],
  given: [
    ...['nombre', 'nombres', 'nombre de pila', 'first name', 'given name', 'prénom', 'vorname'],
    ...['имя', 'الاسم', 'الاسم الأول', '名', '名字'],
  ],
  middle: [
    ...['segundo nombre', 'middle name', 'additional name', 'deuxième prénom'],
    ...['weitere vornamen', 'zweiter vorname', 'отчество', 'الاسم الأوسط', '中间名'],
  ],
  family: [
    ...['apellidos', 'apellido', 'primer apellido', 'last name', 'family name', 'surname', 'nom'],
    ...[
      'nom de famille',
      'nachname',
      'familienname',
      'фамилия',
      'اسم العائلة',
      'اللقب',
      '姓',
      '姓氏',
    ],
  ],
  secondFamily: ['segundo apellido', 'second surname', 'second last name'],
  firm: [
    ...['empresa', 'organización', 'razón social', 'company', 'organization', 'organization name'],
    ...['organisation', 'société', 'entreprise', 'firma', 'unternehmen', 'компания', 'организация'],
    ...['organization 1 - name', 'الشركة', 'المؤسسة', '公司', '单位'],
  ],
} as const;

export type Part = keyof typeof HEADINGS;

/** What a column holds, by its heading. */
export function partOf(heading: string): Part | undefined {
  const text = heading.trim().toLowerCase();
  return (Object.keys(HEADINGS) as Part[]).find((part) =>
    (HEADINGS[part] as readonly string[]).includes(text),
  );
}
