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
  'herencias-internacionales-que-ley-se-aplica-su-sucesion-espana', '2026-11-03', 'Derecho sucesorio', array['Fiscalidad']::text[], true,
  'international-inheritance-which-law-governs-your-estate-spain', 'succession-internationale-quelle-loi-s-applique-espagne', 'erbfall-auslandsbezug-welches-recht-gilt-spanien',
  'international-inheritance-which-law-governs-your-estate-spain', 'international-inheritance-which-law-governs-your-estate-spain', 'mezhdunarodnoe-nasledovanie-kakoe-pravo-primenyaetsya-ispanii',
  '04548978-bde7-4340-8367-4f73214f358f', '2026-11-03 08:00+00', '2026-11-03 08:00+00',
  '/images/covers/montgo.svg', 'Ilustración del Montgó sobre la llanura de Dénia', false, true,
  'Illustration of the Montgó above the plain of Dénia', 'Illustration du Montgó au-dessus de la plaine de Dénia', 'Illustration des Montgó über der Ebene von Dénia',
  'رسم لجبل المونتغو فوق سهل دينيا', '插图：德尼亚平原上的蒙戈山', 'Рисунок: гора Монтго над равниной Дении',
  'lluis-ejemplo-mari', '2026-11-03', '2026-11-03',
  '[{"title": "Reglamento (UE) n.º 650/2012, en materia de sucesiones", "url": "https://eur-lex.europa.eu/eli/reg/2012/650/oj"}, {"title": "Código Civil", "url": "https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763"}]',
  -- Español
  $$Herencias internacionales: qué ley se aplica a su sucesión en España$$,
  $$Quien vive en Dénia con bienes o familia en otro país puede decidir qué ley regirá su herencia. Le explicamos las reglas del Reglamento europeo 650/2012.$$,
  $$Una casa en Dénia, una cuenta en Londres, unos hijos en Zúrich: muchas herencias de la Marina Alta ya no caben en un solo país. Para los fallecimientos ocurridos desde el 17 de agosto de 2015, el Reglamento (UE) 650/2012 dice en España qué ley decide quién hereda y cuánto. Conocerlo a tiempo le permite elegir.

La residencia habitual decide
Si la persona fallecida no dispuso otra cosa, toda su sucesión se rige por la ley del país donde tenía su residencia habitual al morir, incluidos los bienes situados en el extranjero. No basta con mirar el padrón: cuenta dónde estaba de verdad el centro de su vida, con la duración y los motivos de la estancia, la familia y los vínculos sociales. Solo por excepción se aplica la ley de otro país con el que existiera una relación claramente más estrecha.

Para quien vive en Dénia de forma estable, esto conduce al Código Civil español y a sus legítimas: la parte de la herencia que la ley reserva a los hijos y descendientes, en su defecto a los ascendientes, y al cónyuge en usufructo.

Elegir la ley de su nacionalidad
Usted puede disponer que su herencia se rija por la ley del país cuya nacionalidad tenga al elegir o al fallecer (professio iuris). Con varias nacionalidades, cualquiera de ellas sirve. La elección se hace en testamento o en otra disposición por causa de muerte; lo prudente es expresarla sin ambigüedad. No importa que ese país esté fuera de la Unión.

Británicos, estadounidenses y suizos
El Reino Unido, Estados Unidos y Suiza no están vinculados por el Reglamento (tampoco Irlanda ni Dinamarca), pero las autoridades españolas sí lo aplican a sus nacionales.

– El británico puede acogerse al derecho de la parte del Reino Unido con la que esté más vinculado; el de Inglaterra y Gales, por ejemplo, deja una amplia libertad para testar.
– El estadounidense, en la práctica, al del estado con el que guarde mayor relación.
– El suizo, al derecho suizo, coordinándolo con su ley de derecho internacional privado, reformada con efectos desde el 1 de enero de 2025.

Sin elección, y si el fallecido residía en el Reino Unido o en muchos estados de los Estados Unidos, las normas de allí pueden remitir a la ley española para los inmuebles situados aquí. Es el llamado reenvío, fuente de más de una sorpresa. Suiza, en cambio, suele aplicar su propio derecho a toda la herencia de quien tenía allí su último domicilio.

