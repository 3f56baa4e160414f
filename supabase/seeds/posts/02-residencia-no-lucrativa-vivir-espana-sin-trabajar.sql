insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
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
  'residencia-no-lucrativa-vivir-espana-sin-trabajar', '2026-10-20', 'Extranjería', array['Vivienda']::text[], false,
  '0da8d35f-596d-4a6f-83a8-fdf7b202bc4b', '2026-10-20 08:00+00', '2026-10-20 08:00+00',
  '/images/covers/castle.svg', 'Ilustración del castillo de Dénia', false, true,
  'Illustration of Dénia castle', 'Illustration du château de Dénia', 'Illustration der Burg von Dénia',
  'رسم لقلعة دينيا', '插图：德尼亚城堡', 'Рисунок: замок Дении',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02', '[]',
  -- Español
  $$Residencia no lucrativa: vivir en España sin trabajar$$,
  $$Medios económicos, pasos en el consulado, renovación y límites de la residencia no lucrativa, ahora que la llamada golden visa ya no existe.$$,
  $$Muchos llegan a la Marina Alta con una pensión, unos ahorros o unas rentas y una idea sencilla: vivir aquí sin trabajar. Para quienes no son ciudadanos de la Unión Europea, el camino habitual es la residencia temporal no lucrativa, regulada en la Ley Orgánica 4/2000 y en los artículos 61 a 64 de su Reglamento, aprobado por el Real Decreto 1155/2024.

La golden visa ya no es una alternativa
Desde el 3 de abril de 2025 no se admiten nuevas solicitudes de residencia por inversión, tampoco por la compra de una vivienda: la Ley Orgánica 1/2025 suprimió esa vía. Quien ya la tenía conserva sus derechos según el régimen transitorio. Comprar una casa no da, por sí solo, derecho a residir.

Requisitos principales
El expediente se apoya en pocos documentos, que deben estar completos desde el primer día.

– Medios económicos: al mes, el 400 % del IPREM (indicador público de renta) para usted y otro 100 % por cada familiar a su cargo, durante toda la vigencia de la autorización. Valen los ahorros y los ingresos periódicos, como una pensión.
– Seguro de enfermedad. Los consulados suelen exigirlo sin copagos ni carencias y con una aseguradora autorizada en España.
– Ausencia de antecedentes penales en España y en los países donde haya residido los últimos cinco años.
– Certificado médico y pasaporte con una vigencia mínima de un año.

Pueden acompañarle el cónyuge o la pareja, registrada o estable, los hijos menores y los mayores que, por discapacidad o salud, no puedan valerse por sí mismos.

Los pasos
El visado se solicita en el consulado español que corresponda a su domicilio, y con él se pide la autorización de residencia. La Oficina de Extranjería de la provincia resuelve sobre esta en el plazo de un mes y, si es favorable, el consulado dispone de otro para expedir el visado; en la práctica, cuente con más. Los documentos extranjeros necesitan, por lo general, apostilla o legalización y traducción jurada. Ya en España, empadrónese y solicite la TIE en el mes siguiente a la entrada.

La renovación
La primera autorización dura un año; la renovada, dos. Se solicita en los dos meses previos al vencimiento o, con riesgo de sanción, en los tres posteriores. Habrá que acreditar de nuevo los medios para todo el periodo, el seguro, la escolarización de los menores y, esto es importante, haber residido de forma efectiva en España más de 183 días en el año natural. A los cinco años de residencia legal y continuada puede solicitarse la residencia de larga duración.

Sin trabajar, tampoco a distancia
Esta residencia no permite trabajar, ni por cuenta ajena ni por cuenta propia. Los consulados suelen denegarla a quien piensa teletrabajar; para ese caso existe el visado de teletrabajo internacional de la Ley 14/2013. Tras un año de residencia puede pedirse el cambio a una autorización de residencia y trabajo si se cumplen sus requisitos.

Tenga presente, además, que pasar aquí más de 183 días al año suele convertirle en residente fiscal. Mejor estudiarlo antes de la mudanza que tras la primera declaración.

