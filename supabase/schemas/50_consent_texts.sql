-- What people read and agree to when they write, as the site ships it; written by
-- tests/database/consentTexts.test.ts. A wording that has changed is added by a migration, beside the older ones.

insert into public.consent_texts (part, language, version, text) values
  ('firstLayer', 'es', null, 'Responsable de sus datos: {{firm}}. Los usamos para contestar a su consulta, comprobar, comparando los nombres, que no hay conflicto de intereses y, si usted lo desea, preparar el encargo. No los recibe nadie más, salvo las empresas que alojan esta página y nuestro correo. Si no hay encargo, los borramos a los doce meses. Puede consultarlos, corregirlos, suprimirlos, oponerse a su uso o retirar su consentimiento escribiendo a {{email}}, y reclamar ante la Agencia Española de Protección de Datos (aepd.es).'),
  ('consent', 'es', null, 'He leído la información sobre protección de datos.'),
  ('specialConsent', 'es', null, 'Si cuento datos sensibles (de salud, de creencias, de mi vida sexual…), consiento expresamente que {{firm}} los trate para responder a mi consulta.'),
  ('firstLayer', 'en', null, '{{firm}} is responsible for your data. We use them to answer your enquiry, to check for conflicts of interest by comparing names and, if you wish, to prepare our engagement. Nobody else receives them except the companies that host this site and our mail. If you do not instruct us, we erase them after twelve months. You may see, correct or erase them, object to their use or withdraw your consent by writing to {{email}}, and complain to the Spanish data protection authority (aepd.es).'),
  ('consent', 'en', null, 'I have read the data protection information.'),
  ('specialConsent', 'en', null, 'If I give sensitive details (about health, beliefs, sex life…), I explicitly consent to {{firm}} processing them in order to answer my enquiry.'),
  ('firstLayer', 'fr', null, 'Responsable de vos données : {{firm}}. Nous les utilisons pour répondre à votre demande, vérifier, en comparant les noms, l’absence de conflit d’intérêts et, si vous le souhaitez, préparer notre mission. Personne d’autre ne les reçoit, hormis les entreprises qui hébergent ce site et nos courriels. Sans mission, nous les effaçons au bout de douze mois. Vous pouvez les consulter, les faire rectifier ou effacer, vous opposer à leur usage ou retirer votre consentement en écrivant à {{email}}, et saisir l’autorité espagnole de protection des données (aepd.es).'),
  ('consent', 'fr', null, 'J’ai lu les informations sur la protection des données.'),
  ('specialConsent', 'fr', null, 'Si je confie des données sensibles (santé, convictions, vie sexuelle…), je consens expressément à ce que {{firm}} les traite pour répondre à ma demande.'),
  ('firstLayer', 'de', null, 'Verantwortlich für Ihre Daten ist {{firm}}. Wir verwenden sie, um Ihre Anfrage zu beantworten, durch Vergleich der Namen Interessenkonflikte auszuschließen und, wenn Sie es wünschen, das Mandat vorzubereiten. Niemand sonst erhält sie, außer den Unternehmen, die diese Website hosten und unsere E-Mails zustellen. Kommt kein Mandat zustande, löschen wir sie nach zwölf Monaten. Sie können sie einsehen, berichtigen oder löschen lassen, der Verwendung widersprechen oder Ihre Einwilligung widerrufen ({{email}}) und sich bei der spanischen Datenschutzbehörde beschweren (aepd.es).'),
  ('consent', 'de', null, 'Ich habe die Angaben zum Datenschutz gelesen.'),
  ('specialConsent', 'de', null, 'Falls ich sensible Angaben mache (Gesundheit, Überzeugungen, Sexualleben …), willige ich ausdrücklich ein, dass {{firm}} sie verarbeitet, um meine Anfrage zu beantworten.'),
  ('firstLayer', 'ar', null, 'المسؤول عن بياناتكم: {{firm}}. نستعملها للرد على استفساركم، وللتحقق بمقارنة الأسماء من عدم وجود تضارب في المصالح، ولإعداد التوكيل إن رغبتم. لا يطّلع عليها أحد سوانا، باستثناء الشركات التي تستضيف هذا الموقع وبريدنا. وإن لم تكلّفونا، نمحوها بعد اثني عشر شهرًا. يمكنكم الاطلاع عليها أو تصحيحها أو محوها أو الاعتراض على استعمالها أو سحب موافقتكم بالكتابة إلى {{email}}، كما يمكنكم تقديم شكوى إلى الهيئة الإسبانية لحماية البيانات (aepd.es).'),
  ('consent', 'ar', null, 'قرأت معلومات حماية البيانات.'),
  ('specialConsent', 'ar', null, 'إن ذكرت بيانات حسّاسة (عن الصحة أو المعتقدات أو الحياة الجنسية…)، أوافق صراحةً على أن يعالجها {{firm}} للرد على استفساري.'),
  ('firstLayer', 'zh', null, '您的数据由 {{firm}} 负责处理，仅用于答复您的咨询、通过比对姓名核查利益冲突，并在您愿意时准备委托手续。除托管本网站及我们邮件的公司外，不向任何人提供。如未委托，十二个月后删除。您可致函 {{email}} 查阅、更正、删除数据，反对使用或撤回同意，也可向西班牙数据保护局（aepd.es）投诉。'),
  ('consent', 'zh', null, '我已阅读数据保护信息。'),
  ('specialConsent', 'zh', null, '如我提供敏感信息（健康、信仰、性生活等），我明确同意 {{firm}} 为答复我的咨询而处理这些信息。'),
  ('firstLayer', 'ru', null, 'За ваши данные отвечает {{firm}}. Мы используем их, чтобы ответить на обращение, проверить, сравнив имена, нет ли конфликта интересов, и, если вы пожелаете, подготовить договор. Больше их не получает никто, кроме компаний, которые обслуживают этот сайт и нашу почту. Если договор не заключён, мы удаляем их через двенадцать месяцев. Вы можете ознакомиться с данными, исправить или удалить их, возразить против их использования или отозвать согласие, написав на {{email}}, а также подать жалобу в испанский орган по защите данных (aepd.es).'),
  ('consent', 'ru', null, 'Я прочитал(а) сведения о защите данных.'),
  ('specialConsent', 'ru', null, 'Если я сообщу чувствительные данные (о здоровье, убеждениях, личной жизни…), я прямо разрешаю {{firm}} обрабатывать их для ответа на моё обращение.'),
  ('notice', 'es', '2026-11-26', 'Protección de datos

Resumen de cómo tratamos los datos personales que nos confía a través de esta página web, conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).

