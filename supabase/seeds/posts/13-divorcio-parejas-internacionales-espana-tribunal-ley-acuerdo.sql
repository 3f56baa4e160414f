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
  'divorcio-parejas-internacionales-espana-tribunal-ley-acuerdo', '2026-10-13', 'Derecho de familia', array['Trámites']::text[], true,
  '0518ce09-e9d2-4934-96f8-bb19b9a0c946', '2026-10-13 08:00+00', '2026-10-13 08:00+00',
  '/images/covers/sea.svg', 'Ilustración del mar Mediterráneo', false, true,
  'Illustration of the Mediterranean Sea', 'Illustration de la mer Méditerranée', 'Illustration des Mittelmeers',
  'رسم للبحر الأبيض المتوسط', '插图：地中海', 'Рисунок: Средиземное море',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02',
  '[{"title": "Reglamento (UE) 2019/1111", "url": "https://eur-lex.europa.eu/eli/reg/2019/1111/oj"}]',
  -- Español
  $$Divorcio de parejas internacionales en España: tribunal, ley y acuerdo$$,
  $$Boda en otro país, nacionalidades distintas, bienes repartidos: qué tribunal decide el divorcio, qué ley se aplica y cuándo basta con acudir al notario.$$,
  $$En la Marina Alta viven muchos matrimonios con dos nacionalidades, o casados en un país y residentes en otro. Cuando la convivencia termina, antes de hablar del reparto hay que contestar dos preguntas: qué país puede resolver el divorcio y qué ley se aplicará. La respuesta está en reglamentos europeos y no depende del lugar de la boda.

Qué tribunal es competente
El Reglamento (UE) 2019/1111, conocido como Bruselas II ter, permite acudir a los tribunales españoles, sea cual sea la nacionalidad de los cónyuges, en estos supuestos:
– ambos residen habitualmente en España;
– aquí estuvo su última residencia habitual común y uno de los dos sigue viviendo en España;
– el cónyuge demandado reside en España;
– la solicitud es conjunta y uno de ellos reside en España;
– quien demanda lleva al menos un año residiendo aquí, o seis meses si además es español;
– ambos son españoles.

Entre estos criterios no hay orden de preferencia. Con demandas en dos Estados miembros, decide en principio el primer tribunal al que se acudió. Con países de fuera de la Unión, como el Reino Unido, esa regla no rige.

La custodia corresponde, por lo general, al tribunal de la residencia habitual del menor, y los alimentos tienen su propio reglamento (4/2009). Por eso el juez del divorcio no siempre puede resolverlo todo.

Qué ley se aplica
El Reglamento (UE) 1259/2010 (Roma III) permite pactar por escrito, con fecha y firma, la ley de la residencia habitual común, la de la última si uno aún vive allí, la de la nacionalidad de cualquiera de los dos o la del tribunal. Sin pacto se aplica, por este orden:
– la ley de la residencia habitual común al presentar la demanda;
– la de la última residencia común, si terminó hace menos de un año y uno permanece allí;
– la de la nacionalidad común;
– la del tribunal que conoce del asunto.

Con la ley española no hay que alegar causa: por regla general basta con que hayan pasado tres meses desde la boda.

Mutuo acuerdo, notario o juicio
Con acuerdo se firma un convenio regulador sobre hijos, vivienda, pensiones y bienes. Si hay hijos menores no emancipados, o mayores con medidas judiciales de apoyo a cargo de sus padres, lo aprueba el juez. Si no los hay, puede otorgarse escritura ante notario, siempre con asistencia de abogado; los hijos mayores que convivan en casa sin ingresos propios deben consentir lo que les afecte.

Sin acuerdo queda la demanda contenciosa. La Ley Orgánica 1/2025 exige, salvo excepciones, haber intentado antes una solución negociada, por ejemplo la mediación.

El reparto de los bienes
Aquí manda otro texto, el Reglamento (UE) 2016/1103, cuyas normas sobre ley aplicable rigen para los matrimonios celebrados desde el 29 de enero de 2019 o que hayan elegido ley a partir de esa fecha. Divorciarse con ley española no significa tener gananciales: el régimen puede ser alemán, francés u otro.

