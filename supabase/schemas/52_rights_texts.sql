-- The templates of the answers to requests for data protection rights that a new project has (51_rights.sql); the firm
-- changes them like the others.

insert into public.reply_templates (name, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru) values
(
  'Derechos: recibida, quién la pide',
  'El {{fecha}} recibimos su solicitud sobre sus datos personales (referencia: {{referencia}}). Le contestaremos en el plazo de un mes desde ese día. Si necesitáramos más tiempo por la complejidad o el número de las solicitudes, se lo diríamos dentro de ese mes, con el motivo.

Para no entregar sus datos a otra persona, tenemos que estar seguros de quién los pide. Le rogamos que nos responda desde el correo o el teléfono con los que nos escribió, o que nos llame al {{telefono}}. No nos envíe copia de su documento de identidad si no se la pedimos.',
  'On {{fecha}} we received your request concerning your personal data (reference: {{referencia}}). We will reply within one month of that day. If we need more time because of the complexity or number of the requests, we will tell you within that month and give the reason.

So that your data do not reach another person, we need to be sure who is asking for them. Please reply from the e-mail address or telephone with which you wrote to us, or call us on {{telefono}}. Please do not send us a copy of your identity document unless we ask for it.',
  'Le {{fecha}}, nous avons reçu votre demande concernant vos données personnelles (référence : {{referencia}}). Nous y répondrons dans un délai d’un mois à compter de ce jour. Si la complexité ou le nombre des demandes exigeait davantage de temps, nous vous en informerions dans ce délai, en indiquant le motif.

Afin de ne pas remettre vos données à une autre personne, nous devons être certains de l’identité de la personne qui les demande. Nous vous prions de nous répondre depuis l’adresse électronique ou le téléphone avec lesquels vous nous avez écrit, ou de nous appeler au {{telefono}}. Ne nous envoyez pas de copie de votre pièce d’identité si nous ne vous la demandons pas.',
  'am {{fecha}} ist Ihr Antrag zu Ihren personenbezogenen Daten bei uns eingegangen (Zeichen: {{referencia}}). Wir antworten Ihnen innerhalb eines Monats ab diesem Tag. Sollten wir wegen der Komplexität oder der Anzahl der Anträge mehr Zeit benötigen, teilen wir Ihnen dies innerhalb dieses Monats mit Angabe der Gründe mit.

Damit Ihre Daten nicht an eine andere Person gelangen, müssen wir sicher sein, wer sie anfordert. Bitte antworten Sie uns von der E-Mail-Adresse oder Telefonnummer aus, mit der Sie uns geschrieben haben, oder rufen Sie uns an: {{telefono}}. Senden Sie uns bitte keine Kopie Ihres Ausweises, solange wir nicht darum bitten.',
  'تلقّينا في {{fecha}} طلبكم المتعلق ببياناتكم الشخصية (المرجع: {{referencia}})، وسنردّ عليكم خلال شهر من ذلك اليوم. وإذا احتجنا إلى وقت أطول بسبب تعقيد الطلبات أو عددها، فسنبلغكم بذلك خلال الشهر نفسه مع بيان السبب.

ولكي لا نسلّم بياناتكم إلى شخص آخر، علينا أن نتأكد من هوية صاحب الطلب. لذا نرجو أن تجيبونا من البريد الإلكتروني أو الهاتف الذي راسلتمونا منه، أو أن تتصلوا بنا على الرقم {{telefono}}. ونرجو ألا ترسلوا إلينا نسخة من وثيقة هويتكم ما لم نطلبها منكم.',
  '我们已于{{fecha}}收到您关于个人数据的申请（编号：{{referencia}}），并将自该日起一个月内答复。如因申请复杂或数量较多而需要更多时间，我们会在该月内通知您并说明理由。

为避免将您的数据交给他人，我们需要确认申请人的身份。请使用您当初联系我们时的电子邮箱或电话回复，或致电 {{telefono}}。除非我们提出要求，请勿向我们发送您的身份证件复印件。',
  '{{fecha}} мы получили ваш запрос о ваших персональных данных (номер: {{referencia}}). Мы ответим в течение месяца с этого дня. Если из-за сложности или количества запросов нам понадобится больше времени, мы сообщим вам об этом в течение того же месяца с указанием причины.

Чтобы ваши данные не попали к другому лицу, нам нужно убедиться, кто именно их запрашивает. Пожалуйста, ответьте нам с того адреса электронной почты или телефона, с которого вы нам писали, или позвоните по телефону {{telefono}}. Не присылайте копию удостоверения личности, если мы о ней не просим.'
),
(
  'Derechos: acceso',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), le enviamos adjunta la relación de sus datos personales que tratamos: cuáles son, de dónde proceden, a qué consintió y qué se ha hecho con ellos. Para qué los usamos, con qué base, quién puede verlos y cuánto tiempo los conservamos lo explica el aviso de protección de datos de nuestra página web (artículo 15 del RGPD): {{aviso}}

