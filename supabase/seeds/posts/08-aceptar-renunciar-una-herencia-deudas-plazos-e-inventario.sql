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
  'aceptar-renunciar-una-herencia-deudas-plazos-e-inventario', '2026-05-19', 'Derecho sucesorio', '{}'::text[], false,
  'accepting-renouncing-inheritance-spain-debts-time-limits', 'accepter-refuser-succession-espagne-dettes-delais', 'erbschaft-annehmen-ausschlagen-schulden-fristen-inventar',
  'accepting-renouncing-inheritance-spain-debts-time-limits', 'accepting-renouncing-inheritance-spain-debts-time-limits', 'prinyat-nasledstvo-otkazatsya-dolgi-sroki-opis',
  '41e94e4d-3020-4765-9176-1a08e1ff9e4a', '2026-05-19 08:00+00', '2026-05-19 08:00+00',
  '/images/covers/castle.svg', 'Ilustración del castillo de Dénia', false, false,
  'Illustration of Dénia castle', 'Illustration du château de Dénia', 'Illustration der Burg von Dénia',
  'رسم لقلعة دينيا', '插图：德尼亚城堡', 'Рисунок: замок Дении',
  'lluis-ejemplo-mari', null, '2026-05-19',
  '[{"title": "Código Civil", "url": "https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763"}]',
  -- Español
  $$Aceptar o renunciar a una herencia: deudas, plazos e inventario$$,
  $$Una herencia puede traer una casa, pero también deudas. Qué significa aceptar sin más, cuándo protege el beneficio de inventario y cómo se renuncia bien.$$,
  $$Nadie está obligado a aceptar una herencia, y nadie debería hacerlo sin saber antes qué contiene. En España se heredan los bienes, pero también las deudas, y una decisión tomada deprisa, o incluso sin darse cuenta, es muy difícil de deshacer. Estas son las reglas del Código Civil.

Aceptar sin más
Quien acepta pura y simplemente responde de las deudas del fallecido con lo que hereda y también con su propio patrimonio. La aceptación puede ser expresa, normalmente en escritura notarial, o tácita: vender un bien de la herencia o repartirse los muebles de valor puede equivaler a aceptar. Los actos de mera conservación, como asegurar la casa o pagar un recibo urgente, no suponen por sí solos aceptación.

No se puede aceptar una parte y dejar el resto, ni poner condiciones o plazos. Y, una vez hecha, la elección es en principio irrevocable.

El beneficio de inventario
Es la vía prudente cuando no se conocen las deudas. El heredero solo responde hasta donde alcancen los bienes heredados; su patrimonio queda a salvo. Se solicita ante notario, que forma el inventario con citación de los acreedores y legatarios. Los plazos son breves:

– Si usted ya tiene en su poder bienes de la herencia, treinta días desde que sabe que es heredero.
– Si no los tiene, treinta días desde que venza el plazo que le haya fijado el notario para decidir, o desde que acepte o actúe como heredero.
– Si nadie le ha reclamado y no está en esos casos, el margen es mayor, pero no conviene apurarlo.

Ocultar bienes en el inventario o venderlos sin la debida autorización antes de pagar a los acreedores hace perder la protección.

Cuando le requieren para decidir
La ley no fija un plazo breve y general para aceptar. Por eso el artículo 1005 permite a cualquier interesado, como otro heredero o un acreedor, pedir a un notario que requiera al llamado. Es la interpelación notarial, y, desde que la recibe, este dispone de treinta días naturales para aceptar, hacerlo a beneficio de inventario o renunciar. Si calla, la ley entiende que acepta pura y simplemente. Una carta así no se deja en un cajón.

Renunciar
La renuncia se hace ante notario, en documento público. No basta un correo ni un acuerdo entre hermanos.

– Renunciar a favor de una persona determinada equivale a aceptar y transmitir, con sus impuestos.
– Si renuncia para perjudicar a sus acreedores, ellos pueden pedir al juez que les autorice a aceptar en su nombre.
– Los padres necesitan, por regla general, autorización judicial para renunciar en nombre de un hijo menor.
– La renuncia puede llamar a los siguientes parientes, incluidos sus propios hijos: conviene preverlo.