Qué conviene reunir
– certificados de matrimonio y de nacimiento de los hijos, apostillados y traducidos cuando proceda;
– prueba de la residencia de cada cónyuge;
– capitulaciones o pactos previos;
– relación de bienes y deudas en cada país.

Esto es información general y no asesoramiento. Si su matrimonio tiene lazos con varios países, pida cita en nuestro despacho antes de firmar o presentar nada.

Derecho vigente en noviembre de 2026. Fuentes: Reglamento (UE) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32019R1111)); Reglamento (UE) 1259/2010 ([EUR-Lex 32010R1259](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32010R1259)); Reglamento (UE) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32016R1103)); Reglamento (UE) 4/2009 ([EUR-Lex 32009R0004](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32009R0004)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- English
  $$Divorce for international couples in Spain: court, law and agreement$$,
  $$Married abroad, two nationalities, assets in several countries: which court can grant the divorce, which law applies and when a notary is all you need.$$,
  $$Many couples in the Marina Alta hold two nationalities between them, or married in one country and now live in another. When the relationship ends, two questions come before any talk of who gets what: which country can deal with the divorce, and which law will govern it. The answers lie in EU regulations and have nothing to do with where the wedding took place.

Which court has jurisdiction
Under Regulation (EU) 2019/1111, known as Brussels II ter, the Spanish courts may hear the divorce, whatever the spouses’ nationality, if any one of these applies:
– both spouses are habitually resident in Spain;
– their last shared habitual residence was here and one of them still lives in Spain;
– the respondent is habitually resident in Spain;
– the application is a joint one and either spouse is resident in Spain;
– the applicant has lived here for at least a year, or for six months if he or she is also a Spanish national;
– both spouses are Spanish nationals.

None of these grounds ranks above the others. If proceedings are brought in two Member States, the court first seised will, in principle, decide. That rule does not operate with countries outside the Union, such as the United Kingdom.

Decisions about children generally belong to the court of the child’s habitual residence, and maintenance has a regulation of its own (4/2009). So the divorce court cannot always settle everything.

Which law applies
Regulation (EU) 1259/2010 (Rome III) lets spouses choose, in a written, dated and signed agreement, the law of their shared habitual residence, that of their last one if either still lives there, that of either spouse’s nationality, or that of the court. Where there is no agreement, the following apply in order:
– the law of the shared habitual residence when the application is lodged;
– the law of the last shared residence, if it ended less than a year earlier and one spouse is still there;
– the law of their common nationality;
– the law of the court hearing the case.

If Spanish law governs, no grounds need be given: as a rule it is enough that three months have passed since the wedding.

By agreement, before a notary or in court
Spouses who agree sign a settlement (convenio regulador) covering children, home, maintenance and assets. If there are minor children who are not emancipated, or adult children under court-ordered support entrusted to their parents, a judge must approve it. If there are none, the divorce can be granted by deed before a notary, always with a lawyer assisting; adult children living at home without income of their own must consent to whatever affects them.

Without agreement, contested proceedings are what remains. Organic Law 1/2025 requires, with some exceptions, a prior attempt at a negotiated solution, such as mediation.

Dividing the property
Here a different text governs: Regulation (EU) 2016/1103, whose rules on applicable law cover couples who married on or after 29 January 2019, or who have chosen a law since that date. Divorcing under Spanish law does not mean you have Spanish community property (gananciales): your regime may be German, French or something else.

What to gather
– marriage certificate and the children’s birth certificates, with apostille and sworn translation where required;
– evidence of where each spouse lives;
– any marriage contract or earlier agreement;
– a list of assets and debts in each country.

This is general information and no substitute for looking at your own case. If your marriage has ties to several countries, make an appointment with our office before you sign or file anything.

Law as of November 2026. Sources: Regulation (EU) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R1111)); Regulation (EU) 1259/2010 ([EUR-Lex 32010R1259](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32010R1259)); Regulation (EU) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R1103)); Regulation (EU) 4/2009 ([EUR-Lex 32009R0004](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32009R0004)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- Français
  $$Divorce d’un couple international en Espagne : juge, loi et accord$$,
  $$Mariage à l’étranger, deux nationalités, biens dans plusieurs pays : quel tribunal prononce le divorce, quelle loi s’applique et quand le notaire suffit.$$,
  $$La Marina Alta compte de nombreux couples de nationalités différentes, ou mariés dans un pays et installés dans un autre. Lorsque la vie commune prend fin, deux questions précèdent celle du partage : quel pays peut prononcer le divorce et quelle loi s’appliquera. La réponse se trouve dans des règlements européens et ne dépend pas du lieu du mariage.

Quel tribunal est compétent
Le règlement (UE) 2019/1111, dit Bruxelles II ter, permet de saisir les tribunaux espagnols, quelle que soit la nationalité des époux, dans l’un des cas suivants :
– les deux époux résident habituellement en Espagne ;
– leur dernière résidence habituelle commune s’y trouvait et l’un d’eux y vit encore ;
– l’époux défendeur réside en Espagne ;
– la demande est conjointe et l’un des époux réside en Espagne ;
– le demandeur y réside depuis au moins un an, ou depuis six mois s’il est en outre espagnol ;
– les deux époux sont espagnols.

Aucun de ces critères ne l’emporte sur les autres. Si deux États membres sont saisis, c’est en principe le premier tribunal saisi qui statue. Cette règle ne joue pas avec les pays tiers à l’Union, comme le Royaume-Uni.

Les questions relatives aux enfants relèvent en général du tribunal de leur résidence habituelle, et les aliments ont leur propre règlement (4/2009). Le juge du divorce ne peut donc pas toujours tout trancher.

Quelle loi s’applique
Le règlement (UE) 1259/2010 (Rome III) permet aux époux de choisir, par une convention écrite, datée et signée, la loi de leur résidence habituelle commune, celle de la dernière si l’un d’eux y vit encore, celle de la nationalité de l’un ou de l’autre, ou celle du tribunal. À défaut de choix s’appliquent, dans cet ordre :
– la loi de la résidence habituelle commune au jour de la demande ;
– celle de la dernière résidence commune, si elle a pris fin depuis moins d’un an et que l’un des époux y demeure ;
– celle de la nationalité commune ;
– celle du tribunal saisi.

Si la loi espagnole s’applique, aucun motif n’est à invoquer : il suffit en règle générale que trois mois se soient écoulés depuis le mariage.

Accord, notaire ou procès
En cas d’accord, les époux signent une convention (convenio regulador) sur les enfants, le logement, les pensions et les biens. S’il y a des enfants mineurs non émancipés, ou des enfants majeurs bénéficiant de mesures judiciaires de soutien confiées à leurs parents, le juge doit l’homologuer. Sinon, le divorce peut être reçu par acte notarié, toujours avec l’assistance d’un avocat ; les enfants majeurs vivant au foyer sans revenus propres doivent consentir aux mesures qui les concernent.

À défaut d’accord, reste la procédure contentieuse. La loi organique 1/2025 impose, sauf exceptions, d’avoir d’abord tenté une solution négociée, par exemple une médiation.

Le partage des biens
Un autre texte s’applique ici : le règlement (UE) 2016/1103, dont les règles sur la loi applicable visent les époux mariés à compter du 29 janvier 2019 ou ayant choisi une loi depuis cette date. Divorcer selon la loi espagnole ne signifie pas relever de la communauté espagnole (gananciales) : le régime peut être allemand, français ou autre.

Les documents à réunir
– acte de mariage et actes de naissance des enfants, avec apostille et traduction assermentée si nécessaire ;
– justificatifs de la résidence de chaque époux ;
– contrat de mariage ou conventions antérieures ;
– état des biens et des dettes dans chaque pays.

Ces lignes ont une portée générale et ne remplacent pas l’examen de votre dossier. Si votre mariage a des liens avec plusieurs pays, prenez rendez-vous à notre cabinet avant de signer ou d’engager quoi que ce soit.

Droit en vigueur en novembre 2026. Sources : règlement (UE) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32019R1111)) ; règlement (UE) 1259/2010 ([EUR-Lex 32010R1259](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32010R1259)) ; règlement (UE) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32016R1103)) ; règlement (UE) 4/2009 ([EUR-Lex 32009R0004](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32009R0004)) ; Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)) ; LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- Deutsch
  $$Scheidung internationaler Paare in Spanien: Gericht, Recht, Einigung$$,
  $$Im Ausland geheiratet, zwei Staatsangehörigkeiten, Vermögen in mehreren Ländern: welches Gericht scheidet, welches Recht gilt und wann der Notar genügt.$$,
  $$In der Marina Alta leben viele Ehepaare mit verschiedenen Staatsangehörigkeiten, oder sie haben in einem Land geheiratet und wohnen in einem anderen. Endet die Ehe, stellen sich vor der Vermögensteilung zwei Fragen: Welches Land darf scheiden, und welches Recht gilt? Die Antwort geben EU-Verordnungen; auf den Ort der Eheschließung kommt es nicht an.