Quién los ha recibido en su caso y hasta cuándo los conservamos: {{detalle}}

Puede pedirnos que los rectifiquemos, que los suprimamos o que limitemos su tratamiento, y oponerse a él. También puede presentar una reclamación ante la autoridad de control: {{autoridad}}.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we attach a list of the personal data concerning you that we process: what they are, where they come from, what you consented to and what has been done with them. The data protection notice on our website explains what we use them for, on what basis, who may see them and how long we keep them (Article 15 GDPR): {{aviso}}

Who has received yours, and until when we keep them: {{detalle}}

You may ask us to rectify or erase them or to restrict their processing, and you may object to it. You may also lodge a complaint with the supervisory authority: {{autoridad}}.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), vous trouverez ci-joint le relevé des données personnelles vous concernant que nous traitons : leur contenu, leur origine, ce à quoi vous avez consenti et ce qui en a été fait. Les finalités, la base juridique, les destinataires et la durée de conservation sont expliqués dans l’information sur la protection des données de notre site (article 15 du RGPD) : {{aviso}}

Qui a reçu les vôtres, et jusqu’à quand nous les conservons : {{detalle}}

Vous pouvez nous demander de les rectifier, de les effacer ou d’en limiter le traitement, et vous y opposer. Vous pouvez également introduire une réclamation auprès de l’autorité de contrôle : {{autoridad}}.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) übersenden wir Ihnen als Anlage die Aufstellung der personenbezogenen Daten, die wir über Sie verarbeiten: welche es sind, woher sie stammen, worin Sie eingewilligt haben und was mit ihnen geschehen ist. Wofür und auf welcher Grundlage wir sie verwenden, wer sie sehen kann und wie lange wir sie aufbewahren, steht in den Angaben zum Datenschutz auf unserer Website (Art. 15 DSGVO): {{aviso}}

Wer Ihre Daten erhalten hat und bis wann wir sie aufbewahren: {{detalle}}

Sie können verlangen, dass wir sie berichtigen, löschen oder ihre Verarbeitung einschränken, und ihr widersprechen. Sie können sich außerdem bei der Aufsichtsbehörde beschweren: {{autoridad}}.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، نرفق لكم بيانًا ببياناتكم الشخصية التي نعالجها: ما هي، وما مصدرها، وعلامَ وافقتم، وما الذي جرى بشأنها. أما أغراض استعمالها وأساسه القانوني ومن يمكنه الاطلاع عليها ومدة الاحتفاظ بها فيوضحها إشعار حماية البيانات في موقعنا (المادة 15 من اللائحة العامة لحماية البيانات): {{aviso}}

الجهات التي تسلّمت بياناتكم، والمدة التي نحتفظ بها خلالها: {{detalle}}

ويمكنكم أن تطلبوا تصحيحها أو محوها أو تقييد معالجتها، وأن تعترضوا على المعالجة. كما يمكنكم تقديم شكوى إلى سلطة الرقابة: {{autoridad}}.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们随信附上我们处理的您的个人数据清单：包括有哪些数据、数据来源、您同意的内容以及对数据的处理情况。使用目的、法律依据、可查阅者以及保存期限，请见本所网站的数据保护声明（《通用数据保护条例》第15条）：{{aviso}}

