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
  'nacionalidad-espanola-residencia-plazos-examenes-renuncia', '2026-06-30', 'Extranjería', array['Trámites']::text[], true,
  'spanish-nationality-residence-time-limits-exams-renunciation', 'nationalite-espagnole-residence-delais-examens-renonciation', 'spanische-staatsangehoerigkeit-durch-aufenthalt-fristen-pruefungen',
  'spanish-nationality-residence-time-limits-exams-renunciation', 'spanish-nationality-residence-time-limits-exams-renunciation', 'grazhdanstvo-ispanii-prozhivaniyu-sroki-ekzameny-otkaz',
  '82fee5d8-c4ad-4dee-8fa6-406a9b04bac9', '2026-06-30 08:00+00', '2026-06-30 08:00+00',
  '/images/covers/village.svg', 'Ilustración de una calle del casco antiguo de Dénia por la noche', false, false,
  'Illustration of a street in the old town of Dénia at night', 'Illustration d’une rue de la vieille ville de Dénia, la nuit', 'Illustration einer Straße in der Altstadt von Dénia bei Nacht',
  'رسم لشارع في المدينة القديمة بدينيا ليلًا', '插图：德尼亚老城的夜间街道', 'Рисунок: ночная улица старого города Дении',
  'lluis-ejemplo-mari', null, '2026-06-30', '[]',
  -- Español
  $$Nacionalidad española por residencia: plazos, exámenes y renuncia$$,
  $$Diez, cinco, dos o un año de residencia legal, los exámenes DELE A2 y CCSE y la renuncia a la nacionalidad anterior: lo esencial antes de solicitarla.$$,
  $$Para muchos vecinos extranjeros de la Marina Alta, la nacionalidad española es el último tramo de un camino largo. La vía más común es la residencia, regulada en los artículos 21 a 23 del Código Civil y en el Reglamento aprobado por el Real Decreto 1004/2015. No basta con dejar pasar los años: importa qué residencia se ha tenido y cómo se prueba.

Cuántos años hacen falta
El plazo general es de diez años, pero la ley lo acorta en varios casos.

– Cinco años para quienes tienen la condición de refugiado.
– Dos años para los nacionales de origen de países iberoamericanos, Andorra, Filipinas, Guinea Ecuatorial o Portugal, y para los sefardíes.
– Un año, entre otros, para quien nació en España; quien lleva un año casado con una persona española y no está separado; el viudo o la viuda que no lo estuviera al fallecer su cónyuge español; y el nacido fuera de España con un progenitor o un abuelo originariamente españoles.

Qué residencia cuenta
Ha de ser legal, continuada e inmediatamente anterior a la solicitud. No computan, por regla general, el tiempo como turista, la estancia por estudios ni la espera de una solicitud de asilo. La ley no fija cuántos días se puede estar fuera, pero las ausencias largas o repetidas pueden romper la continuidad.

Se exige también buena conducta cívica, que se valora sobre todo con los antecedentes penales, y suficiente grado de integración.

Los dos exámenes
La integración se acredita con dos pruebas del Instituto Cervantes: el diploma de español DELE, de nivel A2 o superior, y la prueba CCSE, sobre la Constitución y la sociedad española. No necesitan el DELE los nacionales de países donde el español es lengua oficial. Los menores no hacen ninguna, y puede pedirse dispensa, por ejemplo por no saber leer ni escribir, por dificultades de aprendizaje o por haber superado en España la secundaria obligatoria.

La solicitud y la jura
Se tramita por vía electrónica ante el Ministerio de Justicia, previo pago de la tasa 790-026. Lo que más tarda suelen ser los certificados de nacimiento y de antecedentes penales del país de origen, legalizados o apostillados y, en su caso, traducidos.

La Administración dispone de un año. Si no contesta, cabe entender desestimada la solicitud y recurrir, aunque sigue obligada a resolver. Notificada la concesión, hay 180 días para jurar o prometer fidelidad al Rey y obediencia a la Constitución y a las leyes, ante el Registro Civil o un notario, y completar la inscripción. Pasado el plazo, la concesión caduca.

Renuncia y doble nacionalidad
En ese mismo acto se declara la renuncia a la nacionalidad anterior. Están dispensados los nacionales de países iberoamericanos, Andorra, Filipinas, Guinea Ecuatorial y Portugal, los sefardíes y, por un convenio en vigor desde 2022, los franceses.