Welches Gericht zuständig ist
Nach der Verordnung (EU) 2019/1111, der Brüssel-IIb-Verordnung (in Spanien „Bruselas II ter“), sind die spanischen Gerichte unabhängig von der Staatsangehörigkeit zuständig, wenn eine der folgenden Voraussetzungen vorliegt:
– beide Ehegatten haben ihren gewöhnlichen Aufenthalt in Spanien;
– ihr letzter gemeinsamer gewöhnlicher Aufenthalt lag hier und einer von ihnen lebt noch in Spanien;
– der Antragsgegner hat seinen gewöhnlichen Aufenthalt in Spanien;
– der Antrag wird gemeinsam gestellt und einer der Ehegatten lebt in Spanien;
– der Antragsteller lebt seit mindestens einem Jahr hier oder, wenn er zugleich Spanier ist, seit sechs Monaten;
– beide Ehegatten sind spanische Staatsangehörige.

Eine Rangfolge besteht nicht. Werden Gerichte zweier Mitgliedstaaten angerufen, entscheidet grundsätzlich das zuerst angerufene. Im Verhältnis zu Ländern außerhalb der Union, etwa dem Vereinigten Königreich, gilt diese Regel nicht.

Über Sorge- und Umgangsrecht entscheidet in der Regel das Gericht am gewöhnlichen Aufenthalt des Kindes; für den Unterhalt gilt eine eigene Verordnung (4/2009). Das Scheidungsgericht kann daher nicht immer alles regeln.