您的数据的实际接收方及保存截止时间：{{detalle}}

您可以要求我们更正、删除数据或限制其处理，也可以反对处理。您还可以向监管机构投诉：{{autoridad}}。',
  'В ответ на ваш запрос от {{fecha}} (номер: {{referencia}}) направляем вам во вложении перечень ваших персональных данных, которые мы обрабатываем: что это за данные, откуда они получены, на что вы дали согласие и что с ними было сделано. Для чего и на каком основании мы их используем, кто может их видеть и сколько времени мы их храним, указано в сведениях о защите данных на нашем сайте (ст. 15 GDPR): {{aviso}}

Кто получил именно ваши данные и до какого времени мы их храним: {{detalle}}

Вы можете потребовать исправить или удалить их, ограничить их обработку или возразить против неё. Вы также можете подать жалобу в надзорный орган: {{autoridad}}.'
),
(
  'Derechos: rectificación hecha',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos corregido los siguientes datos:

{{detalle}}

Se lo comunicaremos también a quienes los hayan recibido de nosotros, salvo que sea imposible o exija un esfuerzo desproporcionado (artículos 16 y 19 del RGPD). Guardamos constancia del valor anterior y del motivo del cambio.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we have corrected the following data:

{{detalle}}

We will also inform those who have received them from us, unless this is impossible or would involve disproportionate effort (Articles 16 and 19 GDPR). We keep a record of the previous value and of the reason for the change.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons corrigé les données suivantes :

{{detalle}}

Nous en informerons également ceux qui les ont reçues de nous, sauf si cela s’avère impossible ou exige des efforts disproportionnés (articles 16 et 19 du RGPD). Nous gardons la trace de la valeur antérieure et du motif de la modification.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) haben wir folgende Daten berichtigt:

{{detalle}}

Wir teilen dies auch denjenigen mit, die sie von uns erhalten haben, es sei denn, dies ist unmöglich oder mit unverhältnismäßigem Aufwand verbunden (Art. 16 und 19 DSGVO). Den bisherigen Wert und den Grund der Änderung halten wir fest.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، صحّحنا البيانات الآتية:

{{detalle}}

وسنبلغ بذلك أيضًا من تسلّمها منا، ما لم يكن ذلك مستحيلًا أو يتطلب جهدًا غير متناسب (المادتان 16 و19 من اللائحة العامة لحماية البيانات). ونحتفظ بما يثبت القيمة السابقة وسبب التغيير.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已更正以下数据：

{{detalle}}

我们也会通知从本所获得这些数据的接收方，除非无法做到或需要付出不成比例的努力（《通用数据保护条例》第16条和第19条）。我们会保留更正前的内容及更正原因的记录。',
  'По вашему запросу от {{fecha}} (номер: {{referencia}}) мы исправили следующие данные:

{{detalle}}

Мы сообщим об этом и тем, кто получил их от нас, если только это не окажется невозможным или не потребует несоразмерных усилий (ст. 16 и 19 GDPR). Мы храним запись о прежнем значении и причине изменения.'
),
(
  'Derechos: supresión y bloqueo',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos suprimido sus datos personales de todos nuestros listados (artículo 17 del RGPD).

Los que la ley nos obliga a conservar han quedado bloqueados (artículo 32 de la Ley Orgánica 3/2018): solo pueden verlos jueces y tribunales, el Ministerio Fiscal y las administraciones competentes, para exigir posibles responsabilidades, y se destruirán cuando estas prescriban. Si no está de acuerdo, puede presentar una reclamación ante la autoridad de control: {{autoridad}}.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we have erased your personal data from all our records in use (Article 17 GDPR).

Those that the law obliges us to keep have been blocked (Article 32 of the Spanish Organic Law 3/2018): only judges and courts, the public prosecutor and the competent authorities may see them, in order to establish possible liability, and they will be destroyed once it is time-barred. If you do not agree, you may lodge a complaint with the supervisory authority: {{autoridad}}.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons effacé vos données personnelles de tous nos fichiers en usage (article 17 du RGPD).

Celles que la loi nous oblige à conserver ont été bloquées (article 32 de la loi organique espagnole 3/2018) : seuls les juges et tribunaux, le ministère public et les administrations compétentes peuvent les consulter, pour établir d’éventuelles responsabilités, et elles seront détruites une fois celles-ci prescrites. Si vous n’êtes pas d’accord, vous pouvez introduire une réclamation auprès de l’autorité de contrôle : {{autoridad}}.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) haben wir Ihre personenbezogenen Daten aus allen unseren laufenden Beständen gelöscht (Art. 17 DSGVO).

