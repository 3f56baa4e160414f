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
  'heredar-comunitat-valenciana-impuesto-resida-aqui-no', '2026-08-25', 'Derecho sucesorio', array['Fiscalidad', 'Trámites']::text[], true,
  'inheritance-tax-valencia-region-residents-non-residents', 'droits-succession-denia-impot-que-on-y-reside-non', 'erbschaftsteuer-region-valencia-ansaessige-nichtansaessige',
  'inheritance-tax-valencia-region-residents-non-residents', 'inheritance-tax-valencia-region-residents-non-residents', 'nalog-nasledstvo-valensiyskom-soobshchestve-rezidenty-nerezidenty',
  '851d43e8-2872-4f8c-8ee7-a2f62a4a2906', '2026-08-25 08:00+00', '2026-08-25 08:00+00',
  '/images/covers/montgo.svg', 'Ilustración del Montgó sobre la llanura de Dénia', false, false,
  'Illustration of the Montgó above the plain of Dénia', 'Illustration du Montgó au-dessus de la plaine de Dénia', 'Illustration des Montgó über der Ebene von Dénia',
  'رسم لجبل المونتغو فوق سهل دينيا', '插图：德尼亚平原上的蒙戈山', 'Рисунок: гора Монтго над равниной Дении',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02', '[]',
  -- Español
  $$Heredar en la Comunitat Valenciana: el impuesto, resida aquí o no$$,
  $$Seis meses, el Modelo 650 y una bonificación del 99 % para la familia cercana: cómo funciona el impuesto de sucesiones, también para los no residentes.$$,
  $$El impuesto sobre sucesiones suele costar menos de lo que se teme, al menos entre padres, hijos y cónyuges. Pero que la cuota casi desaparezca no suprime la obligación de declarar, y el plazo corre igual para quien vive en Bruselas, Oslo o Toronto.

Quién paga y por qué
No tributa la herencia como un todo, sino cada heredero por lo que recibe (Ley 29/1987). El residente en España tributa por todo lo heredado, dentro y fuera; el no residente, solo por los bienes y derechos situados en España, como un apartamento en Dénia o una cuenta en un banco español. El parentesco marca la diferencia:

– Grupo I: hijos y demás descendientes menores de 21 años.
– Grupo II: hijos y descendientes de 21 años o más, cónyuge, padres y otros ascendientes.
– Grupo III: hermanos, tíos y sobrinos, y la familia política en línea directa.
– Grupo IV: parientes más lejanos y personas sin parentesco.

Seis meses y un Modelo 650
El plazo es de seis meses desde el fallecimiento. Dentro de los cinco primeros puede pedirse una prórroga de otros seis, que devenga intereses de demora. El Modelo 650 se presenta ante la administración tributaria valenciana si el fallecido tenía su residencia habitual en la Comunitat y el heredero vive en España; si uno de los dos residía fuera de España, ante la Agencia Tributaria estatal.

Mientras no se acredite la presentación, el Registro de la Propiedad no inscribe el inmueble y los bancos no suelen liberar los saldos.

Las mismas ventajas para los no residentes
Durante años, quien vivía fuera quedaba excluido de los beneficios autonómicos. El Tribunal de Justicia de la Unión Europea lo declaró contrario al derecho europeo en 2014, y el Tribunal Supremo extendió el criterio en 2018 a los residentes en terceros países. Hoy la propia ley permite a todo no residente, también al británico o al suizo, aplicar las normas autonómicas: en general, las valencianas si el fallecido residía aquí y, si vivía en el extranjero, las de la comunidad donde esté el mayor valor de los bienes españoles.

La bonificación del 99 %
Del valor recibido se resta primero una reducción por parentesco: en general, 100.000 euros en los grupos I y II, y más para los menores de 21 años (Ley 13/1997, artículo 10). Sobre la cuota que resulte, la Ley 6/2023 de la Generalitat fija una bonificación del 99 % para los grupos I y II en los fallecimientos desde el 28 de mayo de 2023. Tres advertencias:

