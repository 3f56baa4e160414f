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
  'inquilino-no-paga-pasos-recuperar-vivienda-rentas', '2026-03-10', 'Derecho civil', array['Vivienda']::text[], true,
  'your-tenant-is-not-paying-steps-claim-home-rent', 'locataire-ne-paie-pas-etapes-reclamer-logement-loyers', 'mieter-zahlt-nicht-schritte-raeumung-mietforderung',
  'your-tenant-is-not-paying-steps-claim-home-rent', 'your-tenant-is-not-paying-steps-claim-home-rent', 'nanimatel-ne-platit-kak-vernut-zhile-arendnuyu-platu',
  '55cc24b4-0883-4690-8152-b464d5a53e83', '2026-03-10 08:00+00', '2026-03-10 08:00+00',
  '/images/covers/sea.svg', 'Ilustración del mar Mediterráneo', false, false,
  'Illustration of the Mediterranean Sea', 'Illustration de la mer Méditerranée', 'Illustration des Mittelmeers',
  'رسم للبحر الأبيض المتوسط', '插图：地中海', 'Рисунок: Средиземное море',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02',
  '[{"title": "Ley 29/1994, de Arrendamientos Urbanos", "url": "https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003"}]',
  -- Español
  $$El inquilino no paga: pasos para recuperar la vivienda y las rentas$$,
  $$Del burofax al desahucio: qué puede hacer el propietario ante el impago, por qué hoy hay que intentar negociar antes y cuándo puede pararse el proceso.$$,
  $$El día cinco el alquiler no ha llegado; el mes siguiente tampoco, y el inquilino ya no contesta. Si alquila una vivienda en la Marina Alta y vive a mil kilómetros, la situación inquieta más. La ley ofrece un camino claro, siempre que se recorra en orden.

Qué dice la LAU
La Ley de Arrendamientos Urbanos permite resolver el contrato por falta de pago de la renta o de las cantidades que el inquilino haya asumido, como el agua o los gastos de comunidad. En rigor basta una mensualidad, aunque antes de demandar conviene comprobar que no se trata de un error del banco o de un desacuerdo por una reparación.

Lo que nunca debe hacer es cortar los suministros, cambiar la cerradura o entrar sin permiso: puede ser delito y arruina una posición que era buena.

El burofax
El primer paso es un requerimiento que deje constancia del contenido y de la recepción, normalmente un burofax. Indique las mensualidades debidas, el importe, la cuenta y un plazo. Además de facilitar el acuerdo, tiene un efecto decisivo sobre la enervación.

Negociar antes de demandar
Desde el 3 de abril de 2025, la Ley Orgánica 1/2025 exige, para admitir la mayoría de las demandas civiles, haber acudido antes a un medio adecuado de solución de controversias (MASC). El desahucio por falta de pago no está exceptuado. Sirven, entre otros:

– La negociación directa o entre abogados.
– La mediación o la conciliación.
– La oferta vinculante confidencial.

Hay que poder acreditar el intento. Si transcurren treinta días naturales desde que se recibe la propuesta sin reunión ni respuesta escrita, se considera terminado sin acuerdo. Bien preparados, requerimiento y propuesta pueden avanzar a la vez.

El juicio de desahucio
La demanda puede reunir la recuperación de la vivienda y la reclamación de las rentas, incluidas las que venzan hasta la entrega. Admitida a trámite, se requiere al inquilino para que en diez días desaloje, pague o se oponga. Si no hace nada, se pasa al lanzamiento en la fecha señalada; si se opone, hay vista. Se necesitan abogado y procurador.

La enervación
El inquilino puede detener el desahucio una vez pagando todo lo debido dentro del plazo del requerimiento judicial. No podrá hacerlo si ya enervó antes, salvo que el cobro no se lograra por causa imputable al propietario, ni si se le reclamó el pago de forma fehaciente al menos treinta días antes de la demanda y seguía sin pagar al presentarse esta. De ahí la importancia del burofax.