Daten, die wir von Gesetzes wegen aufbewahren müssen, sind gesperrt (Art. 32 des spanischen Organgesetzes 3/2018): Nur Gerichte, die Staatsanwaltschaft und die zuständigen Behörden dürfen sie einsehen, um eine mögliche Haftung zu klären; sie werden vernichtet, sobald diese verjährt ist. Sind Sie damit nicht einverstanden, können Sie sich bei der Aufsichtsbehörde beschweren: {{autoridad}}.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، محونا بياناتكم الشخصية من جميع سجلاتنا المستعملة (المادة 17 من اللائحة العامة لحماية البيانات).

أما البيانات التي يلزمنا القانون بالاحتفاظ بها فقد حُجبت (المادة 32 من القانون العضوي الإسباني 3/2018): لا يمكن أن يطلع عليها سوى القضاة والمحاكم والنيابة العامة والإدارات المختصة لتحديد المسؤوليات المحتملة، وستُتلف بعد تقادمها. وإذا لم توافقوا على ذلك، يمكنكم تقديم شكوى إلى سلطة الرقابة: {{autoridad}}.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已将您的个人数据从所有在用记录中删除（《通用数据保护条例》第17条）。

法律要求我们保留的数据已予封存（西班牙第3/2018号组织法第32条）：仅法官和法院、检察机关及主管部门为追究可能的责任方可查阅，并在责任时效届满后销毁。如您不同意，可以向监管机构投诉：{{autoridad}}。',
  'По вашему запросу от {{fecha}} (номер: {{referencia}}) мы удалили ваши персональные данные из всех используемых нами записей (ст. 17 GDPR).

Данные, которые мы обязаны хранить по закону, заблокированы (ст. 32 испанского Органического закона 3/2018): видеть их могут только судьи и суды, прокуратура и компетентные органы для установления возможной ответственности, и они будут уничтожены по истечении сроков давности. Если вы не согласны, вы можете подать жалобу в надзорный орган: {{autoridad}}.'
),
(
  'Derechos: limitación',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos limitado el tratamiento de sus datos personales (artículo 18 del RGPD).

Desde hoy solo los conservamos. No los usaremos sin su consentimiento, salvo para formular, ejercer o defender reclamaciones, para proteger los derechos de otra persona o por razones de interés público importante. Le avisaremos antes de levantar la limitación.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we have restricted the processing of your personal data (Article 18 GDPR).

From today we only store them. We will not use them without your consent, except to establish, exercise or defend legal claims, to protect the rights of another person or for reasons of important public interest. We will inform you before the restriction is lifted.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons limité le traitement de vos données personnelles (article 18 du RGPD).

À compter d’aujourd’hui, nous ne faisons que les conserver. Nous ne les utiliserons pas sans votre consentement, sauf pour la constatation, l’exercice ou la défense de droits en justice, pour protéger les droits d’une autre personne ou pour des motifs importants d’intérêt public. Nous vous informerons avant la levée de la limitation.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) haben wir die Verarbeitung Ihrer personenbezogenen Daten eingeschränkt (Art. 18 DSGVO).

