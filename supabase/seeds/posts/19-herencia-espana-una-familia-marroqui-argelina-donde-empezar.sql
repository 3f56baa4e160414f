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
  'herencia-espana-una-familia-marroqui-argelina-donde-empezar', '2026-10-30', 'Derecho sucesorio', array['Trámites']::text[], true,
  'moroccan-algerian-familys-estate-spain-where-begin', 'succession-espagne-famille-marocaine-algerienne', 'nachlass-spanien-marokkanischen-algerischen-familien',
  'moroccan-algerian-familys-estate-spain-where-begin', 'moroccan-algerian-familys-estate-spain-where-begin', 'nasledstvo-ispanii-marokkanskoy-alzhirskoy-seme-chego-nachat',
  '8d3f9f0e-5c1b-4f0a-9a57-3b6a0d1e7c19', '2026-10-30 08:00+00', '2026-10-30 08:00+00',
  '/images/covers/village.svg', 'Ilustración de una calle del casco antiguo de Dénia por la noche', false, false,
  'Illustration of a street in the old town of Dénia at night', 'Illustration d’une rue de la vieille ville de Dénia, la nuit', 'Illustration einer Straße in der Altstadt von Dénia bei Nacht',
  'رسم لشارع في المدينة القديمة بدينيا ليلًا', '插图：德尼亚老城的夜间街道', 'Рисунок: ночная улица старого города Дении',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02', '[]',
  -- Español
  $$Herencia en España de una familia marroquí o argelina: por dónde empezar$$,
  $$Ha muerto un familiar con casa o cuentas en España y los herederos viven en dos orillas. Qué ley se aplica, qué papeles se piden y qué plazo corre.$$,
  $$Si ha fallecido un familiar suyo y dejó en España una casa, una cuenta o un seguro, tiene tres cosas por delante: saber qué ley dice quién hereda, reunir papeles que el notario español acepte y presentar el impuesto en seis meses. No hace falta que viajen todos: la mayor parte se hace con un poder.

Qué ley se aplica
En España responde el Reglamento (UE) 650/2012, aunque el fallecido fuera marroquí o argelino y aunque los herederos vivan fuera de la Unión.

– Si residía habitualmente en España al morir, se aplica en principio la ley española a toda la herencia.
– Si residía habitualmente en Marruecos o en Argelia, se mira la ley de ese país, con el reenvío que sus normas puedan hacer.
– Si eligió en testamento la ley de su nacionalidad, rige esa ley. La elección debe ser expresa.

Marruecos y Argelia no están vinculados por el Reglamento: sus tribunales y notarios pueden ver la misma herencia con otra ley, sobre todo para los inmuebles situados allí. Por eso conviene ordenar las dos partes a la vez.

Qué cambia de una ley a otra
En el Código Civil español, hijos e hijas heredan por igual, el cónyuge viudo tiene un usufructo y dos tercios están reservados a los descendientes (la legítima). El derecho marroquí y el argelino reparten con otras reglas. Si la ley aplicable es extranjera y su resultado discrimina por sexo o por religión, las autoridades españolas pueden dejar de aplicar esa regla por orden público; se estudia caso por caso.

El menor acogido en kafala no es en España, por ese solo hecho, un hijo adoptivo: la kafala se equipara en general al acogimiento familiar o a la tutela. Quien quiera dejarle algo debe decirlo en el testamento.

Papeles de España
– Certificado de defunción, certificado de últimas voluntades (pasados quince días hábiles) y certificado de seguros de vida.
– El testamento, si existe. Si no, la declaración de herederos ante notario.
– Nota simple del Registro de la Propiedad y saldos bancarios en la fecha de la muerte.
– Un NIE por heredero, aunque viva en el extranjero.

Papeles de Marruecos o de Argelia
– Acta de matrimonio, actas de nacimiento y acta de herederos (iratha o frida).
– Apostilla: la de Marruecos se acepta desde agosto de 2016. Argelia se adhirió al Convenio, en vigor allí desde el 9 de julio de 2026; para documentos anteriores, y siempre que haya duda, pregunte en el consulado si hace falta legalización consular.
– Traducción jurada al español del documento y de su apostilla.
– El poder de quien no viaja: ante el consulado de España, o ante un notario o un adul de su país con apostilla y traducción. Debe mencionar de forma expresa la aceptación y el reparto de la herencia.