– Solo alcanza a los bienes declarados; lo que se omite puede quedar fuera.
– Hermanos, tíos y sobrinos no entran en ella, aunque desde el 1 de junio de 2026 disponen de una bonificación propia del 25 %, que será del 50 % desde el 1 de junio de 2027 (Ley 5/2025).
– Los inmuebles se declaran al menos por el valor de referencia del Catastro.

La plusvalía municipal
Si hereda un inmueble urbano, hay un segundo impuesto: el municipal sobre el aumento de valor del suelo. También se declara en seis meses, prorrogables hasta un año. No se paga si no ha habido incremento y, si lo hubo, conviene comparar los dos métodos de cálculo. Algunas ordenanzas prevén bonificaciones familiares, que a veces deben solicitarse.

Antes de firmar
Pida pronto los certificados, los saldos y los valores de referencia, y compruebe si su país también grava la herencia y descuenta lo pagado aquí.

Este artículo ofrece información general, no asesoramiento fiscal. Si acaba de perder a un familiar y el plazo ya corre, escríbanos cuanto antes y ordenaremos con usted los pasos.

Derecho vigente en noviembre de 2026. Fuentes: Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)); Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)); Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)); Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)); RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- English
  $$Inheritance tax in the Valencia region: residents and non-residents$$,
  $$Six months, Form 650 and a 99% tax reduction for close family: how inheritance tax works in the Comunitat Valenciana, including for heirs living abroad.$$,
  $$Inheritance tax here usually costs less than people fear, at least between parents, children and spouses. But even when the bill all but disappears, the duty to file a return does not, and the deadline runs just the same for someone living in Brussels, Oslo or Toronto.

Who pays, and on what
Spain does not tax the estate as a whole: each heir pays on what he or she receives (Law 29/1987). A Spanish resident is taxed on everything inherited, here and abroad; a non-resident only on assets and rights located in Spain, such as a flat in Dénia or an account with a Spanish bank. The family relationship makes all the difference:

– Group I: children and other descendants under 21.
– Group II: children and descendants aged 21 or over, spouse, parents and other ascendants.
– Group III: brothers and sisters, uncles, aunts, nephews and nieces, and in-laws in the direct line.
– Group IV: more distant relatives and people who are not related.

Six months and a Form 650
The time limit is six months from the death. Within the first five you can ask for a further six, in exchange for late-payment interest. The return (Modelo 650) goes to the Valencian tax authority if the deceased was habitually resident in the region and the heir lives in Spain; if either of them was living outside Spain, it goes to the national tax agency.

Until you can show that the return has been filed, the Land Registry will not register the property and banks will not usually release balances.

The same advantages for non-residents
For years, anyone living abroad was shut out of the regional tax benefits. In 2014 the Court of Justice of the European Union ruled that this was contrary to European law, and in 2018 the Spanish Supreme Court extended the principle to residents of countries outside the EU. Today the statute itself allows every non-resident, British and Swiss residents included, to apply regional rules: generally the Valencian ones if the deceased lived here and, if the deceased lived abroad, those of the region holding the greatest value of the Spanish assets.

The 99% reduction
First an allowance for kinship is deducted from the value received: in general 100,000 euros in groups I and II, and more for heirs under 21 (Law 13/1997, article 10). On the tax that results, the regional Law 6/2023 then reduces the amount payable by 99% for groups I and II where the death occurred on or after 28 May 2023. Please note:

– It covers only the assets you declare; anything left out may not benefit.
– Siblings, uncles, aunts, nephews and nieces are not included, although since 1 June 2026 they have had a reduction of their own of 25%, rising to 50% from 1 June 2027 (Law 5/2025).
– As a rule, property has to be declared at no less than the cadastral reference value (valor de referencia).

