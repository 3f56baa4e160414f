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
  'arraigo-cinco-vias-reglamento-extranjeria', '2026-09-15', 'Extranjería', array['Derecho laboral']::text[], true,
  'arraigo-five-routes-under-spains-immigration-regulations', 'arraigo-cinq-voies-reglement-espagnol-etrangers', 'arraigo-fuenf-wege-spanischen-auslaenderverordnung',
  'arraigo-five-routes-under-spains-immigration-regulations', 'arraigo-five-routes-under-spains-immigration-regulations', 'arraigo-pyat-putey-ispanskomu-reglamentu-inostrantsakh',
  'fde6256a-906f-4fd4-897f-a720ffe9d2bb', '2026-09-15 08:00+00', '2026-09-15 08:00+00',
  '/images/covers/headland.svg', 'Ilustración de un faro al anochecer', false, true,
  'Illustration of a lighthouse at dusk', 'Illustration d’un phare au crépuscule', 'Illustration eines Leuchtturms in der Abenddämmerung',
  'رسم لمنارة عند الغسق', '插图：黄昏时的灯塔', 'Рисунок: маяк в сумерках',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02',
  '[{"title": "Real Decreto 1155/2024, Reglamento de Extranjería", "url": "https://www.boe.es/buscar/act.php?id=BOE-A-2024-24099"}]',
  -- Español
  $$Arraigo: las cinco vías del Reglamento de Extranjería$$,
  $$Dos años de permanencia, cinco tipos de arraigo y las pruebas que cuentan: así funciona hoy la residencia por arraigo con el Real Decreto 1155/2024.$$,
  $$Quien lleva tiempo en España sin autorización no siempre ha de volver a su país a pedir un visado. La Ley Orgánica 4/2000 permite conceder una residencia por arraigo a quien tiene vínculos reales con el lugar donde vive. El Reglamento aprobado por el Real Decreto 1155/2024, en vigor desde el 20 de mayo de 2025 y modificado en abril de 2026 por el Real Decreto 316/2026, la ordena en cinco vías.

Lo que se exige en todas
Hay que estar en España sin otra autorización ni otro procedimiento en marcha, tampoco de asilo; carecer de antecedentes penales aquí y en los países donde se residió los cinco años anteriores a la entrada; no suponer una amenaza para el orden público y abonar la tasa.

Salvo en el arraigo familiar, se exigen además dos años de permanencia continuada justo antes de la solicitud. No se computa el tiempo como solicitante de asilo. Según el criterio administrativo, las ausencias no deben sumar más de 90 días en ese periodo.

Las cinco vías
Cada una añade un requisito propio.

– Social: cónyuge o pareja registrada, padres o hijos extranjeros con residencia en España o, en su defecto, un informe favorable de integración; siempre con medios económicos de al menos el 100 % del IPREM.
– Sociolaboral: uno o varios contratos que sumen al menos 20 horas semanales, con el salario mínimo o el de convenio en proporción a la jornada. Admitida a trámite la solicitud, autoriza provisionalmente a trabajar por cuenta ajena.
– Socioformativo: matrícula o compromiso en alguna de las formaciones previstas e informe de integración.
– Familiar: padre, madre o tutor a cargo de un menor de otro país de la Unión Europea, del Espacio Económico Europeo o de Suiza, o familiar que convive con una persona con discapacidad de esas nacionalidades y le presta apoyo. Si el familiar es español, la vía es otra, más favorable.
– Segunda oportunidad: haber tenido en los dos últimos años una residencia, no concedida por circunstancias excepcionales, que no se renovó por motivos ajenos al orden público, la seguridad o la salud pública.

Las pruebas que cuentan
La permanencia se demuestra con documentos con nombre y fecha, repartidos por los dos años: padrón histórico, citas médicas, matrículas, envíos de dinero, contratos, recibos, sellos del pasaporte. El padrón es el hilo conductor, pero conviene reforzarlo. Pida pronto los antecedentes penales de su país: legalizarlos y traducirlos lleva tiempo. El informe de integración suele empezar en los servicios municipales.