Welches Recht gilt
Die Verordnung (EU) 1259/2010 (Rom III) lässt eine Rechtswahl zu: In einer schriftlichen, datierten und unterschriebenen Vereinbarung können die Ehegatten das Recht ihres gemeinsamen gewöhnlichen Aufenthalts wählen, das des letzten, wenn einer noch dort lebt, das Heimatrecht eines der beiden oder das Recht des Gerichts. Ohne Rechtswahl gilt der Reihe nach:
– das Recht des gemeinsamen gewöhnlichen Aufenthalts bei Anrufung des Gerichts;
– das Recht des letzten gemeinsamen Aufenthalts, wenn er vor weniger als einem Jahr endete und einer noch dort lebt;
– das Recht der gemeinsamen Staatsangehörigkeit;
– das Recht des angerufenen Gerichts.

Gilt spanisches Recht, braucht kein Scheidungsgrund angegeben zu werden: In der Regel genügt es, dass seit der Heirat drei Monate vergangen sind.

Einvernehmlich, beim Notar oder streitig
Bei Einigkeit unterzeichnen die Ehegatten eine Scheidungsfolgenvereinbarung (convenio regulador) über Kinder, Wohnung, Unterhalt und Vermögen. Gibt es minderjährige, nicht für mündig erklärte Kinder oder volljährige Kinder mit gerichtlich angeordneter Unterstützung durch die Eltern, muss das Gericht sie genehmigen. Andernfalls genügt eine notarielle Urkunde, stets mit anwaltlichem Beistand; volljährige Kinder, die ohne eigenes Einkommen zu Hause leben, müssen den sie betreffenden Regelungen zustimmen.