Si usted reside en otro Estado de la Unión, el Reglamento (UE) 650/2012 le permite declarar su aceptación o renuncia ante el tribunal de su residencia.

Tres pasos antes de decidir
– Pida el certificado de últimas voluntades y el testamento.
– Consulte el Registro de la Propiedad, los saldos bancarios, los préstamos y las deudas tributarias.
– Vigile el plazo de seis meses del impuesto sobre sucesiones, que corre aunque usted no haya decidido.

Lo anterior es información general y no sustituye el examen de su caso. Si ha recibido un requerimiento o duda de lo que hay detrás de una herencia, consúltenos antes de firmar.

Derecho vigente en noviembre de 2026. Fuentes: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Reglamento (UE) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32012R0650)); Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)).$$,
  -- English
  $$Accepting or renouncing an inheritance in Spain: debts and time limits$$,
  $$An inheritance may bring a house, but also debts. What outright acceptance means, when the benefit of inventory protects you and how to renounce properly.$$,
  $$Nobody is obliged to accept an inheritance, and nobody should do so without first finding out what it contains. In Spain you inherit the assets but also the debts, and a decision made in haste, or even without realising it, is very hard to undo. These are the rules of the Spanish Civil Code.

Outright acceptance
An heir who accepts unconditionally (pura y simplemente) is liable for the debts of the deceased not only with what is inherited but also with his or her own property. Acceptance may be express, normally in a notarial deed, or implied: selling an asset of the estate or dividing up the valuable furniture can amount to acceptance. Merely looking after things, such as insuring the house or paying an urgent bill, does not in itself count.

You cannot accept one part and leave the rest, nor attach conditions or time limits. And once made, the choice is in principle irrevocable.

The benefit of inventory
This is the cautious route when the debts are unknown. The heir is liable only up to the value of the inherited assets, and his or her own property stays out of reach. It is requested before a notary, who draws up the inventory after summoning creditors and legatees. The time limits are short:

– If you already hold assets of the estate, thirty days from when you know that you are an heir.
– If you do not, thirty days from the end of the period the notary has given you to decide, or from when you accept or act as an heir.
– If no claim has been brought against you and neither case applies, there is more time, but do not run it to the limit.

Concealing assets in the inventory, or selling them without due authorisation before the creditors are paid, forfeits the protection.

When you are called on to decide
The law sets no short, general deadline for acceptance. For that reason, article 1005 allows any interested party, such as a co-heir or a creditor, to ask a notary to call on the person entitled. This is the interpelación notarial, and from the day it is received that person has thirty calendar days to accept, to accept with the benefit of inventory or to renounce. If you stay silent, the law treats you as having accepted outright. A letter of this kind is not one to leave in a drawer.

Renouncing
Renunciation is made before a notary, in a public deed. An e-mail or an arrangement between siblings is not enough.

– Renouncing in favour of a particular person amounts to accepting and passing on, with the taxes that go with it.
– If you renounce to the detriment of your creditors, they can ask the court for permission to accept in your place.
– Parents generally need court authorisation to renounce on behalf of a minor child.
– Renunciation may bring in the next relatives in line, your own children included, so think it through beforehand.

If you live in another EU Member State, EU Regulation 650/2012 allows you to declare acceptance or renunciation before the court of your place of residence.

Three steps before you decide
– Ask for the certificate of last wills and for the will itself.
– Check the Land Registry, bank balances, loans and tax debts.
– Keep an eye on the six-month inheritance tax deadline, which runs even if you have not decided.

The above is general information and does not replace a review of your own case. If you have received a notarial notice, or are unsure what lies behind an inheritance, talk to us before you sign anything.

Law as of November 2026. Sources: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Regulation (EU) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)); Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)).$$,
  -- Français
  $$Accepter ou refuser une succession en Espagne : dettes et délais$$,
  $$Une succession peut apporter une maison, mais aussi des dettes. Ce que signifie accepter, quand le bénéfice d’inventaire protège et comment renoncer.$$,
  $$Nul n’est tenu d’accepter une succession, et nul ne devrait le faire sans savoir d’abord ce qu’elle contient. En Espagne, on hérite des biens, mais aussi des dettes, et une décision prise à la hâte, voire sans s’en rendre compte, est très difficile à défaire. Voici les règles du Code civil espagnol (Código Civil).

