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
  'alquiler-turistico-comunitat-valenciana-requisitos-2026', '2026-09-29', 'Derecho civil', array['Vivienda', 'Fiscalidad']::text[], true,
  'holiday-lets-comunitat-valenciana-what-you-need-2026', 'location-touristique-region-valencienne-regles-2026', 'ferienvermietung-comunitat-valenciana-was-2026-gilt',
  'holiday-lets-comunitat-valenciana-what-you-need-2026', 'holiday-lets-comunitat-valenciana-what-you-need-2026', 'sdacha-zhilya-turistam-valensiyskom-soobshchestve-pravila-2026-goda',
  'bc89fc01-f2a1-43e9-a68c-6770346a3704', '2026-09-29 08:00+00', '2026-09-29 08:00+00',
  '/images/covers/old-town.svg', 'Ilustración de las casas del casco antiguo de Dénia', false, false,
  'Illustration of houses in the old town of Dénia', 'Illustration de maisons de la vieille ville de Dénia', 'Illustration von Häusern in der Altstadt von Dénia',
  'رسم لبيوت المدينة القديمة في دينيا', '插图：德尼亚老城的房屋', 'Рисунок: дома старого города Дении',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02', '[]',
  -- Español
  $$Alquiler turístico en la Comunitat Valenciana: requisitos en 2026$$,
  $$Registro de Turismo, informe municipal, permiso de la comunidad, plataformas e impuestos: lo que debe comprobar antes de alquilar su vivienda a turistas.$$,
  $$Quien tiene un piso en Dénia, Xàbia o Calp y quiere alquilarlo a turistas ya no puede limitarse a publicar un anuncio. En poco tiempo han cambiado la norma valenciana, la ley de propiedad horizontal y las reglas de las plataformas. Este es el orden en que conviene comprobarlas.

Qué es una vivienda de uso turístico
Según la Ley 15/2018, de turismo, modificada por el Decreto-ley 9/2024 del Consell, es la vivienda completa, nunca por habitaciones, que se cede por precio y con fines turísticos durante diez días seguidos o menos a un mismo inquilino. Las estancias más largas se rigen, en general, por la Ley de Arrendamientos Urbanos.

La inscripción en el Registro de Turismo
Antes de anunciarla hay que presentar una declaración responsable ante la Generalitat. Lo esencial:

– Informe municipal favorable de compatibilidad urbanística para uso turístico, o documento equivalente.
– Referencia catastral única e individualizada.
– Acreditación de que ni el título, ni los estatutos, ni los acuerdos de la comunidad impiden ese uso.
– Los requisitos de equipamiento y atención al huésped, y la comunicación de viajeros a las autoridades.

La inscripción vale cinco años; después hay que renovarla. Las anteriores a la reforma siguen un régimen transitorio que depende de su fecha. Tampoco se compra con la casa: si cambia el propietario, hace falta una nueva declaración con su informe. El número de registro y la localización exacta deben figurar en toda la publicidad.

Además, los ayuntamientos pueden fijar límites por zonas. Dénia suspendió en septiembre de 2024 la emisión de estos informes en el casco urbano y prorrogó la medida hasta septiembre de 2026; no alcanzaba a Les Marines, Les Rotes ni el Montgó. Compruebe, antes que nada, qué norma municipal rige hoy en su calle.

El permiso de la comunidad
Desde el 3 de abril de 2025, con la Ley Orgánica 1/2025, quien quiera empezar en un edificio en propiedad horizontal necesita la aprobación previa y expresa de la comunidad: tres quintas partes de los propietarios que representen tres quintas partes de las cuotas (artículos 7.3 y 17.12 de la LPH). Sin ella, el presidente puede exigir el cese. Quien ya ejercía legalmente antes de esa fecha puede continuar en las condiciones de la normativa turística.

El número de registro para plataformas
El Real Decreto 1312/2024 exigió, desde el 1 de julio de 2025, un número de registro estatal para anunciarse en plataformas. En mayo de 2026 el Tribunal Supremo anuló ese registro por invadir competencias autonómicas, aunque mantuvo la ventanilla única digital y el deber de las plataformas de facilitar datos. Hoy la referencia es el número autonómico; compruebe aun así qué pide cada plataforma, porque la materia sigue cambiando.

