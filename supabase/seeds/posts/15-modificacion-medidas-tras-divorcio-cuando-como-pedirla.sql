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
  'modificacion-medidas-tras-divorcio-cuando-como-pedirla', '2026-04-21', 'Derecho de familia', '{}'::text[], false,
  '7fc7726a-6a4c-491e-82f1-ebaa4572b620', '2026-04-21 08:00+00', '2026-04-21 08:00+00',
  '/images/covers/patio.svg', 'Ilustración de un patio con pozo y naranjo', true, false,
  'Illustration of a patio with a well and an orange tree', 'Illustration d’un patio avec un puits et un oranger', 'Illustration eines Patios mit Brunnen und Orangenbaum',
  'رسم لفناء فيه بئر وشجرة برتقال', '插图：有水井和橙树的庭院', 'Рисунок: дворик с колодцем и апельсиновым деревом',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02', '[]',
  -- Español
  $$Modificación de medidas tras el divorcio: cuándo y cómo pedirla$$,
  $$Las medidas de un divorcio no son inamovibles. Qué cambios justifican revisar la custodia, la pensión o el uso de la vivienda y cómo se tramita la petición.$$,
  $$Una sentencia de divorcio fija las reglas de una familia en un momento concreto. Con los años los hijos crecen, alguien pierde el trabajo, se muda o forma otra pareja, y lo que era razonable deja de serlo. La ley permite revisar esas reglas, pero no por cualquier motivo ni por la vía de los hechos.

Qué medidas pueden revisarse
– la custodia y el régimen de visitas;
– la pensión de alimentos de los hijos;
– el uso de la vivienda familiar;
– la pensión compensatoria entre cónyuges.

El reparto de bienes ya liquidado, en cambio, no se reabre por este procedimiento.

Qué cambio hace falta
Los artículos 90 y 91 del Código Civil y el 775 de la Ley de Enjuiciamiento Civil exigen que las circunstancias hayan variado. Cuando se trata de los hijos, también pueden bastar sus nuevas necesidades. En la práctica, los tribunales valoran que el cambio sea:
– relevante, y no un simple ajuste;
– estable, no pasajero;
– posterior a la sentencia y no previsto entonces;
– ajeno a la voluntad de quien lo alega: no vale rebajarse los ingresos para pagar menos.

Son ejemplos frecuentes la pérdida prolongada de ingresos, una enfermedad, el traslado a otra localidad, el nacimiento de otro hijo o la independencia económica de un hijo mayor. Ninguno opera de forma automática: hay que probar cómo afecta al caso.

La pensión compensatoria sigue reglas propias. Puede modificarse si se altera la fortuna de uno u otro cónyuge y se extingue, entre otras causas, si quien la cobra vuelve a casarse o convive maritalmente con otra persona (artículos 100 y 101).

Con acuerdo
Si ambos están conformes, se redacta un nuevo convenio y se presenta al tribunal para su aprobación; cuando hay hijos menores interviene el Ministerio Fiscal. Si las medidas se pactaron en su día ante notario, pueden cambiarse por otra escritura con los mismos requisitos. Un acuerdo verbal o por mensajes es arriesgado: mientras no se apruebe, la sentencia anterior sigue siendo exigible.

Sin acuerdo
La demanda se presenta, por regla general, ante el mismo tribunal que dictó las medidas, con abogado y procurador. La Ley Orgánica 1/2025 exige, salvo excepciones, acreditar un intento previo de solución negociada. Si el asunto no admite espera, pueden pedirse medidas provisionales dentro del propio procedimiento.

Cuando la sentencia es extranjera o el menor vive ya en otro país, lo primero es comprobar qué tribunal es competente y si esa resolución debe reconocerse en España.

Mientras tanto, se cumple
Dejar de pagar o de entregar a los hijos porque las cosas han cambiado puede llevar a una ejecución con embargo e incluso a responsabilidad penal. Como norma, la nueva cuantía se aplica desde que se dicta la resolución que la modifica, de modo que esperar suele salir caro.