El certificado sucesorio europeo
Permite a herederos, legatarios y ejecutores acreditar su condición en otro Estado miembro sin procedimientos especiales. En España lo expide, según el caso, el tribunal o el notario que conoce de la sucesión.

– No es obligatorio ni sustituye a los documentos nacionales.
– Sus copias auténticas valen, en principio, seis meses y pueden prorrogarse.
– El Reino Unido, Suiza y Estados Unidos no lo expiden: hay que aportar sus propios documentos, por ejemplo un grant of probate, por lo común con apostilla y traducción.

Lo que el Reglamento no regula
Los impuestos quedan fuera: elegir la ley inglesa o la alemana no cambia lo que se paga en España. Tampoco rige el régimen económico del matrimonio, que debe aclararse antes, porque determina qué pertenecía al fallecido.

Esta información es general y no sustituye el estudio de su caso. Si tiene bienes o familia en más de un país, pida cita en nuestro despacho y revisaremos con usted qué ley le conviene.

Derecho vigente en noviembre de 2026. Fuentes: Reglamento (UE) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32012R0650)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)).$$,
  -- English
  $$International inheritance: which law governs your estate in Spain?$$,
  $$If you live in Dénia with assets or family abroad, you can choose which law will govern your estate. How EU Regulation 650/2012 works in practice.$$,
  $$A house in Dénia, an account in London, children in Zurich: many estates in the Marina Alta no longer fit inside a single country. For deaths on or after 17 August 2015, EU Regulation 650/2012 tells the Spanish authorities which law decides who inherits and how much. If you know the rules in good time, the choice can be yours.

Habitual residence is the starting point
Unless the deceased provided otherwise, the whole estate is governed by the law of the country where they were habitually resident when they died, including assets held abroad. The town-hall register (padrón) does not settle the matter. What counts is where the person’s life was really centred: how long they stayed and why, their family and their social ties. Only exceptionally does the law of another country apply, where the connection with it was manifestly closer.

For someone settled in Dénia, this leads to the Spanish Civil Code and its forced heirship rules (legítima): the share of the estate reserved by law for children and other descendants or, if there are none, for parents and other ascendants, together with a life interest for the surviving spouse.

Choosing the law of your nationality
You may direct that your estate be governed by the law of the country whose nationality you hold when you make the choice or when you die (professio iuris). If you have more than one nationality, any of them will do. The choice is made in a will or another disposition of property upon death, and it is wise to spell it out. It does not matter that the country is outside the EU.

British, American and Swiss nationals
The United Kingdom, the United States and Switzerland are not bound by the Regulation (nor are Ireland and Denmark), but the Spanish authorities do apply it to their nationals.

– British nationals can opt for the law of the part of the UK with which they are most closely connected; that of England and Wales, for instance, leaves wide freedom to decide who inherits.
– US nationals, in practice, for the law of the state to which they are most closely linked.
– Swiss nationals, for Swiss law, taking care to coordinate this with the Swiss Private International Law Act as amended with effect from 1 January 2025.

Where no choice was made and the deceased lived in the United Kingdom or in one of many US states, the rules there may refer back to Spanish law for property located here. This is known as renvoi, and it has surprised more than one family. Switzerland, by contrast, generally applies its own law to the whole estate of a person last domiciled there.

The European Certificate of Succession
The certificate allows heirs, legatees and executors to prove their status in another Member State without any special procedure. In Spain it is issued by the court or the notary dealing with the estate, as the case may be.

– It is not compulsory and does not replace national documents.
– Certified copies are valid for six months in principle, and this can be extended.
– The UK, Switzerland and the US do not issue it: their own documents, such as a grant of probate, have to be produced instead, usually with an apostille and a translation.

What the Regulation does not cover
Tax is left out altogether: choosing English or German law does not change what is payable in Spain. Nor does the Regulation govern matrimonial property, which has to be sorted out first because it determines what actually belonged to the deceased.

This is general information and no substitute for advice on your own circumstances. If you have assets or family in more than one country, make an appointment with our office and we will look at which law suits you best.