Prepare su caso
Este texto es informativo y no constituye asesoramiento. Si piensa dar el paso, nuestro despacho puede revisar sus documentos antes de que los presente en el consulado: reserve cita con tiempo.

Derecho vigente en noviembre de 2026. Fuentes: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)).$$,
  -- English
  $$The non-lucrative visa: living in Spain without working$$,
  $$Financial means, the steps at the consulate, renewal and the limits of the non-lucrative residence visa, now that Spain’s so-called golden visa is gone.$$,
  $$Many people come to the Marina Alta with a pension, savings or investment income and a simple idea: to live here without working. For those who are not EU citizens, the usual route is temporary non-lucrative residence (residencia no lucrativa), governed by Organic Law 4/2000 and by articles 61 to 64 of its implementing Regulations, approved by Royal Decree 1155/2024.

The golden visa is no longer an option
Since 3 April 2025 no new applications for residence by investment have been accepted, and that includes buying a home: Organic Law 1/2025 abolished the route. Those who already held it keep their rights under the transitional rules. Buying a house does not, in itself, give you the right to live here.

The main requirements
The application rests on a handful of documents, which need to be complete from day one.

– Financial means: each month, 400% of the IPREM (the official income index used as a benchmark in Spain) for yourself and a further 100% for every dependent family member, for the full term of the permit. Both savings and regular income, such as a pension, are accepted.
– Health insurance. Consulates usually insist on a policy without co-payments or waiting periods, from an insurer authorised to operate in Spain.
– No criminal record in Spain or in any country where you have lived in the last five years.
– A medical certificate, and a passport valid for at least one year.

Your spouse or partner, whether registered or in a stable relationship, may come with you, as may children under 18 and adult children who, because of disability or ill health, cannot provide for themselves.

The steps
You apply for the visa at the Spanish consulate responsible for your place of residence, and the residence permit is requested with it. The provincial Immigration Office (Oficina de Extranjería) decides on the permit within one month and, if the decision is favourable, the consulate has another month to issue the visa; in practice it is wise to allow longer. Foreign documents generally need an apostille or legalisation and a sworn translation. Once in Spain, register at the town hall (empadronamiento) and apply for your TIE residence card within a month of arrival.

Renewal
The first permit lasts one year; a renewed one, two. You apply during the two months before it expires. You may also apply in the three months afterwards, but you risk a penalty. You will again have to show sufficient means for the whole period, health insurance, school attendance for any children and, importantly, that you have actually lived in Spain for more than 183 days in the calendar year. After five years of lawful and continuous residence you can apply for long-term residence.

No work, not even remotely
This permit does not allow you to work, whether as an employee or self-employed. Consulates tend to refuse applicants who plan to work remotely; for them there is the international teleworking visa (often called the digital nomad visa) under Law 14/2013. After one year of residence you can apply to switch to a residence and work permit, provided you meet its conditions.

Bear in mind, too, that spending more than 183 days a year here will usually make you tax resident in Spain. It is better to look into this before the move than after your first tax return.

Preparing your case
This article is for information only and is not legal advice. If you are thinking of taking the step, our office can go through your documents before you submit them to the consulate; do book an appointment in good time.

Law as of November 2026. Sources: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)).$$,
  -- Français
  $$Le visa non lucratif : vivre en Espagne sans travailler$$,
  $$Ressources exigées, démarches au consulat, renouvellement et limites de la résidence non lucrative, maintenant que le « golden visa » espagnol n’existe plus.$$,
  $$Beaucoup arrivent dans la Marina Alta avec une pension de retraite, une épargne ou des rentes et une idée simple : vivre ici sans travailler. Pour les personnes qui ne sont pas citoyennes de l’Union européenne, la voie habituelle est la résidence temporaire non lucrative (residencia no lucrativa), régie par la loi organique 4/2000 et par les articles 61 à 64 de son règlement d’application, approuvé par le décret royal 1155/2024.

Le « golden visa » n’est plus une option
Depuis le 3 avril 2025, aucune nouvelle demande de résidence par investissement n’est admise, pas même au titre de l’achat d’un logement : la loi organique 1/2025 a supprimé cette voie. Ceux qui en étaient déjà titulaires conservent leurs droits selon le régime transitoire. Acheter une maison ne donne pas, en soi, le droit de résider en Espagne.

