-- The templates that a new project has; the firm changes them in the admin area.

insert into public.reply_templates (name, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru) values
(
  'Recibida: cuándo contestamos',
  'Hemos recibido su consulta del {{fecha}} (referencia: {{referencia}}). La estamos estudiando y le contestaremos, a más tardar, el {{plazo}} (hora de nuestro despacho).

Si entretanto recibe una notificación o está a punto de vencerle un plazo, no espere a nuestra respuesta: llámenos al {{telefono}}.',
  'We have received your enquiry of {{fecha}} (reference: {{referencia}}). We are looking into it and will reply by {{plazo}} (time at our office).

If you receive an official notice in the meantime, or a deadline is about to expire, please do not wait for our reply: call us on {{telefono}}.',
  'Nous avons bien reçu votre demande du {{fecha}} (référence : {{referencia}}). Nous l’étudions et vous répondrons au plus tard le {{plazo}} (heure de notre cabinet).

Si vous recevez entre-temps une notification ou si un délai est sur le point d’expirer, n’attendez pas notre réponse : appelez-nous au {{telefono}}.',
  'Ihre Anfrage vom {{fecha}} ist bei uns eingegangen (Zeichen: {{referencia}}). Wir prüfen sie und antworten Ihnen bis zum {{plazo}} Uhr (Ortszeit unserer Kanzlei).

Sollten Sie inzwischen ein behördliches oder gerichtliches Schreiben erhalten oder eine Frist ablaufen, warten Sie bitte nicht auf unsere Antwort, sondern rufen Sie uns an: {{telefono}}.',
  'تلقّينا استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}})، ونحن ندرسه وسنردّ عليكم في موعد أقصاه {{plazo}} (بتوقيت مكتبنا).

إذا وصلكم في هذه الأثناء تبليغ رسمي أو أوشكت مهلة على الانتهاء، فلا تنتظروا ردّنا، بل اتصلوا بنا على الرقم {{telefono}}.',
  '我们已收到您于{{fecha}}提交的咨询（编号：{{referencia}}），目前正在研究，最晚于{{plazo}}（本所所在地时间）答复您。

在此期间，如果您收到官方通知，或有期限即将届满，请不要等待我们的答复，直接致电：{{telefono}}。',
  'Мы получили ваше обращение от {{fecha}} (номер: {{referencia}}). Мы изучаем его и ответим вам не позднее {{plazo}} (время нашего бюро).

Если за это время вы получите официальное уведомление или у вас будет истекать срок, не ждите нашего ответа: позвоните нам по телефону {{telefono}}.'
),
(
  'Faltan documentos',
  'Para contestar con fundamento a su consulta del {{fecha}} (referencia: {{referencia}}) necesitamos copia de estos documentos:

{{documentos}}

Bastan fotografías que se lean bien o archivos PDF; no nos envíe los originales. Si le falta alguno, díganoslo y veremos cómo conseguirlo.',
  'To give you a well-founded answer to your enquiry of {{fecha}} (reference: {{referencia}}), we need copies of the following documents:

{{documentos}}

Legible photographs or PDF files are enough; please do not send the originals. If you do not have one of them, let us know and we will see how to obtain it.',
  'Pour répondre de façon fondée à votre demande du {{fecha}} (référence : {{referencia}}), nous avons besoin d’une copie des documents suivants :

{{documentos}}

Des photographies lisibles ou des fichiers PDF suffisent ; n’envoyez pas les originaux. S’il vous en manque un, dites-le-nous et nous verrons comment l’obtenir.',
  'um Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) fundiert beantworten zu können, benötigen wir Kopien der folgenden Unterlagen:

{{documentos}}

Gut lesbare Fotos oder PDF-Dateien genügen; bitte senden Sie uns keine Originale. Falls Ihnen etwas davon fehlt, sagen Sie uns Bescheid: Wir sehen dann, wie es sich beschaffen lässt.',
  'لكي نجيب عن استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}) إجابة مدروسة، نحتاج إلى نسخ من الوثائق التالية:

{{documentos}}

تكفي صور واضحة أو ملفات PDF، ونرجو عدم إرسال النسخ الأصلية. وإذا لم تتوفر لديكم إحدى هذه الوثائق فأخبرونا لنرى كيف يمكن الحصول عليها.',
  '为了对您于{{fecha}}提交的咨询（编号：{{referencia}}）作出有依据的答复，我们需要以下文件的副本：

{{documentos}}

清晰的照片或 PDF 文件即可，请勿寄送原件。如果缺少其中某份文件，请告诉我们，我们会与您商量如何取得。',
  'Чтобы обоснованно ответить на ваше обращение от {{fecha}} (номер: {{referencia}}), нам нужны копии следующих документов:

{{documentos}}

Достаточно чётких фотографий или файлов PDF; оригиналы присылать не нужно. Если какого-то документа у вас нет, сообщите нам, и мы подумаем, как его можно получить.'
),
(
  'Propuesta de cita',
  'Para hablar de su consulta del {{fecha}} (referencia: {{referencia}}) le proponemos esta cita: {{cita}} (hora de nuestro despacho). Puede ser en el despacho, por teléfono o por videoconsulta, como prefiera.

Por favor, confírmenos si le conviene. Si no, díganos qué días y horas le van bien o llámenos al {{telefono}}.',
  'To discuss your enquiry of {{fecha}} (reference: {{referencia}}), we suggest this appointment: {{cita}} (time at our office). It can be at our office, by telephone or by video call, as you prefer.

Please let us know whether it suits you. If not, tell us which days and times do, or call us on {{telefono}}.',
  'Pour parler de votre demande du {{fecha}} (référence : {{referencia}}), nous vous proposons ce rendez-vous : {{cita}} (heure de notre cabinet). Il peut avoir lieu au cabinet, par téléphone ou par visioconférence, comme vous préférez.

Merci de nous confirmer s’il vous convient. Sinon, indiquez-nous les jours et heures qui vous arrangent ou appelez-nous au {{telefono}}.',
  'um über Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) zu sprechen, schlagen wir Ihnen diesen Termin vor: {{cita}} Uhr (Ortszeit unserer Kanzlei). Er kann in der Kanzlei, am Telefon oder per Videogespräch stattfinden, ganz wie Sie möchten.

Bitte sagen Sie uns, ob er Ihnen passt. Wenn nicht, nennen Sie uns Tage und Uhrzeiten, die Ihnen recht sind, oder rufen Sie uns an: {{telefono}}.',
  'لمناقشة استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}) نقترح عليكم هذا الموعد: {{cita}} (بتوقيت مكتبنا). ويمكن أن يكون في المكتب أو بالهاتف أو عبر مكالمة فيديو، كما تفضّلون.

نرجو تأكيد ما إذا كان الموعد مناسبًا لكم. وإلا فأخبرونا بالأيام والأوقات التي تناسبكم أو اتصلوا بنا على الرقم {{telefono}}.',
  '为了商谈您于{{fecha}}提交的咨询（编号：{{referencia}}），我们建议在以下时间会面：{{cita}}（本所所在地时间）。您可以选择来律所、电话或视频通话。

请告诉我们这个时间是否合适。如不合适，请告知您方便的日期和时间，或致电 {{telefono}}。',
  'Чтобы обсудить ваше обращение от {{fecha}} (номер: {{referencia}}), предлагаем вам встречу: {{cita}} (время нашего бюро). Она может пройти в бюро, по телефону или по видеосвязи, как вам удобнее.

Пожалуйста, сообщите, подходит ли вам это время. Если нет, напишите, какие дни и часы вам удобны, или позвоните по телефону {{telefono}}.'
),
(
  'No podemos llevar el asunto',
  'Hemos leído su consulta del {{fecha}} (referencia: {{referencia}}). Lamentamos no poder hacernos cargo de este asunto, por su materia o por obligaciones profesionales sobre las que no podemos dar detalles. No es una opinión sobre su caso.

Le aconsejamos que acuda pronto a otro abogado, porque los plazos siguen corriendo. El colegio de la abogacía de su zona puede informarle, también sobre la asistencia jurídica gratuita.',
  'We have read your enquiry of {{fecha}} (reference: {{referencia}}). We are sorry that we cannot take on this matter, either because of its subject or because of professional obligations that we may not explain. This is not an opinion on your case.

We advise you to consult another lawyer soon, because deadlines continue to run. The bar association (colegio de la abogacía) in your area can inform you, also about legal aid.',
  'Nous avons lu votre demande du {{fecha}} (référence : {{referencia}}). Nous regrettons de ne pouvoir nous charger de cette affaire, en raison de sa matière ou d’obligations professionnelles que nous ne pouvons pas détailler. Il ne s’agit pas d’un avis sur votre dossier.

Nous vous conseillons de consulter rapidement un autre avocat, car les délais continuent de courir. Le barreau (colegio de la abogacía) de votre lieu de résidence peut vous renseigner, également sur l’aide juridictionnelle.',
  'wir haben Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) gelesen. Leider können wir diese Angelegenheit nicht übernehmen, sei es wegen des Rechtsgebiets oder wegen beruflicher Pflichten, zu denen wir nichts Näheres sagen dürfen. Das ist keine Einschätzung Ihres Falles.

Bitte wenden Sie sich bald an eine andere Kanzlei, denn Fristen laufen weiter. Die Anwaltskammer (colegio de la abogacía) vor Ort gibt Auskunft, auch über Prozesskostenhilfe.',
  'قرأنا استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}). ويؤسفنا أنه لا يمكننا تولّي هذه القضية، إما بسبب موضوعها أو بسبب التزامات مهنية لا يجوز لنا الإفصاح عنها. ولا يُعدّ هذا رأيًا في قضيتكم.

ننصحكم بمراجعة محامٍ آخر في أقرب وقت، لأن المُهل القانونية مستمرة في السريان. ويمكن لنقابة المحامين (colegio de la abogacía) في منطقتكم أن تفيدكم بالمعلومات، بما في ذلك عن المساعدة القضائية المجانية.',
  '我们已阅读您于{{fecha}}提交的咨询（编号：{{referencia}}）。很抱歉，由于事务领域或我们不便说明的职业义务，我们无法接受此项委托。这并不代表我们对您案件的看法。

由于期限仍在计算，建议您尽快咨询其他律师。您所在地区的律师公会（colegio de la abogacía）可以提供信息，包括免费法律援助方面的信息。',
  'Мы прочитали ваше обращение от {{fecha}} (номер: {{referencia}}). К сожалению, мы не можем взяться за это дело: либо из-за его тематики, либо в силу профессиональных обязанностей, о которых не вправе говорить подробнее. Это не оценка вашего дела.

Советуем как можно скорее обратиться к другому адвокату, поскольку сроки продолжают идти. Коллегия адвокатов (colegio de la abogacía) в вашем районе может дать информацию, в том числе о бесплатной юридической помощи.'
),
(
  'Persona detenida: qué hacer ahora',
  'Llámenos ahora al {{telefono}} y díganos cómo se llama la persona detenida, dónde está y desde cuándo. Entretanto, esto es lo que debe saber esa persona:

1. Tiene derecho a un abogado desde el primer momento: que pida que avisen a {{despacho}}, teléfono {{telefono}}. Si no contestamos, que pida el abogado de guardia y no espere.
2. Tiene derecho a guardar silencio. Que no declare sobre los hechos antes de hablar a solas con el abogado.
3. Tiene derecho a un intérprete gratuito, si no entiende bien el español.
4. Puede pedir que se avise a un familiar y a su consulado, y que la vea un médico.',
  'Call us now on {{telefono}} and tell us the detained person’s name, where they are and since when. Meanwhile, this is what that person should know:

1. They have the right to a lawyer from the very first moment: they should ask for {{despacho}} to be called, telephone {{telefono}}. If we do not answer, they should ask for the duty lawyer (abogado de guardia) and not wait.
2. They have the right to remain silent. They should make no statement about the facts before speaking to the lawyer in private.
3. They have the right to an interpreter free of charge if they do not understand Spanish well.
4. They may ask for a relative and their consulate to be informed, and to be seen by a doctor.',
  'Appelez-nous maintenant au {{telefono}} et dites-nous comment s’appelle la personne arrêtée, où elle se trouve et depuis quand. En attendant, voici ce que cette personne doit savoir :

1. Elle a droit à un avocat dès le premier instant : qu’elle demande que l’on prévienne {{despacho}}, téléphone {{telefono}}. Si nous ne répondons pas, qu’elle demande l’avocat de permanence (abogado de guardia) sans attendre.
2. Elle a le droit de garder le silence. Qu’elle ne fasse aucune déclaration sur les faits avant d’avoir parlé seule à seul avec l’avocat.
3. Elle a droit à un interprète gratuit si elle ne comprend pas bien l’espagnol.
4. Elle peut demander que l’on prévienne un proche et son consulat, et à être examinée par un médecin.',
  'rufen Sie uns jetzt an: {{telefono}}. Sagen Sie uns, wie die festgenommene Person heißt, wo sie ist und seit wann. Bis dahin sollte sie Folgendes wissen:

1. Sie hat vom ersten Moment an das Recht auf anwaltlichen Beistand: Sie soll verlangen, dass {{despacho}} verständigt wird, Telefon {{telefono}}. Erreicht man uns nicht, soll sie den anwaltlichen Bereitschaftsdienst (abogado de guardia) verlangen und nicht warten.
2. Sie hat das Recht zu schweigen. Sie soll zur Sache nichts aussagen, bevor sie unter vier Augen anwaltlich beraten wurde.
3. Sie hat das Recht auf kostenlose Dolmetscherhilfe, wenn sie nicht gut Spanisch versteht.
4. Sie kann verlangen, dass Angehörige und ihr Konsulat verständigt werden und dass sie ärztlich untersucht wird.',
  'اتصلوا بنا الآن على الرقم {{telefono}} وأخبرونا باسم الشخص الموقوف ومكان وجوده ومنذ متى. وفي هذه الأثناء، هذا ما ينبغي أن يعرفه ذلك الشخص:

1. له الحق في محامٍ منذ اللحظة الأولى: فليطلب إبلاغ {{despacho}}، هاتف {{telefono}}. وإذا لم نُجب فليطلب المحامي المناوب (abogado de guardia) دون انتظار.
2. له الحق في التزام الصمت. فلا يُدلِ بأقوال عن الوقائع قبل أن يتحدث مع المحامي على انفراد.
3. له الحق في مترجم شفوي مجاني إذا كان لا يفهم الإسبانية جيدًا.
4. يمكنه أن يطلب إبلاغ أحد أقاربه وقنصلية بلده، وأن يفحصه طبيب.',
  '请立即致电 {{telefono}}，告诉我们被拘留者的姓名、所在地点以及被拘留的时间。在此期间，被拘留者应当知道：

1. 从一开始就有权获得律师帮助：请要求通知 {{despacho}}，电话 {{telefono}}。如果我们没有接听，请要求值班律师（abogado de guardia），不要等待。
2. 有权保持沉默。在与律师单独交谈之前，请不要就案情作任何陈述。
3. 如果不太懂西班牙语，有权获得免费的口译。
4. 可以要求通知一位亲属和本国领事馆，并要求医生检查身体。',
  'Позвоните нам прямо сейчас по телефону {{telefono}} и сообщите, как зовут задержанного, где он находится и с какого времени. Пока же задержанный должен знать следующее:

1. Он имеет право на адвоката с первой минуты: пусть потребует сообщить в {{despacho}}, телефон {{telefono}}. Если мы не ответим, пусть просит дежурного адвоката (abogado de guardia) и не ждёт.
2. Он имеет право хранить молчание. Не следует давать показаний по существу до разговора с адвокатом наедине.
3. Он имеет право на бесплатного переводчика, если плохо понимает по-испански.
4. Он может попросить сообщить о задержании родственнику и консульству своей страны и показать его врачу.'
),
(
  'Enviaremos presupuesto',
  'Hemos estudiado su consulta del {{fecha}} (referencia: {{referencia}}) y podemos ocuparnos de ella. Le enviaremos por escrito, a más tardar el {{plazo}} (hora de nuestro despacho), un presupuesto con lo que incluye nuestro trabajo, los honorarios con IVA y los gastos previsibles, como tasas, procurador o traducciones.

El encargo empieza solo cuando usted acepte ese presupuesto por escrito. Hasta entonces no actuamos en su nombre y los plazos siguen corriendo: si alguno vence pronto, llámenos al {{telefono}}.',
  'We have studied your enquiry of {{fecha}} (reference: {{referencia}}) and can take care of it. By {{plazo}} (time at our office) we will send you a written quote stating what our work includes, our fees including VAT and the foreseeable expenses, such as official fees, court representative (procurador) or translations.

The engagement begins only once you accept that quote in writing. Until then we do not act on your behalf and deadlines continue to run: if one expires soon, call us on {{telefono}}.',
  'Nous avons étudié votre demande du {{fecha}} (référence : {{referencia}}) et pouvons nous en charger. Au plus tard le {{plazo}} (heure de notre cabinet), nous vous enverrons un devis écrit précisant le contenu de notre travail, les honoraires TVA comprise et les frais prévisibles, tels que droits et taxes, représentant devant le tribunal (procurador) ou traductions.

Notre mission ne commence que lorsque vous acceptez ce devis par écrit. D’ici là, nous n’agissons pas en votre nom et les délais continuent de courir : si l’un d’eux expire bientôt, appelez-nous au {{telefono}}.',
  'wir haben Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) geprüft und können sie übernehmen. Bis zum {{plazo}} Uhr (Ortszeit unserer Kanzlei) senden wir Ihnen einen schriftlichen Kostenvoranschlag mit dem Umfang unserer Arbeit, dem Honorar einschließlich Mehrwertsteuer und den absehbaren Auslagen, etwa amtliche Gebühren und Gerichtsgebühren, Prozessvertreter (procurador) oder Übersetzungen.

Das Mandat beginnt erst, wenn Sie diesen Kostenvoranschlag schriftlich annehmen. Bis dahin werden wir nicht für Sie tätig, und Fristen laufen weiter: Läuft eine bald ab, rufen Sie uns an: {{telefono}}.',
  'درسنا استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}) ويمكننا تولّيه. وسنرسل إليكم في موعد أقصاه {{plazo}} (بتوقيت مكتبنا) عرضًا مكتوبًا بالأتعاب يبيّن ما يشمله عملنا والأتعاب مع ضريبة القيمة المضافة والمصاريف المتوقعة، مثل الرسوم والوكيل القضائي (procurador) والترجمات.

لا يبدأ التكليف إلا بعد قبولكم هذا العرض كتابيًا. وإلى ذلك الحين لا نتصرّف باسمكم، والمُهل القانونية مستمرة في السريان: إذا أوشكت مهلة على الانتهاء فاتصلوا بنا على الرقم {{telefono}}.',
  '我们已研究您于{{fecha}}提交的咨询（编号：{{referencia}}），我们可以接受您的委托。我们最晚于{{plazo}}（本所所在地时间）向您发送书面报价，说明服务内容、含增值税的律师费，以及可预见的开支，如规费、诉讼代理人（procurador）费用或翻译费。

只有在您书面接受该报价之后，委托才开始生效。在此之前我们不代表您采取行动，各项期限仍在计算：如有期限即将届满，请致电 {{telefono}}。',
  'Мы изучили ваше обращение от {{fecha}} (номер: {{referencia}}) и можем им заняться. Не позднее {{plazo}} (время нашего бюро) мы пришлём вам письменный расчёт стоимости: что входит в нашу работу, гонорар с учётом НДС и предполагаемые расходы, такие как пошлины, процессуальный представитель (procurador) или переводы.

Поручение вступает в силу только после того, как вы письменно примете этот расчёт. До этого мы не действуем от вашего имени, а сроки продолжают идти: если какой-то из них скоро истекает, позвоните нам по телефону {{telefono}}.'
);