Los demás, por ejemplo británicos, marroquíes o rusos, tienen que declararla. Que con ello pierdan de verdad la otra nacionalidad depende de la ley de su país: conviene saberlo antes. Además, quien después utilice durante tres años exclusivamente la nacionalidad a la que renunció puede perder la española.

Antes de empezar
Este artículo ofrece información general y no sustituye una consulta. Si cree que ya cumple el plazo, traiga sus tarjetas anteriores y su pasaporte a nuestro despacho: lo primero es contar bien los años.

Derecho vigente en noviembre de 2026. Fuentes: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); RD 1004/2015 ([BOE-A-2015-12047](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-12047)); Convenio de nacionalidad con Francia (BOE n.º 75, de 29 de marzo de 2022).$$,
  -- English
  $$Spanish nationality by residence: time limits, exams and renunciation$$,
  $$Ten, five, two or one year of legal residence, the DELE A2 and CCSE exams and renouncing your previous nationality: the essentials before you apply.$$,
  $$For many foreign residents of the Marina Alta, Spanish nationality is the last stretch of a long road. The most common route is residence, governed by articles 21 to 23 of the Civil Code and by the Regulations approved by Royal Decree 1004/2015. Letting the years go by is not enough: what matters is the kind of residence you have held and how you prove it.

How many years you need
The general period is ten years, but the law shortens it in several cases.

– Five years for those with refugee status.
– Two years for nationals by origin of Ibero-American countries, Andorra, the Philippines, Equatorial Guinea or Portugal, and for Sephardic Jews.
– One year for, among others, anyone born in Spain; anyone who has been married to a Spanish national for a year and is not separated; a widow or widower who was not separated when their Spanish spouse died; and anyone born outside Spain with a parent or grandparent who was originally Spanish.

Which residence counts
It must be legal, continuous and immediately prior to the application. As a general rule, time spent as a tourist, on a student stay or waiting for a decision on asylum does not count. The law does not say how many days you may be away, but long or repeated absences can break continuity.

You must also show good civic conduct, judged above all by your criminal record, and a sufficient degree of integration.

The two exams
Integration is proved by two tests run by the Instituto Cervantes: the DELE diploma in Spanish, at level A2 or above, and the CCSE test on the Constitution and Spanish society. Nationals of countries where Spanish is an official language do not need the DELE. Minors sit neither test, and a dispensation can be requested, for example, by those who cannot read or write, those with learning difficulties or those who completed compulsory secondary education in Spain.

The application and the oath
The procedure is handled online by the Ministry of Justice, once the fee (tasa 790-026) has been paid. What usually takes longest is obtaining the birth certificate and the criminal record certificate from your country of origin, which must be legalised or apostilled and, where necessary, translated.

The authorities have one year. If they do not reply, the application may be treated as refused and you can appeal, although they are still obliged to decide. Once you are notified that nationality has been granted, you have 180 days to swear or promise loyalty to the King and obedience to the Constitution and the laws, before the Civil Registry or a notary, and to complete your registration. If you let the period pass, the grant lapses.

Renunciation and dual nationality
On the same occasion you declare that you renounce your previous nationality. Nationals of Ibero-American countries, Andorra, the Philippines, Equatorial Guinea and Portugal are exempt, as are Sephardic Jews and, under a treaty in force since 2022, French nationals.

Everyone else, for instance British, Moroccan or Russian nationals, must make the declaration. Whether it really causes you to lose your other nationality depends on the law of your own country, and it is as well to know beforehand. Moreover, anyone who afterwards uses exclusively, for three years, the nationality they renounced may lose Spanish nationality.

Before you begin
This article offers general information and does not replace a consultation. If you think you have completed the period, bring your past residence cards and your passport to our office: the first thing is to count the years correctly.

Law as of November 2026. Sources: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); RD 1004/2015 ([BOE-A-2015-12047](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-12047)); Nationality treaty with France (BOE no. 75, 29 March 2022).$$,
  -- Français
  $$Nationalité espagnole par résidence : délais, examens et renonciation$$,
  $$Dix, cinq, deux ans ou un an de résidence légale, les examens DELE A2 et CCSE et la renonciation à la nationalité antérieure : l’essentiel avant la demande.$$,
  $$Pour bien des résidents étrangers de la Marina Alta, la nationalité espagnole est la dernière étape d’un long chemin. La voie la plus courante est la résidence, régie par les articles 21 à 23 du Code civil espagnol (Código Civil) et par le règlement approuvé par le décret royal 1004/2015. Laisser passer les années ne suffit pas : ce qui compte, c’est la résidence que l’on a eue et la manière de la prouver.

