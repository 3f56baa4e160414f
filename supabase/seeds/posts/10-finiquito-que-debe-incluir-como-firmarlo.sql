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
  'finiquito-que-debe-incluir-como-firmarlo', '2026-07-14', 'Derecho laboral', array['Empresa']::text[], false,
  'f2418040-4b04-4980-953a-e2e461489c44', '2026-07-14 08:00+00', '2026-07-14 08:00+00',
  '/images/covers/courtyard.svg', 'Ilustración de un patio mediterráneo con macetas', false, false,
  'Illustration of a Mediterranean courtyard with flowerpots', 'Illustration d’une cour méditerranéenne avec des pots de fleurs', 'Illustration eines mediterranen Innenhofs mit Blumentöpfen',
  'رسم لفناء متوسطي فيه أصص زهور', '插图：摆着花盆的地中海庭院', 'Рисунок: средиземноморский дворик с цветочными горшками',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02',
  '[{"title": "Estatuto de los Trabajadores (Real Decreto Legislativo 2/2015)", "url": "https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430"}]',
  -- Español
  $$El finiquito: qué debe incluir y cómo firmarlo$$,
  $$El finiquito liquida lo que la empresa debe al acabar el contrato. Repasamos qué conceptos incluye, cómo firmarlo con cautela y hasta cuándo se puede reclamar.$$,
  $$Cuando termina una relación laboral, sea por despido, por dimisión o porque acaba la temporada, la empresa tiene que hacer cuentas. El documento que las recoge es el finiquito, y a menudo llega el último día, con prisa y con un bolígrafo al lado. Merece la pena saber qué debe decir antes de firmarlo.

Qué debe contener
El artículo 49.2 del Estatuto de los Trabajadores obliga a la empresa a entregar, al comunicar el fin del contrato, una propuesta de liquidación de lo que debe. En ella han de figurar, concepto por concepto:

– El salario de los días trabajados del último mes.
– La parte proporcional de las pagas extraordinarias.
– Las vacaciones generadas y no disfrutadas.
– Las horas extraordinarias, comisiones, pluses o atrasos de convenio pendientes.
– Los descuentos: cotizaciones, retención del IRPF y, en su caso, los días de preaviso que no se respetaron al dimitir.

La indemnización es otra cosa. Solo se debe en ciertos supuestos, como el despido objetivo, el improcedente o el fin de determinados contratos temporales, y conviene que aparezca por separado.

Vacaciones y pagas extra
Las vacaciones son, como mínimo, de treinta días naturales al año (artículo 38) y no pueden cambiarse por dinero mientras dura el contrato. Al extinguirse, en cambio, lo no disfrutado se paga. Por esos días se cotiza, y el plazo para pedir la prestación por desempleo no empieza hasta que terminan.

Las pagas extraordinarias son al menos dos al año (artículo 31). Mire en su convenio si se devengan por semestres o por años, porque el cálculo cambia. Si ya las cobra prorrateadas en la nómina, no se pagan de nuevo.

Firmar «no conforme»
Si tiene dudas, escriba de su puño y letra, junto a la firma, la fecha y las palabras «recibido, no conforme». Así acredita que recogió el documento, y en su caso el dinero, sin dar por buenas las cuentas. Tres cautelas más:

– Si el texto dice que recibe el importe en ese acto y el pago no ha llegado, hágalo constar.
– Puede pedir que esté presente un representante legal de los trabajadores.
– Llévese siempre una copia, también de la carta de cese.

Un finiquito firmado sin reservas puede tener valor liberatorio, es decir, cerrar la puerta a reclamaciones posteriores. Aun así, nadie puede renunciar válidamente a los derechos que la ley declara indisponibles.

Plazos para reclamar
Las cantidades pueden reclamarse durante un año desde que debieron pagarse (artículo 59). Presentar la papeleta de conciliación interrumpe ese plazo. Atención, sin embargo: si lo que se discute es el propio despido, solo hay veinte días hábiles, y esperar a cobrar no los detiene. Los salarios pagados con retraso devengan, además, un interés anual del 10 % (artículo 29.3).