Qué documentos ayudan
– la sentencia y el convenio vigentes;
– nóminas, declaraciones de la renta y certificados de prestaciones, de antes y de ahora;
– gastos de los hijos: colegio, salud, actividades;
– empadronamiento, contrato de alquiler o informes médicos, según el motivo.

Cada familia es distinta y este texto solo ofrece una orientación general. Si cree que sus medidas han quedado desfasadas, reserve una cita en nuestro despacho con la sentencia en la mano y valoraremos si el cambio tiene recorrido.

Derecho vigente en noviembre de 2026. Fuentes: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- English
  $$Changing the terms of a divorce in Spain: when and how to ask$$,
  $$What a divorce lays down is not fixed for ever. Which changes justify reviewing custody, maintenance or the use of the home, and how the request is made.$$,
  $$A divorce judgment sets the rules of a family at one particular moment. Over the years children grow up, someone loses a job, moves away or starts a new relationship, and what was reasonable no longer is. The law allows those rules to be reviewed, but not for any reason at all, and not by simply acting as though they had changed.

What can be reviewed
– custody and contact;
– maintenance for the children;
– the use of the family home;
– the compensatory pension between spouses (pensión compensatoria).

A division of property that has already been completed, by contrast, is not reopened by this procedure.

What change is needed
Articles 90 and 91 of the Civil Code (Código Civil) and article 775 of the Civil Procedure Act (Ley de Enjuiciamiento Civil) require circumstances to have altered. Where children are concerned, their own new needs may also be enough. In practice, the courts look for a change that is:
– significant, and not a mere adjustment;
– lasting, not passing;
– later than the judgment, and not foreseen at the time;
– beyond the control of the person relying on it: cutting one’s own income so as to pay less will not do.

Common examples are a prolonged loss of income, an illness, a move to another town, the birth of another child or the financial independence of a grown-up son or daughter. None of them works automatically: how it affects the case has to be proved.

The compensatory pension has rules of its own. It can be changed if the financial circumstances of either spouse change, and it ends, among other reasons, if the person receiving it remarries or lives with someone else as a couple (articles 100 and 101).

If you agree
Where both are of one mind, a new settlement is drawn up and submitted to the court for approval; if there are minor children, the public prosecutor takes part. If the terms were once agreed before a notary, they can be changed by another deed that meets the same requirements. An oral agreement, or one made by text message, is risky: until it is approved, the earlier judgment can still be enforced.

If you do not
The claim is filed, as a rule, with the court that laid down the terms, with a lawyer and a court representative (procurador). Organic Law 1/2025 requires, with exceptions, proof of a prior attempt to negotiate. If the matter cannot wait, interim measures can be requested within the same proceedings.

Where the judgment is foreign, or the child already lives in another country, the first thing is to check which court has jurisdiction and whether that decision must be recognised in Spain.

Until then, keep to it
Stopping payments, or refusing to hand over the children, because things have changed can lead to enforcement, with attachment of assets, and even to criminal liability. As a rule, the new amount applies from the decision that changes it, so waiting tends to be expensive.

Which documents help
– the judgment and settlement in force;
– payslips, tax returns and benefit certificates, from then and from now;
– the children’s expenses: school, health, activities;
– town hall registration, tenancy agreement or medical reports, depending on the reason.

Every family is different, and this text gives only general guidance. If you think your terms are out of date, make an appointment at our office with the judgment in hand, and we will weigh up whether an application has a realistic chance.

Law as of November 2026. Sources: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- Français
  $$Modifier les mesures après un divorce en Espagne : quand et comment$$,
  $$Les mesures d’un divorce ne sont pas immuables. Quels changements justifient de revoir la garde, la pension ou le logement, et comment le demander.$$,
  $$Un jugement de divorce fixe les règles d’une famille à un moment précis. Avec les années, les enfants grandissent, l’un perd son emploi, déménage ou refait sa vie, et ce qui était raisonnable cesse de l’être. La loi permet de revoir ces règles, mais pas pour n’importe quel motif, ni de sa propre initiative.