Combien d’années faut-il
Le délai général est de dix ans, mais la loi l’abrège dans plusieurs cas.

– Cinq ans pour les personnes ayant le statut de réfugié.
– Deux ans pour les nationaux d’origine des pays ibéro-américains, d’Andorre, des Philippines, de Guinée équatoriale ou du Portugal, et pour les séfarades.
– Un an, entre autres, pour les personnes nées en Espagne ; pour celles qui sont mariées depuis un an à une personne espagnole et n’en sont pas séparées ; pour la veuve ou le veuf qui n’était pas séparé au décès de son conjoint espagnol ; et pour les personnes nées hors d’Espagne d’un parent ou d’un grand-parent espagnol d’origine.

Quelle résidence compte
Elle doit être légale, continue et immédiatement antérieure à la demande. Ne comptent pas, en règle générale, le temps passé comme touriste, le séjour pour études ni l’attente d’une décision d’asile. La loi ne fixe pas le nombre de jours d’absence admis, mais des absences longues ou répétées peuvent rompre la continuité.

Il faut aussi justifier d’une bonne conduite civique, appréciée surtout au vu du casier judiciaire, et d’un degré suffisant d’intégration.

Les deux examens
L’intégration se prouve par deux épreuves de l’Instituto Cervantes : le diplôme d’espagnol DELE, de niveau A2 ou supérieur, et l’épreuve CCSE sur la Constitution et la société espagnole. Les ressortissants des pays où l’espagnol est langue officielle sont dispensés du DELE. Les mineurs ne passent ni l’un ni l’autre, et une dispense peut être demandée, par exemple par les personnes qui ne savent ni lire ni écrire, qui ont des difficultés d’apprentissage ou qui ont achevé en Espagne l’enseignement secondaire obligatoire.

La demande et le serment
La demande se traite par voie électronique auprès du ministère de la Justice, après paiement de la taxe 790-026. Le plus long est souvent d’obtenir l’acte de naissance et l’extrait de casier judiciaire du pays d’origine, légalisés ou apostillés et, au besoin, traduits.

L’administration dispose d’un an. Sans réponse, la demande peut être tenue pour rejetée et un recours formé, même si l’administration reste tenue de statuer. Une fois la décision favorable notifiée, vous avez 180 jours pour jurer ou promettre fidélité au Roi et obéissance à la Constitution et aux lois, devant le Registre civil ou un notaire, et achever l’inscription. Passé ce délai, la décision devient caduque.

Renonciation et double nationalité
Au même moment, on déclare renoncer à sa nationalité antérieure. En sont dispensés les ressortissants des pays ibéro-américains, d’Andorre, des Philippines, de Guinée équatoriale et du Portugal, les séfarades et, en vertu d’une convention en vigueur depuis 2022, les Français.

Les autres, par exemple les Britanniques, les Marocains ou les Russes, doivent la déclarer. Que cela leur fasse réellement perdre l’autre nationalité dépend de la loi de leur pays : mieux vaut le savoir avant. En outre, celui qui utilise ensuite pendant trois ans exclusivement la nationalité à laquelle il a renoncé peut perdre la nationalité espagnole.

Avant de commencer
Cet article donne une information générale et ne remplace pas une consultation. Si vous pensez avoir atteint le délai, apportez au cabinet vos anciennes cartes et votre passeport : il faut d’abord bien compter les années.

Droit en vigueur en novembre 2026. Sources : Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)) ; RD 1004/2015 ([BOE-A-2015-12047](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-12047)) ; convention de nationalité avec la France (BOE n° 75, 29 mars 2022).$$,
  -- Deutsch
  $$Spanische Staatsangehörigkeit durch Aufenthalt: Fristen und Prüfungen$$,
  $$Zehn, fünf, zwei Jahre oder ein Jahr legaler Aufenthalt, die Prüfungen DELE A2 und CCSE und der Verzicht auf die bisherige Staatsangehörigkeit: das Wichtigste.$$,
  $$Für viele Ausländer in der Marina Alta ist die spanische Staatsangehörigkeit die letzte Etappe eines langen Weges. Am häufigsten führt der Aufenthalt dorthin, geregelt in den Artikeln 21 bis 23 des spanischen Zivilgesetzbuchs (Código Civil) und in der mit dem Königlichen Dekret 1004/2015 erlassenen Verordnung. Die Jahre verstreichen zu lassen, genügt nicht: Es kommt darauf an, welchen Aufenthalt man hatte und wie er sich nachweisen lässt.