Una palabra para las empresas
Una liquidación desglosada, entregada con tiempo para leerla y pagada por transferencia evita la mayoría de los pleitos. La fórmula genérica del «saldado y finiquitado», sin cifras detrás, no evita casi ninguno.

Lo anterior es información general, no un dictamen sobre su caso. Si quiere que repasemos su liquidación, o la que va a entregar a un empleado, podemos verla con usted en el despacho; basta con traer el contrato y las últimas nóminas.

Derecho vigente en noviembre de 2026. Fuentes: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- English
  $$The finiquito: what your final settlement must include$$,
  $$The finiquito settles what your employer owes when a Spanish job ends. What it should include, how to sign it with care and how long you have to claim.$$,
  $$When a job comes to an end, whether through dismissal, resignation or simply because the season is over, the employer has to settle up. The document that does so in Spain is the finiquito, and it tends to appear on the last day, in a hurry, with a pen lying next to it. It is worth knowing what it should say before you sign.

What it must contain
Under article 49.2 of the Workers’ Statute (Estatuto de los Trabajadores), an employer giving notice that the contract is ending must hand over a proposed statement of what is owed. It should show, item by item:

– Salary for the days worked in the final month.
– The accrued share of the extra pay instalments (pagas extraordinarias).
– Holidays earned but not taken.
– Any outstanding overtime, commission, bonuses or back pay due under the collective agreement.
– Deductions: social security contributions, income tax withheld (IRPF) and, where relevant, any notice you did not work when resigning.

Compensation for losing the job is a separate matter. It is only due in certain cases, such as redundancy, unfair dismissal or the end of some temporary contracts, and it is best shown on its own line.

Holidays and extra pay
Annual leave is at least thirty calendar days (article 38) and cannot be exchanged for money while the contract lasts. Once it ends, whatever you have not taken is paid. Contributions are paid for those days too, and the time limit for claiming unemployment benefit does not start until they are over.

There are at least two extra payments a year (article 31). Check in your collective agreement whether they build up over six or twelve months, because the sums change. If you already receive them spread across your monthly pay, they are not paid again.

Signing ‘no conforme’
If in doubt, write the date and the words ‘recibido, no conforme’ (received, not agreed) by hand next to your signature. That proves you took the document, and the money if there was any, without accepting the figures. Three further precautions:

– If the text says you are being paid there and then and the money has not arrived, say so on the document.
– You may ask for a workers’ representative to be present.
– Always take a copy away, and one of the termination letter as well.

A finiquito signed without reservations may release the employer altogether and shut the door on later claims. Even so, nobody can validly give up rights the law treats as inalienable.

Time limits
Sums of money can be claimed for one year from the date they should have been paid (article 59). Filing a conciliation request (papeleta de conciliación) interrupts that period and sets it running afresh. Do take care, though: if it is the dismissal itself you dispute, you only have twenty working days, and waiting for the money does not stop the clock. Wages paid late also carry interest at 10% a year (article 29.3).

A word to employers
An itemised settlement, handed over with time to read it and paid by bank transfer, prevents most disputes. A blanket ‘paid in full and final settlement’ with no figures behind it prevents hardly any.

The above is general information, not an opinion on your particular case. If you would like us to go through your settlement, or one you are about to give an employee, we can look at it together at our office; just bring the contract and the latest payslips.

Law as of November 2026. Sources: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- Français
  $$Le finiquito : que doit contenir votre solde de tout compte$$,
  $$Le finiquito règle ce que l’employeur doit à la fin du contrat en Espagne. Ce qu’il doit contenir, comment le signer prudemment et jusqu’à quand réclamer.$$,
  $$Quand une relation de travail prend fin, par licenciement, par démission ou simplement parce que la saison s’achève, l’entreprise doit faire ses comptes. En Espagne, le document qui les récapitule s’appelle le finiquito, l’équivalent du solde de tout compte. Il arrive souvent le dernier jour, dans la hâte, un stylo posé à côté. Mieux vaut savoir ce qu’il doit dire avant de le signer.