Law as of November 2026. Sources: Regulation (EU) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)).$$,
  -- Français
  $$Succession internationale : quelle loi s’applique en Espagne ?$$,
  $$Vous vivez à Dénia et avez des biens ou de la famille à l’étranger ? Vous pouvez choisir la loi de votre succession : le règlement européen 650/2012 expliqué.$$,
  $$Une maison à Dénia, un compte à Londres, des enfants à Zurich : dans la Marina Alta, bien des successions ne tiennent plus dans un seul pays. Pour les décès survenus depuis le 17 août 2015, c’est le règlement (UE) n° 650/2012 qui indique en Espagne quelle loi désigne les héritiers et fixe leurs parts. Le connaître à temps, c’est pouvoir choisir.

La résidence habituelle, critère de principe
À défaut de disposition contraire du défunt, l’ensemble de la succession est régi par la loi du pays où il avait sa résidence habituelle au jour du décès, y compris les biens situés à l’étranger. L’inscription au registre municipal (padrón) ne suffit pas : on recherche où se trouvait réellement le centre de sa vie, d’après la durée et les raisons du séjour, la famille et les liens sociaux. Ce n’est que par exception que s’applique la loi d’un autre pays avec lequel le défunt avait des liens manifestement plus étroits.

Pour une personne installée durablement à Dénia, cela conduit au Code civil espagnol et à sa réserve héréditaire (legítima) : la part que la loi garantit aux enfants et descendants, à défaut aux ascendants, ainsi qu’au conjoint, en usufruit.

Choisir la loi de sa nationalité
Vous pouvez décider que votre succession sera régie par la loi du pays dont vous possédez la nationalité au moment du choix ou du décès (professio iuris). Si vous avez plusieurs nationalités, n’importe laquelle convient. Le choix figure dans un testament ou une autre disposition à cause de mort ; la prudence commande de l’exprimer sans équivoque. Peu importe que ce pays soit hors de l’Union.

Britanniques, Américains et Suisses
Le Royaume-Uni, les États-Unis et la Suisse ne sont pas liés par le règlement (pas plus que l’Irlande et le Danemark), mais les autorités espagnoles l’appliquent bien à leurs ressortissants.

– Un Britannique peut opter pour le droit de la partie du Royaume-Uni avec laquelle il a les liens les plus étroits ; celui d’Angleterre et du pays de Galles, par exemple, laisse une grande liberté de tester.
– Un Américain, en pratique, pour celui de l’État fédéré dont il est le plus proche.
– Un Suisse, pour le droit suisse, en veillant à l’articuler avec la loi suisse sur le droit international privé, révisée avec effet au 1er janvier 2025.

Sans choix de loi, et si le défunt résidait au Royaume-Uni ou dans de nombreux États des États-Unis, les règles locales peuvent renvoyer à la loi espagnole pour les immeubles situés ici. C’est le renvoi, qui a déjà surpris plus d’une famille. La Suisse, en revanche, applique en général son propre droit à toute la succession de la personne qui y avait son dernier domicile.

Le certificat successoral européen
Il permet aux héritiers, légataires et exécuteurs testamentaires de prouver leur qualité dans un autre État membre sans procédure particulière. En Espagne, il est délivré, selon le cas, par le tribunal ou par le notaire chargé de la succession.

– Il n’est pas obligatoire et ne remplace pas les documents nationaux.
– Ses copies certifiées conformes valent en principe six mois, avec prolongation possible.
– Le Royaume-Uni, la Suisse et les États-Unis ne le délivrent pas : il faut produire leurs propres documents, par exemple un grant of probate, le plus souvent avec apostille et traduction.

Ce que le règlement ne régit pas
La fiscalité reste en dehors : choisir la loi anglaise ou allemande ne change rien à l’impôt dû en Espagne. Le régime matrimonial n’en relève pas non plus ; il faut pourtant l’éclaircir d’abord, car il détermine ce qui appartenait au défunt.

Ces indications sont générales et ne remplacent pas l’étude de votre situation. Si vous avez des biens ou de la famille dans plusieurs pays, prenez rendez-vous : notre cabinet examinera avec vous la loi qui vous convient.

Droit en vigueur en novembre 2026. Sources : règlement (UE) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32012R0650)) ; Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)).$$,
  -- Deutsch
  $$Erbfall mit Auslandsbezug: Welches Recht gilt in Spanien?$$,
  $$Wer in Dénia lebt und Vermögen oder Familie im Ausland hat, kann das Recht für seinen Nachlass wählen. So funktioniert die EU-Erbrechtsverordnung 650/2012.$$,
  $$Ein Haus in Dénia, ein Konto in London, Kinder in Zürich: Viele Nachlässe in der Marina Alta passen längst nicht mehr in ein einziges Land. Für Todesfälle seit dem 17. August 2015 bestimmt in Spanien die EU-Erbrechtsverordnung (Nr. 650/2012), nach welchem Recht sich richtet, wer erbt und wie viel. Wer sie rechtzeitig kennt, kann selbst wählen.

