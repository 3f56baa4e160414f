insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  image_alt_en, image_alt_fr, image_alt_de,
  image_alt_ar, image_alt_zh, image_alt_ru,
  author, reviewed_on, law_as_of, sources,
  title, excerpt, content,
  title_en, excerpt_en, content_en,
  title_fr, excerpt_fr, content_fr,
  title_de, excerpt_de, content_de,
  title_ar, excerpt_ar, content_ar,
  title_zh, excerpt_zh, content_zh,
  title_ru, excerpt_ru, content_ru
) values (
  'despido-veinte-dias-que-no-conviene-dejar-pasar', '2026-10-27', 'Derecho laboral', array['Trámites']::text[], true,
  'dismissed-spain-you-have-twenty-working-days-act', 'licencie-espagne-vingt-jours-reagir-pas-plus', 'gekuendigt-spanien-ihnen-bleiben-zwanzig-arbeitstage',
  'dismissed-spain-you-have-twenty-working-days-act', 'dismissed-spain-you-have-twenty-working-days-act', 'uvolnenie-ispanii-dvadtsat-rabochikh-dney-obzhalovanie',
  '57769faa-3a65-480c-8f31-ac59f98bd4db', '2026-10-27 08:00+00', '2026-10-27 08:00+00',
  '/images/covers/lighthouse.svg', 'Ilustración de un faro junto al mar', false, true,
  'Illustration of a lighthouse by the sea', 'Illustration d’un phare au bord de la mer', 'Illustration eines Leuchtturms am Meer',
  'رسم لمنارة على شاطئ البحر', '插图：海边的灯塔', 'Рисунок: маяк у моря',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02',
  '[{"title": "Estatuto de los Trabajadores (Real Decreto Legislativo 2/2015)", "url": "https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430"}]',
  -- Español
  $$Despido: los veinte días que no conviene dejar pasar$$,
  $$Para reclamar contra un despido solo hay veinte días hábiles. Explicamos cómo se cuentan, qué es la papeleta de conciliación y qué puede decidir el juez.$$,
  $$Una carta de despido desordena la semana y, a veces, el año. Es comprensible querer esperar a que se calmen los ánimos, pero la ley concede muy poco tiempo para reclamar. Le explicamos qué plazo corre, qué trámite va primero y qué se puede conseguir.

Veinte días hábiles, ni uno más
El Estatuto de los Trabajadores (artículo 59.3) y la Ley reguladora de la jurisdicción social (artículo 103) dan veinte días hábiles desde el día siguiente a aquel en que el despido produce efectos. No cuentan los sábados, los domingos ni los festivos. En cambio, cuando se trata de un despido sí cuentan los demás días de agosto y también los que van del 24 de diciembre al 6 de enero, que para otros asuntos son inhábiles (artículo 43.4). Es un plazo de caducidad: si se agota, la acción se pierde, por injusto que haya sido el cese.

La papeleta de conciliación
Antes de demandar a una empresa privada hay que presentar la papeleta de conciliación ante el Servicio de Mediación, Arbitraje y Conciliación (SMAC). Presentarla suspende el plazo, pero solo por un tiempo: la cuenta se reanuda al día siguiente del acto o, si no se ha celebrado, transcurridos quince días hábiles. Olvidar esta segunda regla cuesta más de un pleito. Si no hay acuerdo, la demanda se presenta ante la jurisdicción social con los días que queden. Cuando quien despide es una Administración pública, el camino es distinto.

Qué puede decidir el juez
El resultado depende de si la empresa prueba la causa y respeta la forma. En el despido disciplinario, además, debe por regla general haberle dado antes la ocasión de defenderse, como exige el Convenio 158 de la OIT.

– Procedente: la causa es cierta y suficiente. Si el despido fue disciplinario, no hay indemnización.
– Improcedente: la causa no se prueba o falla la forma. La empresa suele elegir entre readmitir, con los salarios dejados de percibir, o indemnizar con 33 días de salario por año, hasta un máximo de 24 mensualidades. El tiempo anterior al 12 de febrero de 2012 se calcula a 45 días por año, con sus propios límites.
– Nulo: hay discriminación, se vulneran derechos fundamentales o se despide sin justificación en situaciones protegidas, como el embarazo. Obliga a readmitir y a pagar los salarios perdidos.

El despido objetivo
Si se alegan causas económicas, técnicas, organizativas o de producción, la indemnización es de 20 días por año, con un máximo de 12 mensualidades, y debe ofrecerse al entregar la carta, salvo falta de liquidez acreditada cuando la causa es económica. Hay también un preaviso de quince días. Cobrar esa cantidad no impide impugnar.

Primeros pasos
Lo que haga en los primeros días facilita mucho la defensa:

– Anote cuándo recibe la carta, fírmela con la fecha y las palabras «no conforme», y guarde copia.
– Reúna contrato, nóminas, cuadrantes de turnos y mensajes.
– No firme ningún acuerdo que dé todo por saldado sin consultarlo.
– Inscríbase como demandante de empleo y pida la prestación dentro de los quince días hábiles; reclamar no lo impide.
– Si el despido fue verbal, deje constancia escrita cuanto antes: el plazo corre igual.

Estas líneas son información general y no sustituyen el estudio de su caso. Si acaba de recibir la carta, pida cita en nuestro despacho sin esperar al último día: con margen se negocia y se demanda mejor.

Derecho vigente en noviembre de 2026. Fuentes: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)); LO 14/2022 ([BOE-A-2022-21800](https://www.boe.es/buscar/doc.php?id=BOE-A-2022-21800)).$$,
  -- English
  $$Dismissed in Spain? You have twenty working days to act$$,
  $$A dismissal in Spain must be challenged within twenty working days. We explain how to count them, what the conciliation step is and what a judge can decide.$$,
  $$A dismissal letter upsets your week and sometimes your whole year. Wanting to let things settle first is only natural, but Spanish law gives you very little time to object. Here is which clock is running, what has to be filed first and what you can hope to achieve.

Twenty working days and not one more
The Workers’ Statute (Estatuto de los Trabajadores, article 59.3) and the Act governing the labour courts (article 103) allow twenty working days, counted from the day after the dismissal takes effect. Saturdays, Sundays and public holidays are left out. In dismissal cases, however, all other days in August do count, and so do those from 24 December to 6 January, on which the courts are otherwise closed to most business (article 43.4). This is a strict cut-off (caducidad): once it has passed the claim is lost, however unfair the dismissal was.

The conciliation request
Before suing a private employer you must file a conciliation request (papeleta de conciliación) with the mediation, arbitration and conciliation service, known as the SMAC. Filing it stops the clock, but only for a while: the count resumes the day after the hearing or, if none has been held, once fifteen working days have gone by. Overlooking that second rule has cost many people their case. If no agreement is reached, the claim goes to the labour court within whatever days remain. Where the employer is a public body, the route is different.

What the judge can decide
The outcome turns on whether the employer proves its reasons and followed the correct procedure. In a disciplinary dismissal it must also, as a rule, have given you the chance to defend yourself beforehand, as ILO Convention 158 requires.

– Fair (procedente): the reason is genuine and serious enough. If the dismissal was disciplinary, no compensation is due.
– Unfair (improcedente): the reason is not proved or the formalities were not met. The employer can usually choose between taking you back, with the wages you missed, and paying 33 days’ salary per year of service, up to 24 months’ pay. Service before 12 February 2012 is counted at 45 days per year, subject to its own limits.
– Void (nulo): there was discrimination, a breach of fundamental rights, or an unjustified dismissal in a protected situation such as pregnancy. You must be reinstated and paid the wages lost.

Redundancy and other objective grounds
Where the employer relies on economic, technical, organisational or production reasons (despido objetivo), compensation is 20 days’ salary per year, up to 12 months’ pay. It must be offered together with the letter, unless the grounds are economic and the company can show it lacks the cash. Fifteen days’ notice is also due. Accepting the money does not stop you from challenging the decision.

First steps
What you do in the first few days makes the defence much easier:

– Note when you receive the letter, sign it with the date and the words ‘no conforme’ (not in agreement), and keep a copy.
– Gather your contract, payslips, rotas and messages.
– Do not sign any agreement that settles everything without taking advice.
– Register as a jobseeker and apply for unemployment benefit within fifteen working days; bringing a claim does not prevent it.
– If you were dismissed by word of mouth, put it in writing at once: the clock runs all the same.

This is general information and no substitute for advice on your own case. If the letter has just arrived, do make an appointment at our office before the last day comes round: time in hand makes for better negotiations and better claims.

Law as of November 2026. Sources: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)); LO 14/2022 ([BOE-A-2022-21800](https://www.boe.es/buscar/doc.php?id=BOE-A-2022-21800)).$$,
  -- Français
  $$Licencié en Espagne : vingt jours pour réagir, pas un de plus$$,
  $$En Espagne, un licenciement se conteste dans les vingt jours ouvrés. Comment les compter, à quoi sert la conciliation préalable et ce que le juge peut décider.$$,
  $$Une lettre de licenciement bouleverse la semaine et parfois l’année entière. On comprend l’envie de laisser retomber la tension, mais la loi espagnole accorde très peu de temps pour contester. Voici quel délai court, quelle démarche vient en premier et ce que l’on peut obtenir.

Vingt jours ouvrés, pas davantage
Le Statut des travailleurs (Estatuto de los Trabajadores, article 59.3) et la loi sur la juridiction sociale (article 103) accordent vingt jours ouvrés (días hábiles) à compter du lendemain du jour où le licenciement prend effet. Les samedis, dimanches et jours fériés ne comptent pas. En matière de licenciement, en revanche, les autres jours d’août comptent, de même que ceux du 24 décembre au 6 janvier, exclus dans la plupart des autres affaires (article 43.4). Il s’agit d’un délai de forclusion (caducidad) : une fois écoulé, l’action est perdue, si injuste qu’ait été la rupture.

La demande de conciliation
Avant d’assigner une entreprise privée, il faut déposer une demande de conciliation (papeleta de conciliación) auprès du service de médiation, d’arbitrage et de conciliation, le SMAC. Ce dépôt suspend le délai, mais pour un temps seulement : le décompte reprend le lendemain de l’audience ou, si elle n’a pas eu lieu, au bout de quinze jours ouvrés. L’oubli de cette seconde règle a fait perdre plus d’un procès. Faute d’accord, la demande est portée devant la juridiction sociale dans les jours restants. Lorsque l’employeur est une administration publique, la voie à suivre est différente.

Ce que le juge peut décider
L’issue dépend du point de savoir si l’entreprise prouve le motif et respecte la procédure. En matière disciplinaire, elle doit en outre, en règle générale, vous avoir permis de vous défendre au préalable, comme l’exige la convention n° 158 de l’OIT.

– Fondé (procedente) : le motif est réel et suffisant. Si le licenciement est disciplinaire, aucune indemnité n’est due.
– Injustifié (improcedente) : le motif n’est pas établi ou la forme n’a pas été respectée. L’employeur choisit le plus souvent entre la réintégration, avec les salaires non perçus, et une indemnité de 33 jours de salaire par année, plafonnée à 24 mois. L’ancienneté antérieure au 12 février 2012 se calcule à raison de 45 jours par an, avec ses propres plafonds.
– Nul (nulo) : il y a discrimination, atteinte à des droits fondamentaux ou licenciement sans justification dans une situation protégée, comme la grossesse. Il impose la réintégration et le paiement des salaires perdus.

Le licenciement pour motif objectif
Si l’entreprise invoque des causes économiques, techniques, d’organisation ou de production (despido objetivo), l’indemnité est de 20 jours par année, dans la limite de 12 mois. Elle doit être offerte avec la lettre, sauf manque de liquidités avéré lorsque la cause est économique. Un préavis de quinze jours est également dû. Encaisser cette somme n’empêche pas de contester.

Les premiers réflexes
Ce que vous ferez les premiers jours facilitera beaucoup votre défense :

– Notez quand vous recevez la lettre, signez-la en indiquant la date et la mention « no conforme » (en désaccord), et gardez-en une copie.
– Rassemblez contrat, bulletins de paie, plannings et messages.
– Ne signez aucun accord pour solde de tout compte sans conseil.
– Inscrivez-vous comme demandeur d’emploi et demandez l’allocation dans les quinze jours ouvrés ; contester ne l’empêche pas.
– Si le licenciement a été verbal, laissez-en une trace écrite au plus vite : le délai court tout de même.

Ces lignes ont une portée générale et ne remplacent pas l’examen de votre dossier. Si vous venez de recevoir la lettre, prenez rendez-vous à notre cabinet sans attendre le dernier jour : avec du temps devant soi, on négocie et on plaide mieux.

Droit en vigueur en novembre 2026. Sources : RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)) ; Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)) ; LO 14/2022 ([BOE-A-2022-21800](https://www.boe.es/buscar/doc.php?id=BOE-A-2022-21800)).$$,
  -- Deutsch
  $$Gekündigt in Spanien: Ihnen bleiben zwanzig Arbeitstage$$,
  $$Gegen eine Kündigung in Spanien bleiben nur zwanzig Arbeitstage. Wie die Frist läuft, was der Schlichtungsantrag bewirkt und wie das Gericht entscheiden kann.$$,
  $$Ein Kündigungsschreiben bringt die Woche durcheinander und manchmal das ganze Jahr. Dass man erst einmal Abstand gewinnen möchte, ist verständlich, doch das spanische Recht lässt dafür kaum Zeit. Wir erläutern, welche Frist läuft, welcher Schritt zuerst kommt und was sich erreichen lässt.

Zwanzig Arbeitstage und keiner mehr
Das Arbeitnehmerstatut (Estatuto de los Trabajadores, Art. 59.3) und das spanische Arbeitsgerichtsgesetz (Art. 103) gewähren zwanzig Arbeitstage (días hábiles), gerechnet ab dem Tag nach Wirksamwerden der Kündigung. Samstage, Sonntage und Feiertage zählen nicht mit. Bei Kündigungen zählen dagegen die übrigen Tage im August und auch die vom 24. Dezember bis 6. Januar, die in den meisten anderen Sachen ausgenommen sind (Art. 43.4). Es handelt sich um eine Ausschlussfrist (caducidad): Ist sie verstrichen, lässt sich die Kündigung nicht mehr angreifen, so ungerecht sie auch gewesen sein mag.

Der Schlichtungsantrag
Bevor Sie ein privates Unternehmen verklagen, müssen Sie einen Schlichtungsantrag (papeleta de conciliación) bei der zuständigen Schlichtungsstelle, dem SMAC, einreichen. Der Antrag hemmt die Frist, allerdings nur vorübergehend: Sie läuft am Tag nach dem Termin weiter oder, wenn keiner stattgefunden hat, nach Ablauf von fünfzehn Arbeitstagen. An dieser zweiten Regel ist schon manche Klage gescheitert. Kommt keine Einigung zustande, ist die Klage innerhalb der verbleibenden Tage beim Arbeitsgericht zu erheben. Ist der Arbeitgeber eine Behörde, gilt ein anderer Weg.

Wie das Gericht entscheiden kann
Entscheidend ist, ob das Unternehmen den Grund beweist und die Form einhält. Bei einer verhaltensbedingten Kündigung muss es Ihnen außerdem in der Regel zuvor Gelegenheit zur Stellungnahme gegeben haben, wie es das ILO-Übereinkommen Nr. 158 verlangt.

– Rechtmäßig (procedente): Der Grund trifft zu und reicht aus. Bei einer verhaltensbedingten Kündigung gibt es keine Abfindung.
– Ungerechtfertigt (improcedente): Der Grund ist nicht bewiesen oder die Form nicht gewahrt. Der Arbeitgeber kann meist wählen zwischen Weiterbeschäftigung samt Lohnnachzahlung und einer Abfindung von 33 Tagesgehältern pro Jahr, höchstens 24 Monatsgehältern. Zeiten vor dem 12. Februar 2012 werden mit 45 Tagen pro Jahr berechnet; dafür gelten eigene Obergrenzen.
– Nichtig (nulo): Es liegt eine Diskriminierung oder Grundrechtsverletzung vor, oder es wurde in einer geschützten Lage wie der Schwangerschaft ohne Rechtfertigung gekündigt. Sie sind wieder einzustellen und erhalten den entgangenen Lohn.

Die Kündigung aus objektiven Gründen
Beruft sich das Unternehmen auf wirtschaftliche, technische, organisatorische oder produktionsbedingte Gründe (despido objetivo), beträgt die Abfindung 20 Tagesgehälter pro Jahr, höchstens 12 Monatsgehälter. Sie ist mit dem Schreiben anzubieten, es sei denn, bei wirtschaftlichen Gründen fehlen nachweislich die Mittel. Hinzu kommt eine Kündigungsfrist von fünfzehn Tagen. Wer das Geld annimmt, kann trotzdem klagen.

Die ersten Schritte
Was Sie in den ersten Tagen tun, erleichtert die Verteidigung erheblich:

– Notieren Sie, wann Sie das Schreiben erhalten, unterschreiben Sie mit Datum und dem Zusatz „no conforme“ (nicht einverstanden) und behalten Sie eine Kopie.
– Sammeln Sie Vertrag, Lohnabrechnungen, Dienstpläne und Nachrichten.
– Unterschreiben Sie ohne Beratung keine Vereinbarung, mit der alles abgegolten sein soll.
– Melden Sie sich arbeitsuchend und beantragen Sie das Arbeitslosengeld innerhalb von fünfzehn Arbeitstagen; eine Klage steht dem nicht entgegen.
– Wurde Ihnen mündlich gekündigt, halten Sie das umgehend schriftlich fest: Die Frist läuft trotzdem.

Diese Hinweise sind allgemeiner Art und ersetzen keine Beratung im Einzelfall. Haben Sie gerade ein solches Schreiben erhalten, vereinbaren Sie einen Termin in unserer Kanzlei, ohne den letzten Tag abzuwarten: Mit etwas Vorlauf verhandelt und klagt es sich besser.

Rechtsstand: November 2026. Quellen: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)); LO 14/2022 ([BOE-A-2022-21800](https://www.boe.es/buscar/doc.php?id=BOE-A-2022-21800)).$$,
  -- العربية
  $$الفصل من العمل في إسبانيا: عشرون يوم عمل لا تدعوها تفوتكم$$,
  $$لا يمنح القانون الإسباني سوى عشرين يوم عمل للطعن في الفصل. نشرح لكم كيف تُحسب هذه الأيام، وما هو طلب المصالحة، وما الذي يمكن أن يقضي به القاضي.$$,
  $$رسالة الفصل من العمل تُربك الأسبوع، وأحيانًا السنة كلها. ومن الطبيعي أن يرغب المرء في الانتظار حتى تهدأ النفوس، غير أن القانون الإسباني لا يمنح سوى وقت قصير جدًا للاعتراض. نوضح لكم هنا أي مهلة تسري، وأي إجراء يأتي أولًا، وما الذي يمكن الحصول عليه.

عشرون يوم عمل لا أكثر
يمنح نظام العمال (Estatuto de los Trabajadores، المادة 59.3) وقانون القضاء الاجتماعي (Ley reguladora de la jurisdicción social، المادة 103) مهلة عشرين يوم عمل، تبدأ من اليوم التالي لسريان الفصل. ولا تُحسب أيام السبت والأحد والعطل الرسمية؛ أما سائر أيام أغسطس والأيام من 24 ديسمبر إلى 6 يناير، وهي لغير هذه القضايا أيام عطلة، فتُحسب في قضايا الفصل (المادة 43.4). وهذه مهلة سقوط (caducidad): فإذا انقضت ضاع الحق في الدعوى مهما كان الفصل ظالمًا.

طلب المصالحة
قبل مقاضاة شركة خاصة، يجب تقديم طلب مصالحة (papeleta de conciliación) إلى مصلحة الوساطة والتحكيم والمصالحة المعروفة باسم SMAC. ويوقف تقديمه سريان المهلة، ولكن مؤقتًا فقط: إذ يُستأنف العدّ في اليوم التالي لجلسة المصالحة، أو بعد مرور خمسة عشر يوم عمل إن لم تُعقد الجلسة. وقد أدى نسيان هذه القاعدة الثانية إلى خسارة قضايا كثيرة. وإذا تعذّر الاتفاق، تُرفع الدعوى أمام محاكم العمل (jurisdicción social) خلال الأيام المتبقية. أما إذا كان صاحب العمل إدارة عامة، فالمسار مختلف.

ما الذي يمكن أن يقضي به القاضي
تتوقف النتيجة على إثبات الشركة لسبب الفصل واحترامها للشكل القانوني. وفي الفصل التأديبي يجب عليها أيضًا، كقاعدة عامة، أن تكون قد أتاحت لكم فرصة الدفاع عن أنفسكم مسبقًا، كما تقتضي اتفاقية منظمة العمل الدولية رقم 158.

– فصل مشروع (procedente): السبب صحيح وكافٍ. وإذا كان الفصل تأديبيًا فلا تعويض.
– فصل غير مبرَّر (improcedente): لم يثبت السبب أو اختلّ الشكل. وللشركة عادةً أن تختار بين إعادة العامل إلى عمله مع دفع الأجور الفائتة، وبين تعويض قدره أجر 33 يومًا عن كل سنة، بحد أقصى 24 شهرًا. أما مدة الخدمة السابقة على 12 فبراير 2012 فتُحسب على أساس 45 يومًا عن كل سنة، ولها حدودها الخاصة.
– فصل باطل (nulo): إذا انطوى على تمييز أو مساس بالحقوق الأساسية، أو وقع دون مبرر في حالة محمية كالحمل. ويُلزم الشركة بإعادة العامل ودفع الأجور التي فاتته.

الفصل لأسباب موضوعية
إذا استندت الشركة إلى أسباب اقتصادية أو تقنية أو تنظيمية أو إنتاجية (despido objetivo)، كان التعويض أجر 20 يومًا عن كل سنة، بحد أقصى 12 شهرًا، ويجب عرضه عند تسليم الرسالة، إلا إذا ثبت انعدام السيولة وكان السبب اقتصاديًا. ويُستحق كذلك إشعار مسبق مدته خمسة عشر يومًا. وقبض هذا المبلغ لا يمنع من الطعن.

الخطوات الأولى
ما تقومون به في الأيام الأولى يسهّل الدفاع كثيرًا:

– دوّنوا وقت استلام الرسالة، ووقّعوها مع كتابة التاريخ وعبارة «no conforme» (غير موافق)، واحتفظوا بنسخة منها.
– اجمعوا العقد وكشوف الأجور وجداول المناوبات والرسائل.
– لا توقّعوا أي اتفاق يعتبر كل الحقوق مسوّاة قبل استشارة مختص.
– سجّلوا أنفسكم باحثين عن عمل، واطلبوا إعانة البطالة خلال خمسة عشر يوم عمل؛ فالطعن لا يمنع ذلك.
– إذا كان الفصل شفهيًا فأثبتوه كتابةً في أقرب وقت: فالمهلة تسري على كل حال.

هذه معلومات عامة ولا تغني عن دراسة حالتكم. وإذا تسلّمتم الرسالة للتو، فاطلبوا موعدًا في مكتبنا دون انتظار اليوم الأخير: فسعة الوقت تخدم التفاوض والدعوى معًا.

القانون الساري في نوفمبر 2026. المصادر: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430))؛ Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936))؛ LO 14/2022 ([BOE-A-2022-21800](https://www.boe.es/buscar/doc.php?id=BOE-A-2022-21800)).$$,
  -- 中文
  $$在西班牙被解雇：别错过二十个工作日$$,
  $$在西班牙，对解雇提出异议只有二十个工作日。本文说明期限如何计算、调解申请有何作用，以及法官可能作出的判决。$$,
  $$一封解雇信会打乱您的一周，有时甚至是一整年。想先冷静一段时间再说，完全可以理解，但西班牙法律留给您的时间非常短。下面说明适用什么期限、第一步该做什么，以及可以争取到什么结果。

二十个工作日，一天不多
《劳动者章程》（Estatuto de los Trabajadores）第59.3条和《劳动诉讼法》（Ley reguladora de la jurisdicción social）第103条规定，劳动者自解雇生效次日起有二十个工作日提出异议。周六、周日和法定节假日不计算在内；八月份的其他日子以及12月24日至1月6日，对其他案件而言不是工作日，但在解雇案件中照常计算（第43.4条）。这是除斥期间（caducidad）：期限一过，无论解雇多么不公，诉权都会丧失。

调解申请
起诉私营企业之前，必须先向调解、仲裁与和解服务处（SMAC）提交调解申请书（papeleta de conciliación）。提交后期限中止，但只是暂时的：自调解会议次日起继续计算；若会议一直未举行，则在满十五个工作日后继续计算。不少人正是忽略了第二条规则而败诉。如未达成协议，须在剩余天数内向劳动法院（jurisdicción social）起诉。如果雇主是公共行政机关，程序则有所不同。

法官可能如何判决
结果取决于企业能否证明解雇理由，以及是否遵守法定形式。此外，根据国际劳工组织第158号公约的要求，在纪律性解雇中，企业原则上须事先给您申辩的机会。

– 合法解雇（procedente）：理由属实且充分。如属纪律性解雇，则没有补偿金。
– 不当解雇（improcedente）：理由未获证明或形式不合法。企业通常可以选择恢复劳动关系并补发期间工资，或者支付每工作一年33天工资的补偿金，最高不超过24个月工资。2012年2月12日之前的工龄按每年45天计算，并另有上限。
– 无效解雇（nulo）：存在歧视、侵犯基本权利，或在怀孕等受保护的情形下无正当理由解雇。企业必须恢复劳动关系并补发工资。

客观原因解雇
如果企业以经济、技术、组织或生产原因解雇（despido objetivo），补偿金为每工作一年20天工资，最高不超过12个月工资，并须在交付解雇信时一并提供，除非属于经济原因且确实缺乏现金。此外还应提前十五天通知。领取这笔钱并不妨碍您提出异议。

最初几步
头几天的做法，会让后续维权容易得多：

– 记下收到解雇信的时间，签收时写明日期和“no conforme”（不同意），并保留副本。
– 收集劳动合同、工资单、排班表和往来信息。
– 未经咨询，不要签署任何声明“一切结清”的协议。
– 登记为求职者，并在十五个工作日内申请失业金；提出异议不影响申请。
– 如果是口头解雇，请尽快留下书面证据：期限同样在走。

以上为一般性信息，不能代替对您个案的分析。如果您刚收到解雇信，请尽早与我们律所预约，不要等到最后一天：时间充裕，谈判和诉讼都更从容。

法律依据截至2026年11月。来源：RDLeg 2/2015（[BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)）；Ley 36/2011（[BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)）；LO 14/2022（[BOE-A-2022-21800](https://www.boe.es/buscar/doc.php?id=BOE-A-2022-21800)）。$$,
  -- Русский
  $$Увольнение в Испании: двадцать рабочих дней на обжалование$$,
  $$Оспорить увольнение в Испании можно лишь в течение двадцати рабочих дней. Рассказываем, как их считать, зачем нужна процедура примирения и что решает суд.$$,
  $$Письмо об увольнении выбивает из колеи на неделю, а иногда и на весь год. Желание подождать, пока улягутся эмоции, понятно, но испанский закон даёт на обжалование очень мало времени. Объясняем, какой срок идёт, что нужно сделать в первую очередь и чего можно добиться.

Двадцать рабочих дней и ни днём больше
Статут трудящихся (Estatuto de los Trabajadores, статья 59.3) и Закон о судопроизводстве по трудовым делам (Ley reguladora de la jurisdicción social, статья 103) отводят двадцать рабочих дней, считая со дня, следующего за вступлением увольнения в силу. Субботы, воскресенья и праздники не учитываются. Остальные же дни августа и дни с 24 декабря по 6 января, для других дел нерабочие, при увольнении засчитываются (статья 43.4). Срок этот пресекательный (caducidad): когда он истёк, право на иск утрачено, каким бы несправедливым ни было увольнение.

Заявление о примирении
Прежде чем подавать в суд на частную компанию, нужно подать заявление о примирении (papeleta de conciliación) в Службу посредничества, арбитража и примирения (SMAC). Подача приостанавливает срок, но лишь на время: отсчёт возобновляется на следующий день после встречи сторон, а если она не состоялась — по прошествии пятнадцати рабочих дней. Об этом втором правиле забывают, и из-за него проиграно немало дел. Если договориться не удалось, иск подаётся в суд по трудовым делам (jurisdicción social) в пределах оставшихся дней. Если работодатель — государственный орган, порядок иной.

Что может решить суд
Исход зависит от того, докажет ли компания причину и соблюдена ли форма. При дисциплинарном увольнении она, как правило, обязана ещё и заранее дать вам возможность объясниться: этого требует Конвенция МОТ № 158.

– Правомерное увольнение (procedente): причина подтверждена и достаточна. Если увольнение дисциплинарное, компенсация не полагается.
– Необоснованное (improcedente): причина не доказана или нарушена форма. Компания обычно выбирает: восстановить работника и выплатить зарплату за время процесса либо заплатить компенсацию — 33 дневных заработка за год стажа, но не более 24 месячных окладов. Стаж до 12 февраля 2012 года считается из расчёта 45 дней за год, со своими пределами.
– Ничтожное (nulo): имели место дискриминация, нарушение основных прав или неоправданное увольнение того, кто находится под особой защитой, например во время беременности. Работника обязаны восстановить и выплатить потерянный заработок.

Увольнение по объективным причинам
Если компания ссылается на экономические, технические, организационные или производственные причины (despido objetivo), компенсация составляет 20 дневных заработков за год, но не более 12 месячных окладов. Её должны предложить вместе с письмом, за исключением случаев, когда причина экономическая и доказана нехватка средств. Кроме того, предупредить обязаны за пятнадцать дней. Получение этих денег не мешает оспорить увольнение.

Первые шаги
То, что вы сделаете в первые дни, заметно облегчит защиту:

– Запишите, когда получили письмо, подпишите его с датой и пометкой «no conforme» («не согласен») и сохраните копию.
– Соберите договор, расчётные листки, графики смен и переписку.
– Не подписывайте без консультации соглашений о том, что все расчёты завершены.
– Встаньте на учёт в службе занятости и подайте на пособие по безработице в течение пятнадцати рабочих дней; оспаривание этому не препятствует.
– Если уволили устно, как можно скорее зафиксируйте это письменно: срок всё равно идёт.

Это общая информация, которая не заменяет разбора вашей ситуации. Если письмо только что пришло, запишитесь на приём в наше бюро, не дожидаясь последнего дня: с запасом времени легче и договариваться, и судиться.

Право по состоянию на ноябрь 2026 года. Источники: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)); LO 14/2022 ([BOE-A-2022-21800](https://www.boe.es/buscar/doc.php?id=BOE-A-2022-21800)).$$
);