Ce qu’il doit contenir
L’article 49.2 du Statut des travailleurs (Estatuto de los Trabajadores) oblige l’employeur qui annonce la fin du contrat à remettre une proposition de décompte des sommes dues. Doivent y figurer, poste par poste :

– Le salaire des jours travaillés du dernier mois.
– La part acquise des primes semestrielles ou annuelles (pagas extraordinarias).
– Les congés acquis et non pris.
– Les heures supplémentaires, commissions, primes ou rappels conventionnels en attente.
– Les retenues : cotisations, impôt à la source (IRPF) et, le cas échéant, les jours de préavis non respectés lors d’une démission.

L’indemnité de rupture est autre chose. Elle n’est due que dans certains cas, comme le licenciement pour motif objectif, le licenciement injustifié ou la fin de certains contrats temporaires, et il est préférable qu’elle apparaisse à part.

Congés et primes
Les congés annuels sont d’au moins trente jours calendaires (article 38) et ne peuvent être échangés contre de l’argent tant que dure le contrat. À la rupture, en revanche, ce qui n’a pas été pris est payé. Ces jours donnent lieu à cotisations, et le délai pour demander l’allocation chômage ne commence qu’une fois qu’ils sont écoulés.

Les primes dites extraordinaires sont au moins au nombre de deux par an (article 31). Vérifiez dans votre convention collective si elles s’acquièrent sur six ou douze mois, car le calcul change. Si elles sont déjà réparties sur vos bulletins mensuels, elles ne sont pas payées une seconde fois.

Signer « no conforme »
En cas de doute, écrivez à la main, à côté de votre signature, la date et les mots « recibido, no conforme » (reçu, en désaccord). Vous prouvez ainsi que vous avez reçu le document et, le cas échéant, l’argent, sans approuver les comptes. Trois précautions encore :

– Si le texte indique que la somme vous est remise sur-le-champ et que le paiement n’est pas arrivé, signalez-le sur le document.
– Vous pouvez demander la présence d’un représentant légal des salariés.
– Emportez toujours une copie, y compris de la lettre de rupture.

Un finiquito signé sans réserve peut avoir un effet libératoire, c’est-à-dire fermer la porte à toute réclamation ultérieure. Nul ne peut toutefois renoncer valablement aux droits que la loi déclare indisponibles.

Les délais pour réclamer
Les sommes dues se réclament pendant un an à compter du jour où elles auraient dû être payées (article 59). Le dépôt de la demande de conciliation (papeleta de conciliación) interrompt ce délai. Attention cependant : si c’est le licenciement lui-même que vous contestez, vous ne disposez que de vingt jours ouvrés, et attendre le paiement ne les arrête pas. Les salaires versés en retard produisent en outre un intérêt annuel de 10 % (article 29.3).

Un mot aux entreprises
Un décompte détaillé, remis assez tôt pour être lu et payé par virement, évite la plupart des procès. La formule passe-partout « pour solde de tout compte », sans chiffres à l’appui, n’en évite presque aucun.

Ce qui précède est une information générale et non un avis sur votre situation. Si vous souhaitez que nous relisions votre décompte, ou celui que vous allez remettre à un salarié, nous pouvons l’examiner ensemble au cabinet ; il suffit d’apporter le contrat et les derniers bulletins de paie.

Droit en vigueur en novembre 2026. Sources : RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)) ; Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- Deutsch
  $$Das „finiquito“: Was in die spanische Schlussabrechnung gehört$$,
  $$Das „finiquito“ rechnet ab, was der Arbeitgeber in Spanien am Vertragsende schuldet: was hineingehört, wie man es vorsichtig unterschreibt, welche Fristen gelten.$$,
  $$Wenn ein Arbeitsverhältnis endet, durch Kündigung des Arbeitgebers, durch eigene Kündigung oder weil die Saison vorbei ist, muss das Unternehmen abrechnen. Das Dokument dafür heißt in Spanien „finiquito“. Oft kommt es am letzten Tag, in Eile und mit einem Stift daneben. Es lohnt sich zu wissen, was darin stehen muss, bevor man unterschreibt.

