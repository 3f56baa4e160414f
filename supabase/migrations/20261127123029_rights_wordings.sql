-- The answer to a request for access names the notice's address and what is of this person's case alone; an extension
-- has its letter; the first layer names all rights. What the firm has written itself stays.

update public.reply_templates
set body = replace(body, 'de nuestra página web (artículo 15 del RGPD).', 'de nuestra página web (artículo 15 del RGPD): {{aviso}}

Quién los ha recibido en su caso y hasta cuándo los conservamos: {{detalle}}'),
  body_en = replace(body_en, 'how long we keep them (Article 15 GDPR).', 'how long we keep them (Article 15 GDPR): {{aviso}}

Who has received yours, and until when we keep them: {{detalle}}'),
  body_fr = replace(body_fr, 'de notre site (article 15 du RGPD).', 'de notre site (article 15 du RGPD) : {{aviso}}

Qui a reçu les vôtres, et jusqu’à quand nous les conservons : {{detalle}}'),
  body_de = replace(body_de, 'auf unserer Website (Art. 15 DSGVO).', 'auf unserer Website (Art. 15 DSGVO): {{aviso}}

Wer Ihre Daten erhalten hat und bis wann wir sie aufbewahren: {{detalle}}'),
  body_ar = replace(body_ar, 'إشعار حماية البيانات في موقعنا (المادة 15 من اللائحة العامة لحماية البيانات).', 'إشعار حماية البيانات في موقعنا (المادة 15 من اللائحة العامة لحماية البيانات): {{aviso}}

الجهات التي تسلّمت بياناتكم، والمدة التي نحتفظ بها خلالها: {{detalle}}'),
  body_zh = replace(body_zh, '请见本所网站的数据保护声明（《通用数据保护条例》第15条）。', '请见本所网站的数据保护声明（《通用数据保护条例》第15条）：{{aviso}}

您的数据的实际接收方及保存截止时间：{{detalle}}'),
  body_ru = replace(body_ru, 'на нашем сайте (ст. 15 GDPR).', 'на нашем сайте (ст. 15 GDPR): {{aviso}}

Кто получил именно ваши данные и до какого времени мы их храним: {{detalle}}')
where name = 'Derechos: acceso';

insert into public.reply_templates (name, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru) values
(
  'Derechos: prórroga',
  'Estamos tramitando su solicitud del {{fecha}} (referencia: {{referencia}}). No podemos contestarla en el plazo de un mes, por el siguiente motivo:

{{detalle}}

Por eso lo ampliamos dos meses, como permite el artículo 12.3 del RGPD: le contestaremos cuanto antes y, como muy tarde, a los tres meses de haberla recibido. También puede presentar una reclamación ante la autoridad de control: {{autoridad}}.',
  'We are dealing with your request of {{fecha}} (reference: {{referencia}}). We cannot answer it within one month, for the following reason:

{{detalle}}

We are therefore extending the period by two months, as Article 12(3) GDPR allows: we will reply as soon as possible and at the latest three months after we received it. You may also lodge a complaint with the supervisory authority: {{autoridad}}.',
  'Nous traitons votre demande du {{fecha}} (référence : {{referencia}}). Nous ne pouvons pas y répondre dans le délai d’un mois, pour le motif suivant :

{{detalle}}

Nous prolongeons donc ce délai de deux mois, comme le permet l’article 12, paragraphe 3, du RGPD : nous répondrons dès que possible, et au plus tard trois mois après l’avoir reçue. Vous pouvez également introduire une réclamation auprès de l’autorité de contrôle : {{autoridad}}.',
  'wir bearbeiten Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}). Innerhalb eines Monats können wir ihn aus folgendem Grund nicht beantworten:

{{detalle}}

Wir verlängern die Frist daher um zwei Monate (Art. 12 Abs. 3 DSGVO): Wir antworten so bald wie möglich, spätestens drei Monate nach Eingang. Sie können sich außerdem bei der Aufsichtsbehörde beschweren: {{autoridad}}.',
  'نعمل على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، ويتعذّر علينا الرد عليه خلال شهر للسبب الآتي:

{{detalle}}

لذلك نمدّد المهلة شهرين، كما تجيز المادة 12، الفقرة 3، من اللائحة العامة لحماية البيانات: سنردّ عليكم في أقرب وقت، وخلال ثلاثة أشهر من تسلّمه على الأكثر. كما يمكنكم تقديم شكوى إلى سلطة الرقابة: {{autoridad}}.',
  '我们正在处理您于{{fecha}}提出的申请（编号：{{referencia}}），因以下原因无法在一个月内答复：

{{detalle}}

因此，我们依据《通用数据保护条例》第12条第3款将期限延长两个月：我们会尽快答复，最迟在收到申请后三个月内。您还可以向监管机构投诉：{{autoridad}}。',
  'Мы рассматриваем ваш запрос от {{fecha}} (номер: {{referencia}}). Ответить на него в течение месяца мы не можем по следующей причине:

{{detalle}}

Поэтому мы продлеваем срок на два месяца, как позволяет п. 3 ст. 12 GDPR: мы ответим как можно скорее, но не позднее чем через три месяца после его получения. Вы также можете подать жалобу в надзорный орган: {{autoridad}}.'
)
on conflict (name) do nothing;

insert into public.consent_texts (part, language, version, text) values
  ('firstLayer', 'es', null, 'Responsable de sus datos: {{firm}}. Los usamos para contestar a su consulta, comprobar, comparando los nombres, que no hay conflicto de intereses y, si usted lo desea, preparar el encargo. No los recibe nadie más, salvo las empresas que trabajan para nosotros (alojamiento, correo y, en su caso, vídeo y calendario). Si no hay encargo, los borramos a los {{months}} meses y quedan bloqueados tres años más. Puede consultarlos, corregirlos, suprimirlos, limitar su uso u oponerse a él, pedir su portabilidad o retirar su consentimiento, también por medio de representante, escribiendo a {{email}}, y reclamar ante la autoridad de control: {{authority}} ({{authorityUrl}}).'),
  ('firstLayer', 'en', null, '{{firm}} is responsible for your data. We use them to answer your enquiry, to check for conflicts of interest by comparing names and, if you wish, to prepare our engagement. Nobody else receives them except the companies that work for us (hosting, mail and, where applicable, video and calendar). If you do not instruct us, we erase them after {{months}} months and they remain blocked for another three years. You may see, correct or erase them, restrict or object to their use, receive them in a portable format or withdraw your consent, also through a representative, by writing to {{email}}, and complain to the supervisory authority: {{authority}} ({{authorityUrl}}).'),
  ('firstLayer', 'fr', null, 'Responsable de vos données : {{firm}}. Nous les utilisons pour répondre à votre demande, vérifier, en comparant les noms, l’absence de conflit d’intérêts et, si vous le souhaitez, préparer notre mission. Personne d’autre ne les reçoit, hormis les entreprises qui travaillent pour nous (hébergement, courriel et, le cas échéant, vidéo et agenda). Sans mission, nous les effaçons au bout de {{months}} mois et elles restent bloquées trois ans de plus. Vous pouvez les consulter, les faire rectifier ou effacer, en limiter l’usage ou vous y opposer, en demander la portabilité ou retirer votre consentement, également par un représentant, en écrivant à {{email}}, et saisir l’autorité de contrôle : {{authority}} ({{authorityUrl}}).'),
  ('firstLayer', 'de', null, 'Verantwortlich für Ihre Daten ist {{firm}}. Wir verwenden sie, um Ihre Anfrage zu beantworten, durch Vergleich der Namen Interessenkonflikte auszuschließen und, wenn Sie es wünschen, das Mandat vorzubereiten. Niemand sonst erhält sie, außer den Unternehmen, die für uns arbeiten (Hosting, E-Mail und gegebenenfalls Video und Kalender). Kommt kein Mandat zustande, löschen wir sie nach {{months}} Monaten; gesperrt bleiben sie weitere drei Jahre. Sie können sie einsehen, berichtigen oder löschen lassen, ihre Verwendung einschränken lassen oder ihr widersprechen, ihre Übertragung verlangen oder Ihre Einwilligung widerrufen, auch durch einen Vertreter ({{email}}), und sich bei der Aufsichtsbehörde beschweren: {{authority}} ({{authorityUrl}}).'),
  ('firstLayer', 'ar', null, 'المسؤول عن بياناتكم: {{firm}}. نستعملها للرد على استفساركم، وللتحقق بمقارنة الأسماء من عدم وجود تضارب في المصالح، ولإعداد التوكيل إن رغبتم. لا يطّلع عليها أحد سوانا، باستثناء الشركات التي تعمل لحسابنا (الاستضافة والبريد، وعند الاقتضاء الفيديو والتقويم). وإن لم تكلّفونا، نمحوها بعد {{months}} شهرًا وتبقى محجوبة ثلاث سنوات أخرى. يمكنكم الاطلاع عليها أو تصحيحها أو محوها أو تقييد استعمالها أو الاعتراض عليه أو طلب نقلها أو سحب موافقتكم، ولو عن طريق من يمثلكم، بالكتابة إلى {{email}}، كما يمكنكم تقديم شكوى إلى سلطة الرقابة: {{authority}} ({{authorityUrl}}).'),
  ('firstLayer', 'zh', null, '您的数据由 {{firm}} 负责处理，仅用于答复您的咨询、通过比对姓名核查利益冲突，并在您愿意时准备委托手续。除为我们工作的公司（托管、邮件，以及视需要的视频和日历服务）外，不向任何人提供。如未委托，{{months}} 个月后删除，并再封存三年。您可自行或由代理人致函 {{email}} 查阅、更正、删除或转移数据，限制或反对使用，或撤回同意，也可向监管机构投诉：{{authority}}（{{authorityUrl}}）。'),
  ('firstLayer', 'ru', null, 'За ваши данные отвечает {{firm}}. Мы используем их, чтобы ответить на обращение, проверить, сравнив имена, нет ли конфликта интересов, и, если вы пожелаете, подготовить договор. Больше их не получает никто, кроме компаний, которые работают на нас (хостинг, почта и, при необходимости, видео и календарь). Если договор не заключён, мы удаляем их через {{months}} месяцев, и ещё три года они остаются заблокированными. Вы можете ознакомиться с данными, исправить, удалить или перенести их, ограничить их использование или возразить против него, отозвать согласие, в том числе через представителя, написав на {{email}}, а также подать жалобу в надзорный орган: {{authority}} ({{authorityUrl}}).');