Accepter purement et simplement
Celui qui accepte sans réserve (pura y simplemente) répond des dettes du défunt avec ce dont il hérite, mais aussi avec son propre patrimoine. L’acceptation peut être expresse, d’ordinaire par acte notarié, ou tacite : vendre un bien de la succession ou se partager les meubles de valeur peut valoir acceptation. Les actes de simple conservation, comme assurer la maison ou régler une facture urgente, ne valent pas acceptation à eux seuls.

On ne peut accepter une partie et laisser le reste, ni poser de conditions ou de termes. Et le choix, une fois fait, est en principe irrévocable.

Le bénéfice d’inventaire
C’est la voie prudente quand les dettes sont inconnues. L’héritier ne répond qu’à hauteur des biens hérités ; son patrimoine reste à l’abri. On le demande devant notaire, qui dresse l’inventaire après avoir convoqué créanciers et légataires. Les délais sont brefs :

– Si vous détenez déjà des biens de la succession, trente jours à compter du moment où vous savez que vous êtes héritier.
– Sinon, trente jours à compter de l’expiration du délai que le notaire vous a fixé pour décider, ou du moment où vous acceptez ou agissez en héritier.
– Si personne ne vous a rien réclamé et que vous n’êtes dans aucun de ces cas, la marge est plus grande, mais mieux vaut ne pas l’épuiser.

Dissimuler des biens dans l’inventaire, ou les vendre sans l’autorisation requise avant d’avoir payé les créanciers, fait perdre cette protection.

Quand on vous somme de choisir
La loi ne fixe pas de délai bref et général pour accepter. C’est pourquoi l’article 1005 permet à toute personne intéressée, comme un cohéritier ou un créancier, de demander à un notaire de mettre l’héritier en demeure. C’est l’interpelación notarial : dès qu’il la reçoit, celui-ci dispose de trente jours calendaires pour accepter, accepter sous bénéfice d’inventaire ou renoncer. S’il se tait, la loi considère qu’il accepte purement et simplement. Une telle lettre ne se laisse pas au fond d’un tiroir.

Renoncer
La renonciation se fait devant notaire, par acte public. Un courriel ou un accord entre frères et sœurs ne suffit pas.

– Renoncer en faveur d’une personne déterminée équivaut à accepter puis à transmettre, avec les impôts correspondants.
– Si vous renoncez au préjudice de vos créanciers, ils peuvent demander au juge l’autorisation d’accepter à votre place.
– Les parents ont besoin, en règle générale, d’une autorisation judiciaire pour renoncer au nom d’un enfant mineur.
– La renonciation peut appeler les parents suivants, y compris vos propres enfants : mieux vaut le prévoir.

Si vous résidez dans un autre État de l’Union, le règlement (UE) 650/2012 vous permet de déclarer votre acceptation ou votre renonciation devant le tribunal de votre résidence.

Trois étapes avant de décider
– Demandez le certificat de dernières volontés et le testament.
– Consultez le registre foncier, les soldes bancaires, les prêts et les dettes fiscales.
– Surveillez le délai de six mois des droits de succession, qui court même si vous n’avez rien décidé.

Ce qui précède est une information générale et ne remplace pas l’examen de votre dossier. Si vous avez reçu une mise en demeure ou doutez de ce que cache une succession, consultez-nous avant de signer.

Droit en vigueur en novembre 2026. Sources : Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)) ; règlement (UE) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32012R0650)) ; Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)).$$,
  -- Deutsch
  $$Erbschaft annehmen oder ausschlagen: Schulden, Fristen und Inventar$$,
  $$Ein Erbe in Spanien kann ein Haus bringen, aber auch Schulden. Was die einfache Annahme bedeutet, wann das Inventar schützt und wie man richtig ausschlägt.$$,
  $$Niemand muss eine Erbschaft annehmen, und niemand sollte es tun, ohne vorher zu wissen, was darin steckt. In Spanien erbt man das Vermögen, aber auch die Schulden, und eine übereilte oder gar unbemerkt getroffene Entscheidung lässt sich kaum rückgängig machen. Dies sind die Regeln des spanischen Zivilgesetzbuchs (Código Civil).