The municipal plusvalía
If you inherit urban property, there is a second tax, charged by the town hall on the rise in the value of the land. It too must be declared within six months, which can be extended to one year. Nothing is due if there has been no increase and, if there has, it is worth comparing the two methods of calculation. Some local by-laws grant family reductions, which sometimes have to be applied for.

Before you sign
Ask early for certificates, bank balances and reference values, and check whether your own country also taxes the inheritance and gives credit for what you pay here.

This article offers general information, not tax advice. If you have just lost a relative and time is already running, write to us soon and we will put the steps in order with you.

Law as of November 2026. Sources: Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)); Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)); Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)); Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)); RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- Français
  $$Droits de succession à Dénia : l’impôt, que l’on y réside ou non$$,
  $$Six mois, le formulaire 650 et une réduction de 99 % de l’impôt pour les proches : les droits de succession expliqués, y compris pour les non-résidents.$$,
  $$Les droits de succession coûtent souvent moins qu’on ne le craint, du moins entre parents, enfants et conjoints. Mais même si l’impôt disparaît presque, l’obligation de déclarer demeure, et le délai court tout autant pour celui qui vit à Bruxelles, à Oslo ou à Toronto.

Qui paie, et sur quoi
Ce n’est pas la succession dans son ensemble qui est imposée, mais chaque héritier sur ce qu’il reçoit (loi 29/1987). Le résident en Espagne est imposé sur tout ce dont il hérite, ici et à l’étranger ; le non-résident, uniquement sur les biens et droits situés en Espagne, comme un appartement à Dénia ou un compte dans une banque espagnole. Le lien de parenté fait toute la différence :

– Groupe I : enfants et autres descendants de moins de 21 ans.
– Groupe II : enfants et descendants de 21 ans ou plus, conjoint, parents et autres ascendants.
– Groupe III : frères et sœurs, oncles et tantes, neveux et nièces, ainsi que les alliés en ligne directe.
– Groupe IV : parents plus éloignés et personnes sans lien de parenté.

Six mois et un formulaire 650
Le délai est de six mois à compter du décès. Dans les cinq premiers, on peut demander une prorogation de six mois supplémentaires, moyennant des intérêts de retard. La déclaration (Modelo 650) se dépose auprès de l’administration fiscale valencienne si le défunt avait sa résidence habituelle dans la région et que l’héritier vit en Espagne ; si l’un des deux résidait hors d’Espagne, auprès de l’administration fiscale de l’État.

Tant que le dépôt n’est pas justifié, le registre foncier n’inscrit pas l’immeuble et les banques ne débloquent généralement pas les avoirs.

Les mêmes avantages pour les non-résidents
Pendant des années, ceux qui vivaient à l’étranger étaient exclus des avantages régionaux. La Cour de justice de l’Union européenne a jugé en 2014 que cette exclusion était contraire au droit européen, et le Tribunal suprême espagnol a étendu cette solution en 2018 aux résidents des pays tiers. Aujourd’hui, la loi elle-même permet à tout non-résident, Britanniques et Suisses compris, d’appliquer les règles régionales : en général celles de Valence si le défunt résidait ici et, s’il vivait à l’étranger, celles de la région où se trouve la plus grande valeur des biens espagnols.

La réduction de 99 %
On déduit d’abord de la valeur reçue un abattement de parenté : en général 100 000 euros dans les groupes I et II, davantage pour les moins de 21 ans (loi 13/1997, article 10). Sur l’impôt qui en résulte, la loi valencienne 6/2023 accorde une réduction de 99 % aux groupes I et II pour les décès survenus à compter du 28 mai 2023. Notez toutefois ceci :

– Elle ne vaut que pour les biens déclarés ; ce qui est omis peut en être privé.
– Frères et sœurs, oncles, tantes, neveux et nièces n’y ont pas droit, mais bénéficient depuis le 1er juin 2026 d’une réduction propre de 25 %, portée à 50 % à partir du 1er juin 2027 (loi 5/2025).
– Les immeubles se déclarent, en règle générale, au moins à la valeur de référence du cadastre (valor de referencia).