Les principales conditions
Le dossier repose sur un petit nombre de documents, qui doivent être complets dès le premier jour.

– Des ressources suffisantes : chaque mois, 400 % de l’IPREM (l’indice public de revenus fixé officiellement) pour vous-même et 100 % de plus par membre de la famille à charge, pendant toute la durée de l’autorisation. L’épargne est acceptée, tout comme les revenus réguliers, une pension par exemple.
– Une assurance maladie. Les consulats l’exigent d’ordinaire sans reste à charge ni délai de carence, auprès d’un assureur autorisé en Espagne.
– Un casier judiciaire vierge en Espagne et dans les pays où vous avez résidé au cours des cinq dernières années.
– Un certificat médical et un passeport valable au moins un an.

Peuvent vous accompagner votre conjoint ou partenaire, enregistré ou stable, vos enfants mineurs, ainsi que vos enfants majeurs qui, en raison d’un handicap ou de leur état de santé, ne peuvent subvenir à leurs besoins.

Les étapes
Le visa se demande au consulat d’Espagne dont relève votre domicile et emporte demande de l’autorisation de résidence. Le Bureau des étrangers de la province (Oficina de Extranjería) se prononce sur celle-ci dans un délai d’un mois et, si la décision est favorable, le consulat dispose d’un autre mois pour délivrer le visa ; en pratique, mieux vaut prévoir davantage. Les documents étrangers doivent en général être apostillés ou légalisés, puis traduits par un traducteur assermenté. Une fois en Espagne, inscrivez-vous à la mairie (empadronamiento) et demandez la carte TIE dans le mois qui suit votre entrée.

Le renouvellement
La première autorisation dure un an ; l’autorisation renouvelée, deux ans. La demande se dépose dans les deux mois précédant l’expiration. Elle peut aussi l’être dans les trois mois qui suivent, mais au risque d’une sanction. Il faudra de nouveau justifier des ressources pour toute la période, de l’assurance, de la scolarisation des mineurs et, point important, d’une résidence effective en Espagne de plus de 183 jours dans l’année civile. Après cinq ans de résidence légale et continue, vous pouvez demander la résidence de longue durée.

Sans travailler, même à distance
Cette résidence ne permet de travailler ni comme salarié ni comme indépendant. Les consulats la refusent souvent à ceux qui comptent télétravailler ; pour eux existe le visa de télétravail international de la loi 14/2013. Après un an de résidence, il est possible de demander le passage à une autorisation de résidence et de travail, si les conditions en sont réunies.

N’oubliez pas non plus que passer ici plus de 183 jours par an fait en général de vous un résident fiscal espagnol. Mieux vaut étudier la question avant le déménagement qu’après la première déclaration.

Préparer votre dossier
Ce texte a une valeur informative et ne constitue pas une consultation juridique. Si vous envisagez de franchir le pas, notre cabinet peut relire vos documents avant leur dépôt au consulat : pensez à réserver un rendez-vous suffisamment tôt.

Droit en vigueur en novembre 2026. Sources : LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)) ; RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)) ; LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)) ; Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)).$$,
  -- Deutsch
  $$Das nicht-lukrative Visum: in Spanien leben, ohne zu arbeiten$$,
  $$Finanzielle Mittel, Schritte im Konsulat, Verlängerung und Grenzen der nicht-lukrativen Residenz, seit es das sogenannte Golden Visa in Spanien nicht mehr gibt.$$,
  $$Viele kommen mit einer Rente, Ersparnissen oder Kapitaleinkünften in die Marina Alta und haben einen einfachen Gedanken: hier leben, ohne zu arbeiten. Wer kein Bürger der Europäischen Union ist, beantragt dafür üblicherweise die befristete nicht-lukrative Aufenthaltserlaubnis (residencia no lucrativa). Sie ist im Organgesetz 4/2000 und in den Artikeln 61 bis 64 der dazugehörigen Verordnung geregelt, die mit dem Königlichen Dekret 1155/2024 erlassen wurde.