Impuestos, a grandes rasgos
La fiscalidad depende sobre todo de dónde resida usted:

– Los ingresos tributan en el IRPF o, si no es residente fiscal, en el Impuesto sobre la Renta de no Residentes, con reglas de gastos distintas según el país.
– El alquiler sin servicios hoteleros suele estar exento de IVA; con limpieza o cambio de ropa durante la estancia, no.
– Los meses en que la vivienda queda a su disposición también pueden generar una renta imputada.
– Las plataformas informan a la Agencia Tributaria.

Esto es información general a la fecha de publicación, no asesoramiento. Antes de invertir o de aceptar reservas, venga a vernos con la escritura y los estatutos de la comunidad y lo comprobaremos para su vivienda.

Derecho vigente en noviembre de 2026. Fuentes: Ley 15/2018 ([BOE-A-2018-8950](https://www.boe.es/buscar/doc.php?id=BOE-A-2018-8950)); Decreto-ley 9/2024 ([DOGV 9910](https://dogv.gva.es/datos/2024/08/07/pdf/2024_8209_es.pdf)); Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); RD 1312/2024 ([BOE-A-2024-26931](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-26931)); STS 620/2026.$$,
  -- English
  $$Holiday lets in the Comunitat Valenciana: what you need in 2026$$,
  $$Tourism register, town hall report, consent of the owners’ association, platforms and tax: what to check before letting your home to holidaymakers.$$,
  $$If you own a flat in Dénia, Xàbia or Calp and would like to let it to holidaymakers, placing an advert is no longer enough. Within a short time the Valencian rules, the law on apartment buildings and the requirements of the platforms have all changed. This is the order in which to check them.

What counts as a tourist let
Under the Valencian Tourism Act (Ley 15/2018), as amended by Decree-Law 9/2024 (Decreto-ley 9/2024), it is a whole dwelling, never room by room, let for a price and for tourist purposes for ten consecutive days or fewer to the same guest. Longer stays generally fall under the Urban Leases Act (LAU).

Entry in the tourism register
Before advertising, you must file a responsible declaration (declaración responsable) with the regional government, the Generalitat. In essence you need:

– A favourable report from the town hall confirming that tourist use is compatible with planning rules, or an equivalent document.
– A cadastral reference that belongs to that dwelling alone.
– Proof that neither the title, nor the by-laws, nor any resolution of the owners’ association rules out such use.
– The required equipment and guest assistance, together with reporting of guests to the authorities.

The entry is valid for five years and must then be renewed. Those made before the reform follow transitional rules that depend on their date. Nor does the entry come with the house: when ownership changes, a new declaration with its own report is needed. The registration number and the exact location must appear in all advertising.

Town halls may also set limits by area. In September 2024 Dénia suspended the issue of these reports in the town centre and later extended the measure to September 2026; it did not reach Les Marines, Les Rotes or the Montgó. Before anything else, check which municipal rule applies in your street today.

Consent of the owners’ association
Since 3 April 2025, under Organic Law 1/2025, anyone wishing to start in a building with an owners’ association (comunidad de propietarios) needs its prior, express approval: three fifths of the owners, representing three fifths of the ownership shares (articles 7.3 and 17.12 of the Horizontal Property Act, LPH). Without it, the president can demand that the activity stop. Those already letting lawfully before that date may carry on under the terms of the tourism rules.

The registration number for platforms
From 1 July 2025, Royal Decree 1312/2024 required a national registration number in order to advertise on platforms. In May 2026 the Supreme Court struck that register down because it encroached on regional powers, but left standing the single digital entry point and the platforms’ duty to supply data. Today the reference is the regional number; even so, check what each platform asks of you, as matters are still evolving.

Taxes in outline
How you are taxed depends above all on where you live:

– Income is subject to Spanish income tax (IRPF) or, if you are not tax resident in Spain, to non-resident income tax, with rules on expenses that vary by country.
– Letting without hotel-type services is usually exempt from VAT (IVA); with cleaning or changes of linen during the stay, it is not.
– The months in which the property is kept for your own use may also give rise to deemed income.
– The platforms report to the Spanish tax agency.

This is general information as at the date of publication, not advice. Before you invest or take bookings, come and see us with the title deed and the by-laws of your owners’ association, and we will check the position for your particular property.

Law as of November 2026. Sources: Ley 15/2018 ([BOE-A-2018-8950](https://www.boe.es/buscar/doc.php?id=BOE-A-2018-8950)); Decreto-ley 9/2024 ([DOGV 9910](https://dogv.gva.es/datos/2024/08/07/pdf/2024_8209_es.pdf)); Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); RD 1312/2024 ([BOE-A-2024-26931](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-26931)); STS 620/2026.$$,
  -- Français
  $$Location touristique en région valencienne : les règles en 2026$$,
  $$Registre du tourisme, rapport de la mairie, accord de la copropriété, plateformes et impôts : ce qu’il faut vérifier avant de louer votre bien à des vacanciers.$$,
  $$Si vous possédez un appartement à Dénia, Xàbia ou Calp et souhaitez le louer à des vacanciers, publier une annonce ne suffit plus. En peu de temps, les règles valenciennes, la loi sur la copropriété et les exigences des plateformes ont toutes changé. Voici dans quel ordre les vérifier.

Qu’est-ce qu’un logement à usage touristique
Selon la loi valencienne 15/2018 sur le tourisme, modifiée par le décret-loi 9/2024 (Decreto-ley 9/2024), il s’agit du logement entier, jamais loué à la chambre, cédé contre rémunération et à des fins touristiques pour dix jours consécutifs au plus à un même locataire. Les séjours plus longs relèvent en général de la loi sur les baux urbains (LAU).

L’inscription au registre du tourisme
Avant toute annonce, il faut déposer une déclaration responsable (declaración responsable) auprès de la Generalitat, le gouvernement régional. L’essentiel est de disposer :

– d’un rapport favorable de la mairie sur la compatibilité urbanistique avec l’usage touristique, ou d’un document équivalent ;
– d’une référence cadastrale unique et propre au logement ;
– de la preuve que ni le titre, ni le règlement, ni les décisions de la copropriété n’interdisent cet usage ;
– des équipements et de l’assistance exigés, sans oublier la déclaration des voyageurs aux autorités.

L’inscription est valable cinq ans, puis doit être renouvelée. Celles antérieures à la réforme suivent un régime transitoire qui dépend de leur date. Elle ne s’achète pas non plus avec la maison : en cas de changement de propriétaire, il faut une nouvelle déclaration, avec son propre rapport. Le numéro d’enregistrement et la localisation exacte doivent figurer dans toute publicité.

Les communes peuvent en outre fixer des limites par secteur. Dénia a suspendu en septembre 2024 la délivrance de ces rapports dans le centre-ville et prolongé la mesure jusqu’en septembre 2026 ; elle ne visait ni Les Marines, ni Les Rotes, ni le Montgó. Vérifiez donc d’abord quelle règle communale s’applique aujourd’hui dans votre rue.

L’accord de la copropriété
Depuis le 3 avril 2025, avec la loi organique 1/2025, quiconque veut commencer cette activité dans un immeuble en copropriété a besoin de l’accord préalable et exprès de la copropriété (comunidad de propietarios) : trois cinquièmes des propriétaires représentant trois cinquièmes des quotes-parts (articles 7.3 et 17.12 de la loi sur la copropriété, la LPH). À défaut, le président peut exiger l’arrêt de l’activité. Ceux qui exerçaient déjà légalement avant cette date peuvent continuer dans les conditions prévues par la réglementation touristique.

Le numéro d’enregistrement pour les plateformes
Le décret royal 1312/2024 a imposé, à partir du 1er juillet 2025, un numéro d’enregistrement national pour figurer sur les plateformes. En mai 2026, le Tribunal suprême a annulé ce registre, qui empiétait sur les compétences régionales, mais il a maintenu le guichet unique numérique et l’obligation des plateformes de fournir des données. La référence est aujourd’hui le numéro régional ; vérifiez malgré tout ce que demande chaque plateforme, car la matière évolue encore.

Les impôts, dans les grandes lignes
La fiscalité dépend surtout de votre lieu de résidence :

– Les revenus sont soumis à l’impôt sur le revenu espagnol (IRPF) ou, si vous n’êtes pas résident fiscal, à l’impôt sur le revenu des non-résidents, avec des règles de déduction des frais qui varient selon le pays.
– La location sans services hôteliers est généralement exonérée de TVA (IVA) ; avec ménage ou changement de linge pendant le séjour, elle ne l’est pas.
– Les mois où le logement reste à votre disposition peuvent aussi donner lieu à un revenu imputé.
– Les plateformes transmettent leurs données à l’administration fiscale.

Il s’agit d’une information générale à la date de publication, et non d’un conseil. Avant d’investir ou d’accepter des réservations, venez nous voir avec l’acte de propriété et le règlement de la copropriété : nous ferons ces vérifications pour votre logement.

Droit en vigueur en novembre 2026. Sources : Ley 15/2018 ([BOE-A-2018-8950](https://www.boe.es/buscar/doc.php?id=BOE-A-2018-8950)) ; Decreto-ley 9/2024 ([DOGV 9910](https://dogv.gva.es/datos/2024/08/07/pdf/2024_8209_es.pdf)) ; Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)) ; LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)) ; RD 1312/2024 ([BOE-A-2024-26931](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-26931)) ; STS 620/2026.$$,
  -- Deutsch
  $$Ferienvermietung in der Comunitat Valenciana: Was 2026 gilt$$,
  $$Tourismusregister, Bescheinigung der Gemeinde, Zustimmung der Eigentümer, Plattformen und Steuern: Das sollten Sie prüfen, bevor Sie an Feriengäste vermieten.$$,
  $$Wer eine Wohnung in Dénia, Xàbia oder Calp besitzt und sie an Feriengäste vermieten möchte, kann es nicht mehr bei einer Anzeige belassen. Binnen kurzer Zeit haben sich die valencianischen Vorschriften, das Wohnungseigentumsrecht und die Vorgaben der Plattformen geändert. In dieser Reihenfolge sollten Sie prüfen.

Was als Ferienwohnung gilt
Nach dem valencianischen Tourismusgesetz (Ley 15/2018) in der Fassung der Gesetzesverordnung 9/2024 (Decreto-ley 9/2024) ist es die ganze Wohnung, niemals ein einzelnes Zimmer, die gegen Entgelt und zu touristischen Zwecken für höchstens zehn zusammenhängende Tage an denselben Mieter überlassen wird. Längere Aufenthalte unterliegen in der Regel dem spanischen Mietgesetz (LAU).

Die Eintragung im Tourismusregister
Vor der ersten Anzeige ist bei der Regionalregierung, der Generalitat, eine verantwortliche Erklärung (declaración responsable) einzureichen. Im Kern brauchen Sie:

– eine positive Bescheinigung der Gemeinde, dass die touristische Nutzung baurechtlich zulässig ist, oder ein gleichwertiges Dokument;
– eine eigene Katasterreferenz allein für diese Wohnung;
– den Nachweis, dass weder Teilungserklärung noch Satzung noch Beschlüsse der Eigentümergemeinschaft diese Nutzung ausschließen;
– die vorgeschriebene Ausstattung und Gästebetreuung sowie die Meldung der Gäste an die Behörden.

Die Eintragung gilt fünf Jahre und ist dann zu erneuern. Für ältere Eintragungen bestehen Übergangsregeln, die vom Datum abhängen. Mit dem Haus kauft man sie ebenfalls nicht: Wechselt der Eigentümer, sind eine neue Erklärung und eine neue Bescheinigung nötig. Registernummer und genaue Lage müssen in jeder Werbung stehen.

Außerdem dürfen die Gemeinden je nach Gebiet Grenzen setzen. Dénia hat die Ausstellung dieser Bescheinigungen im Ortskern im September 2024 ausgesetzt und die Maßnahme bis September 2026 verlängert; Les Marines, Les Rotes und der Montgó waren nicht betroffen. Prüfen Sie deshalb als Erstes, welche Gemeinderegel heute in Ihrer Straße gilt.

Die Zustimmung der Eigentümergemeinschaft
Wer in einer Wohnanlage neu beginnen will, braucht seit dem 3. April 2025 aufgrund des Organgesetzes 1/2025 die vorherige ausdrückliche Zustimmung der Gemeinschaft (comunidad de propietarios): drei Fünftel der Eigentümer, die drei Fünftel der Anteile vertreten (Art. 7.3 und 17.12 des Wohnungseigentumsgesetzes LPH). Fehlt sie, kann der Präsident der Gemeinschaft verlangen, dass die Vermietung eingestellt wird. Wer schon vorher rechtmäßig vermietet hat, darf dies zu den Bedingungen des Tourismusrechts weiterhin tun.

Die Registernummer für Plattformen
Das Königliche Dekret 1312/2024 verlangte ab dem 1. Juli 2025 eine staatliche Registernummer für Anzeigen auf Plattformen. Im Mai 2026 hat der Oberste Gerichtshof dieses Register aufgehoben, weil es in die Zuständigkeit der Regionen eingriff; die zentrale digitale Anlaufstelle und die Datenpflichten der Plattformen bleiben jedoch bestehen. Maßgeblich ist heute die regionale Nummer. Prüfen Sie trotzdem, was die jeweilige Plattform verlangt, denn vieles ist noch im Fluss.

Die Steuern in groben Zügen
Die Besteuerung hängt vor allem davon ab, wo Sie ansässig sind:

– Die Einnahmen unterliegen der spanischen Einkommensteuer (IRPF) oder, wenn Sie nicht in Spanien steuerlich ansässig sind, der Einkommensteuer für Nichtresidenten; welche Kosten abziehbar sind, richtet sich auch nach dem Wohnsitzstaat.
– Ohne hotelähnliche Leistungen ist die Vermietung meist von der Mehrwertsteuer (IVA) befreit, mit Reinigung oder Wäschewechsel während des Aufenthalts dagegen nicht.
– Auch für Monate, in denen Ihnen die Wohnung selbst zur Verfügung steht, kann ein fiktives Einkommen angesetzt werden.
– Die Plattformen melden ihre Daten dem spanischen Finanzamt.

Diese allgemeinen Hinweise geben den Stand bei Veröffentlichung wieder und sind keine Beratung. Bevor Sie investieren oder Buchungen annehmen, kommen Sie mit der Eigentumsurkunde und der Satzung Ihrer Gemeinschaft zu uns; wir prüfen die Lage für Ihre Wohnung.

Rechtsstand: November 2026. Quellen: Ley 15/2018 ([BOE-A-2018-8950](https://www.boe.es/buscar/doc.php?id=BOE-A-2018-8950)); Decreto-ley 9/2024 ([DOGV 9910](https://dogv.gva.es/datos/2024/08/07/pdf/2024_8209_es.pdf)); Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); RD 1312/2024 ([BOE-A-2024-26931](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-26931)); STS 620/2026.$$,
  -- العربية
  $$التأجير السياحي في إقليم بلنسية: ما المطلوب في عام 2026$$,
  $$سجل السياحة، وتقرير البلدية، وموافقة اتحاد الملّاك، والمنصات، والضرائب: ما ينبغي لكم التحقق منه قبل تأجير مسكنكم للسياح في إقليم بلنسية.$$,
  $$من يملك شقة في دينيا (Dénia) أو خابيا (Xàbia) أو كالبي (Calp) ويرغب في تأجيرها للسياح لم يعد يكفيه نشر إعلان. ففي وقت قصير تغيرت قواعد إقليم بلنسية، وقانون الملكية المشتركة للمباني، ومتطلبات المنصات. وهذا هو الترتيب الذي ننصح به للتحقق منها.

ما هو المسكن ذو الاستعمال السياحي
وفقًا لقانون السياحة رقم 15/2018، المعدَّل بالمرسوم بقانون رقم 9/2024 (Decreto-ley 9/2024)، هو المسكن كاملًا، لا غرفة منه، الذي يُؤجَّر بمقابل ولأغراض سياحية مدة لا تتجاوز عشرة أيام متتالية للمستأجر نفسه. أما الإقامات الأطول فتخضع عمومًا لقانون الإيجارات الحضرية (LAU).

التسجيل في سجل السياحة
قبل الإعلان يجب تقديم إقرار بالمسؤولية (declaración responsable) إلى حكومة الإقليم (Generalitat). وأهم ما يلزم:

– تقرير إيجابي من البلدية يفيد بتوافق الاستعمال السياحي مع التخطيط العمراني، أو وثيقة معادلة.
– رقم في السجل المساحي (referencia catastral) خاص بالمسكن وحده.
– إثبات أن سند التأسيس والنظام الداخلي وقرارات اتحاد الملّاك لا تمنع هذا الاستعمال.
– استيفاء شروط التجهيز وخدمة النزلاء، وإبلاغ السلطات ببياناتهم.

يسري التسجيل خمس سنوات ثم يجب تجديده. أما التسجيلات السابقة على الإصلاح فتخضع لأحكام انتقالية تختلف بحسب تاريخها. كما أنه لا يُشترى مع المنزل: فإذا تغير المالك لزم تقديم إقرار جديد مع تقرير خاص به. ويجب ذكر رقم التسجيل والموقع الدقيق في كل إعلان.

ويجوز للبلديات أيضًا وضع حدود بحسب المناطق. وقد علّقت دينيا في سبتمبر 2024 إصدار هذه التقارير في النسيج العمراني للمدينة (casco urbano)، ومدّدت التعليق حتى سبتمبر 2026، ولم يشمل ذلك لي مارينيس (Les Marines) ولا لي روتيس (Les Rotes) ولا المونتغو (Montgó). ولذلك فإن أول ما ينبغي السؤال عنه هو القواعد السارية اليوم في شارعكم.

موافقة اتحاد الملّاك
منذ 3 أبريل 2025، وبموجب القانون العضوي (Ley Orgánica) رقم 1/2025، يحتاج كل من يريد بدء هذا النشاط في مبنى ذي ملكية مشتركة إلى موافقة مسبقة وصريحة من اتحاد الملّاك (comunidad de propietarios): ثلاثة أخماس الملّاك ممن يمثلون ثلاثة أخماس الحصص (المادتان 7.3 و17.12 من قانون الملكية المشتركة LPH). ومن دونها يحق لرئيس الاتحاد أن يطالب بوقف النشاط. أما من كان يمارسه قانونيًا قبل ذلك التاريخ فيمكنه الاستمرار وفق شروط التشريع السياحي.

رقم التسجيل الخاص بالمنصات
اشترط المرسوم الملكي رقم 1312/2024، اعتبارًا من 1 يوليو 2025، رقم تسجيل وطنيًا للإعلان على المنصات. وفي مايو 2026 ألغت المحكمة العليا ذلك السجل لأنه يمس اختصاصات الأقاليم، لكنها أبقت على النافذة الرقمية الموحدة وعلى التزام المنصات بتقديم البيانات. فالمرجع اليوم هو رقم الإقليم؛ ومع ذلك تحققوا مما تطلبه كل منصة، لأن هذا المجال لا يزال يتغير.

الضرائب في خطوطها العريضة
تتوقف المعاملة الضريبية قبل كل شيء على محل إقامتكم:

– تخضع الإيرادات لضريبة الدخل الإسبانية (IRPF)، أو لضريبة دخل غير المقيمين إن لم تكونوا مقيمين ضريبيًا في إسبانيا، وتختلف قواعد خصم المصاريف بحسب البلد.
– التأجير دون خدمات فندقية معفى عادةً من ضريبة القيمة المضافة (IVA)؛ أما إذا شمل التنظيف أو تغيير البياضات أثناء الإقامة فلا إعفاء.
– الأشهر التي يبقى فيها المسكن تحت تصرفكم قد يُحتسب عنها أيضًا دخل افتراضي.
– تُبلِّغ المنصات مصلحة الضرائب الإسبانية بالبيانات.

هذه معلومات عامة صحيحة في تاريخ النشر، وليست استشارة قانونية. قبل أن تستثمروا أو تقبلوا أي حجز، تفضلوا بزيارة مكتبنا ومعكم سند الملكية والنظام الداخلي للاتحاد، وسنتحقق من وضع مسكنكم تحديدًا.

القانون الساري في نوفمبر 2026. المصادر: Ley 15/2018 ([BOE-A-2018-8950](https://www.boe.es/buscar/doc.php?id=BOE-A-2018-8950))؛ Decreto-ley 9/2024 ([DOGV 9910](https://dogv.gva.es/datos/2024/08/07/pdf/2024_8209_es.pdf))؛ Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906))؛ LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76))؛ RD 1312/2024 ([BOE-A-2024-26931](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-26931))؛ STS 620/2026.$$,
  -- 中文
  $$瓦伦西亚大区旅游短租：2026年需要满足哪些条件$$,
  $$旅游登记、市政报告、业主大会同意、平台要求与税务：把房屋出租给游客之前，这些事项请逐一核实。$$,
  $$如果您在德尼亚（Dénia）、哈维亚（Xàbia）或卡尔佩（Calp）有一套房子，想租给游客，如今仅仅发一条广告是不够的。短时间内，大区法规、《水平产权法》以及平台规则都发生了变化。建议您按以下顺序逐项核实。

什么是旅游用途住宅
根据经第9/2024号法令（Decreto-ley 9/2024）修订的大区第15/2018号旅游法，旅游用途住宅是指以旅游为目的、有偿出租给同一承租人、连续不超过十天的整套住宅，不得按房间分租。更长的居住期一般适用《城市租赁法》（LAU）。

在旅游登记处登记
发布广告之前，须向大区政府（Generalitat）提交责任声明（declaración responsable）。主要条件包括：

– 市政府出具的、认可旅游用途符合城市规划的报告，或同等文件。
– 该住宅专属的、唯一的地籍编号（referencia catastral）。
– 证明产权设立文件、业主章程及业主大会决议均未禁止该用途。
– 符合设施与接待服务要求，并向主管机关申报住客信息。

登记有效期为五年，期满须续期。改革前的登记适用过渡规定，具体视登记日期而定。登记也不会随房屋一同转让：更换业主后，须重新提交声明和相应报告。所有广告都必须注明登记号和准确位置。

此外，各市政府可以按区域设定限制。德尼亚于2024年9月暂停在城区（casco urbano）核发此类报告，并延长至2026年9月；莱斯马里内斯（Les Marines）、莱斯罗特斯（Les Rotes）和蒙戈山（Montgó）一带不在其列。因此第一步就是查明您所在街道现行的规定。

业主大会的同意
自2025年4月3日起，依照第1/2025号组织法（Ley Orgánica），凡在共有产权楼宇内新开展短租的业主，须事先取得业主大会（comunidad de propietarios）的明确批准：同意的业主须达到总人数的五分之三，并代表五分之三的产权份额（《水平产权法》LPH第7.3条和第17.12条）。未经批准的，业主委员会主席可以要求停止经营。此前已合法经营的，可按旅游法规规定的条件继续经营。

平台所需的登记号
第1312/2024号皇家法令规定，自2025年7月1日起，在平台上发布房源须取得国家登记号。2026年5月，最高法院以侵犯大区权限为由撤销了该登记制度，但保留了统一数字窗口以及平台提供数据的义务。目前应以大区登记号为准；不过，相关规则仍在变化，请核实各平台的具体要求。

税务概要
如何纳税，首先取决于您的居住地：

– 租金收入须缴纳西班牙个人所得税（IRPF）；如您不是西班牙税务居民，则缴纳非居民所得税，可扣除的费用因居住国而异。
– 不提供酒店式服务的出租通常免征增值税（IVA）；如在住客入住期间提供清洁或更换床品，则不免税。
– 房屋未出租、由您自行支配的月份，也可能产生推定收入。
– 平台会向西班牙税务局报送数据。

以上为截至发布之日的一般性信息，不构成法律意见。在投资或接受预订之前，欢迎您携带房产契约和业主章程到我们律所，我们会针对您的房屋逐项核实。

法律依据截至2026年11月。来源：Ley 15/2018（[BOE-A-2018-8950](https://www.boe.es/buscar/doc.php?id=BOE-A-2018-8950)）；Decreto-ley 9/2024（[DOGV 9910](https://dogv.gva.es/datos/2024/08/07/pdf/2024_8209_es.pdf)）；Ley 49/1960（[BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)）；LO 1/2025（[BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)）；RD 1312/2024（[BOE-A-2024-26931](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-26931)）；STS 620/2026。$$,
  -- Русский
  $$Сдача жилья туристам в Валенсийском сообществе: правила 2026 года$$,
  $$Реестр туризма, заключение мэрии, согласие собственников дома, платформы и налоги: что нужно проверить, прежде чем сдавать своё жильё отдыхающим.$$,
  $$Если у вас есть квартира в Дении, Хавее (Xàbia) или Кальпе (Calp) и вы хотите сдавать её туристам, одного объявления уже недостаточно. За короткое время изменились и региональные нормы, и закон о многоквартирных домах, и требования платформ. Проверять их удобнее всего в таком порядке.

Что считается туристическим жильём
По региональному закону о туризме 15/2018 в редакции декрета-закона 9/2024 (Decreto-ley 9/2024) это жильё целиком, ни в коем случае не отдельные комнаты, которое сдаётся за плату и в туристических целях одному и тому же нанимателю не более чем на десять дней подряд. На более длительное проживание, как правило, распространяется закон о городской аренде (LAU).

Запись в реестре туризма
До размещения рекламы нужно подать заявление под собственную ответственность (declaración responsable) в региональное правительство — Женералитат (Generalitat). Главное, что потребуется:

– Положительное заключение мэрии о том, что туристическое использование допускается градостроительными нормами, или равнозначный документ.
– Отдельный кадастровый номер именно этого жилья.
– Подтверждение того, что ни учредительный документ, ни устав дома, ни решения собственников не запрещают такое использование.
– Соблюдение требований к оснащению и обслуживанию гостей, а также передача сведений о гостях властям.

Запись действует пять лет, затем её нужно продлевать. Для сделанных до реформы действуют переходные правила, которые зависят от даты. Вместе с домом запись не покупается: при смене собственника нужны новое заявление и новое заключение. Регистрационный номер и точное местоположение должны быть указаны в любой рекламе.

Кроме того, муниципалитеты вправе вводить ограничения по районам. В сентябре 2024 года Дения приостановила выдачу таких заключений в городской застройке (casco urbano) и продлила запрет до сентября 2026 года; Лес-Маринес (Les Marines), Лес-Ротес (Les Rotes) и Монтго (Montgó) он не затрагивал. Поэтому прежде всего узнайте, какие правила действуют на вашей улице сейчас.

Согласие собственников дома
С 3 апреля 2025 года, по Органическому закону (Ley Orgánica) 1/2025, тот, кто хочет начать такую деятельность в многоквартирном доме, обязан заранее получить прямое согласие сообщества собственников (comunidad de propietarios): три пятых собственников, представляющих три пятых долей (статьи 7.3 и 17.12 закона о горизонтальной собственности, LPH). Без него председатель вправе потребовать прекратить сдачу жилья. Кто законно сдавал жильё до этой даты, может продолжать на условиях туристического законодательства.

Регистрационный номер для платформ
Королевский декрет 1312/2024 с 1 июля 2025 года требовал для размещения на платформах государственный регистрационный номер. В мае 2026 года Верховный суд отменил этот реестр как вторгающийся в компетенцию регионов, но сохранил единое цифровое окно и обязанность платформ передавать данные. Сегодня ориентиром служит региональный номер; тем не менее уточните, что требует каждая платформа, — правила всё ещё меняются.

Налоги в общих чертах
Налогообложение зависит прежде всего от того, где вы живёте:

– Доход облагается испанским подоходным налогом (IRPF), а если вы не налоговый резидент — налогом на доходы нерезидентов; правила вычета расходов различаются в зависимости от страны.
– Аренда без гостиничных услуг обычно освобождена от НДС (IVA); если во время проживания предоставляются уборка или смена белья, освобождения нет.
– За месяцы, когда жильё остаётся в вашем распоряжении, может начисляться условный доход.
– Платформы передают данные в испанскую налоговую службу.

Это общая информация на дату публикации, а не консультация. Прежде чем вкладывать деньги или принимать бронирования, приходите к нам с документом о собственности и уставом дома: мы проверим всё применительно к вашему жилью.

Право по состоянию на ноябрь 2026 года. Источники: Ley 15/2018 ([BOE-A-2018-8950](https://www.boe.es/buscar/doc.php?id=BOE-A-2018-8950)); Decreto-ley 9/2024 ([DOGV 9910](https://dogv.gva.es/datos/2024/08/07/pdf/2024_8209_es.pdf)); Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); RD 1312/2024 ([BOE-A-2024-26931](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-26931)); STS 620/2026.$$
);