Was hineingehört
Artikel 49.2 des Arbeitnehmerstatuts (Estatuto de los Trabajadores) verpflichtet das Unternehmen, mit der Mitteilung des Vertragsendes den Entwurf einer Abrechnung zu übergeben. Darin sind Posten für Posten aufzuführen:

– Der Lohn für die im letzten Monat gearbeiteten Tage.
– Der anteilige Betrag der Sonderzahlungen (pagas extraordinarias).
– Erworbener, nicht genommener Urlaub.
– Offene Überstunden, Provisionen, Zulagen oder Nachzahlungen aus dem Tarifvertrag.
– Die Abzüge: Sozialbeiträge, Lohnsteuer (IRPF) und gegebenenfalls die Tage der Kündigungsfrist, die bei der eigenen Kündigung nicht eingehalten wurden.

Die Abfindung ist etwas anderes. Sie wird nur in bestimmten Fällen geschuldet, etwa bei einer Kündigung aus objektiven Gründen, einer ungerechtfertigten Kündigung oder am Ende bestimmter befristeter Verträge, und sollte gesondert ausgewiesen sein.

Urlaub und Sonderzahlungen
Der Urlaub beträgt mindestens dreißig Kalendertage im Jahr (Art. 38) und darf während des Vertrags nicht in Geld abgegolten werden. Endet der Vertrag, wird der nicht genommene Urlaub dagegen ausgezahlt. Für diese Tage fallen Sozialbeiträge an, und die Frist für den Antrag auf Arbeitslosengeld beginnt erst, wenn sie vorüber sind.

Sonderzahlungen gibt es mindestens zwei im Jahr (Art. 31). Sehen Sie im Tarifvertrag nach, ob sie über sechs oder zwölf Monate anwachsen, denn davon hängt die Berechnung ab. Sind sie bereits auf die Monatslöhne verteilt, werden sie nicht noch einmal gezahlt.

Mit „no conforme“ unterschreiben
Schreiben Sie im Zweifel von Hand neben die Unterschrift das Datum und die Worte „recibido, no conforme“ (erhalten, nicht einverstanden). So belegen Sie, dass Sie das Dokument und gegebenenfalls das Geld erhalten haben, ohne die Rechnung anzuerkennen. Drei weitere Vorsichtsregeln:

– Steht im Text, dass Sie den Betrag soeben erhalten, und ist er nicht angekommen, vermerken Sie das.
– Sie können verlangen, dass ein Arbeitnehmervertreter anwesend ist.
– Nehmen Sie immer eine Kopie mit, auch vom Kündigungsschreiben.

Ein vorbehaltlos unterschriebenes „finiquito“ kann befreiend wirken, also späteren Forderungen die Tür verschließen. Auf Rechte, die das Gesetz für unverzichtbar erklärt, kann gleichwohl niemand wirksam verzichten.

Die Fristen
Geldbeträge können ein Jahr lang ab dem Tag gefordert werden, an dem sie zu zahlen waren (Art. 59). Der Schlichtungsantrag (papeleta de conciliación) unterbricht diese Frist. Aber Vorsicht: Geht es um die Kündigung selbst, bleiben nur zwanzig Arbeitstage, und auf das Geld zu warten hält sie nicht auf. Verspätet gezahlter Lohn ist außerdem mit jährlich 10 % zu verzinsen (Art. 29.3).

Ein Wort an die Unternehmen
Eine aufgeschlüsselte Abrechnung, die rechtzeitig zum Lesen übergeben und überwiesen wird, vermeidet die meisten Prozesse. Die allgemeine Formel „saldado y finiquitado“ (alles abgegolten) ohne Zahlen dahinter vermeidet fast keinen.