Ab heute speichern wir sie nur noch. Ohne Ihre Einwilligung verwenden wir sie nicht, außer zur Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen, zum Schutz der Rechte einer anderen Person oder aus Gründen eines wichtigen öffentlichen Interesses. Bevor die Einschränkung aufgehoben wird, unterrichten wir Sie.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، قيّدنا معالجة بياناتكم الشخصية (المادة 18 من اللائحة العامة لحماية البيانات).

واعتبارًا من اليوم نقتصر على حفظها، ولن نستعملها من دون موافقتكم إلا لإثبات مطالبات قانونية أو ممارستها أو الدفاع عنها، أو لحماية حقوق شخص آخر، أو لأسباب تتعلق بمصلحة عامة مهمة. وسنبلغكم قبل رفع التقييد.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已限制处理您的个人数据（《通用数据保护条例》第18条）。

自今日起，我们仅保存这些数据。未经您同意，我们不会使用，但为提出、行使或抗辩法律请求，为保护他人权利或出于重要公共利益的除外。解除限制前，我们会通知您。',
  'По вашему запросу от {{fecha}} (номер: {{referencia}}) мы ограничили обработку ваших персональных данных (ст. 18 GDPR).

С сегодняшнего дня мы их только храним. Без вашего согласия мы не будем их использовать, кроме случаев предъявления, осуществления или защиты правовых требований, защиты прав другого лица или важного общественного интереса. Мы сообщим вам, прежде чем снимем ограничение.'
),
(
  'Derechos: portabilidad',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), le enviamos adjuntos los datos personales que nos facilitó, en un archivo JSON: un formato estructurado, de uso común y lectura mecánica (artículo 20 del RGPD).

Si prefiere que los transmitamos directamente a otro responsable, díganos a cuál; lo haremos si es técnicamente posible.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we attach the personal data that you provided to us, in a JSON file: a structured, commonly used and machine-readable format (Article 20 GDPR).

If you prefer us to send them directly to another controller, please tell us which one; we will do so where technically feasible.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), vous trouverez ci-joint les données personnelles que vous nous avez fournies, dans un fichier JSON : un format structuré, couramment utilisé et lisible par machine (article 20 du RGPD).

Si vous préférez que nous les transmettions directement à un autre responsable du traitement, indiquez-nous lequel. Nous le ferons si c’est techniquement possible.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) übersenden wir Ihnen als Anlage die personenbezogenen Daten, die Sie uns bereitgestellt haben, in einer JSON-Datei, also in einem strukturierten, gängigen und maschinenlesbaren Format (Art. 20 DSGVO).

Möchten Sie, dass wir sie unmittelbar einem anderen Verantwortlichen übermitteln, nennen Sie uns ihn bitte; wir tun es, soweit es technisch machbar ist.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، نرفق لكم البيانات الشخصية التي زوّدتمونا بها في ملف JSON، وهو تنسيق منظَّم وشائع الاستعمال وقابل للقراءة الآلية (المادة 20 من اللائحة العامة لحماية البيانات).

وإذا فضّلتم أن ننقلها مباشرةً إلى مسؤول معالجة آخر، فأخبرونا من هو، وسنفعل ذلك إذا كان ممكنًا تقنيًا.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们随信附上您提供给本所的个人数据。文件采用 JSON 格式，即结构化、通用且机器可读的格式（《通用数据保护条例》第20条）。

如您希望我们将数据直接传输给另一数据控制者，请告知是哪一家；在技术可行的情况下我们会照办。',
  'В ответ на ваш запрос от {{fecha}} (номер: {{referencia}}) направляем вам во вложении персональные данные, которые вы нам предоставили, в файле JSON, то есть в структурированном, общепринятом и машиночитаемом формате (ст. 20 GDPR).