Die einfache Annahme
Wer vorbehaltlos annimmt (pura y simplemente), haftet für die Schulden des Verstorbenen mit dem Ererbten und zusätzlich mit seinem eigenen Vermögen. Die Annahme kann ausdrücklich erfolgen, gewöhnlich in notarieller Urkunde, oder stillschweigend: Wer einen Nachlassgegenstand verkauft oder wertvolle Möbel aufteilt, hat damit unter Umständen angenommen. Bloße Erhaltungsmaßnahmen, etwa die Versicherung des Hauses oder die Zahlung einer dringenden Rechnung, gelten für sich allein nicht als Annahme.

Man kann nicht einen Teil annehmen und den Rest liegen lassen, auch nicht unter Bedingungen oder Befristungen. Und einmal getroffen, ist die Wahl grundsätzlich unwiderruflich.

Annahme mit Inventar (beneficio de inventario)
Das ist der vorsichtige Weg, wenn die Schulden unbekannt sind. Der Erbe haftet nur bis zur Höhe des Nachlasses; sein eigenes Vermögen bleibt unangetastet. Beantragt wird sie beim Notar, der unter Ladung von Gläubigern und Vermächtnisnehmern das Inventar aufnimmt. Die Fristen sind kurz:

– Haben Sie bereits Nachlassgegenstände in Händen, dreißig Tage, seit Sie von Ihrer Erbenstellung wissen.
– Andernfalls dreißig Tage ab Ablauf der Entscheidungsfrist, die Ihnen der Notar gesetzt hat, oder ab dem Zeitpunkt, in dem Sie annehmen oder als Erbe handeln.
– Wurden Sie nicht in Anspruch genommen und liegt keiner dieser Fälle vor, ist mehr Zeit; ausreizen sollten Sie sie nicht.

Wer im Inventar Gegenstände verschweigt oder sie ohne die nötige Genehmigung vor der Befriedigung der Gläubiger verkauft, verliert den Schutz.

Wenn Sie zur Entscheidung aufgefordert werden
Eine kurze allgemeine Annahmefrist kennt das Gesetz nicht. Deshalb erlaubt Artikel 1005 jedem, der ein Interesse daran hat, etwa einem Miterben oder Gläubiger, den Berufenen durch einen Notar auffordern zu lassen. Das ist die interpelación notarial. Ab ihrem Zugang bleiben dreißig Kalendertage, um anzunehmen, mit Inventar anzunehmen oder auszuschlagen. Schweigen gilt kraft Gesetzes als vorbehaltlose Annahme. Ein solches Schreiben gehört nicht in die Schublade.

Ausschlagen
Die Ausschlagung wird vor dem Notar in öffentlicher Urkunde erklärt. Eine E-Mail oder eine Absprache unter Geschwistern genügt nicht.

– Die Ausschlagung zugunsten einer bestimmten Person gilt als Annahme und Weitergabe, mit den entsprechenden Steuern.
– Schlagen Sie zum Nachteil Ihrer Gläubiger aus, können diese bei Gericht beantragen, an Ihrer Stelle annehmen zu dürfen.
– Eltern brauchen in der Regel eine gerichtliche Genehmigung, um für ein minderjähriges Kind auszuschlagen.
– Durch die Ausschlagung können die nächsten Verwandten zum Zug kommen, auch Ihre eigenen Kinder. Das will vorher bedacht sein.

Leben Sie in einem anderen Mitgliedstaat der EU, können Sie Annahme oder Ausschlagung nach der EU-Erbrechtsverordnung (Nr. 650/2012) vor dem Gericht Ihres Aufenthaltsorts erklären.

Drei Schritte vor der Entscheidung
– Beantragen Sie die Bescheinigung des Testamentsregisters und eine Abschrift des Testaments.
– Prüfen Sie Grundbuch, Kontostände, Darlehen und Steuerschulden.
– Behalten Sie die Sechsmonatsfrist der Erbschaftsteuer im Auge; sie läuft, auch wenn Sie noch nicht entschieden haben.