La plusvalía municipale
Si vous héritez d’un immeuble urbain, un second impôt s’ajoute, celui que perçoit la mairie sur l’augmentation de valeur du terrain. Il se déclare lui aussi dans les six mois, délai qui peut être porté à un an. Rien n’est dû s’il n’y a pas eu d’augmentation et, dans le cas contraire, mieux vaut comparer les deux méthodes de calcul. Certains règlements municipaux prévoient des réductions familiales, qu’il faut parfois demander.

Avant de signer
Demandez tôt les certificats, les soldes et les valeurs de référence, et vérifiez si votre pays impose lui aussi la succession et permet de déduire ce qui est payé ici.

Cet article donne une information générale et non un conseil fiscal. Si vous venez de perdre un proche et que le délai court déjà, écrivez-nous sans tarder : nous mettrons de l’ordre dans les démarches avec vous.

Droit en vigueur en novembre 2026. Sources : Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)) ; Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)) ; Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)) ; Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)) ; RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- Deutsch
  $$Erbschaftsteuer in der Region Valencia: Ansässige und Nichtansässige$$,
  $$Sechs Monate, Formular 650 und 99 % Steuerermäßigung für die engste Familie: So funktioniert die Erbschaftsteuer, auch für Erben mit Wohnsitz im Ausland.$$,
  $$Die Erbschaftsteuer kostet meist weniger als befürchtet, jedenfalls zwischen Eltern, Kindern und Ehegatten. Doch auch wenn die Steuer fast auf null sinkt, bleibt die Erklärungspflicht bestehen, und die Frist läuft ebenso für den, der in Brüssel, Oslo oder Toronto lebt.

Wer zahlt und wofür
Besteuert wird nicht der Nachlass als Ganzes, sondern jeder Erbe für das, was er erhält (Gesetz 29/1987). Wer in Spanien ansässig ist, versteuert alles Ererbte, hier wie im Ausland; wer nicht hier lebt, nur die in Spanien belegenen Vermögenswerte und Rechte, etwa eine Wohnung in Dénia oder ein Konto bei einer spanischen Bank. Den Unterschied macht das Verwandtschaftsverhältnis:

– Gruppe I: Kinder und weitere Abkömmlinge unter 21 Jahren.
– Gruppe II: Kinder und Abkömmlinge ab 21 Jahren, Ehegatte, Eltern und weitere Vorfahren.
– Gruppe III: Geschwister, Onkel und Tanten, Neffen und Nichten sowie Verschwägerte in gerader Linie.
– Gruppe IV: entferntere Verwandte und nicht verwandte Personen.

Sechs Monate und ein Formular 650
Die Frist beträgt sechs Monate ab dem Todestag. In den ersten fünf kann eine Verlängerung um weitere sechs beantragt werden, für die Verzugszinsen anfallen. Die Erklärung (Modelo 650) geht an die valencianische Steuerverwaltung, wenn der Verstorbene in der Region seinen gewöhnlichen Aufenthalt hatte und der Erbe in Spanien lebt; war einer von beiden außerhalb Spaniens ansässig, an das staatliche Finanzamt.

Solange die Abgabe nicht nachgewiesen ist, schreibt das Grundbuchamt die Immobilie nicht um, und Banken geben Guthaben in der Regel nicht frei.

Gleiche Vorteile für Nichtansässige
Jahrelang blieben im Ausland Lebende von den regionalen Vergünstigungen ausgeschlossen. Der Gerichtshof der Europäischen Union erklärte dies 2014 für europarechtswidrig, und der spanische Oberste Gerichtshof dehnte diese Auffassung 2018 auf Ansässige in Drittstaaten aus. Heute erlaubt das Gesetz selbst jedem Nichtansässigen, auch in Großbritannien oder der Schweiz, die Anwendung der regionalen Regeln: im Allgemeinen der valencianischen, wenn der Verstorbene hier lebte; lebte er im Ausland, jener der Region, in der wertmäßig das meiste spanische Vermögen liegt.