Der gewöhnliche Aufenthalt entscheidet
Hat der Verstorbene nichts anderes verfügt, unterliegt der gesamte Nachlass dem Recht des Staates, in dem er zuletzt seinen gewöhnlichen Aufenthalt hatte, auch das Vermögen im Ausland. Die Anmeldung bei der Gemeinde (padrón) allein gibt nicht den Ausschlag. Maßgeblich ist, wo der Lebensmittelpunkt tatsächlich lag: Dauer und Gründe des Aufenthalts, Familie, soziale Bindungen. Nur ausnahmsweise gilt das Recht eines anderen Staates, wenn zu ihm eine offensichtlich engere Verbindung bestand.

Wer dauerhaft in Dénia lebt, gelangt so zum spanischen Zivilgesetzbuch (Código Civil) und seinem Noterbrecht (legítima): Ein Teil des Nachlasses ist von Gesetzes wegen den Kindern und weiteren Abkömmlingen vorbehalten, ersatzweise den Eltern und Voreltern; dem Ehegatten steht ein Nießbrauch zu.

Das Recht der eigenen Staatsangehörigkeit wählen
Sie können bestimmen, dass Ihr Nachlass dem Recht des Staates unterliegt, dem Sie bei der Rechtswahl oder im Zeitpunkt des Todes angehören (professio iuris). Bei mehreren Staatsangehörigkeiten genügt jede davon. Die Rechtswahl wird im Testament oder in einer anderen Verfügung von Todes wegen getroffen, am besten ausdrücklich. Dass der betreffende Staat nicht zur EU gehört, spielt keine Rolle.

Briten, US-Amerikaner und Schweizer
Das Vereinigte Königreich, die USA und die Schweiz sind an die Verordnung nicht gebunden (ebenso wenig Irland und Dänemark). Die spanischen Behörden wenden sie auf deren Staatsangehörige gleichwohl an.

– Briten können das Recht desjenigen Landesteils wählen, mit dem sie am engsten verbunden sind; das Recht von England und Wales etwa lässt weitgehende Testierfreiheit.
– US-Amerikaner wählen praktisch das Recht des Bundesstaates, zu dem sie die engste Verbindung haben.
– Schweizer können schweizerisches Recht wählen; dies sollte mit dem zum 1. Januar 2025 revidierten IPR-Gesetz abgestimmt werden.

Fehlt eine Rechtswahl und lebte der Verstorbene im Vereinigten Königreich oder in vielen Bundesstaaten der USA, können die dortigen Regeln für hier belegene Immobilien auf spanisches Recht zurückverweisen. Diese Rückverweisung (renvoi) hat schon manche Familie überrascht. Die Schweiz dagegen wendet auf den gesamten Nachlass einer Person, die dort ihren letzten Wohnsitz hatte, in der Regel ihr eigenes Recht an.

Das Europäische Nachlasszeugnis
Mit ihm weisen Erben, Vermächtnisnehmer und Testamentsvollstrecker ihre Stellung in einem anderen Mitgliedstaat ohne besonderes Verfahren nach. In Spanien stellt es je nach Fall das Gericht oder der Notar aus, der mit dem Nachlass befasst ist.

– Es ist nicht vorgeschrieben und ersetzt die nationalen Urkunden nicht.
– Beglaubigte Abschriften gelten grundsätzlich sechs Monate; eine Verlängerung ist möglich.
– Das Vereinigte Königreich, die Schweiz und die USA stellen es nicht aus. Vorzulegen sind dann die dortigen Urkunden, etwa ein grant of probate, in der Regel mit Apostille und Übersetzung.

Was die Verordnung nicht regelt
Steuern bleiben außen vor: Die Wahl englischen oder deutschen Rechts ändert nichts an der Erbschaftsteuer in Spanien. Auch das eheliche Güterrecht ist nicht erfasst. Es muss jedoch zuerst geklärt werden, denn davon hängt ab, was dem Verstorbenen überhaupt gehörte.

