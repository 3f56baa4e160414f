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
  'testamento-espana-extranjeros-como-hacerlo-bien', '2026-10-06', 'Derecho sucesorio', array['Vivienda']::text[], false,
  'making-spanish-will-as-foreigner-how-get-it-right', 'faire-testament-espagne-quand-on-est-etranger', 'testament-spanien-auslaender-so-machen-sie-es-richtig',
  'making-spanish-will-as-foreigner-how-get-it-right', 'making-spanish-will-as-foreigner-how-get-it-right', 'zaveshchanie-ispanii-inostrantsa-kak-sostavit-ego-pravilno',
  '2fc8771c-698f-446c-975b-97a13c5d9bc2', '2026-10-06 08:00+00', '2026-10-06 08:00+00',
  '/images/covers/citrus.svg', 'Ilustración de cítricos de la Marina Alta', false, true,
  'Illustration of citrus fruit from the Marina Alta', 'Illustration d’agrumes de la Marina Alta', 'Illustration von Zitrusfrüchten der Marina Alta',
  'رسم لحمضيات من مارينا ألتا', '插图：马里纳阿尔塔的柑橘', 'Рисунок: цитрусовые Марина-Альты',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02',
  '[{"title": "Reglamento (UE) n.º 650/2012, en materia de sucesiones", "url": "https://eur-lex.europa.eu/eli/reg/2012/650/oj"}, {"title": "Código Civil", "url": "https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763"}]',
  -- Español
  $$Testamento en España para extranjeros: cómo hacerlo bien$$,
  $$Un testamento notarial español, en dos idiomas y coordinado con el de su país, ahorra a sus herederos meses de gestiones. Qué debe contener y cómo prepararlo.$$,
  $$Quien tiene una casa en Dénia suele preguntarnos si necesita un testamento español o si le basta con el de su país. Con frecuencia el extranjero también vale aquí, pero obliga a los herederos a reunir apostillas, traducciones juradas y pruebas de un derecho ajeno. Un testamento español bien coordinado con el resto lo simplifica casi todo.

El testamento abierto ante notario
Es la forma habitual y la más segura. Usted explica su voluntad; el notario le da forma legal, comprueba su identidad y su capacidad, lee el texto y lo autoriza. El original queda en su protocolo, de modo que no se pierde ni puede alterarse. Por regla general no hacen falta testigos, salvo en algunos casos: por ejemplo, si quien testa no puede firmar o leer, o si usted o el notario los piden.

También cabe el testamento ológrafo, escrito, fechado y firmado de su puño y letra. Pero ha de presentarse ante notario dentro de los cinco años siguientes al fallecimiento para comprobar su autenticidad, y suele dar más trabajo del que ahorra.

A dos columnas
El Código Civil permite testar en un idioma extranjero, con intérprete si el notario no lo conoce. El documento se escribe entonces en las dos lenguas, normalmente en dos columnas, e indica en cuál se expresó usted. Así firma lo que entiende, y sus herederos no tienen que traducirlo en España.

La legítima y la professio iuris
Si usted reside habitualmente en España y no dispone nada, su herencia se regirá en principio por la ley española. Con el Código Civil, dos tercios quedan reservados a los hijos y descendientes; uno de ellos, la mejora, puede distribuirse libremente entre ellos. El cónyuge viudo tiene un usufructo y solo el último tercio es de libre disposición.

El Reglamento (UE) 650/2012 le permite someter toda la sucesión a la ley de su nacionalidad. Esa elección, la professio iuris, debe figurar en el testamento con palabras claras.

Un testamento por país, pero coordinados
Puede tener un testamento para los bienes de España y otro para los demás, siempre que no se estorben.

– En el derecho español, un testamento posterior válido revoca el anterior, salvo que diga lo contrario. La cláusula habitual en otros países que revoca toda disposición previa puede anular el español sin que nadie lo advierta.
– Cada testamento debe decir a qué bienes alcanza, y todos han de elegir la misma ley.
– El Código Civil no admite el testamento conjunto de los cónyuges: cada uno otorga el suyo.