Si hay vulnerabilidad
Cuando se trata de su vivienda habitual, el tribunal informa al inquilino de que puede acudir a los servicios sociales y les da traslado del caso. Si se acredita la vulnerabilidad económica, puede suspender el proceso, ponderando también la situación del propietario: dos meses como máximo si este es persona física y cuatro si es una sociedad. En los últimos años ha habido además medidas extraordinarias, varias veces modificadas; compruebe cuáles rigen en cada momento.

Qué reunir desde el principio
– El contrato, sus anexos y el justificante de la fianza.
– Los extractos en los que falta el pago.
– Todos los mensajes con el inquilino, sin borrar ninguno.

Estas indicaciones son generales; cada contrato tiene sus detalles. Si ya acumula impagos, podemos revisar los papeles con usted y fijar el primer paso.

Derecho vigente en noviembre de 2026. Fuentes: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)); Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- English
  $$Your tenant is not paying: steps to claim the home and the rent$$,
  $$From the burofax to eviction: what a landlord in Spain can do about arrears, why an attempt to negotiate must come first and when the case may be paused.$$,
  $$On the fifth of the month the rent has not arrived; nor has it the month after, and the tenant no longer answers. If you let a home in the Marina Alta and live a thousand kilometres away, the worry is greater still. The law offers a clear path, provided it is followed in order.

What the Urban Leases Act says
The Urban Leases Act (Ley de Arrendamientos Urbanos, LAU) allows a contract to be terminated for non-payment of the rent or of other sums the tenant has taken on, such as water or the owners’ association’s charges. Strictly speaking one month is enough, although before going to court it is wise to check that the cause is not a bank error or a disagreement about a repair.

What you must never do is cut off the utilities, change the lock or enter without permission: it may be a criminal offence, and it spoils what was a good position.

The burofax
The first step is a demand that leaves proof of what it said and of its delivery, normally a burofax, the certified letter of the Spanish post. State the months owed, the amount, the account and a time limit. Besides helping you to reach an agreement, it has a decisive effect on the tenant’s right to stop the eviction by paying.

Negotiate before you claim
Since 3 April 2025, Organic Law 1/2025 has required most civil claimants to have first tried an appropriate means of dispute resolution (MASC). Eviction for non-payment is not exempt. Among others, these will do:

– Negotiation, directly or between lawyers.
– Mediation or conciliation.
– A confidential binding offer (oferta vinculante confidencial).

You must be able to prove the attempt. If thirty calendar days pass from receipt of the proposal without a meeting or a written reply, it is treated as having ended without agreement. If they are well prepared, the demand and the proposal can go forward together.

The eviction case
The claim (desahucio) can combine recovery of the home with a claim for the rent, including what falls due until the keys are handed over. Once it is admitted, the tenant is ordered to leave, pay or object within ten days. If the tenant does nothing, the eviction takes place on the date set; if the tenant objects, there is a hearing. You need a lawyer and a court representative (procurador).

Paying to stop the eviction
Once only, the tenant can stop the eviction by paying everything owed within the time set by the court (enervación). This is not possible if the tenant has already used it, unless payment then failed for a reason attributable to the landlord, nor if payment was verifiably demanded at least thirty days before the claim and had still not been made when it was filed. That is why the burofax matters.

If the tenant is vulnerable
Where it is the tenant’s main home, the court tells the tenant that social services can help and passes the case on to them. If economic vulnerability (vulnerabilidad) is proved, the court may suspend the case, weighing the landlord’s situation too: for two months at most if the landlord is an individual and four if it is a company. In recent years there have also been extraordinary measures, changed several times; check which are in force at any given moment.

What to gather from the start
– The contract, its annexes and proof of the deposit.
– The statements that show the payment missing.
– All messages with the tenant, without deleting any.

These are general pointers; every contract has its details. If arrears are already building up, we can go through the papers with you and settle on the first step.

Law as of November 2026. Sources: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)); Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- Français
  $$Le locataire ne paie pas : les étapes pour réclamer logement et loyers$$,
  $$Du burofax à l’expulsion : ce que peut faire le bailleur en Espagne face aux impayés, pourquoi il faut d’abord négocier et quand la procédure peut s’arrêter.$$,
  $$Le cinq du mois, le loyer n’est pas arrivé ; le mois suivant non plus, et le locataire ne répond plus. Si vous donnez un logement en location dans la Marina Alta et vivez à mille kilomètres, l’inquiétude est plus grande encore. La loi offre un chemin clair, à condition de le suivre dans l’ordre.

