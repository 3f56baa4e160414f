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
  'custodia-traslado-al-extranjero-hijos-menores', '2026-06-02', 'Derecho de familia', '{}'::text[], false,
  '023ddb04-7bf8-4f1b-aab3-932c82dfa653', '2026-06-02 08:00+00', '2026-06-02 08:00+00',
  '/images/covers/lighthouse.svg', 'Ilustración de un faro junto al mar', false, false,
  'Illustration of a lighthouse by the sea', 'Illustration d’un phare au bord de la mer', 'Illustration eines Leuchtturms am Meer',
  'رسم لمنارة على شاطئ البحر', '插图：海边的灯塔', 'Рисунок: маяк у моря',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02', '[]',
  -- Español
  $$Custodia y traslado al extranjero con hijos menores$$,
  $$Mudarse a otro país con un hijo exige el acuerdo de ambos progenitores o una autorización judicial. Qué dice la ley, qué riesgos hay y cómo hacerlo bien.$$,
  $$Un trabajo en otro país, los abuelos lejos, el deseo de volver a casa tras una ruptura: los motivos para trasladarse con un hijo suelen ser comprensibles. Sin embargo, mudarse sin el acuerdo del otro progenitor puede tener consecuencias muy serias. Conviene conocer las reglas antes de comprar los billetes.

Quién decide dónde vive el menor
La patria potestad es el conjunto de deberes y facultades de los padres sobre sus hijos menores y, salvo excepciones, la comparten ambos, estén o no casados y tenga quien tenga la custodia. El artículo 154 del Código Civil es claro: el lugar de residencia habitual del menor solo puede cambiarse con el consentimiento de los dos progenitores o, en su defecto, con autorización judicial. Tener la custodia exclusiva no basta para decidir el traslado por cuenta propia.

Si hay acuerdo
Lo prudente es dejarlo por escrito y, si ya existe sentencia o convenio regulador, someter la modificación a la aprobación del juez. El pacto debería concretar:
– destino, fecha y centro escolar;
– nuevo régimen de estancias y vacaciones;
– quién paga los viajes;
– comunicación diaria por teléfono o vídeo;
– pensión de alimentos adaptada a la nueva situación.

Si no hay acuerdo
Quien desea trasladarse debe pedir autorización al tribunal antes de irse; en Dénia es, desde el 1 de octubre de 2025, el Tribunal de Instancia. El juez decide según el interés superior del menor: su arraigo, la relación con cada progenitor, la viabilidad del proyecto y la posibilidad real de mantener el contacto. Escucha al menor si tiene suficiente madurez y, en todo caso, a partir de los doce años. Con custodia compartida, un traslado lejano suele obligar a revisar todo el sistema. En la Comunitat Valenciana se aplica el Código Civil, porque el Tribunal Constitucional anuló en 2016 la ley autonómica sobre esta materia.

Si se teme una salida inminente, el artículo 158 del Código Civil permite pedir con urgencia la prohibición de salir de España con el menor o de expedirle pasaporte.

El Convenio de La Haya de 1980
Cuando un menor de dieciséis años es trasladado o retenido sin permiso en otro país donde rige el Convenio, puede solicitarse su restitución al país de residencia habitual. En la Unión Europea lo refuerza el Reglamento (UE) 2019/1111. No se discute quién es mejor padre o madre, sino dónde debe resolverse la custodia. Las excepciones, como un riesgo grave para el menor, se interpretan de forma estricta, y dejar pasar un año puede complicar el regreso. El Convenio no vincula a España con todos los países, y en España la sustracción de menores puede ser además delito (artículo 225 bis del Código Penal).

Viajar no es mudarse
Para unas vacaciones no suele hacer falta permiso judicial, salvo que la sentencia diga otra cosa, pero una autorización de viaje evita problemas en la frontera. Según la nacionalidad del menor y el destino, puede firmarse ante la Policía Nacional, la Guardia Civil o un notario, a veces con apostilla y traducción.

Este artículo es informativo y no sustituye al consejo sobre su situación. Si piensa trasladarse, o teme que el otro progenitor lo haga, venga a vernos cuanto antes: en este terreno el tiempo cuenta.