El Registro de Últimas Voluntades
El notario comunica el otorgamiento, no el contenido, al Registro General de Actos de Última Voluntad. Pasados quince días hábiles desde el fallecimiento puede pedirse el certificado que indica ante qué notario se otorgó el último testamento. Mientras usted viva, su contenido es secreto y puede cambiarlo cuantas veces quiera.

Qué conviene traer
– Pasaporte o documento de identidad y, si lo tiene, el NIE.
– Los datos completos de su cónyuge, sus hijos y los demás beneficiarios.
– Una lista aproximada de sus bienes, en España y fuera.
– Copia de los testamentos anteriores, también los extranjeros.

Estas líneas informan en general y no son un consejo para su caso. Si quiere preparar o revisar su testamento, podemos redactar el borrador en su idioma y acompañarle a la notaría.

Derecho vigente en noviembre de 2026. Fuentes: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Reglamento (UE) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32012R0650)).$$,
  -- English
  $$Making a Spanish will as a foreigner: how to get it right$$,
  $$A Spanish notarial will, in two languages and in step with the one back home, spares your heirs months of paperwork. What it should say and how to prepare.$$,
  $$People with a house in Dénia often ask us whether they need a Spanish will or whether the one they made at home will do. A foreign will is frequently valid here too, but it leaves your heirs to gather apostilles, sworn translations and proof of foreign law. A Spanish will that fits in with the rest of your arrangements makes almost everything simpler.

The open will before a notary
The testamento abierto is the usual form and the safest. You explain what you want; the notary puts it into legal form, checks your identity and capacity, reads the text and authorises it. The original stays in the notary’s records, so it cannot be lost or tampered with. As a rule no witnesses are needed, with some exceptions: for instance, if the person making the will cannot sign or read, or if you or the notary ask for them.

A holograph will, written, dated and signed entirely in your own hand, is also possible. It must, however, be submitted to a notary within five years of the death to have its authenticity established, and it usually causes more work than it saves.

In two columns
The Civil Code lets you make your will in a foreign language, with an interpreter if the notary does not know it. The document is then written in both languages, normally side by side in two columns, and states which one you used. You sign what you understand, and your heirs do not need a translation in Spain.

Forced heirship and professio iuris
If you are habitually resident in Spain and make no provision, your estate will in principle be governed by Spanish law. Under the Civil Code, two thirds are reserved for children and descendants (the legítima); one of those thirds, known as the mejora, can be shared out freely among them. The surviving spouse has a life interest, and only the final third is yours to leave to whomever you like.

EU Regulation 650/2012 allows you to place your entire estate under the law of your nationality. That choice, the professio iuris, should be stated in the will in plain words.

One will per country, but in harmony
You can have one will for your Spanish assets and another for the rest, provided that they do not get in each other’s way.

– Under Spanish law, a later valid will revokes the earlier one unless it says otherwise. The clause common in other countries that revokes all previous wills can cancel your Spanish one without anyone noticing.
– Each will should say which assets it covers, and all of them should choose the same law.
– The Civil Code does not admit joint wills by spouses: each of them makes their own.

The Register of Last Wills
The notary reports the fact that a will has been made, not its contents, to the central register (Registro General de Actos de Última Voluntad). Fifteen working days after the death, anyone can apply for the certificate that shows which notary holds the last will. During your lifetime its contents are secret, and you can change it as often as you wish.

What to bring
– Your passport or identity card and, if you have one, your foreigner’s identity number (NIE).
– Full details of your spouse, your children and any other beneficiaries.
– A rough list of your assets, in Spain and elsewhere.
– Copies of earlier wills, including foreign ones.

These notes are general information and not advice on your particular case. If you would like to make a will or have one reviewed, we can prepare the draft in your language and go with you to the notary.

Law as of November 2026. Sources: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Regulation (EU) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)).$$,
  -- Français
  $$Faire un testament en Espagne quand on est étranger$$,
  $$Un testament notarié espagnol, bilingue et coordonné avec celui de votre pays, épargne à vos héritiers des mois de démarches. Son contenu, sa préparation.$$,
  $$Les propriétaires d’une maison à Dénia nous demandent souvent s’il leur faut un testament espagnol ou si celui de leur pays suffit. Le testament étranger est bien souvent valable ici aussi, mais il oblige les héritiers à réunir apostilles, traductions assermentées et preuves du droit étranger. Un testament espagnol bien coordonné avec le reste simplifie presque tout.