Quelles mesures peuvent être revues
– la garde et le droit de visite ;
– la pension alimentaire des enfants ;
– l’usage du logement familial ;
– la pension compensatoire entre époux (pensión compensatoria).

Le partage des biens déjà liquidé, en revanche, n’est pas rouvert par cette procédure.

Quel changement faut-il
Les articles 90 et 91 du Code civil espagnol (Código Civil) et l’article 775 de la loi de procédure civile (Ley de Enjuiciamiento Civil) exigent que les circonstances aient changé. Lorsqu’il s’agit des enfants, leurs nouveaux besoins peuvent aussi suffire. En pratique, les tribunaux regardent si le changement est :
– important, et non un simple ajustement ;
– stable, et non passager ;
– postérieur au jugement et imprévu à l’époque ;
– indépendant de la volonté de celui qui l’invoque : réduire ses revenus pour payer moins n’est pas admis.

Sont des exemples fréquents la perte prolongée de revenus, une maladie, un déménagement, la naissance d’un autre enfant ou l’indépendance financière d’un enfant majeur. Aucun n’opère automatiquement : il faut prouver en quoi il touche l’affaire.

La pension compensatoire suit ses propres règles. Elle peut être modifiée si la situation financière de l’un ou de l’autre époux change, et elle s’éteint notamment si celui qui la perçoit se remarie ou vit maritalement avec une autre personne (articles 100 et 101).

Avec accord
Si les deux sont d’accord, on rédige une nouvelle convention et on la soumet au tribunal pour approbation ; s’il y a des enfants mineurs, le ministère public intervient. Si les mesures avaient été convenues devant notaire, elles peuvent être changées par un autre acte aux mêmes conditions. Un accord verbal ou par messages est risqué : tant qu’il n’est pas approuvé, le jugement antérieur reste exécutoire.

Sans accord
La demande se porte, en règle générale, devant le tribunal qui a fixé les mesures, avec un avocat et un représentant en justice (procurador). La loi organique 1/2025 exige, sauf exceptions, la preuve d’une tentative préalable de négociation. Si l’affaire ne peut attendre, des mesures provisoires peuvent être demandées dans la même procédure.

Lorsque le jugement est étranger ou que l’enfant vit déjà dans un autre pays, il faut d’abord vérifier quel tribunal est compétent et si la décision doit être reconnue en Espagne.

En attendant, on s’y tient
Cesser de payer ou de remettre les enfants parce que les choses ont changé peut mener à une exécution avec saisie, et même à une responsabilité pénale. En principe, le nouveau montant s’applique à compter de la décision qui le modifie, de sorte qu’attendre coûte souvent cher.

Quels documents aident
– le jugement et la convention en vigueur ;
– bulletins de paie, déclarations de revenus et attestations de prestations, d’hier et d’aujourd’hui ;
– dépenses des enfants : école, santé, activités ;
– inscription en mairie, bail ou certificats médicaux, selon le motif.

Chaque famille est différente et ce texte n’offre qu’une orientation générale. Si vous pensez que vos mesures sont dépassées, prenez rendez-vous à notre cabinet, le jugement en main, et nous apprécierons si la demande a des chances d’aboutir.

Droit en vigueur en novembre 2026. Sources : Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)) ; Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)) ; LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- Deutsch
  $$Scheidungsfolgen in Spanien ändern: wann und wie das möglich ist$$,
  $$Was eine Scheidung festlegt, gilt nicht für immer. Welche Änderungen es rechtfertigen, Obhut, Unterhalt oder Wohnung zu überprüfen, und wie der Antrag läuft.$$,
  $$Ein Scheidungsurteil legt die Regeln einer Familie für einen bestimmten Augenblick fest. Mit den Jahren werden die Kinder größer, jemand verliert die Arbeit, zieht um oder geht eine neue Partnerschaft ein, und was vernünftig war, ist es nicht mehr. Das Gesetz erlaubt, diese Regeln zu überprüfen, aber nicht aus jedem Grund und nicht auf eigene Faust.