Die Ermäßigung von 99 %
Vom erhaltenen Wert wird zuerst ein Freibetrag nach dem Verwandtschaftsgrad abgezogen: in der Regel 100.000 Euro in den Gruppen I und II, mehr für Erben unter 21 Jahren (Gesetz 13/1997, Art. 10). Die sich ergebende Steuer ermäßigt das valencianische Gesetz 6/2023 für die Gruppen I und II um 99 %, wenn der Todesfall ab dem 28. Mai 2023 eingetreten ist. Zu beachten ist dabei:

– Sie gilt nur für erklärtes Vermögen; was nicht angegeben wird, kann davon ausgenommen sein.
– Geschwister, Onkel, Tanten, Neffen und Nichten fallen nicht darunter, haben aber seit dem 1. Juni 2026 eine eigene Ermäßigung von 25 %, ab dem 1. Juni 2027 von 50 % (Gesetz 5/2025).
– Immobilien sind in der Regel mindestens mit dem Referenzwert des Katasters (valor de referencia) anzusetzen.

Die kommunale plusvalía
Wer eine städtische Immobilie erbt, hat mit einer zweiten Steuer zu rechnen, die die Gemeinde auf den Wertzuwachs des Bodens erhebt. Auch sie ist binnen sechs Monaten zu erklären; die Frist lässt sich auf bis zu ein Jahr verlängern. Ohne Wertzuwachs fällt nichts an; andernfalls lohnt es sich, die beiden Berechnungsmethoden zu vergleichen. Manche Gemeindesatzungen sehen Ermäßigungen für Angehörige vor, die teils beantragt werden müssen.

Bevor Sie unterschreiben
Besorgen Sie frühzeitig Bescheinigungen, Kontostände und Referenzwerte, und prüfen Sie, ob auch Ihr Land die Erbschaft besteuert und die hier gezahlte Steuer anrechnet.

Dieser Beitrag informiert allgemein und ist keine Steuerberatung. Haben Sie gerade einen Angehörigen verloren und läuft die Frist bereits, schreiben Sie uns bald; wir ordnen die nächsten Schritte mit Ihnen.

Rechtsstand: November 2026. Quellen: Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)); Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)); Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)); Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)); RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- العربية
  $$ضريبة الميراث في إقليم بلنسية: للمقيمين وغير المقيمين$$,
  $$ستة أشهر، والنموذج 650، وتخفيض 99% من الضريبة للأسرة القريبة: هكذا تعمل ضريبة الميراث في الإقليم، بما في ذلك للورثة المقيمين خارج إسبانيا.$$,
  $$تكلّف ضريبة الميراث عادةً أقل مما يُخشى، على الأقل بين الآباء والأبناء والأزواج. غير أن كون المبلغ المستحق يكاد يتلاشى لا يُسقط واجب التصريح، والمهلة تسري كذلك على من يقيم في بروكسل أو أوسلو أو تورونتو.

من يدفع وعلى ماذا
لا تُفرض الضريبة على التركة ككل، بل على كل وارث بقدر ما يتلقاه (القانون 29/1987). فالمقيم في إسبانيا يخضع للضريبة على كل ما يرثه هنا وفي الخارج، أما غير المقيم فعلى الأموال والحقوق الموجودة في إسبانيا فقط، كشقة في دينيا أو حساب في مصرف إسباني. والقرابة هي ما يصنع الفرق:

– المجموعة الأولى: الأبناء وسائر الفروع دون 21 عامًا.
– المجموعة الثانية: الأبناء والفروع من 21 عامًا فأكثر، والزوج، والوالدان وسائر الأصول.
– المجموعة الثالثة: الإخوة، والأعمام والأخوال، وأبناء الإخوة والأخوات، والأصهار في خط القرابة المباشر.
– المجموعة الرابعة: الأقارب الأبعد، ومن لا تربطهم بالمتوفى قرابة.