Le testament « ouvert » devant notaire
Le testamento abierto est la forme la plus courante et la plus sûre. Vous exposez vos volontés ; le notaire leur donne une forme juridique, vérifie votre identité et votre capacité, lit le texte et le reçoit. L’original reste dans ses minutes : il ne peut être ni perdu ni altéré. En règle générale, aucun témoin n’est nécessaire, sauf dans certains cas, par exemple si le testateur ne peut signer ou lire, ou si vous-même ou le notaire le demandez.

Le testament olographe, entièrement écrit, daté et signé de votre main, est également admis. Mais il doit être présenté à un notaire dans les cinq ans qui suivent le décès pour que son authenticité soit établie, et il donne d’ordinaire plus de travail qu’il n’en épargne.

Sur deux colonnes
Le Code civil espagnol permet de tester dans une langue étrangère, avec un interprète si le notaire ne la connaît pas. L’acte est alors rédigé dans les deux langues, en général sur deux colonnes, et précise laquelle vous avez employée. Vous signez ce que vous comprenez, et vos héritiers n’ont rien à faire traduire en Espagne.

La réserve héréditaire et la professio iuris
Si vous résidez habituellement en Espagne et ne prévoyez rien, votre succession sera en principe soumise à la loi espagnole. Selon le Code civil, les deux tiers sont réservés aux enfants et descendants (la legítima) ; l’un de ces tiers, la mejora, peut être librement réparti entre eux. Le conjoint survivant a un usufruit et seul le dernier tiers est à votre libre disposition.

Le règlement (UE) n° 650/2012 vous permet de soumettre toute votre succession à la loi de votre nationalité. Ce choix, la professio iuris, doit figurer dans le testament en termes clairs.

Un testament par pays, mais coordonnés
Vous pouvez avoir un testament pour vos biens en Espagne et un autre pour le reste, à condition qu’ils ne se contrarient pas.

– En droit espagnol, un testament postérieur valable révoque le précédent, sauf disposition contraire. La clause usuelle dans d’autres pays qui révoque toute disposition antérieure peut anéantir le testament espagnol sans que personne s’en aperçoive.
– Chaque testament doit préciser les biens qu’il concerne, et tous doivent désigner la même loi.
– Le Code civil n’admet pas le testament conjonctif des époux : chacun fait le sien.

Le registre des dernières volontés
Le notaire signale l’existence du testament, non son contenu, au registre central (Registro General de Actos de Última Voluntad). Quinze jours ouvrés après le décès, on peut demander le certificat indiquant quel notaire a reçu le dernier testament. De votre vivant, son contenu est secret et vous pouvez le modifier aussi souvent que vous le voulez.

Ce qu’il est utile d’apporter
– Votre passeport ou carte d’identité et, si vous l’avez, votre numéro d’identité d’étranger (NIE).
– Les coordonnées complètes de votre conjoint, de vos enfants et des autres bénéficiaires.
– Une liste approximative de vos biens, en Espagne et ailleurs.
– Une copie des testaments antérieurs, y compris étrangers.

Ces lignes donnent une information générale et ne valent pas consultation. Si vous souhaitez préparer ou faire relire votre testament, nous pouvons en rédiger le projet dans votre langue et vous accompagner chez le notaire.

Droit en vigueur en novembre 2026. Sources : Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)) ; règlement (UE) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32012R0650)).$$,
  -- Deutsch
  $$Testament in Spanien für Ausländer: So machen Sie es richtig$$,
  $$Ein zweisprachiges notarielles Testament in Spanien, abgestimmt auf das im Heimatland, erspart Ihren Erben Monate an Formalitäten. Inhalt und Vorbereitung.$$,
  $$Wer in Dénia ein Haus besitzt, fragt uns oft, ob ein spanisches Testament nötig ist oder das heimische genügt. Häufig gilt das ausländische auch hier, doch müssen die Erben dann Apostillen, beglaubigte Übersetzungen und Nachweise über fremdes Recht beschaffen. Ein spanisches Testament, das zum Rest passt, vereinfacht fast alles.