Dies ist eine allgemeine Information und kein Gutachten zu Ihrem Fall. Wenn wir Ihre Abrechnung durchsehen sollen oder die, die Sie einem Mitarbeiter übergeben wollen, können wir das in der Kanzlei gemeinsam tun; bringen Sie den Vertrag und die letzten Lohnabrechnungen mit.

Rechtsstand: November 2026. Quellen: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- العربية
  $$التسوية النهائية (finiquito): ما الذي تشمله وكيف توقّعونها$$,
  $$تصفّي التسوية النهائية ما تدين به الشركة عند انتهاء العقد. نستعرض بنودها، وكيف توقّعونها بحذر، وحتى متى تمكن المطالبة.$$,
  $$عندما تنتهي علاقة العمل، بالفصل أو بالاستقالة أو بنهاية الموسم، على الشركة أن تجري الحساب. والوثيقة التي تتضمنه هي التسوية النهائية (finiquito)، وكثيرًا ما تصل في اليوم الأخير، على عجل ومعها قلم. ويجدر بكم أن تعرفوا ما ينبغي أن يرد فيها قبل التوقيع.

ما يجب أن تتضمنه
تُلزم المادة 49.2 من نظام العمال (Estatuto de los Trabajadores) الشركة بأن تسلّم، عند الإبلاغ بانتهاء العقد، مقترحًا بتصفية ما عليها، يبيّن بندًا بندًا:

– أجر أيام العمل الفعلية من الشهر الأخير.
– الحصة المستحقة من الأجور الإضافية السنوية (pagas extraordinarias).
– الإجازات المستحقة التي لم تُستعمل.
– الساعات الإضافية والعمولات والعلاوات أو متأخرات الاتفاقية الجماعية غير المدفوعة.
– الاقتطاعات: اشتراكات الضمان الاجتماعي وضريبة الدخل (IRPF)، وعند الاقتضاء أيام الإشعار التي لم تُحترم عند الاستقالة.

أما التعويض فشيء آخر. فهو لا يُستحق إلا في حالات معينة، كالفصل لأسباب موضوعية أو الفصل غير المبرَّر أو انتهاء بعض العقود المؤقتة، ويُستحسن أن يُذكر على حدة.

الإجازات والأجور الإضافية
لا تقل الإجازة عن ثلاثين يومًا تقويميًا في السنة (المادة 38)، ولا يجوز استبدال المال بها ما دام العقد قائمًا. أما عند انتهائه فيُدفع مقابل ما لم يُستعمل منها. وتُؤدى الاشتراكات عن هذه الأيام، ولا تبدأ مهلة طلب إعانة البطالة إلا بعد انقضائها.

ولا يقل عدد الأجور الإضافية عن أجرين في السنة (المادة 31). انظروا في اتفاقيتكم الجماعية هل تُستحق عن كل نصف سنة أم عن كل سنة، لأن الحساب يتغير. وإذا كنتم تتقاضونها مقسّطة مع الراتب الشهري فلا تُدفع مرة ثانية.

التوقيع بعبارة «no conforme»
إذا ساوركم شك فاكتبوا بخط اليد، إلى جانب التوقيع، التاريخ وعبارة «recibido, no conforme» (تسلّمتُ، غير موافق). فبذلك تثبتون أنكم تسلّمتم الوثيقة، والمبلغ إن دُفع، من دون إقرار بصحة الحساب. وثلاثة احتياطات أخرى:

– إذا ذكر النص أنكم تقبضون المبلغ فورًا ولم يصل الدفع، فسجّلوا ذلك.
– لكم أن تطلبوا حضور ممثل قانوني للعمال.
– خذوا معكم دائمًا نسخة، ومن خطاب إنهاء العقد أيضًا.

والتسوية الموقّعة بلا تحفظ قد يكون لها أثر الإبراء، أي أنها قد تغلق الباب أمام المطالبات اللاحقة. ومع ذلك لا يصح لأحد أن يتنازل عن حقوق يقرر القانون أنه لا يجوز التصرف فيها.