Wie viele Jahre nötig sind
Die allgemeine Frist beträgt zehn Jahre, doch das Gesetz verkürzt sie in mehreren Fällen.

– Fünf Jahre für anerkannte Flüchtlinge.
– Zwei Jahre für gebürtige Staatsangehörige iberoamerikanischer Länder, Andorras, der Philippinen, Äquatorialguineas oder Portugals und für Sepharden.
– Ein Jahr unter anderem für in Spanien Geborene; für Personen, die seit einem Jahr mit einer Spanierin oder einem Spanier verheiratet und nicht getrennt sind; für Verwitwete, die beim Tod des spanischen Ehegatten nicht getrennt waren; und für im Ausland Geborene mit einem Eltern- oder Großelternteil, der ursprünglich spanisch war.

Welcher Aufenthalt zählt
Er muss legal und ununterbrochen sein und dem Antrag unmittelbar vorausgehen. In der Regel zählen weder die Zeit als Tourist noch ein Studienaufenthalt noch die Wartezeit eines Asylverfahrens. Wie viele Tage man abwesend sein darf, sagt das Gesetz nicht; lange oder häufige Abwesenheiten können den Zusammenhang aber unterbrechen.

Verlangt werden außerdem eine gute staatsbürgerliche Führung, die vor allem anhand des Strafregisters beurteilt wird, und ein ausreichendes Maß an Integration.

Die beiden Prüfungen
Die Integration wird durch zwei Prüfungen des Instituto Cervantes belegt: das Sprachdiplom DELE, Stufe A2 oder höher, und die Prüfung CCSE über Verfassung und Gesellschaft Spaniens. Wer aus einem Land mit Spanisch als Amtssprache kommt, braucht das DELE nicht. Minderjährige legen keine der beiden Prüfungen ab; eine Befreiung kann zum Beispiel beantragen, wer nicht lesen und schreiben kann, Lernschwierigkeiten hat oder in Spanien die Pflichtschule der Sekundarstufe abgeschlossen hat.

Antrag und Eid
Der Antrag läuft elektronisch über das Justizministerium, nach Zahlung der Gebühr 790-026. Am längsten dauern meist die Geburtsurkunde und das Führungszeugnis des Herkunftslandes, legalisiert oder mit Apostille und nötigenfalls übersetzt.

Die Verwaltung hat ein Jahr Zeit. Antwortet sie nicht, kann der Antrag als abgelehnt gelten und angefochten werden; entscheiden muss sie trotzdem noch. Nach Zustellung des positiven Bescheids bleiben 180 Tage, um vor dem Registro Civil oder einem Notar Treue zum König und Gehorsam gegenüber Verfassung und Gesetzen zu schwören oder zu geloben und die Eintragung abzuschließen. Verstreicht die Frist, verfällt die Verleihung.

Verzicht und doppelte Staatsangehörigkeit
Bei derselben Gelegenheit erklärt man den Verzicht auf die bisherige Staatsangehörigkeit. Davon befreit sind Angehörige iberoamerikanischer Länder, Andorras, der Philippinen, Äquatorialguineas und Portugals, Sepharden und, nach einem seit 2022 geltenden Abkommen, Franzosen.

Alle anderen, etwa Briten, Marokkaner oder Russen, müssen ihn erklären. Ob sie die andere Staatsangehörigkeit dadurch wirklich verlieren, richtet sich nach dem Recht ihres Landes; das sollte man vorher wissen. Wer später drei Jahre lang ausschließlich die Staatsangehörigkeit benutzt, auf die er verzichtet hat, kann zudem die spanische verlieren.

Bevor Sie beginnen
Dieser Beitrag informiert allgemein und ersetzt keine Beratung. Wenn Sie meinen, die Frist erfüllt zu haben, bringen Sie Ihre früheren Aufenthaltskarten und Ihren Pass in unsere Kanzlei mit: Zuerst müssen die Jahre richtig gezählt werden.