Das offene Testament vor dem Notar
Das testamento abierto ist die übliche und sicherste Form. Sie schildern Ihren Willen; der Notar bringt ihn in die richtige Form, prüft Identität und Testierfähigkeit, liest den Text vor und beurkundet ihn. Das Original bleibt in seiner Urkundensammlung, kann also weder verloren gehen noch verändert werden. Zeugen sind in der Regel nicht nötig, von einzelnen Fällen abgesehen: etwa wenn der Testierende nicht unterschreiben oder lesen kann oder wenn Sie oder der Notar dies wünschen.

Möglich ist auch das eigenhändige Testament, vollständig von Hand geschrieben, datiert und unterschrieben. Es muss jedoch innerhalb von fünf Jahren nach dem Tod einem Notar vorgelegt werden, damit die Echtheit festgestellt wird, und macht meist mehr Arbeit, als es erspart.

In zwei Spalten
Das spanische Zivilgesetzbuch (Código Civil) erlaubt es, in einer Fremdsprache zu testieren; beherrscht der Notar sie nicht, wird ein Dolmetscher hinzugezogen. Die Urkunde wird dann in beiden Sprachen abgefasst, üblicherweise in zwei Spalten, und vermerkt, in welcher Sie sich erklärt haben. Sie unterschreiben, was Sie verstehen, und Ihre Erben müssen in Spanien nichts übersetzen lassen.

Noterbrecht und Rechtswahl
Haben Sie Ihren gewöhnlichen Aufenthalt in Spanien und regeln nichts, gilt für Ihren Nachlass grundsätzlich spanisches Recht. Nach dem Código Civil sind zwei Drittel den Kindern und Abkömmlingen vorbehalten (legítima); eines davon, die mejora, darf unter ihnen frei verteilt werden. Der überlebende Ehegatte erhält einen Nießbrauch, und nur das letzte Drittel ist frei verfügbar.

Die EU-Erbrechtsverordnung (Nr. 650/2012) gestattet Ihnen, den gesamten Nachlass Ihrem Heimatrecht zu unterstellen. Diese Rechtswahl, die professio iuris, sollte mit klaren Worten im Testament stehen.

Ein Testament je Land, aber aufeinander abgestimmt
Sie können ein Testament für das Vermögen in Spanien und ein weiteres für alles Übrige errichten, sofern sie sich nicht in die Quere kommen.

– Nach spanischem Recht widerruft ein späteres gültiges Testament das frühere, wenn es nichts anderes bestimmt. Die andernorts übliche Klausel, die alle bisherigen Verfügungen aufhebt, kann das spanische Testament unbemerkt zu Fall bringen.
– Jedes Testament sollte angeben, welches Vermögen es erfasst, und alle sollten dasselbe Recht wählen.
– Ein gemeinschaftliches Ehegattentestament kennt der Código Civil nicht: Jeder errichtet sein eigenes.

Das Zentralregister für Testamente
Der Notar meldet die Errichtung, nicht den Inhalt, an das Zentralregister (Registro General de Actos de Última Voluntad). Fünfzehn Arbeitstage nach dem Tod kann die Bescheinigung beantragt werden, aus der hervorgeht, bei welchem Notar das letzte Testament errichtet wurde. Zu Ihren Lebzeiten bleibt der Inhalt geheim, und Sie können ihn ändern, so oft Sie wollen.

Was Sie mitbringen sollten
– Reisepass oder Personalausweis und, falls vorhanden, die Ausländer-Identifikationsnummer (NIE).
– Vollständige Angaben zu Ehegatten, Kindern und sonstigen Bedachten.
– Eine ungefähre Aufstellung Ihres Vermögens in Spanien und anderswo.
– Kopien früherer Testamente, auch ausländischer.

Diese Zeilen informieren allgemein und ersetzen keine Beratung. Wenn Sie ein Testament errichten oder überprüfen lassen möchten, entwerfen wir es in Ihrer Sprache und begleiten Sie zum Notar.