Ce que dit la loi sur les baux
La loi espagnole sur les baux urbains (Ley de Arrendamientos Urbanos, LAU) permet de résilier le contrat faute de paiement du loyer ou des sommes que le locataire a prises à sa charge, comme l’eau ou les charges de copropriété. En toute rigueur, une mensualité suffit, mais avant d’agir mieux vaut s’assurer qu’il ne s’agit pas d’une erreur de la banque ou d’un désaccord sur une réparation.

Ce qu’il ne faut jamais faire, c’est couper l’eau ou l’électricité, changer la serrure ou entrer sans permission : cela peut être un délit et ruine une position qui était bonne.

Le burofax
La première démarche est une mise en demeure qui prouve son contenu et sa réception, d’ordinaire un burofax, la lettre recommandée avec contenu certifié de la poste espagnole. Indiquez les mois dus, le montant, le compte et un délai. Outre qu’elle facilite l’accord, elle a un effet décisif sur le droit du locataire d’arrêter l’expulsion en payant.

Négocier avant d’agir en justice
Depuis le 3 avril 2025, la loi organique 1/2025 exige, pour que la plupart des actions civiles soient admises, d’avoir d’abord tenté un mode adapté de règlement du différend (MASC). L’expulsion pour impayés n’en est pas dispensée. Conviennent, entre autres :

– La négociation directe ou entre avocats.
– La médiation ou la conciliation.
– L’offre contraignante confidentielle (oferta vinculante confidencial).

Il faut pouvoir prouver la tentative. Si trente jours calendaires s’écoulent après réception de la proposition sans rencontre ni réponse écrite, elle est réputée terminée sans accord. Bien préparées, la mise en demeure et la proposition peuvent avancer ensemble.

La procédure d’expulsion
L’action (desahucio) peut réunir la reprise du logement et la réclamation des loyers, y compris ceux qui viennent à échéance jusqu’à la remise des clés. Une fois admise, le locataire est sommé de partir, de payer ou de s’opposer dans les dix jours. S’il ne fait rien, l’expulsion a lieu à la date fixée ; s’il s’oppose, il y a audience. Il faut un avocat et un représentant en justice (procurador).

Arrêter l’expulsion en payant
Le locataire peut arrêter l’expulsion une seule fois, en payant tout ce qui est dû dans le délai fixé par le tribunal (enervación). Cela n’est plus possible s’il en a déjà usé, sauf si le paiement avait alors échoué pour une cause imputable au bailleur, ni si le paiement lui a été réclamé de façon probante au moins trente jours avant l’action et n’était toujours pas fait lors de son dépôt. D’où l’importance du burofax.

Si le locataire est vulnérable
Lorsqu’il s’agit de sa résidence habituelle, le tribunal informe le locataire qu’il peut s’adresser aux services sociaux et leur transmet l’affaire. Si la vulnérabilité économique (vulnerabilidad) est établie, il peut suspendre la procédure, en pesant aussi la situation du bailleur : deux mois au plus s’il est une personne physique et quatre s’il est une société. Ces dernières années s’y sont ajoutées des mesures extraordinaires, plusieurs fois modifiées ; vérifiez lesquelles sont en vigueur.

Que réunir dès le début
– Le contrat, ses annexes et le justificatif du dépôt de garantie.
– Les relevés où le paiement fait défaut.
– Tous les messages avec le locataire, sans en effacer aucun.

Ces indications sont générales ; chaque contrat a ses détails. Si des impayés s’accumulent déjà, nous pouvons relire les documents avec vous et fixer la première démarche.

Droit en vigueur en novembre 2026. Sources : Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)) ; Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)) ; LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- Deutsch
  $$Der Mieter zahlt nicht: Schritte zu Räumung und Mietforderung$$,
  $$Vom Burofax bis zur Räumung: was Vermieter in Spanien bei Mietrückstand tun können, warum vorher verhandelt werden muss und wann das Verfahren ruht.$$,
  $$Am Fünften ist die Miete nicht da, im nächsten Monat wieder nicht, und der Mieter antwortet nicht mehr. Wer in der Marina Alta eine Wohnung vermietet und tausend Kilometer entfernt lebt, schläft dann noch schlechter. Das Gesetz weist einen klaren Weg, sofern man ihn in der richtigen Reihenfolge geht.