Rechtsstand: November 2026. Quellen: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); RD 1004/2015 ([BOE-A-2015-12047](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-12047)); Staatsangehörigkeitsabkommen mit Frankreich (BOE Nr. 75, 29.3.2022).$$,
  -- العربية
  $$الجنسية الإسبانية بالإقامة: المدد والاختباران والتخلي عن الجنسية السابقة$$,
  $$عشر سنوات أو خمس أو سنتان أو سنة من الإقامة القانونية، واختبارا DELE A2 وCCSE، والتخلي عن الجنسية السابقة: أهم ما ينبغي معرفته قبل تقديم الطلب.$$,
  $$تمثل الجنسية الإسبانية لكثير من الأجانب المقيمين في مارينا ألتا المرحلة الأخيرة من طريق طويل. والسبيل الأكثر شيوعًا هو الإقامة، وتنظمها المواد من 21 إلى 23 من القانون المدني واللائحة الصادرة بالمرسوم الملكي 1004/2015. ولا يكفي أن تمر السنوات، فالعبرة بنوع الإقامة التي حملتموها وبكيفية إثباتها.

عدد السنوات المطلوبة
المدة العامة عشر سنوات، لكن القانون يقصّرها في حالات عدة.

– خمس سنوات لمن يحملون صفة لاجئ.
– سنتان لمن يحملون بالأصل جنسية أحد البلدان الإيبيرية الأمريكية أو أندورا أو الفلبين أو غينيا الاستوائية أو البرتغال، ولليهود السفارديم.
– سنة واحدة في حالات منها: من وُلد في إسبانيا؛ ومن مضى على زواجه بشخص إسباني سنة وهو غير منفصل عنه؛ والأرمل أو الأرملة إذا لم يكن منفصلًا عن زوجه الإسباني عند الوفاة؛ ومن وُلد خارج إسبانيا وكان أحد والديه أو أجداده إسبانيًا بالأصل.

الإقامة التي تُحتسب
يجب أن تكون قانونية ومتواصلة وسابقة للطلب مباشرةً. ولا يُحتسب، كقاعدة عامة، الوقت الذي قُضي بصفة سائح أو في إقامة دراسية أو في انتظار البت في طلب لجوء. ولا يحدد القانون عدد أيام الغياب المسموح بها، غير أن فترات الغياب الطويلة أو المتكررة قد تقطع تواصل الإقامة.

ويُشترط كذلك حسن السلوك المدني، ويُقدَّر أساسًا بالسجل العدلي، ودرجة كافية من الاندماج.

الاختباران
يُثبت الاندماج باختبارين ينظمهما معهد ثربانتس (Instituto Cervantes): دبلوم اللغة الإسبانية DELE بمستوى A2 أو أعلى، واختبار CCSE عن الدستور والمجتمع الإسباني. ولا يحتاج إلى DELE مواطنو البلدان التي تكون الإسبانية لغة رسمية فيها. ويُعفى القاصرون من الاختبارين معًا، ويمكن طلب الإعفاء، على سبيل المثال، لمن لا يعرف القراءة والكتابة، أو لمن لديه صعوبات في التعلم، أو لمن أتمّ بنجاح التعليم الثانوي الإلزامي في إسبانيا.

الطلب وأداء اليمين
تجري المعاملة إلكترونيًا لدى وزارة العدل بعد سداد الرسم (tasa 790-026). وأكثر ما يستغرق وقتًا في العادة شهادة الميلاد وشهادة السجل العدلي من بلد الأصل، ويجب أن تكونا مصدقتين أو حاملتين للأبوستيل، ومترجمتين عند الاقتضاء.

أمام الإدارة سنة واحدة للبت. فإذا لم تُجب، جاز اعتبار الطلب مرفوضًا والطعن في ذلك، وإن ظلت ملزمة بإصدار قرارها. وبعد تبليغكم بمنح الجنسية، أمامكم 180 يومًا لأداء القسم أو الوعد بالولاء للملك وبطاعة الدستور والقوانين، أمام السجل المدني (Registro Civil) أو الموثّق (notario)، واستكمال القيد. وإذا انقضت المدة سقط قرار المنح.

التخلي عن الجنسية السابقة وازدواج الجنسية
في المناسبة ذاتها يُعلَن التخلي عن الجنسية السابقة. ويُعفى من ذلك مواطنو البلدان الإيبيرية الأمريكية وأندورا والفلبين وغينيا الاستوائية والبرتغال، واليهود السفارديم، وكذلك الفرنسيون بموجب اتفاقية سارية منذ عام 2022.