El impuesto: seis meses para todos
El plazo corre desde el fallecimiento, aunque los herederos vivan en Uxda o en Orán (Modelo 650). Si el fallecido o el heredero residía fuera de España, se declara ante la Agencia Tributaria estatal. En la Comunitat Valenciana, los hijos, el cónyuge y los padres tienen una bonificación del 99 % de la cuota por los bienes declarados, en los fallecimientos desde el 28 de mayo de 2023; los no residentes también pueden pedirla cuando les corresponden las normas valencianas. La prórroga se solicita en los cinco primeros meses y devenga intereses. Si hay un inmueble urbano se suma la plusvalía municipal.

Qué conviene evitar
– Vender los muebles o el coche del fallecido, o sacar su dinero del banco, antes de conocer las deudas: puede equivaler a aceptar la herencia con ellas.
– Conformarse con el acta de herederos de allí: el banco y el Registro suelen pedir aquí una escritura de aceptación.
– Firmar un poder general a favor de alguien a quien no se conoce bien.

Esto es información general y no sustituye el estudio de su caso. Si los seis meses ya corren, envíenos el certificado de defunción y lo que tenga: le diremos qué falta y en qué orden, en su idioma, por vídeo si está lejos y con intérprete cuando haga falta.

Derecho vigente en noviembre de 2026. Fuentes: Reglamento (UE) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32012R0650)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 54/2007 ([BOE-A-2007-22438](https://www.boe.es/buscar/doc.php?id=BOE-A-2007-22438)); Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)); Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)); Convenio de La Haya de 1961.$$,
  -- English
  $$A Moroccan or Algerian family’s estate in Spain: where to begin$$,
  $$A relative has died leaving a home or accounts in Spain, and the heirs live across the sea. Which law applies, which papers you need and how long you have.$$,
  $$If a relative of yours has died and left a home, a bank account or an insurance policy in Spain, you have three things to do: find out which law says who inherits, gather papers that a Spanish notary will accept, and file the tax return within six months. You need not all travel: most of it can be done with a power of attorney.

Which law applies
In Spain the answer is in Regulation (EU) No 650/2012, even if the deceased was Moroccan or Algerian and even if the heirs live outside the Union.

– If the deceased was habitually resident in Spain, Spanish law applies in principle to the whole estate.
– If habitually resident in Morocco or Algeria, the law of that country is considered, along with any reference back that its rules may make.
– If the deceased chose the law of their nationality in a will, that law governs. The choice should be express.

Morocco and Algeria are not bound by the Regulation: their courts and notaries may apply another law to the same estate, above all for property situated there. It is best to put both sides in order at once.

What changes from one law to the other
Under the Spanish Civil Code, sons and daughters inherit equally, the surviving spouse has a life interest (usufructo) and two thirds are reserved for descendants (the legítima). Moroccan and Algerian law divide by other rules. If foreign law applies and its result discriminates by sex or religion, the Spanish authorities may refuse to apply that rule on grounds of public policy; each case is looked at on its own.

A child taken in under kafala is not an adopted child in Spain for that reason alone: kafala is generally treated like foster care or guardianship. Anyone who wishes to leave such a child something should say so in a will.

Papers from Spain
– Death certificate, certificate of last wills (certificado de últimas voluntades, after fifteen working days) and certificate of life insurance policies.
– The will, if there is one. If not, a declaration of heirs before a notary (declaración de herederos).
– An extract from the Land Registry (nota simple) and bank balances on the date of death.
– An NIE for each heir, even if they live abroad.

Papers from Morocco or Algeria
– Marriage certificate, birth certificates and deed of heirs (iratha or frida).
– Apostille: Morocco’s has been accepted since August 2016. Algeria has joined the Convention, in force there since 9 July 2026; for earlier documents, and whenever in doubt, ask the consulate whether consular legalisation is needed.
– A sworn translation into Spanish of the document and of its apostille.
– A power of attorney for those who do not travel: before the Spanish consulate, or before a notary or adoul in your country with apostille and translation. It should expressly mention accepting and sharing out the estate.

The tax: six months for everyone
Time runs from the death, even if the heirs live in Oujda or Oran (Modelo 650). If either the deceased or the heir lived outside Spain, the return goes to the national tax agency (Agencia Tributaria). In the Comunitat Valenciana, children, spouse and parents have a 99% reduction of the tax on declared assets, for deaths from 28 May 2023; non-residents may also claim it where Valencian rules apply to them. An extension can be requested in the first five months and carries interest. If there is urban property, the municipal plusvalía tax is added.

What to avoid
– Selling the deceased’s furniture or car, or taking their money from the bank, before you know the debts: it may amount to accepting the estate along with them.
– Relying on the deed of heirs from home alone: the bank and the Registry here usually ask for a notarial deed of acceptance.
– Signing a general power of attorney in favour of somebody you do not know well.

This is general information and does not replace advice on your case. If the six months are already running, send us the death certificate and whatever you have: we will tell you what is missing and in which order, in your language, by video if you are far away and with an interpreter when needed.

Law as of November 2026. Sources: Regulation (EU) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 54/2007 ([BOE-A-2007-22438](https://www.boe.es/buscar/doc.php?id=BOE-A-2007-22438)); Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)); Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)); Hague Convention of 1961.$$,
  -- Français
  $$Succession en Espagne d’une famille marocaine ou algérienne$$,
  $$Un proche est mort en laissant une maison ou des comptes en Espagne, et les héritiers vivent de part et d’autre de la Méditerranée. Quelle loi, quels papiers, quel délai.$$,
  $$Si l’un de vos proches est décédé en laissant en Espagne une maison, un compte ou une assurance, trois choses vous attendent : savoir quelle loi désigne les héritiers, réunir des papiers que le notaire espagnol acceptera et déclarer l’impôt dans les six mois. Il n’est pas nécessaire que tous voyagent : l’essentiel se fait par procuration.

Quelle loi s’applique
En Espagne, la réponse est dans le règlement (UE) n° 650/2012, même si le défunt était marocain ou algérien et même si les héritiers vivent hors de l’Union.

– S’il résidait habituellement en Espagne, la loi espagnole s’applique en principe à toute la succession.
– S’il résidait habituellement au Maroc ou en Algérie, on regarde la loi de ce pays, avec le renvoi que ses règles peuvent opérer.
– S’il a choisi par testament la loi de sa nationalité, c’est elle qui régit la succession. Le choix doit être exprès.

Le Maroc et l’Algérie ne sont pas liés par le règlement : leurs tribunaux et leurs notaires peuvent appliquer une autre loi à la même succession, surtout pour les immeubles situés là-bas. Mieux vaut donc régler les deux côtés en même temps.

Ce qui change d’une loi à l’autre
Dans le Code civil espagnol, fils et filles héritent à parts égales, le conjoint survivant a un usufruit et deux tiers sont réservés aux descendants (la legítima). Les droits marocain et algérien partagent selon d’autres règles. Si la loi applicable est étrangère et que son résultat discrimine selon le sexe ou la religion, les autorités espagnoles peuvent écarter cette règle au nom de l’ordre public ; chaque cas s’examine séparément.

L’enfant recueilli en kafala n’est pas en Espagne, de ce seul fait, un enfant adoptif : la kafala est en général assimilée à l’accueil familial ou à la tutelle. Celui qui veut lui laisser quelque chose doit le dire dans son testament.

Papiers d’Espagne
– Acte de décès, certificat de dernières volontés (certificado de últimas voluntades, après quinze jours ouvrés) et certificat des assurances-vie.
– Le testament, s’il existe. Sinon, la déclaration d’héritiers devant notaire (declaración de herederos).
– Extrait du registre foncier (nota simple) et soldes bancaires au jour du décès.
– Un NIE par héritier, même s’il vit à l’étranger.

Papiers du Maroc ou d’Algérie
– Acte de mariage, actes de naissance et acte d’hérédité (iratha ou frida).
– Apostille : celle du Maroc est acceptée depuis août 2016. L’Algérie a adhéré à la convention de La Haye, en vigueur chez elle depuis le 9 juillet 2026 ; pour les documents antérieurs, et en cas de doute, demandez au consulat si une légalisation consulaire est nécessaire.
– Traduction assermentée en espagnol (traducción jurada) de l’acte et de son apostille.
– La procuration de ceux qui ne voyagent pas : devant le consulat d’Espagne, ou devant un notaire ou un adoul de votre pays, avec apostille et traduction. Elle doit mentionner expressément l’acceptation et le partage de la succession.

L’impôt : six mois pour tous
Le délai court depuis le décès, même si les héritiers vivent à Oujda ou à Oran (Modelo 650). Si le défunt ou l’héritier résidait hors d’Espagne, la déclaration se fait auprès de l’administration fiscale de l’État (Agencia Tributaria). Dans la Comunitat Valenciana, enfants, conjoint et parents bénéficient d’une réduction de 99 % de l’impôt sur les biens déclarés, pour les décès à compter du 28 mai 2023 ; les non-résidents peuvent aussi la demander lorsque les règles valenciennes leur sont applicables. La prolongation se demande dans les cinq premiers mois et porte intérêt. S’il y a un immeuble urbain, la plusvalía municipale s’y ajoute.

Ce qu’il vaut mieux éviter
– Vendre les meubles ou la voiture du défunt, ou retirer son argent, avant de connaître les dettes : cela peut valoir acceptation de la succession avec elles.
– Se contenter de l’acte d’hérédité dressé là-bas : la banque et le registre demandent d’ordinaire ici un acte notarié d’acceptation.
– Signer une procuration générale en faveur de quelqu’un que l’on connaît mal.

Ceci est une information générale et ne remplace pas l’étude de votre dossier. Si les six mois courent déjà, envoyez-nous l’acte de décès et ce que vous avez : nous vous dirons ce qui manque et dans quel ordre, dans votre langue, par vidéo si vous êtes loin et avec un interprète au besoin.

Droit en vigueur en novembre 2026. Sources : règlement (UE) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32012R0650)) ; Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)) ; Ley 54/2007 ([BOE-A-2007-22438](https://www.boe.es/buscar/doc.php?id=BOE-A-2007-22438)) ; Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)) ; Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)) ; convention de La Haye de 1961.$$,
  -- Deutsch
  $$Nachlass in Spanien in marokkanischen oder algerischen Familien$$,
  $$Ein Angehöriger hinterlässt Haus oder Konten in Spanien, die Erben jenseits des Meeres. Welches Recht gilt, welche Papiere nötig sind, welche Frist läuft.$$,
  $$Ist ein Angehöriger gestorben und hat in Spanien ein Haus, ein Konto oder eine Versicherung hinterlassen, stehen drei Dinge an: klären, welches Recht die Erben bestimmt, Papiere beschaffen, die der spanische Notar anerkennt, und binnen sechs Monaten die Steuer erklären. Nicht alle müssen anreisen: Das meiste lässt sich mit einer Vollmacht erledigen.

Welches Recht gilt
In Spanien gibt die Verordnung (EU) Nr. 650/2012 die Antwort, auch wenn der Verstorbene Marokkaner oder Algerier war und auch wenn die Erben außerhalb der Union leben.

– Hatte er seinen gewöhnlichen Aufenthalt in Spanien, gilt grundsätzlich spanisches Recht für den gesamten Nachlass.
– Hatte er ihn in Marokko oder Algerien, kommt es auf das Recht dieses Landes an, samt einer Rückverweisung, die dessen Regeln aussprechen können.
– Hat er im Testament das Recht seiner Staatsangehörigkeit gewählt, gilt dieses. Die Wahl sollte ausdrücklich sein.

Marokko und Algerien sind an die Verordnung nicht gebunden: Ihre Gerichte und Notare können denselben Nachlass nach anderem Recht beurteilen, vor allem bei Grundstücken dort. Ordnen Sie deshalb am besten beide Seiten zugleich.

Was sich von Recht zu Recht ändert
Nach dem spanischen Código Civil erben Söhne und Töchter zu gleichen Teilen, der überlebende Ehegatte hat einen Nießbrauch, und zwei Drittel sind den Abkömmlingen vorbehalten (legítima). Das marokkanische und das algerische Recht teilen nach anderen Regeln. Gilt ausländisches Recht und benachteiligt sein Ergebnis wegen des Geschlechts oder der Religion, können spanische Stellen die Regel wegen des ordre public unangewendet lassen; das wird im Einzelfall geprüft.

Ein in Kafala aufgenommenes Kind ist in Spanien nicht allein deshalb ein Adoptivkind: Die Kafala wird in der Regel der Aufnahme in eine Pflegefamilie oder einer Vormundschaft gleichgestellt. Wer ihm etwas hinterlassen will, sollte es ins Testament schreiben.

Papiere aus Spanien
– Sterbeurkunde, Bescheinigung des Testamentsregisters (certificado de últimas voluntades, nach fünfzehn Arbeitstagen) und Bescheinigung über Lebensversicherungen.
– Das Testament, falls vorhanden. Sonst die Feststellung der Erben vor dem Notar (declaración de herederos).
– Grundbuchauszug (nota simple) und Kontostände am Todestag.
– Eine NIE für jeden Erben, auch im Ausland.

Papiere aus Marokko oder Algerien
– Heiratsurkunde, Geburtsurkunden und Erbenurkunde (iratha oder frida).
– Apostille: Die marokkanische wird seit August 2016 anerkannt. Algerien ist dem Übereinkommen beigetreten, das dort seit dem 9. Juli 2026 gilt; bei früheren Urkunden und im Zweifel fragen Sie im Konsulat, ob eine konsularische Legalisation nötig ist.
– Beglaubigte Übersetzung (traducción jurada) der Urkunde und ihrer Apostille ins Spanische.
– Die Vollmacht für alle, die nicht reisen: vor dem spanischen Konsulat oder vor einem Notar oder Adoul in Ihrem Land mit Apostille und Übersetzung. Sie sollte Annahme und Teilung des Nachlasses ausdrücklich nennen.

Die Steuer: sechs Monate für alle
Die Frist läuft ab dem Todestag, auch wenn die Erben in Oujda oder Oran leben (Modelo 650). Lebte der Verstorbene oder der Erbe außerhalb Spaniens, wird die Erklärung bei der staatlichen Steuerbehörde (Agencia Tributaria) abgegeben. In der Comunitat Valenciana werden Kindern, Ehegatten und Eltern für das erklärte Vermögen 99 % der Steuer erlassen, bei Todesfällen ab dem 28. Mai 2023; auch Nichtresidenten können das beanspruchen, wenn für sie valencianisches Recht gilt. Eine Verlängerung ist in den ersten fünf Monaten zu beantragen und kostet Zinsen. Gehört ein städtisches Grundstück zum Nachlass, kommt die gemeindliche plusvalía hinzu.

Was Sie besser lassen
– Möbel oder Auto des Verstorbenen verkaufen oder sein Geld abheben, bevor die Schulden bekannt sind: Das kann als Annahme samt Schulden gelten.
– Sich mit der Erbenurkunde von dort begnügen: Bank und Grundbuch verlangen hier meist eine notarielle Annahmeurkunde.
– Eine Generalvollmacht für jemanden unterschreiben, den Sie kaum kennen.

Dies ist eine allgemeine Information und ersetzt nicht die Prüfung Ihres Falles. Laufen die sechs Monate schon, schicken Sie uns die Sterbeurkunde und was Sie haben: Wir sagen Ihnen, was fehlt und in welcher Reihenfolge, in Ihrer Sprache, per Video, wenn Sie weit weg sind, und bei Bedarf mit Dolmetscher.

Rechtsstand: November 2026. Quellen: Verordnung (EU) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32012R0650)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 54/2007 ([BOE-A-2007-22438](https://www.boe.es/buscar/doc.php?id=BOE-A-2007-22438)); Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)); Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)); Haager Übereinkommen von 1961.$$,
  -- العربية
  $$تركة في إسبانيا لعائلة مغربية أو جزائرية: من أين تبدؤون$$,
  $$توفي قريب ترك بيتًا أو حسابًا في إسبانيا والورثة بين ضفتين. أي قانون يسري، وما الأوراق المطلوبة من المغرب أو الجزائر، ومهلة الأشهر الستة.$$,
  $$إذا توفي قريب لكم وترك في إسبانيا بيتًا أو حسابًا مصرفيًا أو تأمينًا، فأمامكم ثلاثة أمور: معرفة القانون الذي يحدد الورثة، وإعداد الأوراق التي يقبلها الموثّق الإسباني (notario)، والتصريح بضريبة الميراث خلال ستة أشهر. ولا يلزم أن تسافروا جميعًا: فأغلب الخطوات تتم بوكالة.

أي قانون يسري
في إسبانيا تجيب اللائحة الأوروبية رقم 650/2012 عن هذا السؤال، ولو كان المتوفى مغربيًا أو جزائريًا، ولو كان الورثة يعيشون خارج الاتحاد.

– إذا كانت إقامته المعتادة عند الوفاة في إسبانيا، سرى من حيث المبدأ القانون الإسباني على التركة كلها.
– إذا كانت إقامته المعتادة في المغرب أو الجزائر، نُظر إلى قانون ذلك البلد، مع مراعاة ما قد تقرره قواعده من إحالة.
– إذا اختار في وصيته قانون جنسيته، سرى هذا القانون. وينبغي أن يكون الاختيار صريحًا.

والمغرب والجزائر غير ملزمين بهذه اللائحة، فقد تنظر محاكمهما وموثّقوهما إلى التركة نفسها بقانون آخر، وخصوصًا في العقارات الموجودة هناك. ولذلك يُستحسن ترتيب الجانبين معًا.

ما الذي يتغيّر بين القانونين
في القانون المدني الإسباني يرث الأبناء والبنات بالتساوي، وللزوج الباقي على قيد الحياة حق انتفاع، وثلثا التركة حصة محفوظة للأولاد وسائر الفروع (legítima). أما القانون المغربي والجزائري فيوزعان الأنصبة بقواعد أخرى. وإذا كان القانون الأجنبي هو الواجب التطبيق وأدى إلى نتيجة تميّز بسبب الجنس أو الدين، جاز للسلطات الإسبانية أن تستبعد تلك القاعدة باسم النظام العام؛ ويُنظر في كل حالة على حدة.

والطفل المكفول (kafala) لا يُعدّ في إسبانيا ابنًا متبنى بمجرد الكفالة، فهي تُعامل عمومًا معاملة الرعاية الأسرية أو الوصاية. ومن أراد أن يترك له شيئًا فليذكره في وصيته.

أوراق من إسبانيا
– شهادة الوفاة، وشهادة الوصايا الأخيرة (certificado de últimas voluntades) بعد خمسة عشر يوم عمل، وشهادة عقود التأمين على الحياة.
– الوصية إن وُجدت. فإن لم توجد، حُرّرت لدى الموثّق وثيقة إثبات الورثة (declaración de herederos).
– مستخرج السجل العقاري (nota simple) وكشوف المصارف في تاريخ الوفاة.
– رقم هوية الأجنبي (NIE) لكل وارث، ولو كان يعيش في الخارج.

أوراق من المغرب أو الجزائر
– عقد الزواج وعقود الميلاد ورسم الإراثة أو الفريضة.
– تصديق الأبوستيل: يُقبل من المغرب منذ أغسطس 2016. أما الجزائر فانضمت إلى الاتفاقية وبدأ سريانها فيها في 9 يوليو 2026؛ وفي الوثائق الأقدم، وكلما ساوركم شك، تحققوا لدى القنصلية هل يلزم تصديق قنصلي.
– ترجمة محلّفة إلى الإسبانية (traducción jurada) للوثيقة ولتصديقها.
– الوكالة لمن لا يسافر: أمام القنصلية الإسبانية، أو أمام موثّق أو عدل في بلدكم بالأبوستيل والترجمة. وينبغي أن تذكر صراحةً قبول التركة وقسمتها.

الضريبة: ستة أشهر للجميع
تسري المهلة من يوم الوفاة، ولو كان الورثة يقيمون في وجدة أو وهران (النموذج 650). وإذا كان المتوفى أو الوارث يقيم خارج إسبانيا فالتصريح يُقدَّم إلى مصلحة الضرائب التابعة للدولة (Agencia Tributaria). وللأبناء والزوج والوالدين في إقليم بلنسية تخفيض قدره 99% من الضريبة على الأموال المصرَّح بها، في الوفيات الحاصلة منذ 28 مايو 2023، ويمكن لغير المقيمين طلبه عندما تسري قواعد هذا الإقليم. ويمكن طلب تمديد خلال الأشهر الخمسة الأولى، مع فوائد. وتُضاف ضريبة البلدية على زيادة قيمة الأرض (plusvalía municipal) إذا كان في التركة عقار حضري.

ما يحسن تجنبه
– بيع أثاث المتوفى أو سيارته أو سحب ماله من المصرف قبل معرفة الديون: فقد يُعدّ قبولًا للتركة بديونها.
– الاكتفاء بالإراثة المحررة في الوطن: فالمصرف والسجل العقاري هنا يطلبان عادةً عقد قبول أمام موثّق.
– توقيع وكالة عامة لشخص لا تعرفونه حق المعرفة.

هذه معلومات عامة ولا تغني عن دراسة حالتكم. وإذا كانت الأشهر الستة تجري، فأرسلوا إلينا شهادة الوفاة وما لديكم من أوراق: نقول لكم ما ينقص وبأي ترتيب، بلغتكم، وعبر الفيديو إن كنتم بعيدين، مع مترجم عند الحاجة.

القانون الساري في نوفمبر 2026. المصادر: اللائحة الأوروبية 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650))؛ Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763))؛ Ley 54/2007 ([BOE-A-2007-22438](https://www.boe.es/buscar/doc.php?id=BOE-A-2007-22438))؛ Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141))؛ Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466))؛ اتفاقية لاهاي لعام 1961.$$,
  -- 中文
  $$摩洛哥或阿尔及利亚家庭在西班牙的遗产：从何入手$$,
  $$亲人去世，在西班牙留下房子或存款，继承人分住地中海两岸。本文说明适用哪国法律、需要哪些文件，以及申报期限。$$,
  $$如果您的亲人去世，在西班牙留下房子、银行账户或保险，您面前有三件事：弄清由哪国法律决定谁继承；准备西班牙公证人（notario）认可的文件；在六个月内申报税款。不必全家都来：大部分手续可以凭委托书办理。

适用哪国法律
在西班牙，由欧盟第650/2012号条例回答这个问题，即使逝者是摩洛哥人或阿尔及利亚人，即使继承人住在欧盟以外。

– 逝者去世时经常居所地在西班牙的，全部遗产原则上适用西班牙法律。
– 经常居所地在摩洛哥或阿尔及利亚的，看该国的法律，并考虑该国规则可能作出的反致。
– 逝者在遗嘱中选择了本国法律的，适用该法律。选择应当明确写出。

摩洛哥和阿尔及利亚不受该条例约束，两国的法院和公证人可能对同一份遗产适用另一种法律，尤其是位于当地的不动产。因此，最好把两边同时理清。

两种法律有什么不同
依西班牙《民法典》，儿子和女儿平等继承，在世配偶享有用益权，三分之二保留给晚辈直系血亲（特留份，legítima）。摩洛哥法和阿尔及利亚法按另外的规则分配。如果应当适用外国法，而其结果因性别或宗教构成歧视，西班牙机关可以以公共秩序为由不适用该规则；须逐案判断。

依卡法拉（kafala）制度由他人抚养的孩子，在西班牙并不因此就成为养子女：卡法拉一般等同于寄养或监护。想留给孩子财产的，应当写进遗嘱。

西班牙的文件
– 死亡证明、最后遗嘱证明（certificado de últimas voluntades，去世满十五个工作日后可申请）以及人寿保险证明。
– 遗嘱（如有）。没有遗嘱的，在公证人处办理继承人声明（declaración de herederos）。
– 产权登记摘要（nota simple）以及去世当日的银行余额。
– 每位继承人的NIE，即使住在国外。

摩洛哥或阿尔及利亚的文件
– 结婚证明、出生证明和继承人证书（iratha或frida）。
– 海牙认证（apostilla）：摩洛哥的自2016年8月起获承认。阿尔及利亚已加入公约，自2026年7月9日起在该国生效；此前的文件，以及任何有疑问的情形，请向领事馆确认是否需要领事认证。
– 文件及其认证的西班牙语宣誓翻译（traducción jurada）。
– 不来西班牙的人须出具委托书：在西班牙领事馆办理，或在本国公证人或阿杜尔（adul，伊斯兰公证人）处办理，并附海牙认证和译文。委托书应明确写明接受和分割遗产。

税款：人人都是六个月
期限自去世之日起计算，即使继承人住在乌季达或奥兰（650表，Modelo 650）。只要逝者或继承人一方居住在西班牙境外，就向国家税务局（Agencia Tributaria）申报。在瓦伦西亚大区，2023年5月28日及之后去世的，子女、配偶和父母就已申报的财产减免99%的税额；适用瓦伦西亚规则的非居民也可以主张。延期须在前五个月内申请，并须支付利息。有城市不动产的，还要加上市政土地增值税（plusvalía municipal）。

应当避免的事
– 在弄清债务之前就卖掉逝者的家具或汽车，或取走其银行存款：这可能等于连同债务一起接受遗产。
– 只凭家乡的继承人证书：这里的银行和产权登记处通常要求公证的接受遗产契约。
– 给自己并不了解的人签署全权委托书。

以上为一般性信息，不能代替对您个案的分析。如果六个月已经起算，请把死亡证明和您手头的文件发给我们：我们会告诉您缺什么、按什么顺序办，用您的语言，离得远可以视频，必要时配翻译。

法律依据截至2026年11月。来源：欧盟条例650/2012（[EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)）；Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）；Ley 54/2007（[BOE-A-2007-22438](https://www.boe.es/buscar/doc.php?id=BOE-A-2007-22438)）；Ley 29/1987（[BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)）；Ley 6/2023（[BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)）；1961年《海牙公约》。$$,
  -- Русский
  $$Наследство в Испании в марокканской или алжирской семье: с чего начать$$,
  $$Умер родственник, в Испании остались дом или счета, а наследники живут по разные стороны моря. Какое право применяется, какие бумаги нужны и какой идёт срок.$$,
  $$Если умер ваш родственник и в Испании остались дом, счёт или страховка, перед вами три задачи: узнать, по какому праву определяют наследников, собрать документы, которые примет испанский нотариус, и в течение шести месяцев подать налоговую декларацию. Ехать всем не нужно: большая часть делается по доверенности.

Какое право применяется
В Испании ответ даёт Регламент (ЕС) № 650/2012, даже если умерший был гражданином Марокко или Алжира, а наследники живут за пределами Союза.

– Если умерший обычно проживал в Испании, ко всему наследству, как правило, применяется испанское право.
– Если он обычно проживал в Марокко или Алжире, смотрят право этой страны с учётом обратной отсылки, которую могут содержать его нормы.
– Если в завещании он выбрал право страны своего гражданства, действует оно. Выбор должен быть выражен прямо.

Марокко и Алжир Регламентом не связаны: их суды и нотариусы могут подойти к тому же наследству с другим правом, прежде всего когда речь о недвижимости там. Поэтому обе стороны лучше приводить в порядок одновременно.

Чем отличаются правила
По испанскому Гражданскому кодексу сыновья и дочери наследуют поровну, переживший супруг получает право пользования (узуфрукт), а две трети сохраняются за нисходящими (обязательная доля, legítima). Марокканское и алжирское право делят по другим правилам. Если применимо иностранное право и его результат дискриминирует по полу или религии, испанские органы могут не применить эту норму по соображениям публичного порядка; каждый случай рассматривают отдельно.

Ребёнок, принятый по кафале (kafala), только в силу этого в Испании усыновлённым не считается: кафалу обычно приравнивают к приёмной семье или опеке. Если вы хотите ему что-то оставить, скажите об этом в завещании.

Документы из Испании
– Свидетельство о смерти, справка из реестра завещаний (certificado de últimas voluntades, по истечении пятнадцати рабочих дней) и справка о договорах страхования жизни.
– Завещание, если оно есть. Если нет, нотариальное определение наследников (declaración de herederos).
– Выписка из Реестра собственности (nota simple) и остатки на счетах на день смерти.
– NIE для каждого наследника, даже если он живёт за границей.

Документы из Марокко или Алжира
– Свидетельство о браке, свидетельства о рождении и акт о наследниках (iratha или frida).
– Апостиль: марокканский признают с августа 2016 года. Алжир присоединился к Конвенции, и она действует там с 9 июля 2026 года; для более ранних документов и при любом сомнении узнайте в консульстве, нужна ли консульская легализация.
– Присяжный перевод документа и апостиля на испанский (traducción jurada).
– Доверенность тех, кто не приедет: в консульстве Испании либо у нотариуса или адула в своей стране, с апостилем и переводом. В ней должны быть прямо названы принятие и раздел наследства.

Налог: шесть месяцев для всех
Срок идёт со дня смерти, даже если наследники живут в Уджде или Оране (Modelo 650). Если умерший или наследник жил за пределами Испании, декларацию подают в государственную налоговую службу (Agencia Tributaria). В Валенсийском сообществе для детей, супруга и родителей налог на заявленное имущество уменьшается на 99 %, если смерть наступила 28 мая 2023 года или позднее; это доступно и нерезидентам, когда к ним применяются валенсийские нормы. Об отсрочке заявляют в первые пять месяцев, за неё начисляют проценты. Если есть городская недвижимость, добавляется муниципальный налог (plusvalía municipal).

Чего лучше не делать
– Продавать мебель или машину умершего либо снимать его деньги, не зная о долгах: это может значить, что вы приняли наследство вместе с ними.
– Довольствоваться актом о наследниках с родины: банк и Реестр здесь обычно требуют нотариальный акт о принятии.
– Подписывать генеральную доверенность на человека, которого плохо знаете.

Это общие сведения, которые не заменяют изучения вашего дела. Если шесть месяцев уже идут, пришлите нам свидетельство о смерти и то, что есть: мы скажем, чего не хватает и в каком порядке действовать, на вашем языке, по видеосвязи, если вы далеко, и с переводчиком, если нужно.

Право по состоянию на ноябрь 2026 года. Источники: Регламент (ЕС) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 54/2007 ([BOE-A-2007-22438](https://www.boe.es/buscar/doc.php?id=BOE-A-2007-22438)); Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)); Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)); Гаагская конвенция 1961 года.$$
);