Dies sind allgemeine Hinweise, die eine Prüfung Ihres Falles nicht ersetzen. Haben Sie Vermögen oder Angehörige in mehreren Ländern, vereinbaren Sie einen Termin in unserer Kanzlei; wir klären mit Ihnen, welches Recht für Sie das passende ist.

Rechtsstand: November 2026. Quellen: Verordnung (EU) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32012R0650)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)).$$,
  -- العربية
  $$الميراث العابر للحدود: أي قانون يسري على تركتكم في إسبانيا؟$$,
  $$من يقيم في دينيا وله أموال أو عائلة في بلد آخر يستطيع أن يختار القانون الذي يحكم تركته. نشرح هنا قواعد اللائحة الأوروبية رقم 650/2012 بلغة مبسّطة.$$,
  $$بيت في دينيا (Dénia)، وحساب مصرفي في لندن، وأبناء في زيورخ: كثير من التركات في منطقة مارينا ألتا لم تعد تنحصر في بلد واحد. وفي حالات الوفاة التي وقعت منذ 17 أغسطس 2015، تحدد اللائحة الأوروبية رقم 650/2012 في إسبانيا القانون الذي يقرر من يرث وكم يرث. ومن يعرف قواعدها في الوقت المناسب يملك أن يختار.

محل الإقامة المعتاد هو الأساس
إذا لم يقرر المتوفى غير ذلك، خضعت التركة بأكملها لقانون البلد الذي كان يقيم فيه إقامة معتادة عند وفاته، بما في ذلك أمواله الموجودة في الخارج. ولا يكفي الرجوع إلى التسجيل البلدي (padrón)، بل العبرة بالمكان الذي كان مركز حياته فعلًا: مدة الإقامة وأسبابها، والأسرة، والروابط الاجتماعية. ولا يُطبَّق قانون بلد آخر إلا استثناءً، إذا كانت صلة المتوفى به أوثق بصورة واضحة.

ومن يقيم في دينيا إقامة مستقرة تسري عليه بذلك أحكام القانون المدني الإسباني والحصة المحفوظة للورثة (legítima)، أي الجزء الذي يحفظه القانون للأبناء والفروع، وعند عدم وجودهم للأصول، إضافةً إلى حق انتفاع للزوج الباقي على قيد الحياة.

اختيار قانون جنسيتكم
يحق لكم أن تقرروا خضوع تركتكم لقانون البلد الذي تحملون جنسيته وقت الاختيار أو وقت الوفاة (professio iuris). ومن يحمل أكثر من جنسية يستطيع اختيار قانون أيٍّ منها. ويكون الاختيار في وصية أو في تصرف آخر مضاف إلى ما بعد الموت، والأحوط أن يُذكر صراحةً. ولا يهم أن يكون ذلك البلد خارج الاتحاد الأوروبي.

البريطانيون والأمريكيون والسويسريون
المملكة المتحدة والولايات المتحدة وسويسرا غير ملزمة بهذه اللائحة (وكذلك أيرلندا والدنمارك)، غير أن السلطات الإسبانية تطبّقها على مواطني هذه الدول.

– للبريطاني أن يختار من قوانين المملكة المتحدة قانون الجزء الذي تربطه به أوثق صلة؛ وقانون إنجلترا وويلز مثلًا يترك حرية واسعة في الإيصاء.
– وللأمريكي، من الناحية العملية، أن يختار قانون الولاية التي تربطه بها أوثق صلة.
– وللسويسري أن يختار القانون السويسري، مع مراعاة القانون السويسري للقانون الدولي الخاص بصيغته المعدّلة النافذة منذ 1 يناير 2025.

وإذا لم يوجد اختيار وكان المتوفى مقيمًا في المملكة المتحدة أو في كثير من الولايات الأمريكية، فقد تحيل قواعدها إلى القانون الإسباني في ما يخص العقارات الموجودة هنا. وهذه هي «الإحالة» التي فاجأت أكثر من عائلة. أما سويسرا فتطبّق عادةً قانونها على تركة من كان آخر موطن له فيها كاملةً.