Was überprüft werden kann
– Obhut und Umgang;
– der Unterhalt der Kinder;
– die Nutzung der Familienwohnung;
– der Ausgleichsunterhalt zwischen Ehegatten (pensión compensatoria).

Eine bereits abgeschlossene Vermögensteilung wird in diesem Verfahren dagegen nicht wieder aufgerollt.

Welche Änderung nötig ist
Die Artikel 90 und 91 des Código Civil und Artikel 775 der Zivilprozessordnung (Ley de Enjuiciamiento Civil) verlangen, dass sich die Umstände geändert haben. Geht es um die Kinder, können auch deren neue Bedürfnisse genügen. In der Praxis prüfen die Gerichte, ob die Änderung
– erheblich ist und nicht bloß eine Anpassung;
– dauerhaft ist, nicht vorübergehend;
– nach dem Urteil eingetreten und damals nicht vorhergesehen war;
– nicht vom Willen dessen abhängt, der sich darauf beruft: Das eigene Einkommen zu senken, um weniger zu zahlen, gilt nicht.

Häufige Beispiele sind ein länger anhaltender Einkommensverlust, eine Krankheit, ein Ortswechsel, die Geburt eines weiteren Kindes oder die wirtschaftliche Selbstständigkeit eines volljährigen Kindes. Keines wirkt von selbst: Wie es sich auf den Fall auswirkt, ist zu beweisen.

Für den Ausgleichsunterhalt gelten eigene Regeln. Er kann geändert werden, wenn sich die Vermögensverhältnisse eines Ehegatten ändern, und er endet unter anderem, wenn der Berechtigte wieder heiratet oder mit einem anderen Menschen eheähnlich zusammenlebt (Art. 100 und 101).

Wenn Sie sich einig sind
Sind beide einverstanden, wird eine neue Vereinbarung aufgesetzt und dem Gericht zur Genehmigung vorgelegt; bei minderjährigen Kindern wirkt die Staatsanwaltschaft mit. Wurden die Regelungen seinerzeit vor dem Notar getroffen, lassen sie sich durch eine weitere Urkunde unter denselben Voraussetzungen ändern. Absprachen, die nur mündlich oder per Nachricht getroffen werden, sind riskant: Bis zur Genehmigung bleibt das frühere Urteil vollstreckbar.

Wenn Sie sich nicht einig sind
Der Antrag geht in der Regel an das Gericht, das die Regelungen getroffen hat, mit Anwalt (abogado) und Prozessvertreter (procurador). Das Organgesetz 1/2025 verlangt, von Ausnahmen abgesehen, den Nachweis eines vorherigen Einigungsversuchs. Duldet die Sache keinen Aufschub, können im selben Verfahren vorläufige Maßnahmen beantragt werden.

Stammt das Urteil aus dem Ausland oder lebt das Kind schon in einem anderen Land, ist zuerst zu klären, welches Gericht zuständig ist und ob die Entscheidung in Spanien anerkannt werden muss.

Bis dahin wird befolgt
Nicht mehr zu zahlen oder die Kinder nicht zu übergeben, weil sich die Dinge geändert haben, kann zur Vollstreckung mit Pfändung und sogar zu strafrechtlichen Folgen führen. In der Regel gilt der neue Betrag erst ab der Entscheidung, die ihn ändert; Warten kommt daher meist teuer.

Welche Unterlagen helfen
– das geltende Urteil und die Vereinbarung;
– Lohnabrechnungen, Steuererklärungen und Leistungsbescheide, von damals und von heute;
– Ausgaben für die Kinder: Schule, Gesundheit, Freizeit;
– Meldebescheinigung, Mietvertrag oder ärztliche Berichte, je nach Grund.