Derecho vigente en noviembre de 2026. Fuentes: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Convenio de La Haya de 1980 ([BOE-A-1987-19691](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-19691)); Reglamento (UE) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32019R1111)); LO 10/1995 ([BOE-A-1995-25444](https://www.boe.es/buscar/doc.php?id=BOE-A-1995-25444)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- English
  $$Child custody and moving abroad from Spain$$,
  $$Moving to another country with a child takes the consent of both parents or a court’s permission. What Spanish law says, the risks, and how to do it properly.$$,
  $$A job in another country, grandparents far away, the wish to go home after a separation: the reasons for moving with a child are usually easy to understand. Yet leaving without the other parent’s agreement can have very serious consequences. It pays to know the rules before buying the tickets.

Who decides where the child lives
Patria potestad, or parental responsibility, is the body of duties and powers that parents have in respect of their minor children. Save in exceptional cases it belongs to both, married or not, and whoever has custody. Article 154 of the Spanish Civil Code is clear: the child’s habitual residence may be changed only with the consent of both parents or, failing that, with the permission of a court. Having sole custody is not enough to decide on a move alone.

If you both agree
The prudent course is to put the agreement in writing and, if there is already a judgment or a settlement (convenio regulador), to have the change approved by the court. It should spell out:
– destination, date and school;
– the new arrangements for stays and holidays;
– who pays for travel;
– day-to-day contact by telephone or video;
– child maintenance adjusted to the new situation.

If you do not agree
The parent who wishes to move must ask the court for permission before leaving; in Dénia that has been, since 1 October 2025, the Tribunal de Instancia. The judge decides according to the best interests of the child: how settled the child is, the relationship with each parent, whether the plan is workable, and whether contact can genuinely be kept up. The child is heard if mature enough and, in any event, from the age of twelve. Where custody is shared, a distant move usually means rethinking the whole arrangement. In the Comunitat Valenciana the Civil Code applies, because in 2016 the Constitutional Court struck down the regional law on the subject.

If there are fears of an imminent departure, article 158 of the Civil Code allows an urgent application to prohibit the child’s removal from Spain or the issue of a passport.

The 1980 Hague Convention
When a child under sixteen is taken to, or kept in, another country where the Convention is in force without the necessary consent, an application can be made for the child’s return to the country of habitual residence. Within the European Union, Regulation (EU) 2019/1111 strengthens the procedure. The question is not who is the better parent, but where custody should be decided. The exceptions, such as a grave risk to the child, are construed narrowly, and letting a year go by can make a return harder. The Convention is not in force between Spain and every other country, and in Spain child abduction may also be a criminal offence (article 225 bis of the Criminal Code).

Travelling is not moving
A holiday does not normally need a court’s permission, unless the judgment says otherwise, but a travel authorisation avoids trouble at the border. Depending on the child’s nationality and the destination, it can be signed before the Policía Nacional, the Guardia Civil or a notary, sometimes with an apostille and a translation.

This article is for information and does not replace advice on your circumstances. If you are thinking of moving, or fear that the other parent may, come and see us as soon as you can: in these matters time counts.

Law as of November 2026. Sources: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Hague Convention of 1980 ([BOE-A-1987-19691](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-19691)); Regulation (EU) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R1111)); LO 10/1995 ([BOE-A-1995-25444](https://www.boe.es/buscar/doc.php?id=BOE-A-1995-25444)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- Français
  $$Garde des enfants et départ à l’étranger : ce que dit le droit espagnol$$,
  $$S’installer dans un autre pays avec un enfant exige l’accord des deux parents ou une autorisation du juge. La loi, les risques et la bonne manière de faire.$$,
  $$Un emploi dans un autre pays, des grands-parents éloignés, l’envie de rentrer chez soi après une rupture : les raisons de partir avec un enfant sont souvent compréhensibles. Pourtant, s’installer ailleurs sans l’accord de l’autre parent peut avoir des conséquences très graves. Mieux vaut connaître les règles avant d’acheter les billets.

Qui décide du lieu de vie de l’enfant
L’autorité parentale (patria potestad) est l’ensemble des devoirs et des pouvoirs des parents à l’égard de leurs enfants mineurs et, sauf exception, elle appartient aux deux, mariés ou non, quel que soit celui qui a la garde. L’article 154 du Código Civil est clair : la résidence habituelle de l’enfant ne peut changer qu’avec le consentement des deux parents ou, à défaut, avec l’autorisation du juge. Avoir la garde exclusive ne suffit pas pour décider seul du départ.

En cas d’accord
La prudence est de l’écrire et, s’il existe déjà un jugement ou une convention, de soumettre la modification à l’approbation du juge. L’accord devrait préciser :
– la destination, la date et l’école ;
– le nouveau rythme des séjours et des vacances ;
– qui paie les voyages ;
– les échanges quotidiens par téléphone ou par vidéo ;
– une pension alimentaire adaptée à la nouvelle situation.

En l’absence d’accord
Le parent qui souhaite partir doit demander l’autorisation du tribunal avant de s’en aller ; à Dénia, c’est depuis le 1er octobre 2025 le Tribunal de Instancia. Le juge décide selon l’intérêt supérieur de l’enfant : son enracinement, sa relation avec chacun des parents, la viabilité du projet et la possibilité réelle de garder le contact. Il entend l’enfant s’il est assez mûr et, en tout cas, à partir de douze ans. En cas de garde partagée, un départ lointain oblige le plus souvent à tout revoir. Dans la Comunitat Valenciana, c’est le Código Civil qui s’applique, le Tribunal constitutionnel ayant annulé en 2016 la loi régionale sur cette matière.

Si l’on craint un départ imminent, l’article 158 du Código Civil permet de demander en urgence l’interdiction de quitter l’Espagne avec l’enfant ou de lui délivrer un passeport.

La convention de La Haye de 1980
Lorsqu’un enfant de moins de seize ans est emmené ou retenu sans autorisation dans un autre pays où cette convention s’applique, son retour vers le pays de sa résidence habituelle peut être demandé. Dans l’Union européenne, le règlement (UE) 2019/1111 la renforce. On n’y débat pas du meilleur parent, mais du lieu où la garde doit être tranchée. Les exceptions, comme un risque grave pour l’enfant, s’interprètent strictement, et laisser passer un an peut compliquer le retour. Cette convention ne lie pas l’Espagne à tous les pays, et l’enlèvement d’enfant peut être en outre, en Espagne, un délit (article 225 bis du Code pénal).

Voyager n’est pas déménager
Pour des vacances, l’autorisation du juge n’est en général pas nécessaire, sauf si le jugement en dispose autrement, mais une autorisation de voyage évite des difficultés à la frontière. Selon la nationalité de l’enfant et la destination, elle peut être signée devant la Policía Nacional, la Guardia Civil ou un notaire, parfois avec apostille et traduction.

Cet article informe et ne remplace pas un conseil sur votre situation. Si vous pensez partir, ou craignez que l’autre parent ne le fasse, venez nous voir au plus vite : en ce domaine, le temps compte.

Droit en vigueur en novembre 2026. Sources : Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)) ; convention de La Haye de 1980 ([BOE-A-1987-19691](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-19691)) ; règlement (UE) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32019R1111)) ; LO 10/1995 ([BOE-A-1995-25444](https://www.boe.es/buscar/doc.php?id=BOE-A-1995-25444)) ; LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- Deutsch
  $$Sorgerecht und Umzug ins Ausland mit minderjährigen Kindern$$,
  $$Wer mit einem Kind in ein anderes Land zieht, braucht die Zustimmung beider Eltern oder eine gerichtliche Erlaubnis: Rechtslage, Risiken und der richtige Weg.$$,
  $$Eine Stelle in einem anderen Land, Großeltern in der Ferne, der Wunsch, nach einer Trennung heimzukehren: Gründe, mit einem Kind umzuziehen, sind meist verständlich. Ohne Zustimmung des anderen Elternteils kann der Umzug jedoch sehr ernste Folgen haben. Man sollte die Regeln kennen, bevor man die Flüge bucht.

Wer über den Wohnort des Kindes entscheidet
Die elterliche Sorge (patria potestad) umfasst die Pflichten und Befugnisse der Eltern gegenüber ihren minderjährigen Kindern; von Ausnahmen abgesehen steht sie beiden zu, ob verheiratet oder nicht und gleich, bei wem das Kind lebt. Artikel 154 des Código Civil ist eindeutig: Der gewöhnliche Aufenthalt des Kindes kann nur mit Zustimmung beider Eltern oder, fehlt sie, mit gerichtlicher Erlaubnis geändert werden. Auch wer die alleinige Obhut (custodia) hat, darf über den Umzug nicht allein entscheiden.

Wenn Sie sich einig sind
Halten Sie die Einigung schriftlich fest und lassen Sie, wenn es bereits ein Urteil oder eine Vereinbarung gibt, die Änderung vom Gericht genehmigen. Geregelt sein sollten:
– Ziel, Datum und Schule;
– die neuen Umgangs- und Ferienzeiten;
– wer die Reisen bezahlt;
– der tägliche Kontakt per Telefon oder Video;
– ein Unterhalt, der zur neuen Lage passt.

Wenn Sie sich nicht einig sind
Wer umziehen möchte, muss vor der Abreise die Erlaubnis des Gerichts beantragen; in Dénia ist das seit dem 1. Oktober 2025 das Tribunal de Instancia. Der Richter entscheidet nach dem Wohl des Kindes: wie verwurzelt es ist, wie seine Beziehung zu jedem Elternteil aussieht, ob das Vorhaben tragfähig ist und ob der Kontakt wirklich erhalten werden kann. Das Kind wird angehört, wenn es reif genug ist, und in jedem Fall ab zwölf Jahren. Bei geteilter Obhut zwingt ein weiter Umzug meist dazu, alles neu zu ordnen. In der Comunitat Valenciana gilt der Código Civil, denn das Verfassungsgericht hat das Regionalgesetz hierzu 2016 für nichtig erklärt.

Ist eine baldige Ausreise zu befürchten, kann nach Artikel 158 des Código Civil eilig beantragt werden, die Ausreise mit dem Kind oder die Ausstellung eines Passes zu verbieten.

Das Haager Übereinkommen von 1980
Wird ein Kind unter sechzehn Jahren ohne Erlaubnis in ein anderes Land gebracht oder dort zurückgehalten, in dem das Übereinkommen gilt, kann seine Rückführung in das Land des gewöhnlichen Aufenthalts verlangt werden. In der Europäischen Union verstärkt es die Verordnung (EU) 2019/1111. Dabei geht es nicht darum, wer der bessere Elternteil ist, sondern wo über das Sorgerecht zu entscheiden ist. Ausnahmen, etwa eine schwere Gefahr für das Kind, werden eng ausgelegt, und ein Jahr verstreichen zu lassen kann die Rückkehr erschweren. Nicht mit jedem Land ist Spanien durch das Übereinkommen verbunden; die Kindesentziehung kann in Spanien außerdem strafbar sein (Art. 225 bis des Strafgesetzbuchs).

Reisen heißt nicht umziehen
Für Ferien braucht es in der Regel keine gerichtliche Erlaubnis, sofern das Urteil nichts anderes sagt; eine Reisevollmacht vermeidet aber Probleme an der Grenze. Je nach Staatsangehörigkeit des Kindes und Reiseziel lässt sie sich bei der Policía Nacional, der Guardia Civil oder einem Notar unterzeichnen, manchmal mit Apostille und Übersetzung.

Dieser Beitrag informiert und ersetzt keine Beratung zu Ihrer Lage. Wenn Sie umziehen möchten oder befürchten, dass der andere Elternteil es tut, kommen Sie möglichst bald zu uns: Hier zählt die Zeit.

Rechtsstand: November 2026. Quellen: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Haager Übereinkommen von 1980 ([BOE-A-1987-19691](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-19691)); Verordnung (EU) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32019R1111)); LO 10/1995 ([BOE-A-1995-25444](https://www.boe.es/buscar/doc.php?id=BOE-A-1995-25444)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- العربية
  $$الحضانة والانتقال إلى الخارج مع الأولاد القاصرين$$,
  $$الانتقال إلى بلد آخر مع ولدكم يتطلب موافقة الوالدين كليهما أو إذنًا من المحكمة. ماذا يقول القانون، وما المخاطر، وكيف يتم ذلك على الوجه الصحيح.$$,
  $$عمل في بلد آخر، أو أجداد يعيشون بعيدًا، أو رغبة في العودة إلى الوطن بعد الانفصال: أسباب الانتقال مع الأولاد مفهومة في الغالب. غير أن الرحيل من دون موافقة الوالد الآخر، أبًا كان أو أمًّا، قد تكون له عواقب خطيرة جدًا. ويُستحسن معرفة القواعد قبل شراء التذاكر.

من يقرر أين يعيش القاصر
السلطة الأبوية (patria potestad) هي مجموع واجبات الوالدين وصلاحياتهما تجاه أولادهما القاصرين، وهي مشتركة بينهما باستثناء حالات قليلة، سواء أكانا متزوجين أم لا، وأيًا كان من بيده الحضانة. والمادة 154 من القانون المدني الإسباني واضحة: لا يجوز تغيير مكان الإقامة المعتادة للقاصر إلا بموافقة الوالدين، فإن تعذرت فبإذن من المحكمة. والحضانة المنفردة لا تكفي لتقرروا الانتقال وحدكم.

إذا وُجد اتفاق
من الحكمة تدوينه كتابةً، وإذا كان هناك حكم أو اتفاق منظِّم لآثار الطلاق (convenio regulador)، فعرضُ التعديل على القاضي للمصادقة. وينبغي أن يحدد الاتفاق:
– الوجهة والتاريخ والمدرسة؛
– نظام الزيارة والعطل الجديد؛
– من يدفع نفقات السفر؛
– التواصل اليومي بالهاتف أو الفيديو؛
– نفقة الأولاد بما يلائم الوضع الجديد.

إذا لم يوجد اتفاق
على من يرغب في الانتقال أن يطلب إذن المحكمة قبل الرحيل؛ وهي في دينيا منذ 1 أكتوبر 2025 المحكمة الابتدائية (Tribunal de Instancia). ويقرر القاضي بحسب مصلحة القاصر الفضلى: ارتباطه بالمكان، وعلاقته بكل من الوالدين، وجدية المشروع، والإمكانية الفعلية لاستمرار التواصل. ويستمع إلى القاصر إذا كان على قدر كافٍ من النضج، وفي كل الأحوال ابتداءً من سن الثانية عشرة. وفي الحضانة المشتركة يستدعي الانتقال البعيد عادةً مراجعة النظام كله. ويُطبَّق في إقليم بلنسية القانون المدني، لأن المحكمة الدستورية ألغت عام 2016 القانون الإقليمي في هذا الشأن.

وإذا خُشي رحيل وشيك، فإن المادة 158 من القانون المدني تتيح أن يُطلب على وجه الاستعجال منع إخراج القاصر من إسبانيا أو منع إصدار جواز سفر له.

اتفاقية لاهاي لعام 1980
إذا نُقل قاصر دون السادسة عشرة أو احتُجز بلا إذن في بلد آخر تسري فيه الاتفاقية، أمكن طلب إعادته إلى بلد إقامته المعتادة. وفي الاتحاد الأوروبي تعززها اللائحة رقم 2019/1111. ولا يدور النزاع حول أي الوالدين أفضل، بل حول المكان الذي يجب أن تُبحث فيه الحضانة. والاستثناءات، كالخطر الجسيم على القاصر، تُفسَّر تفسيرًا ضيقًا، ومرور سنة قد يعقّد العودة. ولا تربط الاتفاقية إسبانيا بجميع البلدان، وقد يكون اختطاف أحد الوالدين للقاصر في إسبانيا جريمة أيضًا (المادة 225 مكرر من قانون العقوبات).

السفر غير الانتقال
لا تحتاج العطلة عادةً إلى إذن من المحكمة، ما لم ينص الحكم على غير ذلك، لكن إذن السفر يجنّبكم المشكلات على الحدود. وبحسب جنسية القاصر والوجهة، يمكن توقيعه لدى الشرطة الوطنية (Policía Nacional) أو الحرس المدني (Guardia Civil) أو الموثّق (notario)، وأحيانًا مع الأبوستيل والترجمة.

هذا المقال للاطلاع ولا يغني عن المشورة في حالتكم. وإذا كنتم تفكرون في الانتقال، أو تخشون أن يفعل الوالد الآخر ذلك، فتعالوا إلينا في أقرب وقت: ففي هذا المجال للوقت حسابه.

القانون الساري في نوفمبر 2026. المصادر: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763))؛ اتفاقية لاهاي لعام 1980 ([BOE-A-1987-19691](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-19691))؛ اللائحة الأوروبية 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R1111))؛ LO 10/1995 ([BOE-A-1995-25444](https://www.boe.es/buscar/doc.php?id=BOE-A-1995-25444))؛ LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- 中文
  $$子女抚养权与携未成年子女迁居国外$$,
  $$带孩子搬到另一个国家，需要父母双方同意或法院许可。法律怎么规定、有哪些风险、怎样才办得妥当。$$,
  $$在别国找到工作、祖父母在远方、分手之后想回家乡：想带孩子搬走的理由，往往都可以理解。可是，未经另一方同意就搬走，后果可能非常严重。买机票之前，最好先了解规则。

孩子住在哪里由谁决定
亲权（patria potestad）是父母对未成年子女的义务和权利的总和，除少数例外由双方共同享有，不论是否结婚、孩子跟谁生活。《民法典》第154条写得很清楚：只有经父母双方同意，或者在无法取得同意时经法院许可，才能改变未成年人的经常居所。即使单独享有抚养权，也不能自行决定搬家。

双方同意的
稳妥的做法是写成书面；如果已有判决或离婚协议（convenio regulador），应将变更提交法官批准。协议应当写明：
– 目的地、日期和学校；
– 新的探望与假期安排；
– 路费由谁承担；
– 每天通过电话或视频的联系；
– 与新情况相适应的抚养费。

双方不同意的
想搬走的一方必须在离开之前向法院申请许可；在德尼亚，自2025年10月1日起为初审法院（Tribunal de Instancia）。法官以未成年人的最大利益为准：孩子在当地扎根的程度、与父母各自的关系、迁居计划是否可行、实际上能否保持联系。孩子足够成熟的，法官会听取其意见；年满十二岁的，一律听取。在共同抚养的情况下，迁往远处通常意味着整个安排都要重新考虑。在瓦伦西亚大区适用《民法典》，因为宪法法院于2016年撤销了大区在这方面的法律。

如果担心孩子即将被带走，《民法典》第158条允许紧急申请禁止将未成年人带离西班牙，或禁止为其签发护照。

1980年《海牙公约》
未满十六岁的未成年人未经许可被带到或扣留在另一个适用该公约的国家的，可以请求将其送回经常居所地国家。在欧盟内部，第2019/1111号条例进一步加强了这一机制。这里争论的不是谁更称职，而是抚养权应当在哪里裁决。例外情形，例如对孩子有严重危险，会从严解释；拖过一年，孩子的返回可能变得更难。西班牙与某些国家之间并不适用该公约：例如它不适用于中国内地。在西班牙，父母一方擅自带走孩子还可能构成犯罪（《刑法典》第225条之二）。

旅行不等于迁居
度假一般不需要法院许可，除非判决另有规定，但一份出行同意书可以避免在边境遇到麻烦。视孩子的国籍和目的地而定，可在国家警察局（Policía Nacional）、国民警卫队（Guardia Civil）或公证人面前签署，有时还需海牙认证和译文。

本文仅供参考，不能代替针对您情况的建议。如果您打算迁居，或者担心另一方这样做，请尽早与我们联系：在这类事情上，时间很要紧。

法律依据截至2026年11月。来源：Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）；1980年《海牙公约》（[BOE-A-1987-19691](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-19691)）；欧盟条例2019/1111（[EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R1111)）；LO 10/1995（[BOE-A-1995-25444](https://www.boe.es/buscar/doc.php?id=BOE-A-1995-25444)）；LO 1/2025（[BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)）。$$,
  -- Русский
  $$Опека и переезд с ребёнком за границу$$,
  $$Переезд с ребёнком в другую страну требует согласия обоих родителей или разрешения суда. Что говорит закон, каковы риски и как всё сделать правильно.$$,
  $$Работа в другой стране, бабушка с дедушкой далеко, желание вернуться домой после расставания — причины переезда с ребёнком обычно понятны. Однако отъезд без согласия второго родителя может иметь очень серьёзные последствия. Правила лучше узнать до покупки билетов.

Кто решает, где живёт ребёнок
Родительская власть (patria potestad) — это совокупность обязанностей и прав родителей в отношении несовершеннолетних детей. За редкими исключениями она принадлежит обоим, независимо от того, состоят ли они в браке и с кем живёт ребёнок. Статья 154 Гражданского кодекса Испании говорит прямо: обычное место жительства ребёнка можно изменить только с согласия обоих родителей, а если его нет — с разрешения суда. Даже единоличная опека не даёт права решать вопрос о переезде в одиночку.

Если родители договорились
Разумно оформить договорённость письменно, а если уже есть решение суда или соглашение о последствиях развода (convenio regulador) — утвердить изменения у судьи. В документе стоит указать:
– страну и город, дату переезда и школу;
– новый порядок общения и каникул;
– кто оплачивает поездки;
– как ребёнок будет ежедневно общаться с родителем по телефону или видеосвязи;
– размер алиментов с учётом новой ситуации.

Если согласия нет
Тот, кто хочет переехать, должен получить разрешение суда до отъезда; в Дении это с 1 октября 2025 года суд первой инстанции (Tribunal de Instancia). Судья исходит из наилучших интересов ребёнка: насколько он укоренён на нынешнем месте, каковы его отношения с каждым из родителей, насколько реален план переезда и удастся ли на деле сохранить общение. Ребёнка выслушивают, если он достаточно зрел, а с двенадцати лет — в любом случае. При совместной опеке дальний переезд обычно заставляет пересмотреть весь её порядок. В Валенсийском сообществе применяется Гражданский кодекс, поскольку в 2016 году Конституционный суд отменил региональный закон на эту тему.

Если есть опасение, что ребёнка вот-вот увезут, статья 158 Гражданского кодекса позволяет срочно просить о запрете вывозить его из Испании или выдавать ему паспорт.

Гаагская конвенция 1980 года
Если ребёнка младше шестнадцати лет без согласия вывезли в другую страну, где действует Конвенция, или удерживают там, можно требовать его возвращения в страну обычного места жительства. В Европейском союзе эту процедуру усиливает Регламент (ЕС) 2019/1111. Спор идёт не о том, кто из родителей лучше, а о том, где должен решаться вопрос об опеке. Исключения, например серьёзная угроза для ребёнка, толкуются узко, а если упустить год, вернуть его может стать труднее. Конвенция связывает Испанию не со всеми странами, а в самой Испании похищение ребёнка родителем может быть ещё и преступлением (статья 225 bis Уголовного кодекса).

Поездка — ещё не переезд
Для отпуска разрешение суда обычно не требуется, если иное не сказано в решении, но согласие на выезд избавит от сложностей на границе. В зависимости от гражданства ребёнка и страны назначения его можно подписать в Национальной полиции, в Гражданской гвардии или у нотариуса, иногда с апостилем и переводом.

Статья носит справочный характер и не заменяет консультации по вашей ситуации. Если вы думаете о переезде или опасаетесь, что его готовит второй родитель, приходите к нам как можно раньше: в таких делах время решает многое.

Право по состоянию на ноябрь 2026 года. Источники: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Гаагская конвенция 1980 года ([BOE-A-1987-19691](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-19691)); Регламент (ЕС) 2019/1111 ([EUR-Lex 32019R1111](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R1111)); LO 10/1995 ([BOE-A-1995-25444](https://www.boe.es/buscar/doc.php?id=BOE-A-1995-25444)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$
);