شهادة الإرث الأوروبية
تتيح هذه الشهادة للورثة والموصى لهم ومنفّذي الوصايا إثبات صفتهم في دولة أخرى من دول الاتحاد دون إجراءات خاصة. وتصدرها في إسبانيا، بحسب الحالة، المحكمة أو الموثّق (notario) المختص بالتركة.

– ليست إلزامية ولا تحل محل الوثائق الوطنية.
– تسري نسخها المصدّقة ستة أشهر من حيث المبدأ، ويجوز تمديدها.
– لا تصدرها المملكة المتحدة ولا سويسرا ولا الولايات المتحدة، ولذلك تُقدَّم وثائق تلك الدول، كوثيقة إثبات الوصية (grant of probate)، مصحوبة في الغالب بالأبوستيل والترجمة.

ما لا تنظمه اللائحة
الضرائب خارج نطاقها: فاختيار القانون الإنجليزي أو الألماني لا يغيّر ما يُدفع في إسبانيا. كما أنها لا تنظم النظام المالي للزواج، وهو أمر ينبغي توضيحه أولًا لأنه يحدد ما كان يملكه المتوفى فعلًا.

هذه معلومات عامة لا تغني عن دراسة حالتكم. إذا كانت لكم أموال أو عائلة في أكثر من بلد، فاطلبوا موعدًا في مكتبنا لنبحث معكم القانون الأنسب لكم.

القانون الساري في نوفمبر 2026. المصادر: اللائحة الأوروبية 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650))؛ Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)).$$,
  -- 中文
  $$跨国继承：您在西班牙的遗产适用哪国法律？$$,
  $$常住德尼亚、在国外有财产或家人的人，可以自己选择遗产适用的法律。本文以通俗的语言说明欧盟第650/2012号条例的规则。$$,
  $$房子在德尼亚，账户在伦敦，子女在苏黎世——在马里纳阿尔塔（Marina Alta）地区，许多家庭的遗产早已不限于一个国家。凡2015年8月17日及之后去世的，在西班牙由欧盟第650/2012号条例决定适用哪国法律来确定谁继承、继承多少。及早了解，选择权就在您手中。

以经常居所地为准
如果逝者没有另作安排，全部遗产都适用其去世时经常居所地国家的法律，在国外的财产也包括在内。仅凭市政住址登记（padrón）不足以认定，关键在于此人的生活中心究竟在哪里：居住的时间和原因、家庭所在、社会联系等。只有在例外情况下，如逝者与另一国家的联系明显更为密切，才适用该国法律。

因此，长期定居德尼亚的人通常适用西班牙《民法典》及其特留份制度（legítima）：法律把遗产的一部分保留给子女等晚辈直系血亲，没有晚辈的则保留给父母等长辈直系血亲，配偶则享有用益权。

选择本国法
您可以指定遗产适用您作出选择时或去世时所持国籍国家的法律（professio iuris）。拥有多个国籍的，可任选其一。选择应写入遗嘱或其他死因处分文书，最好明确写明。即使该国不是欧盟成员国，选择同样有效。

英国、美国和瑞士公民
英国、美国和瑞士不受该条例约束（爱尔兰和丹麦也不受约束），但西班牙机关对这些国家的公民同样适用该条例。

– 英国公民可以选择与其联系最密切的英国某一法域的法律；例如英格兰和威尔士法律给予立遗嘱人较大的自由。
– 美国公民实际上选择的是与其联系最密切的那个州的法律。
– 瑞士公民可以选择瑞士法律，但应与自2025年1月1日起施行的修订后瑞士国际私法相协调。

如果没有作出选择，而逝者生前居住在英国或美国的许多州，当地的规则可能会就位于西班牙的不动产指回西班牙法律。这就是所谓的“反致”，曾让不少家庭感到意外。瑞士则不同：对最后住所在瑞士的人，通常以本国法律适用于其全部遗产。

欧洲继承证书
凭此证书，继承人、受遗赠人和遗嘱执行人可以在其他成员国证明自己的身份，无需另走特别程序。在西班牙，视情况由处理该继承事务的法院或公证人签发。

– 证书并非必需，也不取代各国自己的文件。
– 经认证的副本原则上有效期为六个月，可以申请延长。
– 英国、瑞士和美国不签发此证书，须提交当地文件，例如英国的遗嘱认证书（grant of probate），一般还需附海牙认证（apostilla）和译文。