Jede Familie ist anders, und dieser Text gibt nur eine allgemeine Orientierung. Wenn Sie meinen, dass Ihre Regelungen überholt sind, vereinbaren Sie einen Termin in unserer Kanzlei und bringen Sie das Urteil mit: Wir schätzen ein, ob eine Änderung Aussicht auf Erfolg hat.

Rechtsstand: November 2026. Quellen: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- العربية
  $$تعديل التدابير بعد الطلاق: متى يُطلب وكيف$$,
  $$تدابير الطلاق ليست ثابتة إلى الأبد. أي تغيّر يبرر مراجعة الحضانة أو النفقة أو الانتفاع بالمسكن، وكيف يُقدَّم الطلب.$$,
  $$يضع حكم الطلاق قواعد الأسرة في لحظة معينة. ومع السنين يكبر الأولاد، ويفقد أحدهم عمله أو ينتقل أو يكوّن أسرة أخرى، وما كان معقولًا لا يعود كذلك. ويسمح القانون بمراجعة تلك القواعد، لكن لا لأي سبب، ولا بفرض الأمر الواقع.

ما الذي تمكن مراجعته
– الحضانة ونظام الزيارة؛
– نفقة الأولاد؛
– الانتفاع بمسكن الأسرة؛
– التعويض الدوري بين الزوجين (pensión compensatoria).

أما قسمة الأموال التي تمت فلا تُراجَع بهذا الطريق.

ما التغيّر اللازم
تشترط المادتان 90 و91 من القانون المدني والمادة 775 من قانون الإجراءات المدنية (Ley de Enjuiciamiento Civil) أن تكون الظروف قد تغيّرت. وعندما يتعلق الأمر بالأولاد فقد تكفي احتياجاتهم الجديدة. وفي الممارسة تنظر المحاكم في أن يكون التغيّر:
– مهمًا لا مجرد تعديل بسيط؛
– مستقرًا لا عابرًا؛
– لاحقًا للحكم وغير متوقع حينها؛
– خارجًا عن إرادة من يتمسك به: فلا يصح أن يخفض المرء دخله ليدفع أقل.

ومن الأمثلة الشائعة فقدان الدخل مدة طويلة، أو المرض، أو الانتقال إلى بلدة أخرى، أو ولادة طفل آخر، أو استقلال ولد بالغ ماليًا. ولا يعمل أي منها تلقائيًا: يجب إثبات أثره في الحالة.

وللتعويض الدوري بين الزوجين قواعده الخاصة. فيمكن تعديله إذا تغيّرت الحالة المالية لأحدهما، وينتهي في حالات منها أن يتزوج المستفيد من جديد أو يعيش مع شخص آخر عيشة الأزواج (المادتان 100 و101).

باتفاق
إذا وافق الطرفان حُرّر اتفاق جديد وقُدّم إلى المحكمة (tribunal) للمصادقة عليه؛ وعند وجود أولاد قاصرين تتدخل النيابة العامة (Ministerio Fiscal). وإذا كانت التدابير قد اتُّفق عليها أمام الموثّق (notario)، أمكن تغييرها بعقد رسمي آخر بالشروط نفسها. أما الاتفاق الشفهي أو بالرسائل فمحفوف بالمخاطر: فما لم يُصادَق عليه يبقى الحكم السابق واجب التنفيذ.

من دون اتفاق
تُرفع الدعوى عمومًا أمام المحكمة نفسها التي قررت التدابير، بمحامٍ ووكيل قضائي (procurador). ويشترط القانون العضوي (Ley Orgánica) 1/2025، مع بعض الاستثناءات، إثبات محاولة سابقة للحل بالتفاوض. وإذا كان الأمر لا يحتمل الانتظار أمكن طلب تدابير مؤقتة ضمن الدعوى نفسها.

