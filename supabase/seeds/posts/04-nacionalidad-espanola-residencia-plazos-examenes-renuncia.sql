insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  title, excerpt, content,
  title_en, excerpt_en, content_en,
  title_ar, excerpt_ar, content_ar,
  title_ru, excerpt_ru, content_ru
) values (
  'nacionalidad-espanola-residencia-plazos-examenes-renuncia', '2026-06-30', 'Extranjería', array['Trámites']::text[], true,
  '82fee5d8-c4ad-4dee-8fa6-406a9b04bac9', '2026-06-30 08:00+00', '2026-06-30 08:00+00',
  '/images/covers/old-town.svg', 'Ilustración del casco antiguo de Dénia', false, false,
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
Este artículo ofrece información general y no sustituye una consulta. Si cree que ya cumple el plazo, traiga sus tarjetas anteriores y su pasaporte a nuestro despacho: lo primero es contar bien los años.$$,
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
This article offers general information and does not replace a consultation. If you think you have completed the period, bring your past residence cards and your passport to our office: the first thing is to count the years correctly.$$,
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

أمام الإدارة سنة واحدة للبت. فإذا لم تُجب، جاز اعتبار الطلب مرفوضًا والطعن في ذلك، وإن ظلت ملزمة بإصدار قرارها. وبعد تبليغكم بمنح الجنسية، أمامكم 180 يومًا لأداء القسم أو الوعد بالولاء للملك وبطاعة الدستور والقوانين، أمام السجل المدني أو كاتب العدل، واستكمال القيد. وإذا انقضت المدة سقط قرار المنح.

التخلي عن الجنسية السابقة وازدواج الجنسية
في المناسبة ذاتها يُعلَن التخلي عن الجنسية السابقة. ويُعفى من ذلك مواطنو البلدان الإيبيرية الأمريكية وأندورا والفلبين وغينيا الاستوائية والبرتغال، واليهود السفارديم، وكذلك الفرنسيون بموجب اتفاقية سارية منذ عام 2022.

أما غيرهم، كالبريطانيين والمغاربة والروس، فعليهم التصريح بهذا التخلي. وهل يؤدي التصريح فعلًا إلى فقدان الجنسية الأخرى؟ ذلك يتوقف على قانون بلدكم، ومن الأفضل معرفته مسبقًا. ثم إن من يستعمل بعد ذلك طوال ثلاث سنوات الجنسية التي تخلى عنها دون سواها قد يفقد الجنسية الإسبانية.

قبل البدء
يقدم هذا المقال معلومات عامة ولا يغني عن الاستشارة. فإن كنتم تظنون أنكم استوفيتم المدة، فأحضروا بطاقات إقامتكم السابقة وجواز سفركم إلى مكتبنا: فأول ما ينبغي عمله هو حساب السنوات حسابًا صحيحًا.$$,
  $$Гражданство Испании по проживанию: сроки, экзамены и отказ$$,
  $$Десять, пять, два года или год законного проживания, экзамены DELE A2 и CCSE и отказ от прежнего гражданства: главное, что нужно знать до подачи.$$,
  $$Для многих иностранцев, живущих в Марина-Альте, испанское гражданство — последний отрезок долгого пути. Чаще всего его получают по проживанию: этот порядок регулируют статьи 21–23 Гражданского кодекса и Регламент, утвержденный Королевским декретом 1004/2015. Просто ждать недостаточно: важно, какой у Вас был статус и как Вы это подтвердите.

Сколько лет нужно
Общий срок — десять лет, но в ряде случаев закон его сокращает.

– Пять лет для тех, кто имеет статус беженца.
– Два года для граждан по происхождению стран Ибероамерики, Андорры, Филиппин, Экваториальной Гвинеи или Португалии, а также для сефардов.
– Один год, среди прочих случаев, для того, кто родился в Испании; для того, кто уже год состоит в браке с гражданином или гражданкой Испании и не живет раздельно; для вдовы или вдовца, если на момент смерти супруга-испанца они не жили раздельно; и для родившегося за пределами Испании, если один из родителей, дед или бабушка были испанцами по происхождению.

Какое проживание засчитывается
Оно должно быть законным, непрерывным и непосредственно предшествовать заявлению. Как правило, не засчитывается время, проведенное в качестве туриста, по учебному пребыванию или в ожидании решения об убежище. Закон не устанавливает, сколько дней можно отсутствовать, но долгие или частые отъезды способны прервать непрерывность.

Требуются также добропорядочное поведение, о котором судят прежде всего по отсутствию судимости, и достаточная степень интеграции.

Два экзамена
Интеграцию подтверждают два экзамена Института Сервантеса: диплом по испанскому языку DELE уровня A2 или выше и тест CCSE о Конституции и испанском обществе. DELE не нужен гражданам стран, где испанский — официальный язык. Несовершеннолетние не сдают ни того ни другого; кроме того, об освобождении могут просить, например, те, кто не умеет читать и писать, испытывает трудности в обучении или окончил обязательную среднюю школу в Испании.

Заявление и присяга
Дело ведется в электронном виде в Министерстве юстиции после уплаты пошлины (tasa 790-026). Дольше всего обычно приходится ждать свидетельства о рождении и справки о несудимости из страны происхождения: они должны быть легализованы или апостилированы и при необходимости переведены.

У администрации есть один год. Если ответа нет, заявление можно считать отклоненным и обжаловать это, хотя она по-прежнему обязана принять решение. После уведомления о предоставлении гражданства у Вас есть 180 дней, чтобы в Реестре актов гражданского состояния или у нотариуса принести присягу или дать обещание верности Королю и соблюдения Конституции и законов, а также завершить регистрацию. Если срок пропущен, решение утрачивает силу.

Отказ и двойное гражданство
Тогда же заявляют об отказе от прежнего гражданства. От этого освобождены граждане стран Ибероамерики, Андорры, Филиппин, Экваториальной Гвинеи и Португалии, сефарды и, по договору, действующему с 2022 года, французы.

Остальные, например британцы, марокканцы или россияне, обязаны сделать такое заявление. Влечет ли оно на деле утрату другого гражданства, зависит от закона Вашей страны, и это лучше выяснить заранее. Кроме того, тот, кто затем в течение трех лет пользуется исключительно гражданством, от которого отказался, может лишиться испанского.

Прежде чем начать
Эта статья содержит общую информацию и не заменяет консультацию. Если Вы полагаете, что срок уже набран, принесите в нашу контору прежние карты резидента и паспорт: первым делом нужно правильно посчитать годы.$$
);