Das Vorstehende ist allgemeine Information und ersetzt keine Prüfung Ihres Falles. Haben Sie eine Aufforderung erhalten oder sind Sie unsicher, was hinter einer Erbschaft steht, sprechen Sie mit uns, bevor Sie etwas unterschreiben.

Rechtsstand: November 2026. Quellen: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Verordnung (EU) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32012R0650)); Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)).$$,
  -- العربية
  $$قبول التركة أو رفضها: الديون والمهل وجرد الأموال$$,
  $$قد تأتي التركة ببيت، وقد تأتي بديون أيضًا. ما معنى القبول بلا تحفظ، ومتى يحميكم القبول بشرط الجرد، وكيف يُرفض الإرث على الوجه الصحيح.$$,
  $$لا أحد ملزم بقبول تركة، ولا ينبغي لأحد أن يقبلها قبل أن يعرف ما فيها. ففي إسبانيا تُورث الأموال وتُورث الديون كذلك، والقرار المتخذ على عجل، أو حتى من دون انتباه، يصعب جدًا الرجوع عنه. وهذه هي قواعد القانون المدني الإسباني (Código Civil).

القبول بلا تحفظ
من يقبل التركة قبولًا بسيطًا يُسأل عن ديون المتوفى بما ورثه وبأمواله الخاصة أيضًا. وقد يكون القبول صريحًا، وعادةً بعقد رسمي أمام الموثّق (notario)، أو ضمنيًا: فبيع مال من أموال التركة أو اقتسام الأثاث الثمين قد يعادل القبول. أما أعمال الحفظ المجردة، كالتأمين على البيت أو دفع فاتورة عاجلة، فلا تُعدّ وحدها قبولًا.

ولا يجوز قبول جزء وترك الباقي، ولا تعليق القبول على شرط أو أجل. ومتى تم الاختيار فلا رجعة فيه من حيث المبدأ.

القبول بشرط الجرد
هذا هو الطريق الحذر عندما تكون الديون مجهولة (beneficio de inventario). فلا يُسأل الوارث إلا في حدود ما ورثه، وتبقى أمواله الخاصة في مأمن. ويُطلب ذلك من الموثّق الذي يجري الجرد ويستدعي الدائنين والموصى لهم. والمهل قصيرة:

– إذا كانت أموال التركة في حوزتكم، فثلاثون يومًا من علمكم بأنكم ورثة.
– إذا لم تكن في حوزتكم، فثلاثون يومًا من انتهاء المهلة التي حددها لكم الموثّق لاتخاذ القرار، أو من اليوم الذي قبلتم فيه التركة أو تصرفتم تصرف الوارث.
– إذا لم يطالبكم أحد ولم تكونوا في إحدى هاتين الحالتين، فالمهلة أوسع، لكن لا يُستحسن انتظار نهايتها.

ومن يُخفِ أموالًا عند الجرد، أو يبعها من دون الإذن اللازم قبل الوفاء للدائنين، يفقد هذه الحماية.

عندما يُطلب منكم أن تقرروا
لا يحدد القانون مهلة عامة قصيرة للقبول. ولذلك تتيح المادة 1005 لكل ذي مصلحة، كوارث آخر أو دائن، أن يطلب من الموثّق إنذار المدعو إلى الإرث (interpelación notarial). ومن يوم تسلّم هذا الإنذار أمامكم ثلاثون يومًا تقويميًا لقبول التركة، أو قبولها بشرط الجرد، أو رفضها. والسكوت يعدّه القانون قبولًا بلا تحفظ. ورسالة كهذه لا تُترك في الدرج.

الرفض
يتم الرفض أمام الموثّق بوثيقة رسمية. ولا تكفي رسالة إلكترونية ولا اتفاق بين الإخوة.

– الرفض لصالح شخص معيّن يعادل القبول ثم النقل إليه، بما يترتب عليهما من ضرائب.
– إذا أضرّ رفضكم بدائنيكم، جاز لهم أن يطلبوا من القاضي الإذن بالقبول باسمكم.
– يحتاج الوالدان عمومًا إلى إذن من المحكمة لرفض التركة باسم ولدهما القاصر.
– قد ينتقل الحق بالرفض إلى الأقارب التالين، ومنهم أولادكم: يُستحسن التفكير في ذلك مسبقًا.