Rechtsstand: November 2026. Quellen: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Verordnung (EU) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32012R0650)).$$,
  -- العربية
  $$الوصية في إسبانيا للأجانب: كيف تُعدّ على الوجه الصحيح$$,
  $$وصية إسبانية لدى الموثّق، بلغتين ومنسّقة مع وصية بلدكم، تُجنّب ورثتكم أشهرًا من المعاملات. ما الذي ينبغي أن تتضمنه، وكيف تستعدون لها.$$,
  $$كثيرًا ما يسألنا من يملك بيتًا في دينيا (Dénia) هل يحتاج إلى وصية إسبانية أم تكفيه وصية بلده. والوصية الأجنبية تكون في أحيان كثيرة صحيحة هنا أيضًا، لكنها تُلزم الورثة بجمع شهادات الأبوستيل والترجمات المحلّفة وما يثبت أحكام قانون أجنبي. أما الوصية الإسبانية المنسّقة مع غيرها فتُيسّر كل شيء تقريبًا.

الوصية المفتوحة أمام الموثّق
الوصية المفتوحة (testamento abierto) هي الشكل المعتاد والأكثر أمانًا. تشرحون إرادتكم، فيصوغها الموثّق (notario) صياغة قانونية، ويتحقق من هويتكم وأهليتكم، ويقرأ النص ثم يوثّقه. ويبقى الأصل محفوظًا في سجلاته، فلا يضيع ولا يمكن تحريفه. ولا حاجة إلى شهود كقاعدة عامة، إلا في حالات معينة، كأن يتعذر على الموصي التوقيع أو القراءة، أو أن تطلبوا ذلك أنتم أو الموثّق.

ويجوز كذلك أن تُكتب الوصية كاملةً بخط اليد مؤرخةً وموقّعة (testamento ológrafo)، غير أنه يجب تقديمها إلى الموثّق خلال السنوات الخمس التالية للوفاة للتحقق من صحتها، وهي تكلّف عادةً من الجهد أكثر مما توفّر.

في عمودين
يسمح القانون المدني الإسباني بالإيصاء بلغة أجنبية، بحضور مترجم إذا كان الموثّق لا يعرفها. وتُحرَّر الوثيقة عندئذ باللغتين، في عمودين عادةً، مع بيان اللغة التي عبّرتم بها. وهكذا توقّعون على ما تفهمونه، ولا يحتاج ورثتكم إلى ترجمتها في إسبانيا.

الحصة المحفوظة واختيار القانون
إذا كانت إقامتكم المعتادة في إسبانيا ولم تقرروا شيئًا، خضعت تركتكم من حيث المبدأ للقانون الإسباني. وبموجب القانون المدني يُحفظ الثلثان للأبناء والفروع (legítima)، ويجوز توزيع أحد هذين الثلثين بينهم بحرية (mejora). وللزوج الباقي على قيد الحياة حق انتفاع، ولا يبقى لكم حرية التصرف إلا في الثلث الأخير.

وتتيح لكم اللائحة الأوروبية رقم 650/2012 إخضاع التركة كلها لقانون جنسيتكم. وينبغي أن يرد هذا الاختيار (professio iuris) في الوصية بعبارات واضحة.

وصية لكل بلد، ولكن بتنسيق
يمكنكم تحرير وصية لأموالكم في إسبانيا وأخرى لسائر أموالكم، بشرط ألا تتعارضا.

– في القانون الإسباني تُلغي الوصية اللاحقة الصحيحة الوصية السابقة ما لم تنص على غير ذلك. والشرط الشائع في بلدان أخرى الذي يُلغي كل ما سبق من وصايا قد يُبطل الوصية الإسبانية دون أن ينتبه أحد.
– ينبغي أن تحدد كل وصية الأموال التي تشملها، وأن تختار الوصايا كلها القانون نفسه.
– لا يجيز القانون المدني الوصية المشتركة بين الزوجين، فلكل منهما وصيته.