ستة أشهر والنموذج 650
المهلة ستة أشهر من تاريخ الوفاة. ويمكن خلال الأشهر الخمسة الأولى طلب تمديد لستة أشهر أخرى مقابل فوائد تأخير. ويُقدَّم التصريح (Modelo 650) إلى الإدارة الضريبية للإقليم إذا كانت الإقامة المعتادة للمتوفى في الإقليم وكان الوارث يقيم في إسبانيا؛ وإذا كان أحدهما مقيمًا خارج إسبانيا فإلى مصلحة الضرائب التابعة للدولة (Agencia Tributaria).

وما لم يُثبَت تقديم التصريح، لا يسجّل السجل العقاري العقار باسم الورثة، ولا تُفرج المصارف عادةً عن الأرصدة.

المزايا نفسها لغير المقيمين
ظل المقيمون في الخارج سنوات طويلة محرومين من المزايا الإقليمية. وفي عام 2014 قضت محكمة العدل التابعة للاتحاد الأوروبي بأن ذلك مخالف للقانون الأوروبي، ثم مدّت المحكمة العليا الإسبانية عام 2018 هذا المبدأ إلى المقيمين في بلدان من خارج الاتحاد. واليوم يسمح القانون نفسه لكل غير مقيم، ومنهم المقيم في بريطانيا أو سويسرا، بتطبيق القواعد الإقليمية: وهي عمومًا قواعد إقليم بلنسية إذا كان المتوفى مقيمًا هنا، أما إذا كان يقيم في الخارج فقواعد الإقليم الذي توجد فيه القيمة الأكبر من أمواله في إسبانيا.

تخفيض الضريبة بنسبة 99%
يُخصم أولًا من القيمة المتلقاة مبلغ يتوقف على القرابة: 100 ألف يورو عمومًا في المجموعتين الأولى والثانية، وأكثر لمن هم دون 21 عامًا (القانون 13/1997، المادة 10). ثم يقرّ القانون الإقليمي 6/2023 تخفيضًا قدره 99% من الضريبة الناتجة للمجموعتين الأولى والثانية، في الوفيات الحاصلة منذ 28 مايو 2023. ويجدر الانتباه إلى ما يلي:

– لا يشمل التخفيض سوى الأموال المصرَّح بها، وما يُغفل ذكره قد يُحرم منه.
– لا يشمل الإخوة والأعمام والأخوال وأبناء الإخوة والأخوات، وإن كان لهم منذ 1 يونيو 2026 تخفيض قدره 25%، يصبح 50% ابتداءً من 1 يونيو 2027 (القانون 5/2025).
– يُصرَّح بالعقارات، كقاعدة عامة، بما لا يقل عن القيمة المرجعية للسجل المساحي (valor de referencia).

ضريبة البلدية على زيادة قيمة الأرض
إذا ورثتم عقارًا حضريًا، فثمة ضريبة ثانية (plusvalía municipal) تستوفيها البلدية على ارتفاع قيمة الأرض. ويُصرَّح بها أيضًا خلال ستة أشهر، ويجوز تمديدها حتى سنة. ولا يُستحق شيء إذا لم ترتفع القيمة، وإن ارتفعت فالأجدر المقارنة بين طريقتي الاحتساب. وتنص بعض اللوائح البلدية على تخفيضات عائلية ينبغي طلبها أحيانًا.

قبل التوقيع
اطلبوا مبكرًا الشهادات والأرصدة والقيم المرجعية، وتحققوا مما إذا كان بلدكم يفرض كذلك ضريبة على الميراث ويسمح بخصم ما دُفع هنا.

هذا المقال معلومات عامة وليس استشارة ضريبية. وإذا فقدتم قريبًا والمهلة جارية، فراسلونا في أقرب وقت لنرتّب معكم الخطوات.