مهل المطالبة
تمكن المطالبة بالمبالغ خلال سنة من التاريخ الذي كان يجب دفعها فيه (المادة 59). ويقطع تقديم طلب المصالحة (papeleta de conciliación) هذه المهلة. لكن انتبهوا: إذا كان النزاع على الفصل نفسه فليس لكم سوى عشرين يوم عمل، وانتظار القبض لا يوقفها. كما أن الأجور التي تُدفع متأخرة تترتب عليها فائدة سنوية قدرها 10% (المادة 29.3).

كلمة إلى الشركات
تسوية مفصّلة، تُسلَّم بوقت كافٍ لقراءتها وتُدفع بتحويل مصرفي، تجنّب معظم الدعاوى. أما عبارة «تمت التصفية ولا حق لي» من دون أرقام وراءها فلا تكاد تجنّب شيئًا.

هذه معلومات عامة وليست رأيًا قانونيًا في حالتكم. وإذا أردتم أن نراجع تسويتكم، أو تلك التي ستسلّمونها إلى عامل لديكم، فيمكننا النظر فيها معكم في المكتب؛ يكفي إحضار العقد وآخر كشوف الأجور.

القانون الساري في نوفمبر 2026. المصادر: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430))؛ Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- 中文
  $$离职结算单（finiquito）：应当包括什么、怎样签字$$,
  $$离职结算单结清企业在合同结束时欠您的款项。本文逐项说明应有的内容、怎样谨慎签字，以及在多长时间内可以追讨。$$,
  $$劳动关系结束时，不论是被解雇、主动辞职还是旺季收尾，企业都要算账。记载这笔账的文件就是离职结算单（finiquito），往往在最后一天匆匆递到您面前，旁边还放着一支笔。签字之前，值得先知道它应当写些什么。

应当写明的内容
《劳动者章程》（Estatuto de los Trabajadores）第49.2条规定，企业在通知合同终止时，须交付一份欠款结算方案，逐项列明：

– 最后一个月实际工作天数的工资。
– 按比例计算的额外月薪（pagas extraordinarias）。
– 已产生但尚未休的年假。
– 尚未支付的加班费、提成、津贴，或集体协议规定的补发工资。
– 扣款：社会保险、个人所得税（IRPF）预扣，以及辞职时未遵守的提前通知天数。

补偿金是另一回事。只有在某些情形下才须支付，例如客观原因解雇、不当解雇或某些临时合同到期，最好单独列出。

年假与额外月薪
年假每年不少于三十个自然日（第38条），在合同期间不得折成现金。合同终止时则相反，未休的部分须支付。这些天数也要缴纳社会保险，申请失业金的期限要等这些天过完才开始计算。

额外月薪每年至少两次（第31条）。请查看您适用的集体协议，看是按半年还是按全年累计，因为算法不同。如果平时已按月分摊发放，就不会再付一次。

写上“no conforme”
如有疑问，请亲笔在签名旁写上日期和“recibido, no conforme”（已收到，不同意）。这样既能证明您收到了文件（以及款项，如果已付），又不表示认可账目。另外还有三点要小心：

– 如果文件写明您当场收到款项，而钱并没有到账，请注明。
– 您可以要求劳动者的法定代表在场。
– 务必带走一份副本，包括终止合同的通知。

毫无保留地签署的结算单可能具有清偿效力，也就是说，日后再追讨的门就关上了。即便如此，法律规定不得放弃的权利，任何人都不能有效地放弃。

追讨的期限
各项款项可以自应付之日起一年内追讨（第59条）。提交调解申请（papeleta de conciliación）会使该期限中断。但请注意：如果争议的是解雇本身，期限只有二十个工作日，等着领钱并不会让它停下来。此外，拖欠的工资按每年10%计息（第29.3条）。

对企业说一句
一份逐项列明、提前交付以便阅读、并以转账支付的结算单，可以避免大多数诉讼。只写“一切结清”而没有数字的套话，几乎什么也避免不了。