Das Golden Visa ist keine Alternative mehr
Seit dem 3. April 2025 werden keine neuen Anträge auf Aufenthalt durch Investition mehr angenommen, auch nicht aufgrund eines Immobilienkaufs: Das Organgesetz 1/2025 hat diesen Weg abgeschafft. Wer die Erlaubnis bereits hatte, behält seine Rechte nach Maßgabe der Übergangsregelung. Der Kauf eines Hauses allein gibt kein Recht, in Spanien zu leben.

Die wichtigsten Voraussetzungen
Der Antrag stützt sich auf wenige Unterlagen, die vom ersten Tag an vollständig sein müssen.

– Finanzielle Mittel: monatlich 400 % des IPREM (des amtlich festgesetzten öffentlichen Einkommensindikators) für Sie selbst und weitere 100 % für jeden unterhaltsberechtigten Angehörigen, und zwar für die gesamte Gültigkeitsdauer der Erlaubnis. Anerkannt werden Ersparnisse ebenso wie regelmäßige Einkünfte, etwa eine Rente.
– Krankenversicherung. Die Konsulate verlangen sie meist ohne Zuzahlungen und Wartezeiten und bei einem in Spanien zugelassenen Versicherer.
– Keine Vorstrafen in Spanien und in den Ländern, in denen Sie in den letzten fünf Jahren gelebt haben.
– Ein ärztliches Attest und ein noch mindestens ein Jahr gültiger Reisepass.

Begleiten können Sie Ihr Ehegatte oder Ihr eingetragener oder fester Lebenspartner, Ihre minderjährigen Kinder sowie volljährige Kinder, die wegen einer Behinderung oder aus gesundheitlichen Gründen nicht für sich selbst sorgen können.

Die einzelnen Schritte
Das Visum wird bei dem für Ihren Wohnsitz zuständigen spanischen Konsulat beantragt; damit gilt zugleich die Aufenthaltserlaubnis als beantragt. Die Ausländerbehörde der Provinz (Oficina de Extranjería) entscheidet darüber innerhalb eines Monats, und bei positivem Bescheid hat das Konsulat einen weiteren Monat, um das Visum auszustellen; in der Praxis sollten Sie mehr Zeit einplanen. Ausländische Urkunden benötigen in der Regel eine Apostille oder Legalisation und eine beglaubigte Übersetzung. In Spanien angekommen, melden Sie sich bei der Gemeinde an (empadronamiento) und beantragen innerhalb eines Monats nach der Einreise die TIE-Karte.

Die Verlängerung
Die erste Erlaubnis gilt ein Jahr, die verlängerte zwei. Der Antrag ist in den zwei Monaten vor Ablauf zu stellen. Er ist auch in den drei Monaten danach noch möglich, dann aber mit dem Risiko einer Geldbuße. Erneut nachzuweisen sind die Mittel für den gesamten Zeitraum, die Versicherung, der Schulbesuch der Kinder und, das ist wichtig, dass Sie im Kalenderjahr mehr als 183 Tage tatsächlich in Spanien gelebt haben. Nach fünf Jahren rechtmäßigen und ununterbrochenen Aufenthalts kann der Daueraufenthalt beantragt werden.

Keine Arbeit, auch nicht aus der Ferne
Diese Erlaubnis gestattet weder eine abhängige noch eine selbstständige Tätigkeit. Wer aus der Ferne weiterarbeiten will, erhält von den Konsulaten meist eine Ablehnung; dafür gibt es das Visum für internationale Telearbeit nach dem Gesetz 14/2013. Nach einem Jahr Aufenthalt kann der Wechsel in eine Aufenthalts- und Arbeitserlaubnis beantragt werden, sofern deren Voraussetzungen erfüllt sind.

Bedenken Sie außerdem, dass Sie in der Regel in Spanien steuerlich ansässig werden, wenn Sie mehr als 183 Tage im Jahr hier verbringen. Das prüft man besser vor dem Umzug als nach der ersten Steuererklärung.

Gut vorbereitet in das Verfahren
Dieser Text dient der Information und ist keine Rechtsberatung. Wenn Sie den Schritt erwägen, sehen wir in unserer Kanzlei Ihre Unterlagen gerne durch, bevor Sie sie im Konsulat einreichen; vereinbaren Sie rechtzeitig einen Termin.