أما غيرهم، كالبريطانيين والمغاربة والروس، فعليهم التصريح بهذا التخلي. وهل يؤدي التصريح فعلًا إلى فقدان الجنسية الأخرى؟ ذلك يتوقف على قانون بلدكم، ومن الأفضل معرفته مسبقًا. ثم إن من يستعمل بعد ذلك طوال ثلاث سنوات الجنسية التي تخلى عنها دون سواها قد يفقد الجنسية الإسبانية.

قبل البدء
يقدم هذا المقال معلومات عامة ولا يغني عن الاستشارة. فإن كنتم تظنون أنكم استوفيتم المدة، فأحضروا بطاقات إقامتكم السابقة وجواز سفركم إلى مكتبنا: فأول ما ينبغي عمله هو حساب السنوات حسابًا صحيحًا.

القانون الساري في نوفمبر 2026. المصادر: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763))؛ RD 1004/2015 ([BOE-A-2015-12047](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-12047))؛ اتفاقية الجنسية مع فرنسا (BOE رقم 75، 29 مارس 2022).$$,
  -- 中文
  $$以居住方式取得西班牙国籍：年限、考试与放弃原国籍$$,
  $$十年、五年、两年或一年合法居留，DELE A2与CCSE两项考试，以及放弃原有国籍：提交申请之前应当了解的要点。$$,
  $$对许多在马里纳阿尔塔（Marina Alta）生活的外国人来说，西班牙国籍是一条长路的最后一段。最常见的途径是以居住方式取得国籍，其依据是《民法典》第21至23条以及第1004/2015号皇家法令批准的条例。光等年份过去是不够的：持有的是哪种居留、如何证明，才是关键。

需要居住多少年
一般为十年，但法律在若干情形下缩短了年限。

– 五年：具有难民身份者。
– 两年：原籍为伊比利亚美洲国家、安道尔、菲律宾、赤道几内亚或葡萄牙的国民，以及塞法迪犹太人。
– 一年，例如：在西班牙出生者；与西班牙公民结婚满一年且未分居者；配偶为西班牙公民、去世时双方未分居的丧偶者；在西班牙境外出生、但父母或祖父母、外祖父母一方原籍为西班牙者。

哪些居留可以计算
居留必须合法、连续，并且紧接在申请之前。旅游停留、学习停留以及等待庇护申请结果的时间，一般不予计算。法律没有规定可以离境多少天，但长期或频繁离境可能中断连续性。

此外还须品行良好（主要看有无犯罪记录），并具备足够的融入程度。

两项考试
融入程度通过塞万提斯学院（Instituto Cervantes）的两项考试来证明：A2或更高级别的DELE西班牙语证书，以及关于宪法和西班牙社会的CCSE考试。官方语言为西班牙语的国家的国民无须考DELE。未成年人两项都不用考；另外，不会读写、有学习障碍或已在西班牙读完义务中学教育等情形，可以申请免考。

申请与宣誓
申请在缴纳790-026规费后，以电子方式向司法部（Ministerio de Justicia）提交。最费时间的通常是原籍国的出生证明和无犯罪记录证明（antecedentes penales），须经海牙认证（apostilla）或领事认证，必要时附译文。

行政机关有一年时间作出决定。逾期未答复的，可以视为驳回并提出申诉，但机关仍有义务作出决定。收到批准通知后，您有180天时间，在民事登记处（Registro Civil）或公证人（notario）面前宣誓或承诺效忠国王、遵守宪法和法律，并完成登记。逾期未办的，批准即告失效。

放弃原国籍与双重国籍
在同一手续中须声明放弃原有国籍。伊比利亚美洲国家、安道尔、菲律宾、赤道几内亚和葡萄牙的国民以及塞法迪犹太人可以免除；根据2022年生效的一项协定，法国公民也可免除。

其他国家的公民，例如英国、摩洛哥、俄罗斯或中国公民，都须作出这项声明。声明之后是否真正丧失原国籍，取决于该国法律，最好事先弄清：中国法律不承认中国公民具有双重国籍，定居外国并自愿取得外国国籍的，即自动丧失中国国籍（《国籍法》第三条、第九条）。另外，取得西班牙国籍之后，连续三年只使用所放弃的那个国籍的人，可能会丧失西班牙国籍。