وإذا كان الحكم أجنبيًا أو كان القاصر يعيش في بلد آخر، فأول ما يُتحقق منه هو المحكمة المختصة، وهل يلزم الاعتراف بذلك الحكم في إسبانيا.

وفي أثناء ذلك يجب التنفيذ
التوقف عن الدفع أو عن تسليم الأولاد بحجة تغيّر الظروف قد يؤدي إلى التنفيذ الجبري والحجز، بل إلى المسؤولية الجنائية. والقاعدة أن المبلغ الجديد يسري من صدور القرار الذي يعدّله، ولذلك فإن الانتظار مكلف في الغالب.

الوثائق المفيدة
– الحكم والاتفاق الساريان؛
– كشوف الأجور والإقرارات الضريبية وشهادات الإعانات، السابقة والحالية؛
– نفقات الأولاد: المدرسة والصحة والأنشطة؛
– شهادة التسجيل البلدي (padrón) أو عقد الإيجار أو التقارير الطبية، بحسب السبب.

لكل أسرة ظروفها، وهذا النص إرشاد عام فحسب. وإذا كنتم ترون أن التدابير لم تعد ملائمة، فاحجزوا موعدًا في مكتبنا ومعكم الحكم، وسننظر معكم في فرص التعديل.

القانون الساري في نوفمبر 2026. المصادر: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763))؛ Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323))؛ LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- 中文
  $$离婚后变更安排：何时可以申请、怎样申请$$,
  $$离婚时确定的安排并非一成不变。哪些变化可以成为调整抚养权、抚养费或住房使用的理由，申请又怎样进行。$$,
  $$离婚判决为一个家庭在某一时刻定下规则。几年之后，孩子长大了，有人失业、搬家或组成新的家庭，原本合理的安排就不再合理。法律允许重新审视这些规则，但不是任何理由都行，也不能自行改变。

哪些安排可以变更
– 抚养权与探视安排；
– 子女抚养费；
– 家庭住房的使用；
– 配偶之间的经济补偿（pensión compensatoria）。

已经完成的财产分割，则不能通过这一程序重新分割。

需要什么样的变化
《民法典》第90条和第91条以及《民事诉讼法》第775条要求情况已经发生变化；涉及子女的，子女有了新的需要也可能足够。实践中，法院会看这种变化是否：
– 重大，而不只是小的调整；
– 稳定，而不是暂时的；
– 发生在判决之后，当时没有预见；
– 不取决于主张者本人的意愿：为了少付钱而故意降低收入，是不行的。

常见的例子有：长期失去收入、患病、迁往别处、又有了孩子，或者成年子女经济独立。没有一种会自动生效：必须证明它对本案的影响。

经济补偿有自己的规则。任何一方的财产状况发生变化的，可以变更；领取方再婚或与他人以夫妻方式共同生活等情形，补偿即告终止（第100条和第101条）。

双方同意的
双方意见一致的，起草一份新的协议，提交法院（tribunal）批准；有未成年子女的，检察机关（Ministerio Fiscal）参与。如果当初的安排是在公证人面前约定的，可以用另一份符合同样条件的公证契约来变更。口头或用短信达成的约定有风险：在获得批准之前，原判决仍然可以强制执行。

双方不同意的
一般向作出原判决的法院起诉，须有律师和诉讼代理人（procurador）。除例外情形外，第1/2025号组织法（Ley Orgánica）要求证明事先尝试过协商解决。事情不能等的，可以在同一程序中申请临时措施。

如果判决是外国法院作出的，或者未成年人已经住在别的国家，首先要查明哪国法院有管辖权，以及该判决是否须在西班牙承认。

在此期间，照旧履行
因为情况有变就停止付款或不交出孩子，可能导致强制执行和查封，甚至承担刑事责任。一般来说，新的金额自变更决定作出之日起适用，所以拖延往往代价不小。

哪些文件有帮助
– 现行的判决和协议；
– 变化前后的工资单、所得税申报表和补助证明；
– 子女的开支：学校、医疗、课外活动；
– 视理由而定：住址登记（padrón）、租房合同或医疗报告。