Ohne Einigung bleibt das streitige Verfahren. Das Organgesetz 1/2025 verlangt, von Ausnahmen abgesehen, zuvor den Versuch einer gütlichen Lösung, etwa einer Mediation.

Die Aufteilung des Vermögens
Hier gilt ein anderer Text: die Verordnung (EU) 2016/1103. Ihre Regeln zum anwendbaren Recht erfassen Ehen, die ab dem 29. Januar 2019 geschlossen wurden, sowie Paare, die seit diesem Tag eine Rechtswahl getroffen haben. Wer nach spanischem Recht geschieden wird, lebt nicht automatisch in der spanischen Errungenschaftsgemeinschaft (gananciales): Der Güterstand kann deutsch, französisch oder ein anderer sein.

Was Sie bereitlegen sollten
– Heiratsurkunde und Geburtsurkunden der Kinder, soweit nötig mit Apostille und beglaubigter Übersetzung;
– Nachweise über den Aufenthalt beider Ehegatten;
– Ehevertrag oder frühere Vereinbarungen;
– eine Aufstellung von Vermögen und Schulden in jedem Land.

Dieser Beitrag informiert allgemein und ersetzt keine Prüfung Ihres Falls. Berührt Ihre Ehe mehrere Länder, vereinbaren Sie bitte einen Termin in unserer Kanzlei, bevor Sie etwas unterschreiben oder einreichen.

