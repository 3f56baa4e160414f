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
  'regimen-economico-matrimonios-internacionales-espana', current_date + 30, 'Derecho de familia', array['Fiscalidad']::text[], true,
  '7c087876-72d3-41e8-a90e-6661b3dd6a4b', '2026-11-01 08:00+00', '2026-11-01 08:00+00',
  '/images/covers/courtyard.svg', 'Ilustración de un patio mediterráneo con macetas', false, true,
  'Illustration of a Mediterranean courtyard with flowerpots', 'Illustration d’une cour méditerranéenne avec des pots de fleurs', 'Illustration eines mediterranen Innenhofs mit Blumentöpfen',
  'رسم لفناء متوسطي فيه أصص زهور', '插图：摆着花盆的地中海庭院', 'Рисунок: средиземноморский дворик с цветочными горшками',
  'lluis-ejemplo-mari', null, '2026-11-01', '[]',
  -- Español
  $$Régimen económico de los matrimonios internacionales en España$$,
  $$Gananciales, separación de bienes o un régimen extranjero: qué ley rige el patrimonio de una pareja internacional que vive en España y qué efectos fiscales tiene.$$,
  $$Al comprar una casa, el notario pregunta a los cónyuges por su régimen económico matrimonial. Muchas parejas extranjeras responden con dudas, y la respuesta importa: decide a quién pertenece lo comprado, quién debe firmar la venta, qué se reparte en un divorcio y qué entra en la herencia. Vivir en España no significa estar sujeto al régimen español.

Qué ley se aplica
Para quienes se casaron a partir del 29 de enero de 2019, o eligieron ley desde esa fecha, rige el Reglamento (UE) 2016/1103. Los cónyuges pueden elegir la ley de la residencia habitual o de la nacionalidad de cualquiera de ellos. Si no eligen, se aplica, por este orden:
– la ley de la primera residencia habitual común tras la boda;
– la de la nacionalidad común al casarse;
– la del país con el que ambos tenían entonces los vínculos más estrechos.

La ley designada se aplica aunque no sea la de un Estado miembro y, en principio, alcanza a todos los bienes, estén donde estén.

A los matrimonios anteriores sin elección posterior se les aplica el artículo 9.2 del Código Civil, que atiende en primer lugar a la nacionalidad común al casarse. Así, dos alemanes casados hace años conservan, si nada pactaron, su régimen legal alemán aunque vivan en Dénia.

Gananciales o separación
En el régimen de gananciales son comunes, en general, los sueldos, las rentas y lo comprado con ellos durante el matrimonio; son privativos los bienes anteriores y los recibidos por donación o herencia. En la separación de bienes cada uno es dueño de lo suyo, y lo comprado juntos queda en copropiedad por cuotas.

La Comunitat Valenciana
Cuando la ley aplicable es la española y la pareja vive aquí, el régimen supletorio es el de gananciales del Código Civil. No siempre fue así: la ley valenciana, en vigor desde julio de 2008, establecía la separación de bienes. El Tribunal Constitucional la anuló en 2016, pero respetó las situaciones consolidadas, de modo que quienes se casaron bajo su vigencia pueden seguir en separación. La fecha de la boda es decisiva.

Elegir o cambiar de régimen
Se hace en capitulaciones matrimoniales, en escritura ante notario, antes o después de casarse. Conviene inscribirlas en el Registro Civil si el matrimonio consta en él y comunicarlas al Registro de la Propiedad cuando haya inmuebles. El cambio no perjudica los derechos que terceros ya tuvieran.

Efectos fiscales
– En el IRPF, los rendimientos de un bien ganancial se atribuyen por mitad; el sueldo, a quien lo gana.
– Adjudicar los bienes al disolver la sociedad de gananciales está, por regla general, exento del impuesto de transmisiones y no genera ganancia en el IRPF si cada uno recibe su mitad; los excesos pueden tributar.
– Repartir una casa en copropiedad sigue reglas distintas.
– Al fallecer un cónyuge, primero se liquida el régimen: la mitad del viudo no es herencia.