条例不涉及的事项
税务不在其内：选择英国法或德国法，并不改变在西班牙应缴的税款。夫妻财产制也不受其调整，但应当首先理清，因为它决定了哪些财产真正属于逝者。

以上为一般性信息，不能代替对您具体情况的分析。如果您的财产或家人分布在不止一个国家，欢迎预约来律所面谈，我们与您一起研究哪国法律更适合您。

法律依据截至2026年11月。来源：欧盟条例650/2012（[EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)）；Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）。$$,
  -- Русский
  $$Международное наследование: какое право применяется в Испании$$,
  $$Если вы живёте в Дении, а имущество или семья есть и в другой стране, право для наследства можно выбрать. Объясняем правила Регламента ЕС № 650/2012.$$,
  $$Дом в Дении, счёт в Лондоне, дети в Цюрихе: многие наследства в Марина-Альте давно не умещаются в границах одной страны. Если человек умер 17 августа 2015 года или позднее, в Испании на вопрос о том, по какому праву определяются наследники и их доли, отвечает Регламент (ЕС) № 650/2012. Кто знает его правила заранее, тот может выбирать сам.

Решает обычное место жительства
Если умерший не распорядился иначе, всё наследство подчиняется праву той страны, где он обычно проживал к моменту смерти, включая имущество за границей. Одной регистрации в муниципалитете (padrón) недостаточно: важно, где на самом деле находился центр жизни человека, то есть как долго и почему он там жил, где его семья и круг общения. Лишь в исключительных случаях применяется право другой страны, с которой связь была явно более тесной.

Для того, кто постоянно живёт в Дении, это означает Гражданский кодекс Испании и его правила об обязательной доле (legítima): часть наследства закон сохраняет за детьми и другими нисходящими родственниками, а при их отсутствии — за восходящими; супругу полагается право пользования (узуфрукт).

Выбор права страны гражданства
Вы вправе указать, что ваше наследство подчиняется праву страны, гражданство которой вы имеете в момент выбора или в момент смерти (professio iuris). Если гражданств несколько, подойдёт любое из них. Выбор делается в завещании или ином распоряжении на случай смерти, и разумнее выразить его прямо. Не имеет значения, что эта страна не входит в Европейский союз.

Граждане Великобритании, США и Швейцарии
Великобритания, США и Швейцария не связаны Регламентом (как и Ирландия с Данией), однако испанские органы применяют его и к гражданам этих стран.

– Британец может выбрать право той части Соединённого Королевства, с которой связан теснее всего; право Англии и Уэльса, например, оставляет широкую свободу завещания.
– Американец на практике выбирает право штата, с которым у него наиболее тесная связь.
– Гражданин Швейцарии может выбрать швейцарское право; этот выбор следует согласовать с законом Швейцарии о международном частном праве в редакции, действующей с 1 января 2025 года.

Если выбор не сделан, а умерший жил в Великобритании или во многих штатах США, нормы этих стран могут отослать к испанскому праву в отношении находящейся здесь недвижимости. Это так называемая обратная отсылка, которая застала врасплох не одну семью. Швейцария же, напротив, обычно применяет собственное право ко всему наследству того, кто имел там последнее место жительства.

Европейское свидетельство о наследовании
Оно позволяет наследникам, отказополучателям и исполнителям завещания подтвердить свой статус в другом государстве ЕС без особых процедур. В Испании его выдаёт, в зависимости от случая, суд или нотариус, ведущий наследственное дело.

– Оно необязательно и не заменяет национальных документов.
– Заверенные копии действуют, как правило, шесть месяцев; срок можно продлить.
– Великобритания, Швейцария и США его не выдают: представляются документы этих стран, например grant of probate, обычно с апостилем и переводом.

Чего Регламент не касается
Налоги остаются в стороне: выбор английского или немецкого права не меняет того, что придётся заплатить в Испании. Не регулирует он и режим имущества супругов, а с ним нужно разобраться в первую очередь, потому что от него зависит, что именно принадлежало умершему.

Эти сведения носят общий характер и не заменяют разбора вашей ситуации. Если имущество или семья есть у вас в нескольких странах, запишитесь на приём: вместе мы определим, какое право подходит вам лучше.

Право по состоянию на ноябрь 2026 года. Источники: Регламент (ЕС) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)).$$
);