وإذا كنتم تقيمون في دولة أخرى من دول الاتحاد الأوروبي، فإن اللائحة الأوروبية رقم 650/2012 تتيح لكم إعلان القبول أو الرفض أمام محكمة مكان إقامتكم.

ثلاث خطوات قبل القرار
– اطلبوا شهادة الوصايا الأخيرة (certificado de últimas voluntades) والوصية.
– راجعوا السجل العقاري (Registro de la Propiedad) وأرصدة المصارف والقروض والديون الضريبية.
– راقبوا مهلة الأشهر الستة لضريبة الميراث، فهي تسري وإن لم تقرروا بعد.

هذه معلومات عامة ولا تغني عن دراسة حالتكم. وإذا تسلّمتم إنذارًا أو لم تعرفوا ما وراء التركة، فاستشيرونا قبل التوقيع.

القانون الساري في نوفمبر 2026. المصادر: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763))؛ اللائحة الأوروبية 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650))؛ Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)).$$,
  -- 中文
  $$接受还是放弃遗产：债务、期限与清单$$,
  $$遗产可能带来一处房子，也可能带来债务。直接接受意味着什么，限定继承在什么情况下保护您，放弃又该怎样办理。$$,
  $$没有人必须接受遗产，也没有人应当在不知道遗产里有什么的情况下接受。在西班牙，继承的不仅是财产，还有债务；匆忙作出的决定，甚至在不知不觉中作出的决定，日后很难挽回。以下是《民法典》的规则。

直接接受
单纯接受遗产的人，要以所得遗产以及自己的财产清偿逝者的债务。接受可以是明示的，一般以公证契约（escritura）作出；也可以是默示的：卖掉某件遗产，或者自行分掉贵重家具，都可能等于接受。单纯的保全行为，例如为房屋投保或支付一张紧急账单，本身并不构成接受。

不能只接受一部分而放弃其余，也不能附加条件或期限。一经作出，选择原则上不可撤回。

限定继承
债务情况不明时，这是稳妥的做法。继承人只在所得遗产的范围内承担责任，自己的财产不受影响（beneficio de inventario）。申请须向公证人（notario）提出，由公证人通知债权人和受遗赠人到场并制作清单。期限很短：

– 如果您手中已有遗产，自知道自己是继承人之日起三十天。
– 如果手中没有，自公证人给您的决定期限届满之日起三十天，或者自您接受遗产或以继承人身份行事之日起三十天。
– 如果没有人催告，您也不属于上述情形，时间会宽裕一些，但不宜拖到最后。

在清单中隐瞒财产，或者在清偿债权人之前未经必要许可就出售财产，都会失去这项保护。

有人催您作决定时
法律没有规定一个统一的、很短的接受期限。因此，《民法典》第1005条允许任何利害关系人，例如其他继承人或债权人，请公证人催告有权继承的人。这就是公证催告（interpelación notarial）：自收到之日起，您有三十个自然日来接受、以限定继承方式接受或者放弃。如果沉默不语，法律视为单纯接受。这样的信，不能搁在抽屉里。

放弃
放弃须在公证人面前以公证文书作出。一封电子邮件，或者兄弟姐妹之间的约定，都不算数。

– 为某个特定的人而放弃，等于先接受再转让，并要缴纳相应的税。
– 如果放弃会损害自己的债权人，债权人可以请求法官准许以您的名义接受。
– 父母代未成年子女放弃，一般需要法院许可。
– 放弃之后，可能轮到后顺位的亲属继承，包括您自己的子女：应当事先考虑到。

如果您居住在欧盟另一成员国，欧盟第650/2012号条例允许您在居住地的法院作出接受或放弃的声明。

决定之前的三个步骤
– 申请最后遗嘱证明（certificado de últimas voluntades）并取得遗嘱。
– 查询产权登记处（Registro de la Propiedad）、银行余额、贷款和欠税。
– 留意遗产税六个月的期限：即使您还没有决定，期限也照样计算。