动手之前
本文仅提供一般信息，不能代替咨询。如果您认为年限已满，请带上以往的居留卡和护照来我们律所：第一步是把年份算准。

法律依据截至2026年11月。来源：Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）；RD 1004/2015（[BOE-A-2015-12047](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-12047)）；与法国的国籍协定（BOE第75号，2022年3月29日）。$$,
  -- Русский
  $$Гражданство Испании по проживанию: сроки, экзамены и отказ$$,
  $$Десять, пять, два года или год законного проживания, экзамены DELE A2 и CCSE и отказ от прежнего гражданства: главное, что нужно знать до подачи.$$,
  $$Для многих иностранцев, живущих в Марина-Альте, испанское гражданство — последний отрезок долгого пути. Чаще всего его получают по проживанию: этот порядок регулируют статьи 21–23 Гражданского кодекса и Регламент, утверждённый Королевским декретом 1004/2015. Просто ждать недостаточно: важно, какой у вас был статус и как вы это подтвердите.

Сколько лет нужно
Общий срок — десять лет, но в ряде случаев закон его сокращает.

– Пять лет для тех, кто имеет статус беженца.
– Два года для граждан по происхождению стран Ибероамерики, Андорры, Филиппин, Экваториальной Гвинеи или Португалии, а также для сефардов.
– Один год, среди прочих случаев, для того, кто родился в Испании; для того, кто уже год состоит в браке с гражданином или гражданкой Испании и не живёт раздельно; для вдовы или вдовца, если на момент смерти супруга-испанца они не жили раздельно; и для родившегося за пределами Испании, если один из родителей, дед или бабушка были испанцами по происхождению.

Какое проживание засчитывается
Оно должно быть законным, непрерывным и непосредственно предшествовать заявлению. Как правило, не засчитывается время, проведённое в качестве туриста, по учебному пребыванию или в ожидании решения об убежище. Закон не устанавливает, сколько дней можно отсутствовать, но долгие или частые отъезды способны прервать непрерывность.

Требуются также добропорядочное поведение, о котором судят прежде всего по отсутствию судимости, и достаточная степень интеграции.

Два экзамена
Интеграцию подтверждают два экзамена Института Сервантеса: диплом по испанскому языку DELE уровня A2 или выше и тест CCSE о Конституции и испанском обществе. DELE не нужен гражданам стран, где испанский — официальный язык. Несовершеннолетние не сдают ни того ни другого; кроме того, об освобождении могут просить, например, те, кто не умеет читать и писать, испытывает трудности в обучении или окончил обязательную среднюю школу в Испании.

Заявление и присяга
Дело ведётся в электронном виде в Министерстве юстиции после уплаты пошлины (tasa 790-026). Дольше всего обычно приходится ждать свидетельства о рождении и справки о несудимости из страны происхождения: они должны быть легализованы или апостилированы и при необходимости переведены.

У администрации есть один год. Если ответа нет, заявление можно считать отклонённым и обжаловать это, хотя она по-прежнему обязана принять решение. После уведомления о предоставлении гражданства у вас есть 180 дней, чтобы в Реестре актов гражданского состояния (Registro Civil) или у нотариуса принести присягу или дать обещание верности Королю и соблюдения Конституции и законов, а также завершить регистрацию. Если срок пропущен, решение утрачивает силу.

Отказ и двойное гражданство
Тогда же заявляют об отказе от прежнего гражданства. От этого освобождены граждане стран Ибероамерики, Андорры, Филиппин, Экваториальной Гвинеи и Португалии, сефарды и, по договору, действующему с 2022 года, французы.

Остальные, например британцы, марокканцы или россияне, обязаны сделать такое заявление. Влечёт ли оно на деле утрату другого гражданства, зависит от закона вашей страны, и это лучше выяснить заранее. Кроме того, тот, кто затем в течение трёх лет пользуется исключительно гражданством, от которого отказался, может лишиться испанского.

Прежде чем начать
Эта статья содержит общую информацию и не заменяет консультацию. Если вы полагаете, что срок уже набран, принесите в наше бюро прежние карты резидента и паспорт: первым делом нужно правильно посчитать годы.

Право по состоянию на ноябрь 2026 года. Источники: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); RD 1004/2015 ([BOE-A-2015-12047](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-12047)); договор с Францией о гражданстве (BOE № 75, 29.03.2022).$$
);