每个家庭都不一样，本文只提供一般性指引。如果您认为现有安排已不合时宜，请带上判决书预约到我们律所，我们一起评估变更是否可行。

法律依据截至2026年11月。来源：Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）；Ley 1/2000（[BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)）；LO 1/2025（[BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)）。$$,
  -- Русский
  $$Изменение условий после развода: когда и как об этом просить$$,
  $$Условия развода не вечны. Какие перемены позволяют пересмотреть опеку, алименты или пользование жильём и как подаётся такое заявление.$$,
  $$Решение о разводе задаёт правила жизни семьи на определённый момент. Проходят годы, дети растут, кто-то теряет работу, переезжает или создаёт новую семью, и разумное прежде перестаёт быть разумным. Закон позволяет пересмотреть эти правила, но не по любому поводу и не явочным порядком.

Что можно пересмотреть
– опеку и порядок общения;
– алименты на детей;
– пользование семейным жильём;
– компенсационные выплаты между супругами (pensión compensatoria).

Завершённый раздел имущества в этом порядке не пересматривают.

Какая нужна перемена
Статьи 90 и 91 Гражданского кодекса и статья 775 Гражданского процессуального закона (Ley de Enjuiciamiento Civil) требуют, чтобы обстоятельства изменились. Когда речь о детях, достаточно бывает и их новых потребностей. На практике суды смотрят, чтобы перемена была:
– существенной, а не мелкой поправкой;
– устойчивой, а не временной;
– более поздней, чем решение, и тогда не предвиденной;
– не зависящей от воли того, кто на неё ссылается: снизить себе доход, чтобы меньше платить, нельзя.

Частые примеры: долгая потеря дохода, болезнь, переезд, рождение ещё одного ребёнка, самостоятельность взрослого сына или дочери. Ни один из них не действует сам собой: нужно доказать, как он сказывается на деле.

У компенсационных выплат свои правила. Их можно изменить, если изменилось имущественное положение одного из супругов, и они прекращаются, среди прочего, когда получатель вступает в новый брак или живёт с другим человеком как в браке (статьи 100 и 101).

По соглашению
Если оба согласны, составляют новое соглашение и подают его в суд (tribunal) на утверждение; если есть несовершеннолетние дети, участвует прокуратура (Ministerio Fiscal). Условия, о которых договорились у нотариуса, можно изменить новым нотариальным актом с теми же требованиями. Устная договорённость или переписка рискованны: пока они не утверждены, прежнее решение остаётся обязательным.

Без соглашения
Иск подаётся, как правило, в тот же суд, который установил условия, с участием адвоката и процессуального представителя (procurador). Органический закон (Ley Orgánica) 1/2025 требует, за некоторыми исключениями, подтвердить предварительную попытку договориться. Если дело не ждёт, в том же процессе можно просить о временных мерах.

Когда решение вынесено за границей или ребёнок уже живёт в другой стране, прежде всего выясняют, какой суд компетентен и нужно ли признавать это решение в Испании.

А пока условия соблюдают
Перестать платить или передавать детей из-за того, что обстоятельства изменились, значит рисковать принудительным исполнением с арестом имущества и даже уголовной ответственностью. По общему правилу новая сумма действует со дня решения, которое её изменило, поэтому промедление обычно обходится дорого.

Какие документы помогут
– действующие решение и соглашение;
– расчётные листки, налоговые декларации и справки о пособиях, прежние и нынешние;
– расходы на детей: школа, здоровье, занятия;
– в зависимости от причины: регистрация по месту жительства (padrón), договор аренды или медицинские заключения.

Все семьи разные, и этот текст даёт лишь общие ориентиры. Если вы считаете, что ваши условия устарели, запишитесь на приём в наше бюро и возьмите с собой решение: мы оценим, есть ли у вашего заявления перспективы.

Право по состоянию на ноябрь 2026 года. Источники: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$
);