Rechtsstand: November 2026. Quellen: Verordnung (EU) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32019R1111)); Verordnung (EU) 1259/2010 ([EUR-Lex 32010R1259](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32010R1259)); Verordnung (EU) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32016R1103)); Verordnung (EU) 4/2009 ([EUR-Lex 32009R0004](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32009R0004)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- العربية
  $$طلاق الأزواج من جنسيات مختلفة في إسبانيا: المحكمة والقانون والاتفاق$$,
  $$زواج في الخارج وجنسيتان وأموال في أكثر من بلد: أي محكمة تنظر في الطلاق، وأي قانون يُطبَّق، ومتى يكفي اللجوء إلى الموثّق في إسبانيا.$$,
  $$يعيش في منطقة مارينا ألتا كثير من الأزواج الذين يحملون جنسيتين مختلفتين، أو الذين تزوجوا في بلد ويقيمون في بلد آخر. وعندما تنتهي الحياة المشتركة يُطرح سؤالان قبل الحديث عن قسمة الأموال: أي دولة يمكنها الفصل في الطلاق؟ وأي قانون سيُطبَّق؟ والجواب وارد في لوائح الاتحاد الأوروبي، ولا علاقة له بمكان عقد الزواج.

المحكمة المختصة
تجيز اللائحة الأوروبية رقم 2019/1111، المعروفة باسم «بروكسل 2 ter»، اللجوء إلى المحاكم الإسبانية أيًا كانت جنسية الزوجين، إذا تحققت إحدى الحالات الآتية:
– أن يقيم الزوجان كلاهما إقامة معتادة في إسبانيا؛
– أن تكون آخر إقامة معتادة مشتركة لهما في إسبانيا وما زال أحدهما يعيش فيها؛
– أن يكون الزوج المدعى عليه مقيمًا في إسبانيا؛
– أن يكون الطلب مشتركًا وأحد الزوجين مقيمًا في إسبانيا؛
– أن يكون المدعي مقيمًا في إسبانيا منذ سنة على الأقل، أو منذ ستة أشهر إذا كان يحمل الجنسية الإسبانية أيضًا؛
– أن يكون الزوجان كلاهما إسبانيين.

ولا أولوية لأي من هذه المعايير على غيره. وإذا رُفعت الدعوى في دولتين عضوين، فالفصل من حيث المبدأ للمحكمة التي رُفع إليها الأمر أولًا. أما مع الدول غير الأعضاء في الاتحاد، كالمملكة المتحدة، فلا تسري هذه القاعدة.

وتعود شؤون الأطفال عمومًا إلى محكمة مكان إقامتهم المعتادة، وللنفقة لائحة خاصة بها (4/2009). ولذلك لا يستطيع قاضي الطلاق دائمًا البتّ في كل شيء.

القانون الواجب التطبيق
تتيح اللائحة الأوروبية رقم 1259/2010 («روما 3») للزوجين أن يختارا، باتفاق مكتوب ومؤرخ وموقَّع، قانون إقامتهما المعتادة المشتركة، أو قانون آخر إقامة مشتركة إذا كان أحدهما لا يزال يعيش هناك، أو قانون جنسية أي منهما، أو قانون المحكمة. فإن لم يوجد اتفاق، طُبِّق على الترتيب:
– قانون الإقامة المعتادة المشتركة وقت تقديم الطلب؛
– قانون آخر إقامة مشتركة، إذا لم تمضِ سنة على انتهائها وكان أحد الزوجين لا يزال هناك؛
– قانون الجنسية المشتركة؛
– قانون المحكمة التي تنظر في الدعوى.

وإذا طُبِّق القانون الإسباني فلا حاجة إلى ذكر أي سبب للطلاق: يكفي عمومًا أن تكون قد مضت ثلاثة أشهر على الزواج.

الطلاق بالاتفاق أو أمام الموثّق أو بدعوى
إذا اتفق الزوجان وقّعا اتفاقًا منظِّمًا لآثار الطلاق (convenio regulador) يشمل الأولاد والمسكن والنفقات والأموال. فإن كان لهما أولاد قاصرون غير مرشَّدين، أو أولاد بالغون تقررت لهم قضائيًا تدابير دعم يتولاها الوالدان، وجب أن يصادق عليه القاضي. وإن لم يكن، جاز إبرام الطلاق بعقد رسمي أمام الموثّق (notario)، بمساعدة محامٍ دائمًا؛ وعلى الأولاد البالغين الذين يعيشون في البيت بلا دخل خاص أن يوافقوا على ما يمسّهم.

وعند غياب الاتفاق تبقى الدعوى القضائية. ويشترط القانون العضوي (Ley Orgánica) رقم 1/2025، مع بعض الاستثناءات، محاولة سابقة للتوصل إلى حل تفاوضي، كالوساطة مثلًا.

قسمة الأموال
هنا يسري نص آخر هو اللائحة الأوروبية رقم 2016/1103، التي تنطبق قواعدها الخاصة بالقانون الواجب التطبيق على الزيجات المعقودة منذ 29 يناير 2019، وعلى من اختاروا قانونًا منذ ذلك التاريخ. والطلاق وفق القانون الإسباني لا يعني أن الزوجين يخضعان لنظام الأموال المشتركة الإسباني (gananciales)، فقد يكون نظامهما ألمانيًا أو فرنسيًا أو غير ذلك.

ما يُستحسن إعداده
– شهادة الزواج وشهادات ميلاد الأولاد، مع الأبوستيل والترجمة المحلّفة عند الاقتضاء؛
– ما يثبت إقامة كل من الزوجين؛
– عقد النظام المالي للزواج أو أي اتفاقات سابقة؛
– بيان بالأموال والديون في كل بلد.

هذه معلومات عامة لا تغني عن دراسة حالتكم. وإذا كان لزواجكم صلة بأكثر من بلد، فاطلبوا موعدًا في مكتبنا قبل التوقيع على أي وثيقة أو تقديم أي طلب.

القانون الساري في نوفمبر 2026. المصادر: اللائحة الأوروبية 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R1111))؛ اللائحة الأوروبية 1259/2010 ([EUR-Lex 32010R1259](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32010R1259))؛ اللائحة الأوروبية 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R1103))؛ اللائحة الأوروبية 4/2009 ([EUR-Lex 32009R0004](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32009R0004))؛ Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763))؛ LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- 中文
  $$跨国夫妻在西班牙离婚：管辖法院、适用法律与协议方式$$,
  $$在国外结婚、国籍不同、财产分布在多个国家：哪国法院可以受理离婚，适用哪国法律，什么情况下到公证处办理即可。$$,
  $$在马里纳阿尔塔（Marina Alta），不少夫妻国籍不同，或者在一个国家结婚、在另一个国家生活。婚姻走到尽头时，在谈财产分割之前，先要回答两个问题：哪个国家有权处理离婚？适用哪国法律？答案在欧盟条例之中，与婚礼在哪里举行无关。