Qué preparar
– certificado de matrimonio y fecha y lugar de la primera residencia común;
– capitulaciones, si existen;
– escrituras y origen del dinero de cada compra.

Lo anterior es orientación general, no un dictamen. Si va a comprar, testar o divorciarse, consulte antes con nuestro despacho qué régimen tiene: aclararlo a tiempo es sencillo.

Derecho vigente en noviembre de 2026. Fuentes: Reglamento (UE) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32016R1103)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); STC 82/2016 ([HJ 24936](https://hj.tribunalconstitucional.es/es-ES/Resolucion/Show/24936)).$$,
  -- English
  $$Matrimonial property for international couples living in Spain$$,
  $$Community property, separate property or a foreign regime: which law governs an international couple’s assets in Spain, and what it means for their taxes.$$,
  $$When you buy a house in Spain, the notary asks spouses which matrimonial property regime they have. Many foreign couples are unsure, and the answer matters: it decides who owns what is bought, who must sign when it is sold, what is divided on divorce and what forms part of an estate. Living in Spain does not mean that the Spanish regime applies to you.

Which law applies
Couples who married on or after 29 January 2019, or who have chosen a law since then, come under Regulation (EU) 2016/1103. Spouses may choose the law of the habitual residence or of the nationality of either of them. If they make no choice, the following apply in order:
– the law of their first shared habitual residence after the wedding;
– the law of their common nationality when they married;
– the law of the country with which both then had the closest connection.

The law so designated applies even if it is not that of a Member State, and in principle it covers all their assets, wherever they are.

Earlier marriages with no later choice of law fall under article 9.2 of the Spanish Civil Code, which looks first to the spouses’ common nationality when they married. Two Germans who married years ago and signed nothing, for instance, keep their German statutory regime even if they live in Dénia.

Gananciales or separation
Under gananciales, the Spanish community of property, salaries, income and what is bought with them during the marriage are, broadly, owned in common; what each spouse had before, or receives by gift or inheritance, remains separate. Under separation of property (separación de bienes) each owns what is theirs, and whatever they buy together is held in shares.

The Comunitat Valenciana
Where Spanish law applies and the couple live here, the default regime is the gananciales of the Civil Code. It was not always so: the Valencian law in force from July 2008 provided for separation of property. The Constitutional Court annulled it in 2016 but left settled situations untouched, so couples who married while it was in force may still have separate property. The date of the wedding is decisive.

Choosing or changing your regime
This is done in a marriage contract (capitulaciones matrimoniales), by deed before a notary, before or after the wedding. It is wise to have it entered in the Civil Registry if the marriage is recorded there, and to notify the Land Registry where there is real estate. A change does not prejudice rights that third parties already had.

Tax consequences
– For income tax (IRPF), income from a community asset is attributed half to each spouse; a salary, to the one who earns it.
– Allocating the assets when the community is wound up is, as a rule, exempt from transfer tax and produces no taxable gain for IRPF if each receives a half; any excess may be taxed.
– Dividing a house held in shares follows different rules.
– When a spouse dies, the regime is wound up first: the survivor’s half is not part of the inheritance.

What to have ready
– marriage certificate, and the date and place of your first shared home;
– marriage contract, if there is one;
– title deeds and the source of the money for each purchase.

The above is general guidance, not a legal opinion. If you are about to buy, make a will or divorce, ask our office first which regime you have: settling the point in good time is simple.

Law as of November 2026. Sources: Regulation (EU) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R1103)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); STC 82/2016 ([HJ 24936](https://hj.tribunalconstitucional.es/es-ES/Resolucion/Show/24936)).$$,
  -- Français
  $$Régime matrimonial des couples internationaux vivant en Espagne$$,
  $$Gananciales, séparation de biens ou régime étranger : quelle loi régit le patrimoine d’un couple international en Espagne et quels en sont les effets fiscaux.$$,
  $$Lors de l’achat d’une maison, le notaire espagnol demande aux époux leur régime matrimonial. Bien des couples étrangers hésitent, et la réponse importe : elle décide à qui appartient ce qui est acheté, qui doit signer la vente, ce qui se partage en cas de divorce et ce qui entre dans la succession. Vivre en Espagne ne signifie pas relever du régime espagnol.

Quelle loi s’applique
Les couples mariés à compter du 29 janvier 2019, ou qui ont choisi une loi depuis cette date, relèvent du règlement (UE) 2016/1103. Les époux peuvent choisir la loi de la résidence habituelle ou de la nationalité de l’un d’eux. À défaut de choix s’appliquent, dans cet ordre :
– la loi de la première résidence habituelle commune après le mariage ;
– celle de la nationalité commune au jour du mariage ;
– celle du pays avec lequel tous deux avaient alors les liens les plus étroits.

La loi ainsi désignée s’applique même si elle n’est pas celle d’un État membre et vise en principe tous les biens, où qu’ils se trouvent.

Aux mariages antérieurs sans choix ultérieur s’applique l’article 9.2 du Code civil espagnol (Código Civil), qui regarde d’abord la nationalité commune au jour du mariage. Ainsi, deux Français mariés il y a des années sans contrat conservent en principe, aux yeux du droit espagnol, leur régime légal français même s’ils vivent à Dénia.

Gananciales ou séparation
Dans la communauté réduite aux acquêts espagnole (gananciales) sont communs, en général, les salaires, les revenus et ce qui est acheté avec eux pendant le mariage ; restent propres les biens antérieurs et ceux reçus par donation ou succession. Dans la séparation de biens (separación de bienes), chacun est maître des siens, et ce qui est acheté ensemble est en indivision.

La Comunitat Valenciana
Lorsque la loi espagnole s’applique et que le couple vit ici, le régime légal est celui des gananciales du Código Civil. Il n’en a pas toujours été ainsi : la loi valencienne, en vigueur depuis juillet 2008, prévoyait la séparation de biens. Le Tribunal constitutionnel l’a annulée en 2016, mais a respecté les situations consolidées, si bien que ceux qui se sont mariés sous son empire peuvent rester en séparation. La date du mariage est décisive.

Choisir ou changer de régime
Cela se fait par contrat de mariage (capitulaciones matrimoniales), par acte notarié, avant ou après le mariage. Il est utile de le faire inscrire au Registre civil si le mariage y figure et de le signaler au registre foncier lorsqu’il y a des immeubles. Le changement ne porte pas atteinte aux droits que des tiers avaient déjà.

Effets fiscaux
– À l’impôt sur le revenu (IRPF), les revenus d’un bien commun sont attribués par moitié ; le salaire, à celui qui le gagne.
– L’attribution des biens à la dissolution de la communauté est en règle générale exonérée de l’impôt sur les transmissions et ne fait naître aucun gain à l’IRPF si chacun reçoit sa moitié ; l’excédent peut être imposé.
– Le partage d’une maison en indivision suit d’autres règles.
– Au décès d’un époux, on liquide d’abord le régime : la moitié du survivant n’entre pas dans la succession.

Que préparer
– l’acte de mariage, la date et le lieu de la première résidence commune ;
– le contrat de mariage, s’il existe ;
– les actes et l’origine de l’argent de chaque achat.

Ce qui précède est une orientation générale, non une consultation. Si vous allez acheter, tester ou divorcer, demandez d’abord à notre cabinet quel est votre régime : l’éclaircir à temps est simple.

Droit en vigueur en novembre 2026. Sources : règlement (UE) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32016R1103)) ; Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)) ; STC 82/2016 ([HJ 24936](https://hj.tribunalconstitucional.es/es-ES/Resolucion/Show/24936)).$$,
  -- Deutsch
  $$Güterstand internationaler Ehepaare mit Wohnsitz in Spanien$$,
  $$Gananciales, Gütertrennung oder ausländischer Güterstand: welches Recht für das Vermögen internationaler Paare in Spanien gilt und was steuerlich daraus folgt.$$,
  $$Beim Hauskauf fragt der spanische Notar die Eheleute nach ihrem Güterstand. Viele ausländische Paare sind sich unsicher, dabei hängt von der Antwort einiges ab: wem das Erworbene gehört, wer beim Verkauf unterschreiben muss, was bei einer Scheidung geteilt wird und was in den Nachlass fällt. Wer in Spanien lebt, unterliegt nicht automatisch dem spanischen Güterstand.

Welches Recht gilt
Für Paare, die ab dem 29. Januar 2019 geheiratet oder seit diesem Tag eine Rechtswahl getroffen haben, gilt die Verordnung (EU) 2016/1103. Die Ehegatten können das Recht des gewöhnlichen Aufenthalts oder der Staatsangehörigkeit eines von ihnen wählen. Ohne Rechtswahl gilt der Reihe nach:
– das Recht des ersten gemeinsamen gewöhnlichen Aufenthalts nach der Heirat;
– das Recht der gemeinsamen Staatsangehörigkeit bei der Eheschließung;
– das Recht des Landes, mit dem beide damals am engsten verbunden waren.

Das so bestimmte Recht gilt auch dann, wenn es nicht das eines Mitgliedstaats ist, und erfasst grundsätzlich das gesamte Vermögen, wo immer es sich befindet.

Für ältere Ehen ohne spätere Rechtswahl gilt Artikel 9.2 des spanischen Zivilgesetzbuchs (Código Civil), der zuerst auf die gemeinsame Staatsangehörigkeit bei der Heirat abstellt. Zwei Deutsche, die vor Jahren ohne Ehevertrag geheiratet haben, behalten daher ihren deutschen gesetzlichen Güterstand, auch wenn sie in Dénia leben.

Gananciales oder Gütertrennung
In der Errungenschaftsgemeinschaft (gananciales) gehören Löhne, Erträge und das damit während der Ehe Erworbene im Allgemeinen beiden gemeinsam; Eigengut bleibt, was ein Ehegatte schon vorher besaß oder durch Schenkung oder Erbschaft erhält. Bei der Gütertrennung (separación de bienes) gehört jedem das Seine, und gemeinsam Gekauftes steht im Miteigentum nach Bruchteilen.

Die Comunitat Valenciana
Gilt spanisches Recht und lebt das Paar hier, so ist der gesetzliche Güterstand die Errungenschaftsgemeinschaft des Código Civil. Das war nicht immer so: Das valencianische Gesetz, in Kraft seit Juli 2008, sah die Gütertrennung vor. Das Verfassungsgericht erklärte es 2016 für nichtig, ließ aber gefestigte Rechtsverhältnisse unberührt. Wer unter seiner Geltung geheiratet hat, kann also weiterhin in Gütertrennung leben. Entscheidend ist das Datum der Heirat.

Den Güterstand wählen oder ändern
Dies geschieht durch Ehevertrag (capitulaciones matrimoniales) in notarieller Urkunde, vor oder nach der Heirat. Ist die Ehe im spanischen Personenstandsregister (Registro Civil) eingetragen, sollte der Vertrag dort vermerkt und bei Immobilien auch dem Grundbuchamt mitgeteilt werden. Bereits erworbene Rechte Dritter werden durch die Änderung nicht beeinträchtigt.

Steuerliche Folgen
– In der Einkommensteuer (IRPF) werden Einkünfte aus einem gemeinschaftlichen Gut je zur Hälfte zugerechnet, das Gehalt demjenigen, der es verdient.
– Die Zuteilung der Güter bei Auflösung der Errungenschaftsgemeinschaft ist in der Regel von der Grunderwerbsteuer befreit und löst keinen Gewinn in der IRPF aus, wenn jeder seine Hälfte erhält; was darüber hinausgeht, kann steuerpflichtig sein.
– Für die Aufteilung eines Hauses im Miteigentum gelten andere Regeln.
– Stirbt ein Ehegatte, wird zuerst der Güterstand abgewickelt: Die Hälfte des Überlebenden gehört nicht zum Nachlass.

Was Sie vorbereiten sollten
– Heiratsurkunde sowie Zeitpunkt und Ort des ersten gemeinsamen Wohnsitzes;
– Ehevertrag, soweit vorhanden;
– Kaufurkunden und Nachweise, woher das Geld für den jeweiligen Kauf stammte.

Das Vorstehende dient der allgemeinen Orientierung und ist kein Gutachten. Wenn Sie kaufen, ein Testament errichten oder sich scheiden lassen möchten, klären Sie Ihren Güterstand vorher mit unserer Kanzlei: Rechtzeitig ist das unkompliziert.

Rechtsstand: November 2026. Quellen: Verordnung (EU) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32016R1103)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); STC 82/2016 ([HJ 24936](https://hj.tribunalconstitucional.es/es-ES/Resolucion/Show/24936)).$$,
  -- العربية
  $$النظام المالي للزواج بين جنسيتين في إسبانيا$$,
  $$أموال مشتركة أو منفصلة أو نظام أجنبي: أي قانون يحكم أموال زوجين من جنسيتين يعيشان في إسبانيا، وما الآثار الضريبية المترتبة على ذلك.$$,
  $$عند شراء بيت يسأل الموثّق (notario) الزوجين عن نظامهما المالي. ويجيب كثير من الأزواج الأجانب بتردد، مع أن للجواب أهميته: فهو يحدد لمن يعود ما اشتُري، ومن يجب أن يوقّع البيع، وما الذي يُقسم عند الطلاق، وما الذي يدخل في التركة. والعيش في إسبانيا لا يعني الخضوع للنظام الإسباني.

أي قانون يُطبَّق
من تزوجوا ابتداءً من 29 يناير 2019، أو اختاروا قانونًا منذ ذلك التاريخ، تسري عليهم اللائحة الأوروبية رقم 2016/1103. وللزوجين اختيار قانون الإقامة المعتادة لأي منهما أو قانون جنسيته. فإن لم يختارا طُبِّق على الترتيب:
– قانون أول إقامة معتادة مشتركة بعد الزواج؛
– قانون الجنسية المشتركة وقت الزواج؛
– قانون البلد الذي كانت صلتهما به معًا أوثق حينئذ.

ويُطبَّق القانون المعيَّن ولو لم يكن قانون دولة عضو، ويشمل من حيث المبدأ جميع الأموال أينما كانت.

أما الزيجات السابقة التي لم يعقبها اختيار، فتُطبَّق عليها المادة 9.2 من القانون المدني، وهي تنظر أولًا إلى الجنسية المشتركة وقت الزواج. فالألمانيان اللذان تزوجا منذ سنوات ولم يتفقا على شيء يحتفظان بنظامهما القانوني الألماني وإن كانا يعيشان في دينيا (Dénia).

الأموال المشتركة أو المنفصلة
في نظام الأموال المشتركة (gananciales) تكون الأجور والمداخيل وما اشتُري بها أثناء الزواج مشتركة عمومًا، وتبقى الأموال السابقة على الزواج والموهوبة والموروثة خاصة بصاحبها. وفي نظام فصل الأموال (separación de bienes) يملك كل منهما ما له، وما اشترياه معًا يكون ملكية شائعة بحصص.

إقليم بلنسية
إذا كان القانون الإسباني هو المطبَّق وكان الزوجان يعيشان هنا، فالنظام الاحتياطي هو الأموال المشتركة وفق القانون المدني. ولم يكن الأمر كذلك دائمًا: فالقانون البلنسي، الساري منذ يوليو 2008، كان يقرر فصل الأموال. وقد ألغته المحكمة الدستورية عام 2016 لكنها احترمت الأوضاع المستقرة، فقد يبقى من تزوجوا في ظله على نظام الفصل. وتاريخ الزواج هو الفيصل.

اختيار النظام أو تغييره
يتم ذلك باتفاق مالي للزواج (capitulaciones matrimoniales) في عقد رسمي أمام الموثّق، قبل الزواج أو بعده. ويُستحسن قيده في السجل المدني (Registro Civil) إذا كان الزواج مقيدًا فيه، وإبلاغ السجل العقاري (Registro de la Propiedad) به إذا وُجدت عقارات. ولا يمسّ التغيير حقوقًا سابقة للغير.

الآثار الضريبية
– في ضريبة الدخل (IRPF) يُنسب دخل المال المشترك مناصفةً، أما الأجر فلمن يكسبه.
– توزيع الأموال عند حل نظام الأموال المشتركة معفى عمومًا من ضريبة انتقال الملكية، ولا ينشأ عنه ربح في ضريبة الدخل إذا أخذ كل منهما نصفه؛ وما زاد قد يخضع للضريبة.
– قسمة بيت مملوك على الشيوع تتبع قواعد مختلفة.
– عند وفاة أحد الزوجين يُصفّى النظام أولًا: فنصف الزوج الباقي ليس تركة.

ما ينبغي إعداده
– شهادة الزواج، وتاريخ ومكان أول إقامة مشتركة؛
– الاتفاق المالي للزواج إن وُجد؛
– العقود الرسمية ومصدر المال في كل عملية شراء.

هذا إرشاد عام وليس رأيًا قانونيًا. وإذا كنتم ستشترون أو توصون أو تطلّقون، فاستوضحوا أولًا مع مكتبنا أي نظام يسري عليكم: فتوضيحه في وقته أمر يسير.

القانون الساري في نوفمبر 2026. المصادر: اللائحة الأوروبية 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R1103))؛ Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763))؛ STC 82/2016 ([HJ 24936](https://hj.tribunalconstitucional.es/es-ES/Resolucion/Show/24936)).$$,
  -- 中文
  $$跨国夫妻在西班牙的夫妻财产制$$,
  $$婚后所得共同制、分别财产制还是外国的财产制：在西班牙生活的跨国夫妻，财产适用哪国法律，在税务上又有什么影响。$$,
  $$买房时，公证人会问夫妻实行哪种夫妻财产制。许多外国夫妻答不上来，而答案很重要：它决定买下的房子归谁、出售时谁必须签字、离婚时分什么、去世时哪些属于遗产。住在西班牙，并不等于适用西班牙的财产制。

适用哪国法律
2019年1月29日及以后结婚，或自该日起选择了法律的夫妻，适用欧盟第2016/1103号条例。夫妻可以选择任何一方的经常居所地法或国籍国法。没有选择的，依次适用：
– 婚后第一个共同经常居所地的法律；
– 结婚时双方共同国籍国的法律；
– 当时与双方联系最密切的国家的法律。

所指定的法律即使不是欧盟成员国的法律，也同样适用，并且原则上涵盖全部财产，不论位于何处。

此前结婚、后来也没有作出选择的夫妻，适用《民法典》第9条第2款，首先看结婚时的共同国籍。例如，多年前结婚、没有另行约定的两位德国人，即使住在德尼亚（Dénia），仍然实行德国的法定财产制。

共同还是分别
在婚后所得共同制（gananciales）之下，婚姻期间的工资、收益以及用它们购买的东西，一般属于双方共有；婚前财产以及受赠或继承所得，则属于个人。在分别财产制之下，各人的归各人，一起买的按份额共有。

瓦伦西亚大区
如果适用的是西班牙法律，而夫妻住在这里，补充适用的是《民法典》的婚后所得共同制。过去并非一直如此：2008年7月生效的瓦伦西亚法律规定实行分别财产制。宪法法院于2016年撤销了该法，但尊重已经确定的状况，因此在该法有效期间结婚的夫妻，可能仍实行分别财产制。结婚日期是关键。

选择或更换财产制
以夫妻财产协议（capitulaciones matrimoniales）的形式，在公证人面前作成公证契约（escritura），婚前婚后都可以。如果婚姻已在民事登记处（Registro Civil）登记，协议也应在那里登记；有不动产的，还应告知产权登记处（Registro de la Propiedad）。更换财产制不影响第三人已有的权利。

税务上的影响
– 在个人所得税（IRPF）中，共有财产的收益各计一半，工资则归挣工资的一方。
– 解散婚后所得共同制时分配财产，一般免征财产转让税，双方各得一半的，也不产生个人所得税上的收益；多得的部分可能要缴税。
– 分割按份共有的房屋，适用不同的规则。
– 配偶一方去世时，先清算夫妻财产：属于在世配偶的一半不是遗产。

应当准备的材料
– 结婚证明，以及第一个共同居所的日期和地点；
– 夫妻财产协议（如有）；
– 公证契约，以及每次购买的资金来源。

以上为一般性指引，并非法律意见。如果您准备买房、立遗嘱或离婚，请先到我们律所查明自己实行哪种财产制：趁早弄清，并不复杂。

法律依据截至2026年11月。来源：欧盟条例2016/1103（[EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R1103)）；Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）；STC 82/2016（[HJ 24936](https://hj.tribunalconstitucional.es/es-ES/Resolucion/Show/24936)）。$$,
  -- Русский
  $$Имущественный режим международных браков в Испании$$,
  $$Общность имущества, раздельность или иностранный режим: какое право действует для имущества супругов из разных стран в Испании и каковы налоговые последствия.$$,
  $$При покупке дома нотариус спрашивает супругов об их имущественном режиме. Многие иностранные пары отвечают неуверенно, а ответ важен: от него зависит, кому принадлежит купленное, кто должен подписать договор продажи, что делят при разводе и что входит в наследство. Жить в Испании не значит подчиняться испанскому режиму.

Какое право применяется
Для тех, кто вступил в брак с 29 января 2019 года или с этой даты выбрал применимое право, действует Регламент (ЕС) 2016/1103. Супруги могут выбрать право обычного места жительства или гражданства любого из них. Если они не выбрали, применяется в таком порядке:
– право первого общего места жительства после свадьбы;
– право общего гражданства на момент брака;
– право страны, с которой оба были тогда связаны теснее всего.

Указанное право применяется, даже если это не право государства ЕС, и охватывает, как правило, всё имущество, где бы оно ни находилось.

К более ранним бракам без последующего выбора применяется статья 9.2 Гражданского кодекса, которая смотрит прежде всего на общее гражданство при вступлении в брак. Так, двое немцев, поженившихся много лет назад и ничего не оговоривших, сохраняют немецкий законный режим, хотя и живут в Дении (Dénia).

Общность или раздельность
При общности имущества (gananciales) общими становятся, как правило, заработок, доходы и купленное на них в браке; личным остаётся добрачное имущество и полученное в дар или по наследству. При раздельности каждый владеет своим, а купленное вместе принадлежит обоим в долях.

Валенсийское сообщество
Когда применяется испанское право, а супруги живут здесь, по умолчанию действует общность по Гражданскому кодексу. Так было не всегда: валенсийский закон, действовавший с июля 2008 года, устанавливал раздельность. В 2016 году Конституционный суд его отменил, но сохранил сложившиеся положения, поэтому у тех, кто поженился при его действии, может и сейчас быть раздельность имущества. Дата свадьбы решает всё.

Выбрать или изменить режим
Для этого заключают брачный договор (capitulaciones matrimoniales) в форме нотариального акта, до свадьбы или после. Его стоит зарегистрировать в Реестре актов гражданского состояния (Registro Civil), если брак там записан, а при наличии недвижимости сообщить о нём и в Реестр собственности (Registro de la Propiedad). Смена режима не ущемляет прав, которые уже были у третьих лиц.

Налоговые последствия
– В подоходном налоге (IRPF) доход от общего имущества делят между супругами пополам, а зарплату учитывают у того, кто её получает.
– Распределение имущества при прекращении общности, как правило, освобождено от налога на передачу имущества и не создаёт дохода в IRPF, если каждый получает свою половину; излишек может облагаться.
– Раздел дома, которым владеют в долях, подчиняется другим правилам.
– Когда один из супругов умирает, сначала делят совместно нажитое: половина пережившего супруга в наследство не входит.

Что подготовить
– свидетельство о браке, дату и место первого общего жительства;
– брачный договор, если он есть;
– нотариальные акты и сведения об источнике денег на каждую покупку.

Это общие ориентиры, а не заключение. Если вы собираетесь покупать, составлять завещание или разводиться, сначала выясните в нашем бюро, какой у вас режим: сделать это вовремя несложно.

Право по состоянию на ноябрь 2026 года. Источники: Регламент (ЕС) 2016/1103 ([EUR-Lex 32016R1103](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R1103)); Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); STC 82/2016 ([HJ 24936](https://hj.tribunalconstitucional.es/es-ES/Resolucion/Show/24936)).$$
);