Was das Mietgesetz sagt
Das spanische Mietgesetz (Ley de Arrendamientos Urbanos, LAU) erlaubt die Auflösung des Vertrags, wenn der Mieter die Miete oder andere von ihm übernommene Beträge, etwa Wasser oder Gemeinschaftskosten, nicht zahlt. Streng genommen genügt eine Monatsmiete. Vor einer Klage sollte aber geklärt sein, dass nicht ein Fehler der Bank oder ein Streit über eine Reparatur dahintersteckt.

Was Sie nie tun sollten: Strom oder Wasser abstellen, das Schloss austauschen oder ohne Erlaubnis eintreten. Das kann strafbar sein und verdirbt eine an sich gute Ausgangslage.

Das Burofax
Der erste Schritt ist eine Zahlungsaufforderung, die Inhalt und Zugang nachweist, üblicherweise ein Burofax, das nachweisbare Einschreiben der spanischen Post. Nennen Sie die offenen Monate, den Betrag, das Konto und eine Frist. Das fördert nicht nur eine Einigung, sondern ist auch für die Abwendung der Räumung entscheidend.

Erst verhandeln, dann klagen
Seit dem 3. April 2025 werden die meisten zivilrechtlichen Klagen nach dem Organgesetz (Ley Orgánica) 1/2025 nur zugelassen, wenn zuvor ein angemessenes Mittel der Streitbeilegung (MASC) versucht wurde. Die Räumungsklage wegen Mietrückstands ist davon nicht ausgenommen. In Betracht kommen unter anderem:

– Verhandlungen, unmittelbar oder zwischen Anwälten.
– Mediation oder Schlichtung (conciliación).
– Das vertrauliche bindende Angebot (oferta vinculante confidencial).

Der Versuch muss sich nachweisen lassen. Vergehen nach Zugang des Vorschlags dreißig Kalendertage ohne Treffen und ohne schriftliche Antwort, gilt er als ohne Einigung beendet. Gut vorbereitet, können Zahlungsaufforderung und Vorschlag gleichzeitig laufen.

Das Räumungsverfahren
Mit der Klage (desahucio) lassen sich die Herausgabe der Wohnung und die Mietforderung verbinden, einschließlich der bis zur Rückgabe fällig werdenden Mieten. Wird sie zugelassen, fordert das Gericht den Mieter auf, binnen zehn Tagen zu räumen, zu zahlen oder Widerspruch einzulegen. Bleibt er untätig, kommt es zum festgesetzten Termin zur Zwangsräumung; widerspricht er, wird mündlich verhandelt. Anwalt (abogado) und Prozessvertreter (procurador) sind erforderlich.

Die Abwendung durch Zahlung
Einmal kann der Mieter die Räumung stoppen, indem er innerhalb der gerichtlich gesetzten Frist alles Geschuldete zahlt (enervación). Das ist ausgeschlossen, wenn er schon früher davon Gebrauch gemacht hat, es sei denn, die Zahlung scheiterte damals aus Gründen, die der Vermieter zu vertreten hatte. Ebenso scheidet es aus, wenn er mindestens dreißig Tage vor der Klage nachweislich zur Zahlung aufgefordert wurde und bei Klageerhebung noch immer nicht gezahlt hatte. Daher ist das Burofax so wichtig.

Wenn der Mieter schutzbedürftig ist
Handelt es sich um seinen gewöhnlichen Wohnsitz, weist das Gericht den Mieter auf die Sozialdienste hin und unterrichtet diese von dem Verfahren. Ist die wirtschaftliche Schutzbedürftigkeit (vulnerabilidad) nachgewiesen, kann es das Verfahren aussetzen und wägt dabei auch die Lage des Vermieters ab: höchstens zwei Monate, wenn dieser eine natürliche Person ist, und vier, wenn es sich um eine Gesellschaft handelt. Dazu kamen in den letzten Jahren mehrfach geänderte Sondermaßnahmen; prüfen Sie, welche jeweils gelten.