## Quién es el responsable

{{legalName}}, NIF {{taxId}}, {{street}}, {{postalCode}} Dénia (Alicante).

Teléfono: {{phone}}. Correo electrónico: {{email}}.

El despacho no está obligado a designar un delegado de protección de datos: para cualquier cuestión, escriba a esa dirección.

## Qué datos tratamos

Los que usted nos da en el cuestionario de contacto, por correo, por teléfono o por WhatsApp:

- nombre y datos de contacto (correo electrónico o teléfono);
- idioma y medio por el que prefiere que le contestemos;
- materia, urgencia y descripción de su caso, y, si quiere decirlo, quién es la otra parte;
- si quiere decirlo, cómo nos ha conocido;
- si reserva una cita, su hora, su huso horario y lo que nos escriba al cambiarla o anularla;
- constancia de su consentimiento: fecha, hora, idioma de la página y versión de este aviso.

En el cuestionario, los campos que no llevan la palabra «opcional» son obligatorios: sin ellos no podemos contestarle.

Además, el servidor que aloja la página recibe, como todos, los datos de su conexión (la dirección IP, la fecha y la página pedida), y su navegador guarda lo que detalla la política de cookies. Las opiniones de clientes se publican con sus iniciales y con su consentimiento.

La descripción de un caso puede contener categorías especiales de datos (salud, origen étnico, vida sexual, creencias) o datos sobre infracciones penales. Le pedimos que cuente solo lo necesario para una primera respuesta.

## Para qué y con qué base jurídica

- Responder a su consulta y, si lo desea, preparar el encargo profesional: medidas precontractuales a petición suya (art. 6.1.b RGPD).
- Tratar los datos especialmente protegidos que incluya en ella: su consentimiento explícito (art. 9.2.a RGPD) y la formulación, el ejercicio o la defensa de reclamaciones (art. 9.2.f RGPD).
- Comprobar que no hay conflicto de intereses, para lo que un programa compara su nombre y el de la otra parte con los de nuestros clientes y los de otras consultas, y conservar prueba de su consentimiento: obligación legal y deontológica (art. 6.1.c RGPD).
- Proteger el formulario y los recuentos de visitas frente a envíos automáticos, para lo que se cuenta, sin guardarla, cuántas consultas en una hora y cuántas visitas en un minuto llegan de una misma dirección IP: interés legítimo (art. 6.1.f RGPD).

No enviamos publicidad, no elaboramos perfiles y no tomamos decisiones automatizadas.

## Cuánto tiempo los conservamos

Si no llega a haber encargo, borramos su consulta, a más tardar, a los 12 meses de recibirla. Si lo hay, conservamos el expediente mientras dure y, después, bloqueado, durante los plazos de prescripción de las responsabilidades que puedan derivarse de él. Una cita se borra con su consulta.

## Quién puede verlos

Los abogados y el personal del despacho, sujetos a secreto profesional, y los proveedores que alojan esta página, su base de datos y su correo, como encargados del tratamiento y con contrato (art. 28 RGPD); si reserva una cita, también el del calendario en que la leemos y el de la sala de la videoconsulta. No cedemos datos a terceros salvo obligación legal.

Los datos se alojan en la Unión Europea. Si un proveedor pertenece a un grupo con sede en otro país, como Supabase, Inc., en los Estados Unidos, un acceso desde allí solo cabe con las garantías de los artículos 44 a 49 del RGPD.

Si elige hablarnos por WhatsApp, la conversación tiene lugar en un servicio de Meta, que trata sus datos según sus propias condiciones. No envíe por ahí documentos ni datos delicados.

## Sus derechos

Puede acceder a sus datos, rectificarlos, suprimirlos, limitar su tratamiento, oponerse a él, pedir su portabilidad y retirar su consentimiento en cualquier momento, sin que ello afecte a lo ya tratado. Basta con escribir a {{email}} o a nuestra dirección postal; solo si hay dudas razonables sobre su identidad le pediremos que la acredite.

En todo momento puede reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).

## Versión

Versión de este aviso: 2026-11-26.');