以上为一般性信息，并非针对您个案的法律意见。如果您想让我们核对结算单，或者核对您准备交给员工的结算单，可以带上合同和最近几个月的工资单，到我们律所一起看。

法律依据截至2026年11月。来源：RDLeg 2/2015（[BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)）；Ley 36/2011（[BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)）。$$,
  -- Русский
  $$Finiquito: что входит в окончательный расчёт и как его подписывать$$,
  $$Finiquito — это расчёт того, что компания должна вам при окончании договора. Что в него входит, как подписывать осторожно и до какого срока можно требовать.$$,
  $$Когда трудовые отношения заканчиваются, будь то увольнение, уход по собственному желанию или конец сезона, компания обязана рассчитаться. Документ с этим расчётом называется finiquito и нередко появляется в последний день, второпях, с ручкой наготове. Прежде чем подписывать, стоит знать, что в нём должно быть.

Что должно быть указано
Статья 49.2 Статута трудящихся (Estatuto de los Trabajadores) обязывает компанию при сообщении об окончании договора передать проект расчёта. В нём отдельными строками приводятся:

– Зарплата за отработанные дни последнего месяца.
– Пропорциональная часть дополнительных выплат (pagas extraordinarias).
– Накопленный, но не использованный отпуск.
– Неоплаченные сверхурочные, комиссионные, надбавки или доплаты по коллективному договору.
– Удержания: взносы, подоходный налог (IRPF) и, если вы ушли сами, дни предупреждения, которые не были соблюдены.

Компенсация — другое дело. Она полагается лишь в некоторых случаях, например при увольнении по объективным причинам, при необоснованном увольнении или по окончании некоторых срочных договоров, и её лучше указывать отдельно.

Отпуск и дополнительные выплаты
Отпуск составляет не менее тридцати календарных дней в год (статья 38), и, пока договор действует, заменить его деньгами нельзя. Когда же договор прекращается, неиспользованное оплачивается. За эти дни платят взносы, и срок подачи на пособие по безработице начинается только после них.

Дополнительных выплат не менее двух в год (статья 31). Посмотрите в коллективном договоре, начисляются они по полугодиям или за год: от этого зависит расчёт. Если вы уже получаете их частями в ежемесячной зарплате, второй раз их не платят.

Подпись «no conforme»
Если есть сомнения, напишите от руки рядом с подписью дату и слова «recibido, no conforme» («получено, не согласен»). Так вы подтверждаете, что получили документ, а если деньги выданы, то и деньги, но не соглашаетесь с цифрами. Ещё три предосторожности:

– Если в тексте сказано, что сумма получена тут же, а оплаты не было, отметьте это.
– Вы можете попросить, чтобы присутствовал представитель работников.
– Всегда берите копию, в том числе письма о прекращении договора.

Расчёт, подписанный без оговорок, может закрыть дорогу дальнейшим требованиям. И всё же никто не может действительно отказаться от прав, которые закон считает неотчуждаемыми.

Сроки требований
Деньги можно требовать в течение года с того дня, когда их должны были выплатить (статья 59). Заявление о примирении (papeleta de conciliación) прерывает этот срок. Но внимание: если спор идёт о самом увольнении, есть только двадцать рабочих дней, и ожидание выплаты их не останавливает. На зарплату, выплаченную с опозданием, начисляется к тому же 10 % годовых (статья 29.3).

Несколько слов для компаний
Подробный расчёт, переданный заранее, чтобы его успели прочесть, и оплаченный переводом, избавляет от большинства споров. Общая формула «претензий не имею» без цифр не избавляет почти ни от одного.

Это общие сведения, а не заключение по вашему делу. Если вы хотите, чтобы мы проверили ваш расчёт или тот, который вы готовите для работника, приходите в наше бюро: достаточно взять договор и последние расчётные листки.

Право по состоянию на ноябрь 2026 года. Источники: RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$
);