Was Sie von Anfang an sammeln sollten
– Den Vertrag mit Anlagen und den Nachweis der Kaution.
– Die Kontoauszüge, auf denen die Zahlung fehlt.
– Sämtliche Nachrichten mit dem Mieter; löschen Sie keine.

Diese Hinweise sind allgemeiner Natur; jeder Vertrag hat seine Eigenheiten. Sind bereits Mieten offen, sehen wir Ihre Unterlagen gern mit Ihnen durch und legen den ersten Schritt fest.

Rechtsstand: November 2026. Quellen: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)); Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- العربية
  $$المستأجر لا يدفع: خطوات استعادة المسكن والإيجار$$,
  $$من الإنذار البريدي إلى دعوى الإخلاء: ما الذي يمكن للمالك فعله، ولماذا يجب اليوم محاولة التفاوض أولًا، ومتى قد تتوقف الدعوى.$$,
  $$حلّ الخامس من الشهر ولم يصل الإيجار، ولم يصل في الشهر التالي، ولم يعد المستأجر يجيب. وإذا كنتم تؤجرون مسكنًا في منطقة مارينا ألتا (Marina Alta) وتعيشون على بعد ألف كيلومتر، كان القلق أكبر. ويتيح القانون طريقًا واضحًا بشرط السير فيه بالترتيب.

ماذا يقول قانون الإيجارات
يسمح قانون الإيجارات الحضرية (Ley de Arrendamientos Urbanos, LAU) بفسخ العقد لعدم دفع الإيجار أو المبالغ التي تحمّلها المستأجر، كالماء أو رسوم اتحاد الملّاك. ومن حيث النص يكفي شهر واحد، لكن يُستحسن قبل رفع الدعوى التأكد من أن الأمر ليس خطأً مصرفيًا أو خلافًا على إصلاح.

وما لا يجوز فعله أبدًا هو قطع الماء والكهرباء أو تغيير القفل أو الدخول بلا إذن: فقد يكون ذلك جريمة، ويفسد موقفًا كان قويًا.

الإنذار البريدي
الخطوة الأولى إنذار يُثبت مضمونه وتسلّمه، وهو عادةً رسالة مضمونة عبر البريد (burofax). بيّنوا فيه الأشهر المستحقة والمبلغ والحساب والمهلة. وهو يسهّل الاتفاق، وله فوق ذلك أثر حاسم في حق المستأجر في وقف الإخلاء، كما يأتي.

التفاوض قبل الدعوى
منذ 3 أبريل 2025 يشترط القانون العضوي (Ley Orgánica) 1/2025 لقبول معظم الدعاوى المدنية اللجوء مسبقًا إلى وسيلة مناسبة لتسوية المنازعات (MASC). ودعوى الإخلاء لعدم الدفع غير مستثناة. ويصلح لذلك مثلًا:

– التفاوض المباشر أو بين المحامين.
– الوساطة أو المصالحة.
– العرض الملزم السري.

ويجب التمكن من إثبات المحاولة. وإذا مضت ثلاثون يومًا تقويميًا من تسلّم المقترح بلا اجتماع ولا رد مكتوب، عُدّت منتهية بلا اتفاق. وبالإعداد الجيد يمكن أن يسير الإنذار والمقترح معًا.

دعوى الإخلاء
يمكن أن تجمع الدعوى بين استعادة المسكن والمطالبة بالإيجارات، بما فيها ما يستحق حتى التسليم. وبعد قبولها تنذر المحكمة المستأجر بأن يُخلي أو يدفع أو يعترض خلال عشرة أيام. فإن لم يفعل شيئًا نُفِّذ الإخلاء في التاريخ المحدد؛ وإن اعترض عُقدت جلسة. ويلزم محامٍ ووكيل قضائي (procurador).

متى يستطيع المستأجر وقف الإخلاء
للمستأجر أن يوقف الإخلاء مرة واحدة بدفع كل ما عليه ضمن المهلة التي حددتها المحكمة (enervación). ولا يجوز له ذلك إذا سبق أن فعله، إلا إذا كان عدم القبض راجعًا إلى المالك، ولا إذا طولب بالدفع مطالبة ثابتة قبل الدعوى بثلاثين يومًا على الأقل وبقي ممتنعًا عند رفعها. ومن هنا أهمية الإنذار البريدي.