Qué se obtiene
Una residencia de un año (cinco en el familiar) que permite trabajar por cuenta ajena y propia; en el socioformativo, solo por cuenta ajena y hasta 30 horas semanales. En el mes siguiente a la notificación hay que pedir la TIE. Antes del vencimiento toca prorrogar o pasar a otra autorización: para prorrogar la social, la sociolaboral y la de segunda oportunidad se pide, en general, buscar empleo y estar inscrito como demandante.

Una advertencia sobre 2026
La vía extraordinaria abierta esta primavera dejó de admitir solicitudes el 30 de junio. Si presentó la suya, no podrá pedir otro arraigo mientras siga en trámite.

Antes de presentar
Esto es una orientación general, no un dictamen sobre su situación. Un expediente bien ordenado evita requerimientos y denegaciones: venga a vernos con sus papeles y estudiaremos qué vía le conviene.

Derecho vigente en noviembre de 2026. Fuentes: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); RD 316/2026 ([BOE-A-2026-8284](https://www.boe.es/buscar/doc.php?id=BOE-A-2026-8284)).$$,
  -- English
  $$Arraigo: the five routes under Spain’s Immigration Regulations$$,
  $$Two years in Spain, five kinds of arraigo and the evidence that counts: how residence on the basis of roots works today under Royal Decree 1155/2024.$$,
  $$Someone who has spent time in Spain without a permit does not always have to go back to their own country to ask for a visa. Organic Law 4/2000 allows residence to be granted on the basis of arraigo, literally ‘roots’, to people with genuine ties to the place where they live. The Regulations approved by Royal Decree 1155/2024, in force since 20 May 2025 and amended in April 2026 by Royal Decree 316/2026, set out five routes.

What every route requires
You must be in Spain without holding another permit and with no other application under way, asylum included; have no criminal record here or in the countries where you lived in the five years before you arrived; pose no threat to public order; and pay the fee.

Except for family arraigo, you must also have been in Spain continuously for the two years immediately before you apply. Time spent as an asylum seeker does not count. As for absences, the authorities’ criterion is that they should not add up to more than 90 days over those two years.

The five routes
Each one adds a requirement of its own.

– Social (arraigo social): a spouse or registered partner, parents or children who are foreign nationals resident in Spain or, failing that, a favourable integration report; in every case with financial means of at least 100% of the IPREM, the official income index.
– Social and employment (sociolaboral): one or more contracts adding up to at least 20 hours a week, paid at the minimum wage or the rate in the collective agreement in proportion to the hours worked. Once the application has been accepted for processing, it provisionally allows you to work as an employee.
– Social and training (socioformativo): enrolment in, or a commitment to, one of the courses the Regulations provide for, plus an integration report.
– Family (familiar): the parent or guardian responsible for a child who is a national of another EU or EEA country or of Switzerland, or a relative who lives with and supports a person with a disability of one of those nationalities. If the family member is Spanish, there is a different and more favourable route.
– Second chance (segunda oportunidad): having held, within the last two years, a residence permit that was not granted on exceptional grounds and was not renewed for reasons unrelated to public order, security or public health.

The evidence that counts
You prove your stay with documents that bear your name and a date, spread over the two years: the historical town hall registration certificate (padrón histórico), medical appointments, course enrolments, money transfers, contracts, bills, passport stamps. The padrón is the backbone, but it is wise to support it. Ask early for the criminal record certificate from your own country: legalising and translating it takes time. The integration report usually starts with the municipal services.

What you obtain
A residence permit for one year (five for family arraigo) that allows both employment and self-employment; with the training route, employment only and up to 30 hours a week. You must apply for the TIE card within a month of being notified. Before the permit expires, you need to extend it or move to another one: to extend social, social and employment or second-chance arraigo, you are generally required to be registered as a jobseeker and actively looking for work.

A word of warning about 2026
The extraordinary route opened this spring stopped taking applications on 30 June. If you filed yours, you cannot apply for another form of arraigo while it is still pending.

Before you apply
This is general guidance, not an opinion on your situation. A well-ordered file avoids requests for further documents and refusals: come and see us with your papers and we will look at which route suits you.

Law as of November 2026. Sources: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); RD 316/2026 ([BOE-A-2026-8284](https://www.boe.es/buscar/doc.php?id=BOE-A-2026-8284)).$$,
  -- Français
  $$L’arraigo : les cinq voies du règlement espagnol sur les étrangers$$,
  $$Deux ans de présence, cinq types d’arraigo et les preuves qui comptent : le fonctionnement actuel de cette résidence selon le décret royal 1155/2024.$$,
  $$Celui qui vit depuis un certain temps en Espagne sans autorisation n’est pas toujours obligé de retourner dans son pays pour y demander un visa. La loi organique 4/2000 permet d’accorder une résidence au titre de l’arraigo, c’est-à-dire de l’enracinement, aux personnes qui ont des liens réels avec le lieu où elles vivent. Le règlement approuvé par le décret royal 1155/2024, en vigueur depuis le 20 mai 2025 et modifié en avril 2026 par le décret royal 316/2026, l’organise en cinq voies.

Ce qui est exigé dans tous les cas
Il faut se trouver en Espagne sans être titulaire d’une autre autorisation ni avoir d’autre procédure en cours, y compris d’asile ; avoir un casier judiciaire vierge ici et dans les pays où l’on a résidé pendant les cinq années précédant l’entrée ; ne pas représenter une menace pour l’ordre public et payer la taxe.

Sauf pour l’arraigo familial, il faut en outre deux ans de présence continue juste avant la demande. Le temps passé comme demandeur d’asile n’est pas pris en compte. Quant aux absences, le critère de l’administration est qu’elles ne dépassent pas 90 jours au total sur ces deux années.

Les cinq voies
Chacune ajoute sa propre condition.

– Social : un conjoint ou partenaire enregistré, des parents ou des enfants étrangers résidant en Espagne ou, à défaut, un rapport d’intégration favorable ; toujours avec des ressources d’au moins 100 % de l’IPREM, l’indice public de revenus.
– Socioprofessionnel (sociolaboral) : un ou plusieurs contrats totalisant au moins 20 heures par semaine, au salaire minimum ou à celui de la convention collective, en proportion de la durée du travail. Une fois la demande déclarée recevable, il autorise provisoirement le travail salarié.
– Socioformatif (socioformativo) : une inscription ou un engagement dans l’une des formations prévues, ainsi qu’un rapport d’intégration.
– Familial : père, mère ou tuteur ayant à charge un mineur ressortissant d’un autre pays de l’Union européenne, de l’Espace économique européen ou de Suisse, ou membre de la famille qui vit avec une personne handicapée de l’une de ces nationalités et lui apporte son soutien. Si ce proche est espagnol, la voie est différente, et plus favorable.
– Seconde chance (segunda oportunidad) : avoir eu au cours des deux dernières années une résidence, non accordée pour circonstances exceptionnelles, qui n’a pas été renouvelée pour des motifs étrangers à l’ordre public, à la sécurité ou à la santé publique.

Les preuves qui comptent
La présence se démontre par des documents portant un nom et une date, répartis sur les deux années : certificat historique d’inscription à la mairie (padrón), rendez-vous médicaux, inscriptions scolaires, envois d’argent, contrats, factures, tampons du passeport. Le padrón est le fil conducteur, mais mieux vaut l’étayer. Demandez tôt l’extrait de casier judiciaire de votre pays : le faire légaliser et traduire prend du temps. Le rapport d’intégration commence en général auprès des services municipaux.

Ce que l’on obtient
Une résidence d’un an (cinq pour l’arraigo familial) qui permet de travailler comme salarié et comme indépendant ; pour le socioformatif, seulement comme salarié et jusqu’à 30 heures par semaine. La carte TIE doit être demandée dans le mois qui suit la notification. Avant l’échéance, il faut prolonger ou passer à une autre autorisation : pour prolonger l’arraigo social, socioprofessionnel ou de seconde chance, il est en général exigé d’être inscrit comme demandeur d’emploi et de chercher activement du travail.

Une mise en garde pour 2026
La voie extraordinaire ouverte ce printemps n’admet plus de demandes depuis le 30 juin. Si vous avez déposé la vôtre, vous ne pourrez pas solliciter un autre arraigo tant qu’elle est en cours d’examen.

Avant de déposer la demande
Il s’agit d’une orientation générale, non d’un avis sur votre situation. Un dossier bien ordonné évite les demandes de pièces et les refus : venez nous voir avec vos papiers et nous étudierons la voie qui vous convient.

Droit en vigueur en novembre 2026. Sources : LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)) ; RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)) ; RD 316/2026 ([BOE-A-2026-8284](https://www.boe.es/buscar/doc.php?id=BOE-A-2026-8284)).$$,
  -- Deutsch
  $$Arraigo: die fünf Wege der spanischen Ausländerverordnung$$,
  $$Zwei Jahre Aufenthalt, fünf Arten des Arraigo und die Nachweise, auf die es ankommt: So funktioniert das Verfahren nach dem Königlichen Dekret 1155/2024.$$,
  $$Wer schon länger ohne Erlaubnis in Spanien lebt, muss nicht in jedem Fall in sein Land zurückkehren, um ein Visum zu beantragen. Das Organgesetz 4/2000 ermöglicht eine Aufenthaltserlaubnis wegen Verwurzelung (arraigo) für Menschen, die echte Bindungen an ihren Wohnort haben. Die Verordnung, erlassen mit dem Königlichen Dekret 1155/2024, seit dem 20. Mai 2025 in Kraft und im April 2026 durch das Königliche Dekret 316/2026 geändert, sieht dafür fünf Wege vor.

Was in allen Fällen verlangt wird
Sie müssen sich in Spanien aufhalten, ohne eine andere Erlaubnis zu besitzen oder ein anderes Verfahren zu betreiben, auch kein Asylverfahren; Sie dürfen weder hier noch in den Ländern vorbestraft sein, in denen Sie in den fünf Jahren vor der Einreise gelebt haben; Sie dürfen keine Gefahr für die öffentliche Ordnung darstellen und müssen die Gebühr entrichten.

Außer beim familiären Arraigo sind zudem zwei Jahre ununterbrochener Aufenthalt unmittelbar vor dem Antrag erforderlich. Zeiten als Asylbewerber zählen nicht mit. Für Abwesenheiten gilt als behördliches Kriterium, dass sie in diesen zwei Jahren zusammen nicht mehr als 90 Tage ausmachen.

Die fünf Wege
Jeder von ihnen verlangt eine eigene Voraussetzung.

– Sozial (social): Ehegatte oder eingetragener Partner, Eltern oder Kinder, die als Ausländer mit Aufenthaltserlaubnis in Spanien leben, oder andernfalls ein positiver Integrationsbericht; stets mit finanziellen Mitteln von mindestens 100 % des IPREM, des öffentlichen Einkommensindikators.
– Sozial und beruflich (sociolaboral): ein oder mehrere Arbeitsverträge mit zusammen mindestens 20 Wochenstunden, vergütet nach Mindestlohn oder Tarifvertrag im Verhältnis zur Arbeitszeit. Ist der Antrag zur Bearbeitung angenommen, darf vorläufig als Arbeitnehmer gearbeitet werden.
– Sozial und Ausbildung (socioformativo): Einschreibung oder Verpflichtung zu einer der vorgesehenen Ausbildungen und Integrationsbericht.
– Familiär (familiar): Vater, Mutter oder Vormund, der für ein minderjähriges Kind aus einem anderen Land der EU, des EWR oder aus der Schweiz sorgt, oder Angehörige, die mit einem Menschen mit Behinderung dieser Staatsangehörigkeiten zusammenleben und ihn unterstützen. Ist der Angehörige Spanier, gilt ein anderer, günstigerer Weg.
– Zweite Chance (segunda oportunidad): Sie hatten in den letzten zwei Jahren eine Aufenthaltserlaubnis, die nicht wegen außergewöhnlicher Umstände erteilt wurde und deren Verlängerung aus Gründen unterblieb, die nichts mit öffentlicher Ordnung, Sicherheit oder Gesundheit zu tun haben.

Nachweise, auf die es ankommt
Der Aufenthalt wird mit Unterlagen belegt, die Namen und Datum tragen und sich über die zwei Jahre verteilen: historische Meldebescheinigung (padrón histórico), Arzttermine, Einschreibungen, Geldüberweisungen, Verträge, Rechnungen, Stempel im Reisepass. Der padrón ist der rote Faden, sollte aber untermauert werden. Fordern Sie das Führungszeugnis Ihres Landes früh an: Legalisation und Übersetzung brauchen Zeit. Der Weg zum Integrationsbericht beginnt meist bei den Diensten der Gemeinde.

Was Sie erhalten
Eine Aufenthaltserlaubnis für ein Jahr (beim familiären Arraigo fünf), mit der Sie angestellt und selbstständig arbeiten dürfen; beim Ausbildungsweg nur angestellt und bis zu 30 Wochenstunden. Innerhalb eines Monats nach der Zustellung ist die TIE-Karte zu beantragen. Vor Ablauf muss verlängert oder in eine andere Erlaubnis gewechselt werden: Für die Verlängerung bei den Wegen „sozial“, „sozial und beruflich“ und „zweite Chance“ wird in der Regel verlangt, dass Sie arbeitsuchend gemeldet sind und aktiv Arbeit suchen.

Ein Hinweis zu 2026
Der in diesem Frühjahr eröffnete außerordentliche Weg nimmt seit dem 30. Juni keine Anträge mehr an. Wenn Sie Ihren gestellt haben, können Sie kein anderes Arraigo beantragen, solange er noch läuft.

Bevor Sie den Antrag stellen
Dies ist eine allgemeine Orientierung und kein Gutachten zu Ihrer Lage. Eine gut geordnete Akte erspart Nachforderungen und Ablehnungen: Kommen Sie mit Ihren Papieren zu uns, und wir prüfen, welcher Weg für Sie der richtige ist.

Rechtsstand: November 2026. Quellen: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); RD 316/2026 ([BOE-A-2026-8284](https://www.boe.es/buscar/doc.php?id=BOE-A-2026-8284)).$$,
  -- العربية
  $$التجذّر (arraigo): خمسة مسارات في لائحة الأجانب الإسبانية$$,
  $$سنتان من الوجود في إسبانيا، وخمسة أنواع من التجذّر، والأدلة التي يُعتدّ بها: هكذا تعمل اليوم الإقامة بسبب التجذّر وفق المرسوم الملكي 1155/2024.$$,
  $$من يعيش في إسبانيا منذ مدة من دون تصريح ليس مضطرًا دائمًا إلى العودة إلى بلده لطلب تأشيرة. فالقانون العضوي (Ley Orgánica) 4/2000 يتيح منح إقامة بسبب التجذّر (arraigo) لمن تربطه صلات حقيقية بالمكان الذي يعيش فيه. وقد نظّمتها في خمسة مسارات اللائحة الصادرة بالمرسوم الملكي 1155/2024، السارية منذ 20 مايو 2025 والمعدَّلة في أبريل 2026 بالمرسوم الملكي 316/2026.

ما يُشترط في جميع المسارات
يجب أن تكونوا في إسبانيا من دون أن تحملوا تصريحًا آخر أو تكون لديكم معاملة أخرى قيد النظر، بما في ذلك اللجوء؛ وأن يخلو سجلكم العدلي هنا وفي البلدان التي أقمتم فيها خلال السنوات الخمس السابقة للدخول؛ وألا تشكلوا تهديدًا للنظام العام؛ وأن تسددوا الرسم.

ويُشترط كذلك، باستثناء التجذّر العائلي، وجود متواصل مدة سنتين قبل تقديم الطلب مباشرةً. ولا تُحتسب المدة التي قُضيت بصفة طالب لجوء. أما فترات الغياب، فمعيار الإدارة ألا يزيد مجموعها على 90 يومًا خلال هاتين السنتين.

المسارات الخمسة
يضيف كل مسار شرطًا خاصًا به.

– الاجتماعي (social): زوج أو شريك مسجَّل، أو والدان أو أبناء أجانب مقيمون في إسبانيا، وإلا فتقرير اندماج إيجابي (informe de integración)؛ ويلزم في كل الأحوال توافر موارد مالية لا تقل عن 100% من مؤشر الدخل العام (IPREM).
– الاجتماعي المهني (sociolaboral): عقد عمل واحد أو أكثر لا يقل مجموعها عن 20 ساعة أسبوعيًا، بالحد الأدنى للأجور أو بأجر الاتفاقية الجماعية بما يتناسب مع ساعات العمل. وبعد قبول الطلب للنظر فيه، يجيز مؤقتًا العمل بأجر لدى الغير.
– الاجتماعي التكويني (socioformativo): التسجيل في أحد برامج التكوين المنصوص عليها أو الالتزام به، مع تقرير اندماج.
– العائلي (familiar): الأب أو الأم أو الوصي الذي يعول قاصرًا من مواطني بلد آخر في الاتحاد الأوروبي أو المنطقة الاقتصادية الأوروبية أو سويسرا، أو القريب الذي يعيش مع شخص ذي إعاقة من هذه الجنسيات ويسانده. أما إذا كان القريب إسبانيًا، فالمسار مختلف وأفضل.
– الفرصة الثانية (segunda oportunidad): أن تكونوا قد حملتم خلال السنتين الأخيرتين إقامة لم تُمنح لظروف استثنائية، ولم تُجدَّد لأسباب لا صلة لها بالنظام العام أو الأمن أو الصحة العامة.

الأدلة التي يُعتدّ بها
يُثبت الوجود في إسبانيا بوثائق تحمل الاسم والتاريخ وتتوزع على السنتين: شهادة التسجيل البلدي التاريخية (padrón)، والمواعيد الطبية، والتسجيل الدراسي، والحوالات المالية، والعقود، والفواتير، وأختام جواز السفر. والتسجيل البلدي هو الخيط الناظم، لكن يحسن تعزيزه بغيره. واطلبوا مبكرًا شهادة السجل العدلي (antecedentes penales) من بلدكم، لأن تصديقها وترجمتها يستغرقان وقتًا. أما تقرير الاندماج فيبدأ عادةً لدى مصالح البلدية.

ما الذي تحصلون عليه
إقامة مدتها سنة واحدة (خمس سنوات في التجذّر العائلي) تتيح العمل بأجر لدى الغير وللحساب الخاص؛ وفي المسار التكويني يقتصر العمل على الأجر لدى الغير وبحد أقصى 30 ساعة أسبوعيًا. ويجب طلب بطاقة TIE خلال الشهر التالي للتبليغ. وقبل انتهاء المدة ينبغي التمديد أو الانتقال إلى تصريح آخر: ولتمديد التجذّر الاجتماعي والاجتماعي المهني والفرصة الثانية يُشترط عمومًا التسجيل في مكتب التشغيل والبحث الفعلي عن عمل.

تنبيه بشأن عام 2026
توقف المسار الاستثنائي الذي فُتح هذا الربيع عن قبول الطلبات في 30 يونيو. فإن كنتم قد قدمتم طلبكم، فلن يمكنكم طلب نوع آخر من التجذّر ما دام ذلك الطلب قيد النظر.

قبل تقديم الطلب
هذه إرشادات عامة وليست رأيًا قانونيًا في وضعكم. والملف المرتب جيدًا يجنبكم طلبات الاستكمال وقرارات الرفض: زورونا ومعكم أوراقكم وسندرس المسار الأنسب لكم.

القانون الساري في نوفمبر 2026. المصادر: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544))؛ RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099))؛ RD 316/2026 ([BOE-A-2026-8284](https://www.boe.es/buscar/doc.php?id=BOE-A-2026-8284)).$$,
  -- 中文
  $$扎根居留（arraigo）：西班牙《外国人条例》的五种途径$$,
  $$两年停留、五种扎根类型以及真正有用的证据：依据第1155/2024号皇家法令，扎根居留如今如何办理。$$,
  $$在西班牙没有居留许可却已生活一段时间的人，并不一定要回国申请签证。第4/2000号组织法（Ley Orgánica）允许向与居住地确有实际联系的人发放扎根居留（arraigo）。第1155/2024号皇家法令批准的条例自2025年5月20日起施行，并于2026年4月经第316/2026号皇家法令修订，将扎根居留分为五种途径。

所有途径的共同要求
申请人须身在西班牙，不持有其他许可，也没有其他尚未办结的申请，包括庇护申请；在西班牙以及入境前五年内居住过的国家均无犯罪记录；不对公共秩序构成威胁；并已缴纳规费。

除家庭扎根外，还须在申请之前连续在西班牙停留满两年。作为庇护申请人的期间不计入。至于离境时间，行政部门掌握的标准是两年内累计不超过90天。

五种途径
每一种都有各自的附加条件。

– 社会扎根（social）：配偶或已登记的伴侣、父母或子女为在西班牙有居留的外国人；如无此类亲属，则须有正面的融入报告（informe de integración）。无论哪种情形，经济来源均不得低于公共收入指标（IPREM）的100%。
– 社会劳动扎根（sociolaboral）：一份或多份劳动合同，合计每周不少于20小时，工资按工时比例不低于最低工资或集体协议标准。申请获受理后，可临时受雇工作。
– 社会培训扎根（socioformativo）：已注册或承诺参加规定的某类培训，并提交融入报告。
– 家庭扎根（familiar）：抚养其他欧盟国家、欧洲经济区国家或瑞士籍未成年人的父亲、母亲或监护人；或者与具有上述国籍的残疾人共同生活并为其提供扶助的亲属。如果该亲属是西班牙人，则适用另一种更为有利的途径。
– 第二次机会扎根（segunda oportunidad）：最近两年内曾持有并非因特殊情况而获批的居留许可，且未能续期的原因与公共秩序、公共安全或公共卫生无关。

真正有用的证据
证明停留时间，要靠写有姓名和日期、并分布在两年之中的文件：历史住址登记证明（padrón histórico，俗称“住家证”）、就诊记录、学校注册、汇款凭证、合同、账单、护照印章等。住址登记是主线，但最好有其他证据佐证。请尽早申请本国的无犯罪记录证明（antecedentes penales），认证和翻译都需要时间。融入报告一般从市政服务部门开始办理。

可以获得什么
为期一年的居留（家庭扎根为五年），既可受雇，也可自雇；社会培训扎根只能受雇，每周不超过30小时。收到批准通知后一个月内须申请TIE居留卡。到期之前，应申请延期或转为其他许可：社会扎根、社会劳动扎根和第二次机会扎根的延期，一般要求已登记求职并积极寻找工作。

关于2026年的提醒
今年春天开放的特殊途径已于6月30日停止受理申请。如果您已经递交，在作出批复之前不能再申请其他类型的扎根居留。

递交之前
以上仅为一般性说明，并非针对您个人情况的法律意见。材料整理得当，可以避免补件和拒批：请带上您的文件到我们律所，我们一起研究哪种途径适合您。

法律依据截至2026年11月。来源：LO 4/2000（[BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)）；RD 1155/2024（[BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)）；RD 316/2026（[BOE-A-2026-8284](https://www.boe.es/buscar/doc.php?id=BOE-A-2026-8284)）。$$,
  -- Русский
  $$Arraigo: пять путей по испанскому Регламенту об иностранцах$$,
  $$Два года пребывания, пять видов arraigo и доказательства, которые имеют вес: как сегодня получают такой ВНЖ по Королевскому декрету 1155/2024.$$,
  $$Тому, кто уже давно живёт в Испании без разрешения, не всегда нужно возвращаться на родину за визой. Органический закон (Ley Orgánica) 4/2000 позволяет предоставить вид на жительство по укоренённости (arraigo) тем, у кого есть реальные связи с местом, где они живут. Регламент, утверждённый Королевским декретом 1155/2024, действует с 20 мая 2025 года, изменён в апреле 2026 года Королевским декретом 316/2026 и предусматривает пять путей.

Что требуется во всех случаях
Нужно находиться в Испании, не имея другого разрешения и другой незавершённой процедуры, в том числе о предоставлении убежища; не иметь судимости здесь и в странах, где вы жили в течение пяти лет до въезда; не представлять угрозы общественному порядку и оплатить пошлину.

Кроме того, для всех видов, за исключением семейного, необходимы два года непрерывного пребывания непосредственно перед подачей. Время в статусе просителя убежища не засчитывается. Что касается отъездов, критерий администрации таков: в сумме не более 90 дней за эти два года.

Пять путей
Каждый из них добавляет собственное условие.

– Социальный (social): супруг или зарегистрированный партнёр, родители или дети — иностранцы с видом на жительство в Испании, а если их нет — положительное заключение об интеграции (informe de integración); во всех случаях нужны средства не менее 100 % IPREM, официального показателя доходов.
– Социально-трудовой (sociolaboral): один или несколько трудовых договоров, в сумме не менее 20 часов в неделю, с минимальной зарплатой или зарплатой по коллективному договору пропорционально рабочему времени. После принятия заявления к рассмотрению можно временно работать по найму.
– Социально-образовательный (socioformativo): зачисление или обязательство пройти одну из предусмотренных программ обучения и заключение об интеграции.
– Семейный (familiar): отец, мать или опекун, на чьём попечении находится несовершеннолетний гражданин другой страны ЕС, Европейской экономической зоны или Швейцарии, либо родственник, который живёт с человеком с инвалидностью из этих стран и оказывает ему поддержку. Если родственник — гражданин Испании, действует другой, более выгодный путь.
– Второй шанс (segunda oportunidad): в последние два года у вас был вид на жительство, выданный не по исключительным обстоятельствам, который не продлили по причинам, не связанным с общественным порядком, безопасностью или здоровьем населения.

Доказательства, которые имеют вес
Пребывание подтверждают документы с именем и датой, охватывающие оба года: историческая справка о регистрации (padrón histórico), записи к врачу, зачисление на учёбу, денежные переводы, договоры, счета, штампы в паспорте. Регистрация — основа, но её лучше подкрепить. Заранее закажите справку о несудимости (antecedentes penales) в своей стране: легализация и перевод требуют времени. Оформление заключения об интеграции обычно начинается в муниципальных службах.

Что вы получаете
Вид на жительство на один год (на пять лет при семейном arraigo) с правом работать по найму и на себя; в социально-образовательном варианте — только по найму и до 30 часов в неделю. В течение месяца после уведомления нужно подать заявление на карту TIE. До истечения срока следует продлить разрешение или перейти на другое: для продления социального, социально-трудового вида и второго шанса, как правило, требуется стоять на учёте в службе занятости и активно искать работу.

Предупреждение о 2026 годе
Приём заявлений в особом порядке, открытом этой весной, закончился 30 июня. Если вы своё подали, подать на другой вид arraigo до его рассмотрения нельзя.

Прежде чем подавать
Это общие ориентиры, а не заключение по вашей ситуации. Хорошо подготовленный пакет документов избавляет от дополнительных запросов и отказов: приходите к нам с документами, и мы разберёмся, какой путь вам подходит.

Право по состоянию на ноябрь 2026 года. Источники: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); RD 316/2026 ([BOE-A-2026-8284](https://www.boe.es/buscar/doc.php?id=BOE-A-2026-8284)).$$
);