Если вы хотите, чтобы мы передали их непосредственно другому оператору, сообщите какому; мы сделаем это, если это технически возможно.'
),
(
  'Derechos: oposición atendida',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos dejado de tratar sus datos personales para aquello a lo que se opone (artículo 21 del RGPD):

{{detalle}}

Solo los conservaremos, en su caso, para formular, ejercer o defender reclamaciones.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we no longer process your personal data for what you object to (Article 21 GDPR):

{{detalle}}

We will keep them, where necessary, only to establish, exercise or defend legal claims.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons cessé de traiter vos données personnelles aux fins auxquelles vous vous opposez (article 21 du RGPD) :

{{detalle}}

Nous ne les conserverons, le cas échéant, que pour la constatation, l’exercice ou la défense de droits en justice.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) verarbeiten wir Ihre personenbezogenen Daten nicht mehr zu den Zwecken, denen Sie widersprechen (Art. 21 DSGVO):

{{detalle}}

Wir bewahren sie gegebenenfalls nur noch zur Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen auf.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، توقفنا عن معالجة بياناتكم الشخصية للغرض الذي تعترضون عليه (المادة 21 من اللائحة العامة لحماية البيانات):

{{detalle}}

ولن نحتفظ بها، عند الاقتضاء، إلا لإثبات مطالبات قانونية أو ممارستها أو الدفاع عنها.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已停止为您所反对的目的处理您的个人数据（《通用数据保护条例》第21条）：

{{detalle}}

必要时，我们仅为提出、行使或抗辩法律请求而保存这些数据。',
  'По вашему запросу от {{fecha}} (номер: {{referencia}}) мы прекратили обработку ваших персональных данных для целей, против которых вы возражаете (ст. 21 GDPR):

{{detalle}}

При необходимости мы будем хранить их только для предъявления, осуществления или защиты правовых требований.'
),
(
  'Derechos: denegación',
  'Hemos examinado su solicitud del {{fecha}} (referencia: {{referencia}}) y no podemos atenderla por el siguiente motivo:

{{detalle}}

Puede presentar una reclamación ante la autoridad de control, {{autoridad}}, y acudir a los tribunales (artículo 12.4 del RGPD). La reclamación es gratuita.',
  'We have examined your request of {{fecha}} (reference: {{referencia}}) and cannot grant it for the following reason:

{{detalle}}

You may lodge a complaint with the supervisory authority, {{autoridad}}, and seek a judicial remedy (Article 12(4) GDPR). The complaint is free of charge.',
  'Nous avons examiné votre demande du {{fecha}} (référence : {{referencia}}) et ne pouvons y donner suite pour le motif suivant :

{{detalle}}

Vous pouvez introduire une réclamation auprès de l’autorité de contrôle, {{autoridad}}, et former un recours juridictionnel (article 12, paragraphe 4, du RGPD). La réclamation est gratuite.',
  'wir haben Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) geprüft und können ihm aus folgendem Grund nicht entsprechen:

{{detalle}}

Sie können sich bei der Aufsichtsbehörde, {{autoridad}}, beschweren und den Rechtsweg beschreiten (Art. 12 Abs. 4 DSGVO). Die Beschwerde ist kostenlos.',
  'درسنا طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، ويتعذّر علينا قبوله للسبب الآتي:

{{detalle}}

ويمكنكم تقديم شكوى إلى سلطة الرقابة، {{autoridad}}، واللجوء إلى القضاء (المادة 12، الفقرة 4، من اللائحة العامة لحماية البيانات). وتقديم الشكوى مجاني.',
  '我们已审查您于{{fecha}}提出的申请（编号：{{referencia}}），因以下原因无法予以满足：

{{detalle}}

您可以向监管机构 {{autoridad}} 投诉，也可以寻求司法救济（《通用数据保护条例》第12条第4款）。投诉不收取费用。',
  'Мы рассмотрели ваш запрос от {{fecha}} (номер: {{referencia}}) и не можем его удовлетворить по следующей причине:

{{detalle}}

Вы можете подать жалобу в надзорный орган, {{autoridad}}, и обратиться в суд (п. 4 ст. 12 GDPR). Жалоба подаётся бесплатно.'
),
(
  'Derechos: retirada del consentimiento',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos anotado que retira su consentimiento para que tratemos los datos especialmente protegidos que nos contó. No afecta a lo que se hizo antes (artículo 7.3 del RGPD).

Desde hoy no los usamos para responder a su consulta. Si además quiere que los borremos, díganoslo. Solo conservamos los necesarios para formular, ejercer o defender reclamaciones (artículo 9.2.f del RGPD): {{detalle}}

Puede presentar una reclamación ante la autoridad de control: {{autoridad}}.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we have recorded that you withdraw your consent to our processing the specially protected data that you told us about. This does not affect what was done before (Article 7(3) GDPR).

From today we do not use them to answer your enquiry. If you would also like us to erase them, please tell us. We keep only those that are needed to establish, exercise or defend legal claims (Article 9(2)(f) GDPR): {{detalle}}

You may lodge a complaint with the supervisory authority: {{autoridad}}.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons noté que vous retirez votre consentement au traitement des données particulièrement protégées que vous nous avez confiées. Cela ne remet pas en cause ce qui a été fait auparavant (article 7, paragraphe 3, du RGPD).

À compter d’aujourd’hui, nous ne les utilisons plus pour répondre à votre demande. Si vous souhaitez en outre que nous les effacions, dites-le-nous. Nous ne conservons que celles qui sont nécessaires à la constatation, à l’exercice ou à la défense de droits en justice (article 9, paragraphe 2, point f), du RGPD) : {{detalle}}