إذا كان المستأجر في وضع هش
عندما يتعلق الأمر بمسكنه المعتاد تُبلغ المحكمة المستأجر بإمكان اللجوء إلى الخدمات الاجتماعية (servicios sociales) وتحيل إليها الحالة. وإذا ثبتت هشاشة وضعه الاقتصادي جاز لها وقف الدعوى، مع مراعاة وضع المالك أيضًا: شهرين على الأكثر إذا كان شخصًا طبيعيًا، وأربعة إذا كان شركة. وصدرت في السنوات الأخيرة كذلك تدابير استثنائية عُدّلت مرارًا، فتحققوا مما هو سارٍ منها في حينه.

ما يجب جمعه منذ البداية
– العقد وملاحقه وإثبات مبلغ التأمين.
– كشوف الحساب التي يغيب عنها الدفع.
– جميع الرسائل مع المستأجر، من دون حذف أي منها.

هذه إرشادات عامة، ولكل عقد تفاصيله. وإذا تراكمت الأشهر غير المدفوعة، فيمكننا مراجعة الأوراق معكم وتحديد الخطوة الأولى.

القانون الساري في نوفمبر 2026. المصادر: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003))؛ Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323))؛ LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$,
  -- 中文
  $$租客不交房租：收回房屋和租金的步骤$$,
  $$从存证函到收回房屋之诉：房东遇到欠租可以怎么做，为什么现在必须先尝试协商，以及程序在什么情况下会中止。$$,
  $$五号了，房租没有到账；下个月还是没有，租客也不再回复。如果您在马里纳阿尔塔（Marina Alta）出租一套房子，自己又住在千里之外，就更加不安。法律给出了一条清楚的路，前提是按顺序走。

《城市租赁法》怎么说
《城市租赁法》（Ley de Arrendamientos Urbanos，LAU）允许在租客不付房租或其承担的费用（如水费、业主费用）时解除合同。严格说来，欠一个月就够了，不过起诉之前最好确认不是银行出错，也不是因为某项维修有分歧。

绝对不能做的，是断水断电、换锁或擅自进入：这可能构成犯罪，也会毁掉原本有利的处境。

存证函
第一步是发一份能证明内容和送达的催告，一般是邮局的存证函（burofax）。请写明所欠月份、金额、账号和期限。它不仅有助于达成协议，对下文的“补付止诉”也有决定性的作用。

先协商，再起诉
自2025年4月3日起，第1/2025号组织法（Ley Orgánica）规定，大多数民事诉讼要获受理，必须事先采用过适当的争议解决方式（MASC）。因欠租提起的收回房屋之诉不在例外之列。可以采用的方式包括：

– 双方直接协商或由律师协商。
– 调解或和解。
– 有约束力的保密要约。

这一尝试必须能够证明。自对方收到提议之日起满三十个自然日，既没有会面也没有书面答复的，视为未达成协议而终结。准备得当，催告和提议可以同时进行。

收回房屋之诉
诉讼可以同时请求收回房屋和追讨租金，包括到交还之前陆续到期的部分。受理之后，法院要求租客在十天之内搬离、付款或提出异议。租客什么也不做的，按指定日期强制收回房屋；提出异议的，则开庭审理。须有律师和诉讼代理人（procurador）。

补付止诉
租客可以在法院催告的期限内付清全部欠款，使收房程序停止一次（enervación）。但以下情形不行：以前已经这样做过，除非当时是由于房东的原因未能收款；或者房东在起诉之前至少三十天已用可证明的方式催款，而起诉时仍未付款。存证函的重要性就在这里。

租客处境困难的
涉及租客经常居住的房屋时，法院会告知租客可以求助于社会服务机构（servicios sociales），并把案件通知该机构。如果证明其经济上处于弱势，法院可以在兼顾房东处境的前提下中止程序：房东是自然人的最长两个月，是公司的最长四个月。近年来还有一些多次修改的特别措施，请核实当下有哪些在生效。