哪国法院有管辖权
根据欧盟第2019/1111号条例（通称“布鲁塞尔II ter条例”），无论夫妻双方是何国籍，只要符合下列情形之一，即可向西班牙法院提出离婚：
– 双方的经常居所均在西班牙；
– 双方最后的共同经常居所在西班牙，且其中一方仍在此居住；
– 被告一方居住在西班牙；
– 双方共同提出申请，且其中一方居住在西班牙；
– 提出申请的一方已在西班牙居住至少一年；如其同时为西班牙国籍，则满六个月即可；
– 双方均为西班牙国籍。

以上标准之间没有先后之分。如果在两个欧盟成员国分别起诉，原则上由最先受理的法院裁判。对于英国等非欧盟国家，这一规则并不适用。

子女的抚养与探视一般由子女经常居所地法院管辖，抚养费和赡养费则另有专门条例（第4/2009号）。因此，审理离婚的法官未必能够一并解决所有问题。

适用哪国法律
欧盟第1259/2010号条例（“罗马III条例”）允许夫妻以书面形式约定适用的法律，约定须注明日期并由双方签字。可选择的有：共同经常居所地法；最后的共同经常居所地法（一方仍居住在当地）；任何一方的国籍国法；受理法院所在地法。没有约定的，依次适用：
– 提出申请时双方共同经常居所地的法律；
– 最后的共同经常居所地的法律，条件是该居所终止不足一年且一方仍住在当地；
– 双方共同国籍国的法律；
– 受理法院所在地的法律。

如果适用西班牙法律，离婚无须说明理由，一般只要结婚满三个月即可提出。

协议离婚、公证离婚或诉讼离婚
双方达成一致的，签订离婚协议（convenio regulador），就子女、住房、抚养费及补偿、财产作出安排。如有未成年且未解除亲权的子女，或有经法院裁定由父母负责扶助的成年子女，协议须经法官批准。如没有上述子女，可以在公证人（notario）面前以公证契约（escritura）形式办理，但必须有律师协助；与父母同住且没有收入的成年子女，须对涉及自己的安排表示同意。

达不成一致的，只能通过诉讼离婚。第1/2025号组织法（Ley Orgánica）要求，除例外情形外，起诉前须先尝试以协商方式解决，例如调解。

财产如何分割
财产问题适用另一部法规，即欧盟第2016/1103号条例。其中关于法律适用的规则，适用于2019年1月29日及以后结婚的夫妻，以及自该日起选择了适用法律的夫妻。按照西班牙法律离婚，并不等于实行西班牙的婚后所得共同制（gananciales）：您的夫妻财产制可能是德国的、法国的，也可能是其他国家的。

建议准备的材料
– 结婚证明和子女出生证明，必要时办理海牙认证（apostilla）或领事认证，并附宣誓翻译；
– 夫妻双方各自的居住证明；
– 婚前协议、夫妻财产协议或其他约定；
– 各国资产与债务清单。

本文仅为一般性说明，不能代替对个案的分析。如果您的婚姻与多个国家有关联，请在签署或提交任何文件之前，先与我们律所预约咨询。

法律依据截至2026年11月。来源：欧盟条例2019/1111（[EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R1111)）；欧盟条例1259/2010（[EUR-Lex 32010R1259](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32010R1259)）；欧盟条例2016/1103（[EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R1103)）；欧盟条例4/2009（[EUR-Lex 32009R0004](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32009R0004)）；Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）；LO 1/2025（[BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)）。$$,
  -- Русский
  $$Развод в Испании супругов из разных стран: суд, право, соглашение$$,
  $$Брак заключён за границей, гражданства разные, имущество в нескольких странах: какой суд разведёт, по какому закону и когда достаточно нотариуса.$$,
  $$В Марина-Альте живёт немало супругов с разным гражданством, а также пар, которые поженились в одной стране, а поселились в другой. Когда семейная жизнь заканчивается, прежде чем говорить о разделе имущества, нужно ответить на два вопроса: какая страна вправе рассмотреть развод и какой закон будет применяться. Ответы дают регламенты Европейского союза, и место заключения брака на них не влияет.