Rechtsstand: November 2026. Quellen: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)).$$,
  -- العربية
  $$الإقامة غير الربحية: العيش في إسبانيا من دون عمل$$,
  $$الموارد المالية والخطوات لدى القنصلية والتجديد وحدود الإقامة غير الربحية، بعد أن ألغت إسبانيا ما كان يُعرف بالتأشيرة الذهبية.$$,
  $$يصل كثيرون إلى منطقة مارينا ألتا (Marina Alta) ومعهم معاش تقاعدي أو مدخرات أو عائدات، وفي ذهنهم فكرة بسيطة: العيش هنا من دون عمل. والطريق المعتاد لمن ليسوا من مواطني الاتحاد الأوروبي هو الإقامة المؤقتة غير الربحية (residencia no lucrativa)، التي ينظمها القانون العضوي (Ley Orgánica) 4/2000 والمواد من 61 إلى 64 من لائحته التنفيذية الصادرة بالمرسوم الملكي 1155/2024.

التأشيرة الذهبية لم تعد خيارًا
منذ 3 أبريل 2025 لم تعد تُقبل طلبات جديدة للإقامة عن طريق الاستثمار، ولا حتى بشراء مسكن؛ فقد ألغى القانون العضوي 1/2025 هذا الطريق. ومن كان حاصلًا عليها يحتفظ بحقوقه وفق الأحكام الانتقالية. وشراء منزل لا يمنح في حد ذاته الحق في الإقامة.

الشروط الرئيسية
يقوم الملف على عدد قليل من المستندات، ينبغي أن تكون مكتملة منذ اليوم الأول.

– الموارد المالية: شهريًا ما يعادل 400% من مؤشر IPREM (وهو مؤشر الدخل العام الذي يُحدَّد رسميًا) لكم، و100% إضافية عن كل فرد من أفراد الأسرة المعالين، طوال مدة سريان التصريح. وتُقبل المدخرات كما تُقبل المداخيل الدورية مثل المعاش التقاعدي.
– تأمين صحي. وتشترط القنصليات عادةً أن يكون من دون مشاركة في التكاليف ولا فترات انتظار، ولدى شركة تأمين مرخص لها في إسبانيا.
– خلو السجل العدلي في إسبانيا وفي البلدان التي أقمتم فيها خلال السنوات الخمس الأخيرة.
– شهادة طبية، وجواز سفر صالح لمدة سنة على الأقل.

ويمكن أن يرافقكم الزوج أو الزوجة أو الشريك، المسجَّل أو المستقر، والأبناء القاصرون، وكذلك الأبناء البالغون الذين لا يستطيعون إعالة أنفسهم بسبب إعاقة أو حالة صحية.

الخطوات
تُطلب التأشيرة من القنصلية الإسبانية المختصة بمكان إقامتكم، ويُعدّ طلبها طلبًا لتصريح الإقامة أيضًا. يبت مكتب الأجانب في المقاطعة (Oficina de Extranjería) في التصريح خلال شهر واحد، فإذا كان القرار إيجابيًا كان أمام القنصلية شهر آخر لإصدار التأشيرة؛ ويحسن عمليًا توقع وقت أطول. وتحتاج الوثائق الأجنبية عمومًا إلى الأبوستيل أو التصديق وإلى ترجمة محلّفة (traducción jurada). وبعد وصولكم إلى إسبانيا، سجّلوا عنوانكم لدى البلدية (empadronamiento) واطلبوا بطاقة TIE خلال الشهر التالي للدخول.

التجديد
مدة التصريح الأول سنة، ومدة التصريح المجدَّد سنتان. يُقدَّم الطلب خلال الشهرين السابقين لانتهاء الصلاحية. ويمكن تقديمه أيضًا خلال الأشهر الثلاثة التالية، لكن مع احتمال التعرض لعقوبة. وعليكم أن تثبتوا من جديد توافر الموارد عن المدة كلها، والتأمين، والتحاق القاصرين بالمدرسة، والأهم من ذلك إقامتكم الفعلية في إسبانيا أكثر من 183 يومًا خلال السنة الميلادية. وبعد خمس سنوات من الإقامة القانونية المتواصلة يمكن طلب الإقامة طويلة الأمد.