从一开始就要收集的材料
– 合同、附件和押金凭证。
– 显示没有到账的银行流水。
– 与租客的全部信息，一条也不要删。

以上说明是一般性的；每份合同都有自己的细节。如果已经有欠租，我们可以与您一起看材料，确定第一步怎么走。

法律依据截至2026年11月。来源：Ley 29/1994（[BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)）；Ley 1/2000（[BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)）；LO 1/2025（[BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)）。$$,
  -- Русский
  $$Наниматель не платит: как вернуть жильё и арендную плату$$,
  $$От официального письма до выселения: что может собственник, когда ему не платят, почему сначала надо попробовать договориться и когда процесс останавливается.$$,
  $$Пятое число, а арендная плата не пришла; в следующем месяце то же самое, и наниматель уже не отвечает. Если вы сдаёте жильё в Марина-Альте (Marina Alta), а сами живёте за тысячу километров, тревожно вдвойне. Закон даёт ясный путь, если пройти его по порядку.

Что говорит закон
Закон о городской аренде (Ley de Arrendamientos Urbanos, LAU) позволяет расторгнуть договор, если не платят арендную плату или суммы, которые наниматель взял на себя, например за воду или взносы сообществу собственников. Строго говоря, хватает одного месяца, но до суда лучше убедиться, что это не ошибка банка и не спор из-за ремонта.

Чего делать нельзя никогда: отключать воду и свет, менять замок или входить без разрешения. Это может быть преступлением и губит хорошую позицию.

Официальное письмо
Первый шаг — требование, которое подтверждает и содержание, и вручение; обычно это почтовый burofax. Укажите месяцы долга, сумму, счёт и срок. Такое письмо не только помогает договориться, но и решающим образом влияет на право нанимателя остановить выселение, о котором речь ниже.

Сначала переговоры, потом иск
С 3 апреля 2025 года Органический закон (Ley Orgánica) 1/2025 требует, чтобы до большинства гражданских исков стороны обратились к одному из надлежащих способов урегулирования (MASC). Выселение за неуплату из этого правила не изъято. Подойдут, среди прочего:

– Прямые переговоры или переговоры между адвокатами.
– Медиация или примирение.
– Конфиденциальное обязывающее предложение.

Попытку нужно уметь доказать. Если со дня получения предложения прошло тридцать календарных дней без встречи и письменного ответа, считается, что она закончилась без соглашения. При хорошей подготовке требование и предложение можно направить одновременно.

Процесс о выселении
В одном иске можно требовать и возврата жилья, и арендной платы, включая ту, что накопится до передачи. Приняв иск, суд предлагает нанимателю в течение десяти дней освободить жильё, заплатить или возразить. Если он ничего не делает, в назначенный день проводится выселение; если возражает, будет слушание. Нужны адвокат и процессуальный представитель (procurador).

Как наниматель может остановить выселение
Один раз наниматель вправе остановить выселение, заплатив весь долг в срок, указанный судом (enervación). Это невозможно, если он уже пользовался этим правом, кроме случаев, когда деньги не были получены по вине собственника, и если не менее чем за тридцать дней до иска у него доказуемым образом потребовали оплаты, а к моменту подачи он так и не заплатил. Вот почему так важен burofax.

Если наниматель в трудном положении
Когда речь идёт о его постоянном жилье, суд сообщает нанимателю, что он может обратиться в социальные службы (servicios sociales), и передаёт им сведения о деле. Если экономическая уязвимость (vulnerabilidad) подтверждена, суд может приостановить процесс, учитывая и положение собственника: не более чем на два месяца, если это физическое лицо, и на четыре, если компания. В последние годы были и чрезвычайные меры, которые не раз менялись; проверьте, какие действуют сейчас.

Что собирать с самого начала
– Договор, приложения и подтверждение залога.
– Выписки, в которых нет платежа.
– Всю переписку с нанимателем, ничего не удаляя.

Это общие указания; в каждом договоре свои детали. Если долг уже копится, мы можем посмотреть бумаги вместе с вами и определить первый шаг.

Право по состоянию на ноябрь 2026 года. Источники: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)); Ley 1/2000 ([BOE-A-2000-323](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-323)); LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)).$$
);