Какой суд компетентен
Регламент (ЕС) 2019/1111, известный как «Брюссель II ter», позволяет обратиться в испанский суд независимо от гражданства супругов, если выполнено одно из условий:
– обычное место жительства обоих супругов (residencia habitual) находится в Испании;
– здесь было их последнее общее обычное место жительства, и один из них по-прежнему живёт в Испании;
– супруг-ответчик проживает в Испании;
– заявление подаётся совместно, и один из супругов проживает в Испании;
– заявитель живёт здесь не менее года либо шесть месяцев, если он при этом гражданин Испании;
– оба супруга — граждане Испании.

Ни один из этих критериев не имеет преимущества перед другими. Если иски поданы в двух государствах ЕС, решать, как правило, будет суд, в который обратились раньше. В отношениях со странами вне Союза, например с Великобританией, это правило не действует.

Вопросы о детях обычно рассматривает суд по их обычному месту жительства, а для алиментов есть отдельный регламент (4/2009). Поэтому суд, расторгающий брак, не всегда может решить всё сразу.

Какой закон применяется
Регламент (ЕС) 1259/2010 («Рим III») разрешает супругам выбрать право письменным соглашением с датой и подписями: закон общего обычного места жительства, закон последнего из таких мест, если один из супругов всё ещё живёт там, закон гражданства любого из них или закон суда. Если соглашения нет, применяется в следующем порядке:
– закон общего обычного места жительства на момент подачи заявления;
– закон последнего общего обычного места жительства, если с его прекращения не прошло и года, а один из супругов остался там;
– закон общего гражданства;
– закон суда, рассматривающего дело.

Если применяется испанское право, называть причину развода не нужно: как правило, достаточно, чтобы со дня свадьбы прошло три месяца.

По соглашению, у нотариуса или через суд
Если супруги договорились, они подписывают соглашение о последствиях развода (convenio regulador): дети, жильё, выплаты, имущество. Если есть несовершеннолетние неэмансипированные дети либо взрослые дети, которым суд назначил поддержку со стороны родителей, соглашение утверждает судья. Если таких детей нет, развод можно оформить у нотариуса, но обязательно с участием адвоката; взрослые дети, которые живут в семье и не имеют собственного дохода, должны согласиться с мерами, которые их затрагивают.

Если договориться не удалось, развод оформляют через суд по иску одного из супругов. Органический закон (Ley Orgánica) 1/2025 требует, за некоторыми исключениями, сначала попытаться урегулировать спор, например с помощью медиации.

Раздел имущества
Здесь действует другой акт — Регламент (ЕС) 2016/1103. Его правила о применимом праве распространяются на браки, заключённые с 29 января 2019 года, и на тех, кто с этой даты выбрал применимое право. Развод по испанскому закону ещё не означает, что у вас испанский режим общности (gananciales): режим может быть немецким, французским или иным.

Что стоит подготовить
– свидетельства о браке и о рождении детей, при необходимости с апостилем и присяжным переводом;
– подтверждение места жительства каждого из супругов;
– брачный договор и прежние соглашения;
– перечень имущества и долгов в каждой стране.

Здесь приведены общие сведения, которые не заменяют разбора вашей ситуации. Если ваш брак связан с несколькими странами, запишитесь на приём в наше бюро до того, как что-либо подписывать или подавать.

Право по состоянию на ноябрь 2026 года. Источники: Регламент (ЕС) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R1111)); Регламент (ЕС) 1259/2010 ([EUR-Lex 32010R1259](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32010R1259)); Регламент (ЕС) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R1103)); Регламент (ЕС) 4/2009 ([EUR-Lex 32009R0004](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32009R0004)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$
);