Vous pouvez introduire une réclamation auprès de l’autorité de contrôle : {{autoridad}}.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) haben wir vermerkt, dass Sie Ihre Einwilligung in die Verarbeitung der besonders geschützten Daten widerrufen, von denen Sie uns berichtet haben. Was vorher geschehen ist, bleibt davon unberührt (Art. 7 Abs. 3 DSGVO).

Ab heute verwenden wir sie nicht mehr zur Beantwortung Ihrer Anfrage. Wenn wir sie auch löschen sollen, teilen Sie uns das bitte mit. Wir bewahren nur auf, was zur Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen nötig ist (Art. 9 Abs. 2 lit. f DSGVO): {{detalle}}

Sie können sich bei der Aufsichtsbehörde beschweren: {{autoridad}}.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، سجّلنا سحبكم موافقتكم على معالجة البيانات المشمولة بحماية خاصة التي أخبرتمونا بها. ولا يمسّ ذلك بما جرى من قبل (المادة 7، الفقرة 3، من اللائحة العامة لحماية البيانات).

وابتداءً من اليوم لا نستعملها للرد على استفساركم. وإن أردتم كذلك أن نمحوها، فأخبرونا بذلك. ولا نحتفظ إلا بما يلزم لإثبات الحقوق القانونية أو المطالبة بها أو الدفاع عنها (المادة 9، الفقرة 2، البند f، من اللائحة): {{detalle}}

ويمكنكم تقديم شكوى إلى سلطة الرقابة: {{autoridad}}.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已记录您撤回对处理您所告知的受特别保护数据的同意。撤回不影响此前已进行的处理（《通用数据保护条例》第7条第3款）。

自即日起，我们不再将其用于答复您的咨询。如果您还希望我们删除这些数据，请告知我们。我们仅保留确立、行使或维护法律权利主张所必需的数据（《通用数据保护条例》第9条第2款f项）：{{detalle}}

您可以向监管机构投诉：{{autoridad}}。',
  'В ответ на ваш запрос от {{fecha}} (номер: {{referencia}}) мы отметили, что вы отзываете согласие на обработку особо охраняемых данных, о которых вы нам сообщили. Это не затрагивает того, что было сделано ранее (п. 3 ст. 7 GDPR).

С сегодняшнего дня мы не используем их, чтобы ответить на ваше обращение. Если вы хотите, чтобы мы их ещё и удалили, сообщите нам об этом. Мы храним только то, что необходимо для обоснования, предъявления или защиты правовых требований (подп. f п. 2 ст. 9 GDPR): {{detalle}}

Вы можете подать жалобу в надзорный орган: {{autoridad}}.'
),
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