以上为一般性信息，不能代替对您个案的审查。如果您收到了催告，或者不清楚遗产背后有什么，请在签字之前先咨询我们。

法律依据截至2026年11月。来源：Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）；欧盟条例650/2012（[EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)）；Ley 29/1987（[BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)）。$$,
  -- Русский
  $$Принять наследство или отказаться: долги, сроки и опись$$,
  $$Вместе с домом можно унаследовать и долги. Что значит принять наследство без оговорок, когда защищает опись имущества и как правильно оформить отказ.$$,
  $$Никто не обязан принимать наследство, и никому не стоит делать это вслепую. В Испании наследуют не только имущество, но и долги, а решение, принятое в спешке или даже незаметно для себя, очень трудно отменить. Вот правила Гражданского кодекса.

Принять без оговорок
Тот, кто принимает наследство просто, без оговорок, отвечает по долгам умершего и унаследованным, и собственным имуществом. Принять можно прямо, обычно нотариальным актом (escritura), или молчаливо: продать вещь из наследства или поделить ценную мебель нередко и значит принять. Действия по сохранению имущества, например застраховать дом или оплатить срочный счёт, сами по себе принятием не считаются.

Нельзя принять часть, а остальное оставить; нельзя ставить условия или сроки. Сделанный выбор, как правило, бесповоротен.

Принятие с условием описи
Это разумный путь, когда о долгах ничего не известно (beneficio de inventario). Наследник отвечает лишь в пределах унаследованного, его собственное имущество остаётся в стороне. Заявление подают нотариусу, который составляет опись и вызывает кредиторов и отказополучателей. Сроки короткие:

– Если имущество наследства уже у вас, тридцать дней с того момента, когда вы узнали, что вы наследник.
– Если его у вас нет, тридцать дней с окончания срока, который нотариус дал вам на решение, либо с того дня, когда вы приняли наследство или повели себя как наследник.
– Если от вас никто ничего не требовал и к вам эти случаи не относятся, времени больше, но тянуть не стоит.

Кто скрыл имущество при описи или без нужного разрешения продал его до расчёта с кредиторами, теряет эту защиту.

Когда от вас требуют решения
Общего короткого срока для принятия закон не устанавливает. Поэтому статья 1005 позволяет любому заинтересованному лицу, например другому наследнику или кредитору, просить нотариуса направить вам запрос. Это нотариальное требование (interpelación notarial): со дня его получения у вас есть тридцать календарных дней, чтобы принять наследство, принять его с условием описи или отказаться. Молчание закон считает принятием без оговорок. Такое письмо нельзя убирать в ящик.

Отказ
Отказ оформляется у нотариуса публичным документом. Электронного письма или договорённости между братьями и сёстрами недостаточно.

– Отказ в пользу определённого лица равносилен принятию и передаче, со всеми налогами.
– Если отказ вредит вашим кредиторам, они могут просить судью позволить им принять наследство от вашего имени.
– Чтобы отказаться за несовершеннолетнего ребёнка, родителям, как правило, нужно разрешение суда.
– После отказа наследниками могут стать следующие родственники, в том числе ваши дети: об этом лучше подумать заранее.

Если вы живёте в другом государстве Европейского союза, Регламент (ЕС) № 650/2012 позволяет заявить о принятии или отказе в суде по месту вашего жительства.

Три шага до решения
– Запросите справку из реестра завещаний (certificado de últimas voluntades) и само завещание.
– Проверьте Реестр собственности (Registro de la Propiedad), остатки на счетах, кредиты и налоговые долги.
– Следите за шестимесячным сроком налога на наследство: он идёт, даже если вы ещё не решили.

Это общие сведения, которые не заменяют изучения вашего дела. Если вы получили нотариальное требование или не знаете, что стоит за наследством, посоветуйтесь с нами, прежде чем подписывать.

Право по состоянию на ноябрь 2026 года. Источники: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Регламент (ЕС) 650/2012 ([EUR-Lex 32012R0650](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32012R0650)); Ley 29/1987 ([BOE-A-1987-28141](https://www.boe.es/buscar/doc.php?id=BOE-A-1987-28141)).$$
);