من دون عمل، ولو عن بُعد
لا تسمح هذه الإقامة بالعمل، لا بأجر لدى الغير ولا لحسابكم الخاص. وترفضها القنصليات عادةً لمن ينوي العمل عن بُعد؛ ولهذه الحالة توجد تأشيرة العمل الدولي عن بُعد المنصوص عليها في القانون 14/2013. وبعد سنة من الإقامة يمكن طلب التحول إلى تصريح إقامة وعمل إذا استوفيت شروطه.

وتذكروا كذلك أن قضاء أكثر من 183 يومًا في السنة هنا يجعلكم في الغالب مقيمين ضريبيًا في إسبانيا. ومن الأفضل دراسة ذلك قبل الانتقال لا بعد أول إقرار ضريبي.

حضّروا ملفكم
هذا النص للاطلاع العام ولا يُعدّ استشارة قانونية. فإن كنتم تفكرون في هذه الخطوة، يستطيع مكتبنا مراجعة مستنداتكم قبل تقديمها إلى القنصلية؛ احجزوا موعدًا بوقت كافٍ.

القانون الساري في نوفمبر 2026. المصادر: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544))؛ RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099))؛ LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76))؛ Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)).$$,
  -- 中文
  $$非营利居留：在西班牙生活而不工作$$,
  $$“黄金签证”取消之后，申请非营利居留须了解的经济条件、领事馆办理步骤、续期要求以及各项限制。$$,
  $$许多人带着养老金、积蓄或投资收益来到马里纳阿尔塔（Marina Alta），想法很简单：在这里生活，不再工作。对于非欧盟公民，通常的途径是临时非营利居留（residencia no lucrativa，也常写作“非盈利居留”），其依据是第4/2000号组织法（Ley Orgánica）及其实施条例第61至64条，该条例由第1155/2024号皇家法令批准。

“黄金签证”已不再可选
自2025年4月3日起，投资居留不再受理新的申请，购房也不例外：第1/2025号组织法已取消这一途径。此前已取得者，依过渡规定保留其权利。购买房屋本身并不带来居留权。

主要条件
申请的关键在于为数不多的几份文件，但从第一天起就必须齐备。

– 经济能力：在许可的整个有效期内，申请人每月须达到IPREM（西班牙官方公布的公共收入指标）的400%，每名受抚养的家属另加100%。存款和养老金等定期收入均可。
– 医疗保险。领事馆一般要求无自付费用、无等待期，并由获准在西班牙经营的保险公司承保。
– 在西班牙以及最近五年居住过的国家均无犯罪记录。
– 健康证明，以及有效期至少一年的护照。

可以随行的家属包括配偶或伴侣（已登记或关系稳定）、未成年子女，以及因残疾或健康原因无法自理的成年子女。

办理步骤
签证须向您住所地所属的西班牙领事馆申请，申请签证即同时申请居留许可。省级外国人事务办公室（Oficina de Extranjería）应在一个月内就居留许可作出决定；如获批准，领事馆再有一个月时间签发签证，实际办理宜预留更多时间。外国文件一般须办理海牙认证（apostilla）或领事认证，并附宣誓翻译（traducción jurada）。抵达西班牙后，请在市政府办理住址登记（empadronamiento），并在入境后一个月内申请TIE居留卡。

续期
首次许可有效期为一年，续期后为两年。应在到期前两个月内提出申请；到期后三个月内仍可申请，但有受罚的风险。届时须再次证明整个续期期间的经济能力、医疗保险、子女就学，以及很重要的一点：在一个自然年内实际在西班牙居住超过183天。合法且连续居住满五年后，可以申请长期居留。

不得工作，远程工作也不例外
持此居留不得从事任何工作，无论受雇还是自雇。打算远程办公的申请人通常会被领事馆拒签；这种情况可以申请第14/2013号法律规定的国际远程工作签证。居住满一年后，如符合条件，可申请转为居留与工作许可。