القانون الساري في نوفمبر 2026. المصادر: Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141))؛ Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202))؛ Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466))؛ Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959))؛ RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- 中文
  $$瓦伦西亚大区遗产税：居民与非居民须知$$,
  $$六个月期限、650表、近亲属应纳税额减免99%：本文说明遗产税如何运作，居住在国外的继承人同样适用。$$,
  $$遗产税往往没有人们担心的那么高，至少在父母、子女和配偶之间如此。但税额几乎为零，并不等于不必申报；即使住在布鲁塞尔、奥斯陆或多伦多，期限也照样计算。

谁缴税，按什么缴
西班牙不是对整份遗产征税，而是由每位继承人就自己所得纳税（第29/1987号法律）。西班牙税务居民就其在西班牙和国外继承的全部财产纳税；非居民只就位于西班牙的财产和权利纳税，例如德尼亚的一套公寓或西班牙银行的账户。亲属关系决定税负：

– 第一组：未满21岁的子女及其他晚辈直系血亲。
– 第二组：年满21岁的子女及晚辈直系血亲、配偶、父母及其他长辈直系血亲。
– 第三组：兄弟姐妹、叔伯姑舅姨、侄甥，以及直系姻亲。
– 第四组：较远的亲属和没有亲属关系的人。

六个月与650表
申报期限自去世之日起六个月。在前五个月内可以申请再延六个月，但须支付滞纳利息。如果逝者的经常居所地在瓦伦西亚大区且继承人住在西班牙，申报表（Modelo 650）应交瓦伦西亚税务机关；只要其中一人居住在西班牙境外，则交国家税务局。

在提交申报凭证之前，产权登记处不会为房产办理登记，银行通常也不会解冻存款。

非居民享有同样优惠
多年来，居住在国外的人一直被排除在大区税收优惠之外。2014年，欧盟法院裁定这种做法违反欧盟法；2018年，西班牙最高法院又将这一原则扩展到欧盟以外国家的居民。如今法律本身允许所有非居民（包括英国和瑞士的居民）适用大区规则：逝者生前住在此地的，一般适用瓦伦西亚的规则；生前住在国外的，则适用其西班牙境内财产价值最集中的大区的规则。

减免99%
所得价值先按亲属关系作扣除：第一、二组一般为十万欧元，未满21岁者更多（第13/1997号法律第10条）。在此基础上，瓦伦西亚大区第6/2023号法律规定，对2023年5月28日及之后去世的，第一、二组继承人的应纳税额减免99%。请注意：

– 只适用于已申报的财产，漏报的部分可能无法享受。
– 兄弟姐妹、叔伯姑舅姨和侄甥不在其列，但自2026年6月1日起可减免25%，自2027年6月1日起为50%（第5/2025号法律）。
– 不动产一般须按不低于地籍参考价值（valor de referencia）的金额申报。

市政土地增值税
如果您继承的是城市不动产，还有第二种税，即市政府就土地价值增长征收的税（plusvalía municipal）。同样应在六个月内申报，可延长至一年。土地未增值则无须缴纳；若有增值，应比较两种计算方法。有些市镇的规定为亲属提供减免，有时需要主动申请。

签字之前
请尽早索取各类证明、账户余额和参考价值，并核实您所在的国家是否也对遗产征税、能否抵扣在此已缴的税款。

本文仅供一般参考，不构成税务建议。如果您刚刚失去亲人而期限已经起算，请尽早与我们联系，我们会与您一起理清各个步骤。

法律依据截至2026年11月。来源：Ley 29/1987（[BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)）；Ley 13/1997（[BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)）；Ley 6/2023（[BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)）；Ley 5/2025（[BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)）；RDLeg 2/2004（[BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)）。$$,
  -- Русский
  $$Налог на наследство в Валенсийском сообществе: резиденты и нерезиденты$$,
  $$Шесть месяцев, форма 650 и льгота в 99 % для близких родственников: как устроен налог на наследство, в том числе для наследников-нерезидентов.$$,
  $$Налог на наследство обычно обходится дешевле, чем опасаются, по крайней мере между родителями, детьми и супругами. Но даже если платить почти нечего, обязанность подать декларацию остаётся, и срок точно так же идёт для того, кто живёт в Брюсселе, Осло или Торонто.