سجل الوصايا
يُبلغ الموثّق السجل العام للوصايا (Registro General de Actos de Última Voluntad) بتحرير الوصية لا بمضمونها. وبعد خمسة عشر يوم عمل من الوفاة يمكن طلب الشهادة التي تبيّن الموثّق الذي حُررت لديه آخر وصية. وما دمتم على قيد الحياة يبقى مضمونها سريًا، ولكم تغييرها متى شئتم.

ما يحسن إحضاره
– جواز السفر أو بطاقة الهوية، ورقم هوية الأجنبي (NIE) إن وُجد.
– البيانات الكاملة للزوج والأبناء وسائر المستفيدين.
– قائمة تقريبية بأموالكم داخل إسبانيا وخارجها.
– نسخ من الوصايا السابقة، ومنها الأجنبية.

هذه السطور معلومات عامة وليست مشورة في حالتكم. وإذا رغبتم في إعداد وصيتكم أو مراجعتها، فيمكننا تحرير المسودة بلغتكم ومرافقتكم إلى مكتب الموثّق.

القانون الساري في نوفمبر 2026. المصادر: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763))؛ اللائحة الأوروبية 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)).$$,
  -- 中文
  $$外国人在西班牙立遗嘱：怎样才算稳妥$$,
  $$一份双语的西班牙公证遗嘱，与您本国的遗嘱相互协调，可以让继承人少办数月的手续。本文说明遗嘱应写什么、如何准备。$$,
  $$在德尼亚（Dénia）有房产的客户常问：需要另立一份西班牙遗嘱，还是本国的遗嘱就够了？外国遗嘱在这里往往同样有效，但继承人得为此准备海牙认证（apostilla）、宣誓翻译以及外国法律的证明。一份与其他安排相互协调的西班牙遗嘱，几乎可以让一切变得简单。

在公证人面前立公开遗嘱
公开遗嘱（testamento abierto）是最常用、也最稳妥的形式。您说明自己的意愿，公证人将其写成法律文书，核实您的身份和行为能力，宣读文本并予以公证。原件保存在公证档案中，既不会遗失，也无法篡改。一般不需要见证人，但有例外，例如立遗嘱人不能签名或阅读，或者您本人或公证人提出要求。

您也可以立自书遗嘱（testamento ológrafo），即全文亲笔书写、注明日期并签名。但这种遗嘱须在去世后五年内提交公证人核实真伪，省下的力气往往不及日后的麻烦。

双栏文本
西班牙《民法典》允许用外语立遗嘱，公证人不通晓该语言的，由口译人员协助。遗嘱随后以两种语言写成，通常左右两栏并列，并注明您使用的是哪一种。这样，您签署的是自己看得懂的内容，继承人在西班牙也无需再找人翻译。

特留份与法律选择
如果您的经常居所地在西班牙而未作任何安排，遗产原则上适用西班牙法律。按照《民法典》，三分之二保留给子女等晚辈直系血亲（特留份，legítima），其中占遗产三分之一的部分（mejora）可在他们之间自由分配。在世配偶享有用益权，只有最后三分之一可由您自由处分。

欧盟第650/2012号条例允许您让全部遗产适用本国法。这项选择（professio iuris）应当用清楚的文字写入遗嘱。

一国一份，彼此协调
您可以为西班牙的财产立一份遗嘱，为其他财产另立一份，前提是互不冲突。

– 依西班牙法律，在后的有效遗嘱即撤销在先的遗嘱，除非其中另有说明。其他国家常见的“撤销此前一切遗嘱”条款，可能在无人察觉的情况下使西班牙遗嘱失效。
– 每份遗嘱都应写明涵盖哪些财产，并且都选择同一国的法律。
– 《民法典》不承认夫妻共同遗嘱，夫妻应各立各的。

遗嘱登记处
公证人会将立遗嘱这一事实（而非内容）通报遗嘱总登记处（Registro General de Actos de Última Voluntad）。去世满十五个工作日后，即可申请证明，查明最后一份遗嘱是在哪位公证人处所立。在您生前，遗嘱内容保密，您也可以随时修改。