还请注意，一年中在此停留超过183天，通常会成为西班牙税务居民。与其在第一次报税之后才发现，不如在搬家之前先行研究。

准备您的申请
本文仅供参考，不构成法律意见。如果您正在考虑迈出这一步，我们律所可以在您向领事馆递交之前审阅材料，请提早预约。

法律依据截至2026年11月。来源：LO 4/2000（[BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)）；RD 1155/2024（[BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)）；LO 1/2025（[BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)）；Ley 14/2013（[BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)）。$$,
  -- Русский
  $$ВНЖ без права на работу: как жить в Испании, не работая$$,
  $$Финансовые требования, шаги в консульстве, продление и ограничения вида на жительство no lucrativa — теперь, когда «золотой визы» в Испании больше нет.$$,
  $$Многие приезжают в Марина-Альту (Marina Alta) с пенсией, сбережениями или рентным доходом и простой мыслью: жить здесь и не работать. Для тех, кто не является гражданином Европейского союза, обычный путь — временный вид на жительство без права на работу (residencia no lucrativa). Его регулируют Органический закон (Ley Orgánica) 4/2000 и статьи 61–64 Регламента к нему, утверждённого Королевским декретом 1155/2024.

«Золотой визы» больше нет
С 3 апреля 2025 года новые заявления на вид на жительство за инвестиции не принимаются, в том числе при покупке жилья: этот путь отменён Органическим законом 1/2025. Те, кто уже получил такой статус, сохраняют свои права по переходным положениям. Сама по себе покупка дома права на проживание не даёт.

Основные требования
Всё держится на нескольких документах, которые должны быть в полном порядке с первого дня.

– Финансовые средства: ежемесячно 400 % IPREM (официального государственного показателя доходов) на заявителя и ещё 100 % на каждого члена семьи на иждивении, на весь срок действия разрешения. Подойдут и сбережения, и регулярный доход, например пенсия.
– Медицинская страховка. Консульства обычно требуют полис без доплат и периодов ожидания от страховщика, имеющего право работать в Испании.
– Отсутствие судимости в Испании и в странах, где вы проживали последние пять лет.
– Медицинская справка и паспорт, действующий не менее года.

С вами могут приехать супруг или партнёр, зарегистрированный либо постоянный, несовершеннолетние дети, а также совершеннолетние дети, которые из-за инвалидности или состояния здоровья не могут обеспечивать себя сами.

Порядок действий
Заявление на визу подают в консульство Испании по месту жительства, и вместе с ним — заявление на вид на жительство. Отдел по делам иностранцев провинции (Oficina de Extranjería) принимает решение в течение месяца, и при положительном ответе у консульства есть ещё месяц на выдачу визы; на практике лучше закладывать больше времени. Иностранные документы, как правило, требуют апостиля или легализации и присяжного перевода (traducción jurada). В Испании зарегистрируйтесь по месту жительства (empadronamiento) и в течение месяца после въезда подайте заявление на карту TIE.

Продление
Первое разрешение действует один год, продлённое — два. Заявление подают в течение двух месяцев до окончания срока. Можно подать его и в течение трёх месяцев после, но с риском штрафа. Нужно снова подтвердить средства на весь период, страховку, обучение детей в школе и, что важно, фактическое проживание в Испании более 183 дней в календарном году. Через пять лет законного и непрерывного проживания можно подать на долгосрочный вид на жительство.

Без работы, в том числе удалённой
Этот статус не позволяет работать ни по найму, ни на себя. Тем, кто собирается работать удалённо, консульства обычно отказывают; для них есть виза для международной удалённой работы по Закону 14/2013. Через год проживания можно перейти на вид на жительство с правом на работу, если выполнены условия.

Помните также, что, проводя здесь более 183 дней в году, вы, как правило, становитесь налоговым резидентом Испании. Лучше изучить этот вопрос до переезда, чем после первой декларации.

Подготовьтесь заранее
Этот текст носит информационный характер и не является юридической консультацией. Если вы обдумываете такой шаг, наше бюро может проверить ваши документы до подачи в консульство: запишитесь на приём заблаговременно.

Право по состоянию на ноябрь 2026 года. Источники: LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)).$$
);