Кто платит и с чего
Облагается не наследство в целом, а то, что получает каждый наследник (Закон 29/1987). Резидент Испании платит со всего унаследованного, здесь и за границей; нерезидент — только с имущества и прав, находящихся в Испании, например с квартиры в Дении или со счёта в испанском банке. Всё зависит от степени родства:

– Группа I: дети и другие нисходящие родственники моложе 21 года.
– Группа II: дети и нисходящие от 21 года, супруг, родители и другие восходящие.
– Группа III: братья и сёстры, дяди и тёти, племянники и племянницы, а также свойственники по прямой линии.
– Группа IV: более дальние родственники и лица, не состоящие в родстве.

Шесть месяцев и форма 650
Срок — шесть месяцев со дня смерти. В первые пять можно подать заявление об отсрочке ещё на шесть, но с начислением процентов. Декларация (Modelo 650) подаётся в налоговую администрацию Валенсийского сообщества, если обычным местом жительства умершего было Валенсийское сообщество, а наследник живёт в Испании; если хотя бы один из них жил за пределами Испании — в государственную налоговую службу.

Пока подача не подтверждена, Реестр собственности не регистрирует недвижимость, а банки, как правило, не выдают остатки по счетам.

Те же льготы для нерезидентов
Много лет живущие за границей были лишены региональных льгот. В 2014 году Суд Европейского союза признал это противоречащим европейскому праву, а в 2018 году Верховный суд Испании распространил этот подход на резидентов третьих стран. Сегодня сам закон позволяет любому нерезиденту, в том числе живущему в Великобритании или Швейцарии, применять региональные нормы: как правило, валенсийские, если умерший жил здесь, а если он жил за границей — нормы того региона, где находится наибольшая по стоимости часть испанского имущества.

Льгота в 99 %
Из полученной стоимости сначала вычитают сумму, которая зависит от родства: в общем случае 100 000 евро в группах I и II, а до 21 года больше (Закон 13/1997, статья 10). Сам налог Закон Валенсийского сообщества 6/2023 уменьшает на 99 % для групп I и II, если смерть наступила 28 мая 2023 года или позднее. Учтите следующее:

– Льгота касается только заявленного имущества; неуказанное может остаться без неё.
– Братья и сёстры, дяди и тёти, племянники и племянницы под неё не подпадают, но с 1 июня 2026 года у них есть собственная частичная льгота: 25 %, а с 1 июня 2027 года 50 % (Закон 5/2025).
– Недвижимость заявляется, как правило, по стоимости не ниже справочной кадастровой (valor de referencia).

Муниципальный налог plusvalía
Если вы наследуете городскую недвижимость, есть и второй налог: его взимает муниципалитет с прироста стоимости земли. Декларация подаётся тоже в шесть месяцев, срок можно продлить до года. Если прироста не было, платить не нужно; если был, стоит сравнить два способа расчёта. В некоторых муниципалитетах предусмотрены семейные льготы, о которых порой нужно просить отдельно.

Прежде чем подписывать
Заранее запросите справки, остатки по счетам и справочную стоимость и узнайте, облагает ли наследство ваша страна и засчитывает ли она уплаченное здесь.

Это общая информация, а не налоговая консультация. Если вы недавно потеряли близкого и срок уже идёт, напишите нам поскорее: мы поможем выстроить шаги по порядку.

Право по состоянию на ноябрь 2026 года. Источники: Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)); Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)); Ley 6/2023 ([BOE-A-2023-26466](https://www.boe.es/buscar/doc.php?id=BOE-A-2023-26466)); Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)); RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$
);