建议携带的材料
– 护照或身份证件；如有外国人身份号码（NIE），请一并携带。
– 配偶、子女及其他受益人的完整资料。
– 您在西班牙和其他国家的财产大致清单。
– 以往遗嘱的副本，包括外国遗嘱。

本文仅为一般性介绍，不构成针对个案的建议。如果您想订立或审核遗嘱，我们可以用您的语言起草，并陪同您前往公证处。

法律依据截至2026年11月。来源：Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）；欧盟条例650/2012（[EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)）。$$,
  -- Русский
  $$Завещание в Испании для иностранца: как составить его правильно$$,
  $$Испанское нотариальное завещание на двух языках, согласованное с завещанием на родине, избавит наследников от долгих хлопот. Что в нём указать и как подготовиться.$$,
  $$Владельцы домов в Дении часто спрашивают нас, нужно ли испанское завещание или достаточно того, что составлено на родине. Иностранное завещание нередко действительно и здесь, но наследникам придётся собирать апостили, присяжные переводы и доказательства содержания иностранного права. Испанское завещание, согласованное с остальными, упрощает почти всё.

Открытое завещание у нотариуса
Открытое завещание (testamento abierto) — самая распространённая и надёжная форма. Вы объясняете свою волю, нотариус облекает её в юридическую форму, проверяет личность и дееспособность, зачитывает текст и удостоверяет его. Оригинал остаётся в нотариальном архиве, поэтому его нельзя ни потерять, ни подделать. Свидетели, как правило, не нужны, кроме отдельных случаев: например, если завещатель не может подписать или прочесть документ либо если об этом просите вы или нотариус.

Возможно и собственноручное завещание (testamento ológrafo), целиком написанное, датированное и подписанное от руки. Но его нужно представить нотариусу в течение пяти лет после смерти для проверки подлинности, и хлопот с ним обычно больше, чем экономии.

В две колонки
Гражданский кодекс Испании позволяет завещать на иностранном языке, с переводчиком, если нотариус этим языком не владеет. Документ тогда составляется на двух языках, обычно в две колонки, с указанием, на каком из них выразили волю вы. Вы подписываете то, что понимаете, а наследникам в Испании не понадобится перевод.

Обязательная доля и выбор права
Если вы обычно проживаете в Испании и ничем не распорядились, к наследству в принципе применяется испанское право. По Гражданскому кодексу две трети сохраняются за детьми и другими нисходящими (legítima); одну из этих третей (mejora) можно свободно распределить между ними. Переживший супруг получает право пользования (узуфрукт), и лишь последней третью вы распоряжаетесь свободно.

Регламент (ЕС) № 650/2012 позволяет подчинить всё наследство праву страны вашего гражданства. Этот выбор, professio iuris, следует ясно выразить в завещании.

По завещанию на каждую страну, но согласованно
Можно составить одно завещание на имущество в Испании и другое на остальное, лишь бы они не мешали друг другу.

– По испанскому праву более позднее действительное завещание отменяет прежнее, если в нём не сказано иное. Привычная в других странах оговорка об отмене всех прежних распоряжений может незаметно лишить силы испанское завещание.
– В каждом завещании следует указать, какое имущество оно охватывает, и во всех — выбрать одно и то же право.
– Гражданский кодекс не допускает совместного завещания супругов: каждый составляет своё.

Реестр завещаний
Нотариус сообщает о самом факте завещания, но не о его содержании, в Общий реестр завещаний (Registro General de Actos de Última Voluntad). По истечении пятнадцати рабочих дней со дня смерти можно получить справку о том, у какого нотариуса составлено последнее завещание. При вашей жизни его содержание хранится в тайне, и менять его можно сколько угодно раз.

Что взять с собой
– Паспорт или удостоверение личности и, если он есть, номер иностранца (NIE).
– Полные данные супруга, детей и других наследников.
– Примерный перечень имущества в Испании и за её пределами.
– Копии прежних завещаний, в том числе иностранных.

Это общие сведения, а не совет по вашему делу. Если вы хотите составить или проверить завещание, мы подготовим проект на вашем языке и сопроводим вас к нотариусу.

Право по состоянию на ноябрь 2026 года. Источники: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Регламент (ЕС) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)).$$
);
