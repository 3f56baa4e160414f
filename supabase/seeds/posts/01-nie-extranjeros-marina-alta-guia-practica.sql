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
  'nie-extranjeros-marina-alta-guia-practica', '2026-11-10', 'Extranjería', array['Trámites']::text[], true,
  '086f18b9-ddd1-4486-abaf-561afad1f73a', '2026-11-10 08:00+00', '2026-11-10 08:00+00',
  '/images/covers/harbour.svg', 'Ilustración del puerto de Dénia', false, true,
  'Illustration of the harbour of Dénia', 'Illustration du port de Dénia', 'Illustration des Hafens von Dénia',
  'رسم لميناء دينيا', '插图：德尼亚港口', 'Рисунок: порт Дении',
  'lluis-ejemplo-mari', '2026-11-10', '2026-11-10',
  '[{"title": "Ley Orgánica 4/2000, sobre derechos y libertades de los extranjeros en España", "url": "https://www.boe.es/buscar/act.php?id=BOE-A-2000-544"}, {"title": "Real Decreto 1155/2024, Reglamento de Extranjería", "url": "https://www.boe.es/buscar/act.php?id=BOE-A-2024-24099"}]',
  -- Español
  $$NIE para extranjeros en la Marina Alta: guía práctica$$,
  $$Qué es el NIE, en qué se diferencia de la TIE, dónde se pide en la Marina Alta o en un consulado y qué errores conviene evitar desde el principio.$$,
  $$Comprar una casa en Jávea, aceptar una herencia, abrir una cuenta o firmar un contrato de trabajo: casi todo lo que un extranjero hace en España con efectos legales empieza por el mismo dato, el NIE. Pedirlo no es difícil, pero un papel equivocado puede retrasar semanas una firma en la notaría.

Qué es y qué no es el NIE
El NIE (Número de Identidad de Extranjero) es un número personal, único y exclusivo que asigna la Dirección General de la Policía. Lo regula el Reglamento de Extranjería, aprobado por el Real Decreto 1155/2024. El número no cambia ni caduca, aunque a veces un banco o una administración pida un certificado reciente.

Tener NIE no significa ser residente. Le identifica ante Hacienda, la notaría o el Registro de la Propiedad, pero no le autoriza a vivir ni a trabajar en España.

NIE y TIE, dos cosas distintas
La TIE (Tarjeta de Identidad de Extranjero) es la tarjeta física, con fotografía y huella, de quien dispone de un visado o una autorización para permanecer en España más de seis meses. Se solicita en persona en el plazo de un mes y lleva impreso el NIE. Los ciudadanos de la Unión Europea que se instalan aquí no obtienen TIE, sino un certificado de registro; los británicos protegidos por el Acuerdo de Retirada tienen una TIE propia.

Dónde se pide
Si ya está en España, y en situación regular, se solicita con cita previa ante la Policía Nacional. En la Marina Alta la referencia es la comisaría de Dénia; según las citas disponibles, puede convenir otra de la provincia de Alicante. La cita es gratuita: desconfíe de quien la venda.

Si está en el extranjero, puede pedirlo en el consulado español de su lugar de residencia, que remite la solicitud a la Policía. La norma parte de que acude usted en persona; en la práctica suele admitirse un representante con un poder que mencione expresamente este trámite. Confírmelo antes con la oficina.

Documentos que conviene llevar preparados
En general, se exhibe el original y se entrega copia.

– Impreso EX-15, cumplimentado y firmado.
– Pasaporte en vigor o, si es ciudadano de la Unión, documento de identidad.
– Justificante de pago de la tasa, modelo 790, código 012.
– Prueba del motivo: contrato de arras, carta del banco o de la notaría, oferta de trabajo, documentos de la herencia.
– Si actúa un representante, el poder notarial, con apostilla y traducción cuando proceda.

Errores frecuentes
Casi todos los retrasos tienen las mismas causas.

– Escribir el nombre de forma distinta a como figura en el pasaporte.
– Marcar mal la casilla: el EX-15 sirve también para pedir certificados de residente y de no residente.
– Justificar el motivo con una frase genérica y ningún documento.
– Pagar la tasa con otro código o por otro concepto.
– Pensar en el NIE de uno solo: en una compraventa o una herencia lo necesitan todos los compradores o herederos.
– Dejarlo para la semana de la firma. La norma prevé resolver en cinco días, pero lo que suele faltar es la cita.

Antes de dar el paso
Estas líneas son información general y no sustituyen el estudio de cada caso. Si tiene a la vista una compra, una herencia o una mudanza, pida cita en nuestro despacho: veremos con usted qué documento necesita y en qué orden.

Derecho vigente en noviembre de 2026. Fuentes: RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)).$$,
  -- English
  $$The NIE for foreigners in the Marina Alta: a practical guide$$,
  $$What the NIE is, how it differs from the TIE, where to apply in the Marina Alta or at a Spanish consulate, and the mistakes worth avoiding from the outset.$$,
  $$Buying a house in Jávea, accepting an inheritance, opening a bank account or signing an employment contract: almost everything a foreigner does in Spain that has legal effect starts with the same piece of information, the NIE. Applying for it is not difficult, but one wrong document can put back a signing at the notary’s office by weeks.

What the NIE is, and what it is not
The NIE (Número de Identidad de Extranjero, or foreigner’s identity number) is a personal and unique number, yours alone, assigned by Spain’s Directorate-General of Police. It is governed by the Immigration Regulations approved by Royal Decree 1155/2024 (Real Decreto 1155/2024). The number never changes and never expires, although a bank or public office will sometimes ask for a recently issued certificate.

Holding an NIE does not make you a resident. It identifies you to the tax authorities, the notary or the Land Registry, but it does not entitle you to live or work in Spain.

NIE and TIE are two different things
The TIE (Tarjeta de Identidad de Extranjero) is the physical card, with photograph and fingerprint, issued to those who hold a visa or permit to remain in Spain for more than six months. You must apply for it in person within one month, and your NIE is printed on it. EU citizens who settle here receive a registration certificate rather than a TIE; British nationals protected by the Withdrawal Agreement have a TIE of their own.

Where to apply
If you are already in Spain, and here lawfully, you apply by appointment to the National Police. In the Marina Alta the natural choice is the police station (comisaría) in Dénia; depending on which appointments are free, another one in the province of Alicante may suit you better. Appointments cost nothing, so be wary of anyone who offers to sell you one.

If you are abroad, you can apply at the Spanish consulate for your place of residence, which forwards the application to the police. The rules assume that you will attend in person; in practice a representative is usually accepted too, provided the power of attorney expressly mentions this procedure. Check with the office first.

Documents to have ready
As a rule, you show the original and hand in a copy.

– Form EX-15, completed and signed.
– A valid passport or, for EU citizens, a national identity card.
– Proof of payment of the fee, form 790, code 012 (tasa 790-012).
– Evidence of your reason for applying: a deposit contract (contrato de arras), a letter from the bank or the notary, a job offer, the inheritance papers.
– If a representative is acting for you, the notarised power of attorney, with apostille and translation where required.

Common mistakes
Nearly all delays come down to the same few causes.

– Writing your name differently from the way it appears in your passport.
– Ticking the wrong box: the EX-15 is also used to request certificates of residence and non-residence.
– Giving a vague reason with no document to back it up.
– Paying the fee under a different code or for a different item.
– Thinking of one person’s NIE only: in a purchase or an inheritance, every buyer or heir needs one.
– Leaving it until the week of the signing. The rules provide for a decision within five days, but it is the appointment that is usually hard to come by.

Before you start
This is general information and no substitute for advice on your own circumstances. If a purchase, an inheritance or a move is on the horizon, make an appointment at our office and we will work out with you which document you need and in what order to apply.

Law as of November 2026. Sources: RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)).$$,
  -- Français
  $$Le NIE pour les étrangers dans la Marina Alta : guide pratique$$,
  $$Qu’est-ce que le NIE, en quoi diffère-t-il de la TIE, où le demander dans la Marina Alta ou au consulat, et quelles erreurs éviter dès le départ ?$$,
  $$Acheter une maison à Jávea, accepter une succession, ouvrir un compte ou signer un contrat de travail : presque tout ce qu’un étranger accomplit en Espagne avec des effets juridiques commence par la même donnée, le NIE. L’obtenir n’a rien de compliqué, mais un seul document inexact peut retarder de plusieurs semaines une signature chez le notaire.

Ce qu’est le NIE, et ce qu’il n’est pas
Le NIE (Número de Identidad de Extranjero, numéro d’identité d’étranger) est un numéro personnel, unique et exclusif, attribué par la Direction générale de la police espagnole. Il est régi par le règlement sur les étrangers, approuvé par le décret royal 1155/2024 (Real Decreto 1155/2024). Le numéro ne change pas et n’expire pas, même s’il arrive qu’une banque ou une administration demande un certificat récent.

Avoir un NIE ne signifie pas être résident. Il vous identifie auprès du fisc, du notaire ou du registre foncier, mais il ne vous autorise ni à vivre ni à travailler en Espagne.

NIE et TIE, deux choses distinctes
La TIE (Tarjeta de Identidad de Extranjero) est la carte matérielle, avec photographie et empreinte, de toute personne titulaire d’un visa ou d’une autorisation de séjour en Espagne de plus de six mois. Elle se demande en personne dans un délai d’un mois et le NIE y est imprimé. Les citoyens de l’Union européenne qui s’installent ici n’obtiennent pas de TIE, mais un certificat d’enregistrement ; les Britanniques protégés par l’accord de retrait disposent d’une TIE qui leur est propre.

Où le demander
Si vous êtes déjà en Espagne, et en situation régulière, la demande se fait sur rendez-vous auprès de la Police nationale. Dans la Marina Alta, l’interlocuteur naturel est le commissariat de Dénia ; selon les rendez-vous disponibles, un autre commissariat de la province d’Alicante peut mieux convenir. Le rendez-vous est gratuit : méfiez-vous de quiconque voudrait vous le vendre.

Si vous êtes à l’étranger, vous pouvez vous adresser au consulat d’Espagne de votre lieu de résidence, qui transmet la demande à la police. Le texte suppose que vous vous présentiez en personne ; en pratique, un représentant est généralement admis aussi, à condition que la procuration mentionne expressément cette démarche. Vérifiez-le au préalable auprès du service concerné.

Les documents à préparer
En règle générale, on présente l’original et on remet une copie.

– Le formulaire EX-15, rempli et signé.
– Le passeport en cours de validité ou, pour les citoyens de l’Union, la carte d’identité.
– Le justificatif de paiement de la taxe, modèle 790, code 012.
– La preuve du motif : compromis avec arrhes (contrato de arras), lettre de la banque ou du notaire, offre d’emploi, pièces de la succession.
– En cas de représentation, la procuration notariée, avec apostille et traduction s’il y a lieu.

Les erreurs fréquentes
Presque tous les retards ont les mêmes causes.

– Écrire son nom autrement qu’il ne figure sur le passeport.
– Cocher la mauvaise case : l’EX-15 sert aussi à demander les certificats de résident et de non-résident.
– Justifier le motif par une phrase vague, sans aucun document.
– Payer la taxe sous un autre code ou pour un autre objet.
– Ne penser au NIE que d’une seule personne : dans une vente ou une succession, tous les acquéreurs ou héritiers en ont besoin.
– Attendre la semaine de la signature. Le texte prévoit une décision en cinq jours, mais c’est le rendez-vous qui manque le plus souvent.

Avant de vous lancer
Ces lignes constituent une information générale et ne remplacent pas l’étude de chaque dossier. Si vous avez en vue un achat, une succession ou un déménagement, prenez rendez-vous à notre cabinet : nous verrons avec vous de quel document vous avez besoin et dans quel ordre entreprendre les démarches.

Droit en vigueur en novembre 2026. Sources : RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)) ; LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)).$$,
  -- Deutsch
  $$NIE für Ausländer in der Marina Alta: ein praktischer Leitfaden$$,
  $$Was die NIE ist, worin sie sich von der TIE unterscheidet, wo man sie in der Marina Alta oder im Konsulat beantragt und welche Fehler Sie vermeiden sollten.$$,
  $$Ein Haus in Jávea kaufen, eine Erbschaft annehmen, ein Konto eröffnen oder einen Arbeitsvertrag unterschreiben: Fast alles, was ein Ausländer in Spanien mit rechtlicher Wirkung unternimmt, beginnt mit derselben Angabe, der NIE. Der Antrag ist nicht schwierig, doch ein einziges falsches Papier kann einen Notartermin um Wochen verzögern.

Was die NIE ist und was nicht
Die NIE (Número de Identidad de Extranjero, Ausländer-Identifikationsnummer) ist eine persönliche, nur einmal vergebene Nummer, die von der spanischen Generaldirektion der Polizei zugeteilt wird. Geregelt ist sie in der Ausländerverordnung, die mit dem Königlichen Dekret 1155/2024 (Real Decreto 1155/2024) erlassen wurde. Die Nummer ändert sich nicht und läuft nicht ab, auch wenn eine Bank oder Behörde gelegentlich eine aktuelle Bescheinigung verlangt.

Wer eine NIE hat, ist damit noch kein Resident. Die Nummer weist Sie gegenüber Finanzamt, Notar oder Grundbuchamt aus, berechtigt Sie aber weder zum Wohnen noch zum Arbeiten in Spanien.

NIE und TIE sind zweierlei
Die TIE (Tarjeta de Identidad de Extranjero) ist die Ausweiskarte mit Foto und Fingerabdruck für alle, die ein Visum oder eine Erlaubnis für einen Aufenthalt von mehr als sechs Monaten besitzen. Sie ist innerhalb eines Monats persönlich zu beantragen; die NIE ist darauf aufgedruckt. EU-Bürger, die sich hier niederlassen, erhalten keine TIE, sondern eine Anmeldebescheinigung; britische Staatsangehörige, die unter das Austrittsabkommen fallen, haben eine eigene TIE.

Wo der Antrag gestellt wird
Wenn Sie bereits in Spanien sind und sich rechtmäßig hier aufhalten, stellen Sie den Antrag nach Terminvereinbarung bei der Nationalpolizei. In der Marina Alta ist das Kommissariat in Dénia die erste Anlaufstelle; je nach freien Terminen kann auch ein anderes in der Provinz Alicante günstiger sein. Der Termin ist kostenlos: Seien Sie vorsichtig, wenn Ihnen jemand einen verkaufen will.

Wenn Sie im Ausland leben, können Sie den Antrag beim spanischen Konsulat Ihres Wohnorts stellen, das ihn an die Polizei weiterleitet. Die Vorschrift geht davon aus, dass Sie persönlich erscheinen; in der Praxis wird meist auch ein Vertreter zugelassen, sofern die Vollmacht diesen Vorgang ausdrücklich nennt. Fragen Sie vorher bei der Behörde nach.

Welche Unterlagen Sie bereithalten sollten
In der Regel wird das Original vorgelegt und eine Kopie abgegeben.

– Das Formular EX-15, ausgefüllt und unterschrieben.
– Gültiger Reisepass oder, bei EU-Bürgern, Personalausweis.
– Zahlungsbeleg der Gebühr, Vordruck 790, Code 012.
– Nachweis des Grundes: Anzahlungsvertrag (contrato de arras), Schreiben der Bank oder des Notars, Stellenangebot, Nachlassunterlagen.
– Bei Vertretung die notarielle Vollmacht, gegebenenfalls mit Apostille und Übersetzung.

Häufige Fehler
Fast alle Verzögerungen haben dieselben Ursachen.

– Der Name wird anders geschrieben, als er im Reisepass steht.
– Es wird das falsche Feld angekreuzt: Mit dem EX-15 beantragt man auch Bescheinigungen für Residenten und Nichtresidenten.
– Der Grund wird mit einer allgemeinen Floskel und ohne jeden Beleg angegeben.
– Die Gebühr wird unter einem anderen Code oder für einen anderen Vorgang bezahlt.
– Es wird nur an eine Person gedacht: Bei einem Kauf oder einer Erbschaft brauchen alle Käufer oder Erben eine NIE.
– Man wartet bis zur Woche der Beurkundung. Die Vorschrift sieht eine Entscheidung binnen fünf Tagen vor, doch meist fehlt es am Termin.

Bevor Sie beginnen
Diese Zeilen dienen der allgemeinen Information und ersetzen nicht die Prüfung des Einzelfalls. Wenn bei Ihnen ein Kauf, eine Erbschaft oder ein Umzug ansteht, vereinbaren Sie einen Termin in unserer Kanzlei: Wir klären mit Ihnen, welches Dokument Sie benötigen und in welcher Reihenfolge Sie am besten vorgehen.

Rechtsstand: November 2026. Quellen: RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)).$$,
  -- العربية
  $$رقم هوية الأجنبي (NIE) في مارينا ألتا: دليل عملي$$,
  $$ما هو رقم NIE، وما الفرق بينه وبين بطاقة TIE، وأين يُطلب في مارينا ألتا أو لدى القنصلية الإسبانية، وما الأخطاء التي يحسن تجنبها منذ البداية.$$,
  $$شراء منزل في خابيا (Jávea)، أو قبول تركة، أو فتح حساب مصرفي، أو توقيع عقد عمل: يكاد كل ما يقوم به الأجنبي في إسبانيا وتترتب عليه آثار قانونية يبدأ بالبيان نفسه، وهو رقم NIE. طلبه ليس صعبًا، غير أن ورقة واحدة غير صحيحة قد تؤخر التوقيع لدى الموثّق أسابيع عدة.

ما هو رقم NIE وما ليس هو
رقم NIE (ومعناه بالإسبانية: Número de Identidad de Extranjero) هو رقم شخصي وحيد يخص صاحبه دون سواه، تمنحه المديرية العامة للشرطة (Dirección General de la Policía). وتنظمه لائحة الأجانب (Reglamento de Extranjería) الصادرة بالمرسوم الملكي 1155/2024. لا يتغير هذا الرقم ولا تنتهي صلاحيته، وإن طلب مصرف أو إدارة أحيانًا شهادة حديثة الإصدار.

لا يعني الحصول على رقم NIE أنكم مقيمون. فهو يعرّف بكم لدى مصلحة الضرائب (Hacienda) أو الموثّق (notario) أو السجل العقاري (Registro de la Propiedad)، لكنه لا يخوّلكم العيش أو العمل في إسبانيا.

رقم NIE وبطاقة TIE أمران مختلفان
بطاقة TIE (أي بطاقة هوية الأجنبي، Tarjeta de Identidad de Extranjero) هي البطاقة المادية التي تحمل الصورة والبصمة، وتُمنح لمن لديه تأشيرة أو تصريح بالبقاء في إسبانيا أكثر من ستة أشهر. تُطلب شخصيًا خلال شهر واحد، ويُطبع عليها رقم NIE. أما مواطنو الاتحاد الأوروبي الذين يستقرون هنا فلا يحصلون على بطاقة TIE بل على شهادة تسجيل (certificado de registro)؛ وللبريطانيين المشمولين باتفاق الانسحاب بطاقة TIE خاصة بهم.

أين يُقدَّم الطلب
إذا كنتم موجودين في إسبانيا وفي وضع قانوني، فيُقدَّم الطلب بموعد مسبق (cita previa) لدى الشرطة الوطنية. والمرجع في مارينا ألتا هو مركز الشرطة (comisaría) في دينيا (Dénia)؛ وقد يكون من الأنسب، بحسب المواعيد المتاحة، التوجه إلى مركز آخر في مقاطعة أليكانتي. الموعد مجاني، فاحذروا من كل من يعرضه للبيع.

وإذا كنتم في الخارج، فيمكنكم تقديمه لدى القنصلية الإسبانية في مكان إقامتكم، وهي تحيل الطلب إلى الشرطة. الأصل في النص أن تحضروا بأنفسكم؛ ويُقبل عادةً في الممارسة العملية حضور وكيل عنكم بشرط أن تنص الوكالة صراحةً على هذا الإجراء. تأكدوا من ذلك مسبقًا لدى الجهة المعنية.

المستندات التي يحسن تجهيزها
القاعدة العامة هي إبراز الأصل وتسليم نسخة منه.

– نموذج EX-15 معبأً وموقَّعًا.
– جواز سفر ساري المفعول، أو بطاقة الهوية لمواطني الاتحاد الأوروبي.
– إيصال سداد الرسم، النموذج 790، الرمز 012.
– ما يثبت سبب الطلب: عقد عربون (contrato de arras)، أو خطاب من المصرف أو الموثّق، أو عرض عمل، أو أوراق التركة.
– الوكالة الموثقة (poder notarial) إذا ناب عنكم وكيل، مع تصديق الأبوستيل والترجمة عند الاقتضاء.

أخطاء شائعة
تعود معظم حالات التأخير إلى الأسباب ذاتها.

– كتابة الاسم على نحو يخالف ما ورد في جواز السفر.
– التأشير على الخانة الخطأ: فنموذج EX-15 يُستعمل كذلك لطلب شهادات المقيم وغير المقيم.
– تبرير الطلب بعبارة عامة من دون أي مستند.
– سداد الرسم برمز آخر أو عن معاملة أخرى.
– التفكير في رقم شخص واحد فقط: ففي البيع أو التركة يحتاج إليه جميع المشترين أو الورثة.
– ترك الأمر إلى أسبوع التوقيع. فالنص يحدد خمسة أيام للبت في الطلب، لكن ما يتعذر غالبًا هو الحصول على موعد.

قبل أن تبدؤوا
هذه السطور معلومات عامة ولا تغني عن دراسة كل حالة على حدة. فإذا كنتم مقبلين على شراء أو تركة أو انتقال للسكن، فاطلبوا موعدًا في مكتبنا، وسنحدد معكم المستند الذي تحتاجون إليه والترتيب الأنسب للإجراءات.

القانون الساري في نوفمبر 2026. المصادر: RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099))؛ LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)).$$,
  -- 中文
  $$马里纳阿尔塔外国人身份号码（NIE）办理实用指南$$,
  $$什么是NIE，它与TIE居留卡有何区别，在马里纳阿尔塔或西班牙领事馆如何申请，以及哪些常见错误应当从一开始就避免。$$,
  $$在哈维亚（Jávea）买房、接受遗产、开立银行账户或签订劳动合同——外国人在西班牙办理的几乎每一件具有法律效力的事务，都从同一项信息开始，那就是NIE。申请本身并不难，但一份材料出错，就可能使公证处的签约推迟数周。

NIE是什么，不是什么
NIE（西班牙语Número de Identidad de Extranjero，即外国人身份号码）由西班牙警察总局（Dirección General de la Policía）核发，是专属于个人的唯一号码，其依据是第1155/2024号皇家法令批准的《外国人条例》（Reglamento de Extranjería）。号码本身不会改变，也不会过期，不过银行或行政机关有时会要求提供近期出具的证明。

持有NIE并不等于取得居留。它用于在税务局（Hacienda）、公证处（notaría）或产权登记处（Registro de la Propiedad）表明您的身份，但并不赋予您在西班牙居住或工作的权利。

NIE与TIE是两回事
TIE（Tarjeta de Identidad de Extranjero，外国人身份卡）是带有照片和指纹的实体卡，发给持有六个月以上签证或居留许可的人士。须在一个月内由本人申请，卡上印有NIE号码。在此定居的欧盟公民领取的不是TIE，而是登记证明（certificado de registro）；受《脱欧协议》保护的英国公民则持有专门的TIE。

在哪里申请
如果您已经在西班牙，且处于合法状态，应预约（cita previa）后向国家警察局（Policía Nacional）申请。在马里纳阿尔塔，一般前往德尼亚（Dénia）的警察局（comisaría）；视预约名额而定，也可选择阿利坎特省的其他警察局。预约是免费的，如有人向您兜售预约名额，请务必警惕。

如果您身在国外，可以向居住地所属的西班牙领事馆申请，由领事馆转交警方。按照规定，原则上应由您本人办理；实践中通常也接受代理人办理，但委托书须明确写明此项手续。请事先向有关机构确认。

应当准备的材料
一般须出示原件并提交复印件。

– EX-15表格，填写完整并签名。
– 有效护照；欧盟公民可使用身份证。
– 790表格、代码012的缴费凭证。
– 申请理由的证明：购房定金合同（contrato de arras）、银行或公证处的信函、工作邀请、继承文件等。
– 如由代理人办理，须提供公证委托书（poder notarial），必要时附海牙认证（apostilla）和译文。

常见错误
延误几乎都出于同样的原因。

– 姓名的写法与护照不一致。
– 勾错栏目：EX-15表格也用于申请居民证明和非居民证明。
– 申请理由只写一句笼统的话，没有任何证明文件。
– 缴费时用错代码或项目。
– 只考虑一个人的NIE：在买卖或继承中，每一位买方或继承人都需要。
– 拖到签约那一周才办。按规定应在五日内作出决定，但真正难等的往往是预约。

动手之前
以上内容仅为一般性信息，不能代替对具体情况的分析。如果您正准备购房、处理遗产或迁居，欢迎预约到我们律所面谈，我们会与您一同确定需要哪份文件，以及按什么顺序办理。

法律依据截至2026年11月。来源：RD 1155/2024（[BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)）；LO 4/2000（[BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)）。$$,
  -- Русский
  $$NIE для иностранцев в Марина-Альте: практическое руководство$$,
  $$Что такое NIE, чем он отличается от карты TIE, где его получить в Марина-Альте или в консульстве Испании и каких ошибок лучше избежать с самого начала.$$,
  $$Купить дом в Хавее (Jávea), принять наследство, открыть счёт или подписать трудовой договор: почти любое юридически значимое действие иностранца в Испании начинается с одного и того же — с номера NIE. Получить его несложно, но одна неверная бумага способна отложить сделку у нотариуса на несколько недель.

Что такое NIE и чем он не является
NIE (Número de Identidad de Extranjero, идентификационный номер иностранца) — это личный, единственный в своём роде номер, который присваивает Главное управление полиции (Dirección General de la Policía). Он предусмотрен Регламентом об иностранцах (Reglamento de Extranjería), утверждённым Королевским декретом 1155/2024. Номер не меняется и не имеет срока действия, хотя банк или ведомство иногда просят недавно выданную справку.

Наличие NIE не делает вас резидентом. По нему вас узнают в налоговой службе (Hacienda), у нотариуса и в Реестре собственности (Registro de la Propiedad), но права жить или работать в Испании он не даёт.

NIE и TIE — разные вещи
TIE (Tarjeta de Identidad de Extranjero) — это сама карта с фотографией и отпечатком пальца, которую получает тот, у кого есть виза или разрешение на пребывание в Испании более шести месяцев. За ней обращаются лично в течение одного месяца, и на ней указан номер NIE. Граждане Европейского союза, которые поселяются здесь, получают не TIE, а свидетельство о регистрации (certificado de registro); у британцев, на которых распространяется Соглашение о выходе, есть собственная карта TIE.

Где подать заявление
Если вы уже находитесь в Испании, причём на законных основаниях, заявление подаётся по предварительной записи (cita previa) в Национальную полицию. В Марина-Альте это прежде всего комиссариат Дении (Dénia); в зависимости от наличия свободной записи может оказаться удобнее другой комиссариат провинции Аликанте. Запись бесплатна: не доверяйте тем, кто предлагает её купить.

Если вы за границей, обратитесь в консульство Испании по месту жительства: оно передаст заявление в полицию. По общему правилу следует явиться лично; на практике обычно принимают и представителя, если в доверенности прямо указано это действие. Уточните это заранее в соответствующем учреждении.

Какие документы подготовить
Как правило, предъявляют оригинал и сдают копию.

– Бланк EX-15, заполненный и подписанный.
– Действующий паспорт или, для граждан Евросоюза, удостоверение личности.
– Подтверждение оплаты пошлины, бланк 790, код 012.
– Подтверждение причины: договор задатка (contrato de arras), письмо банка или нотариуса, предложение о работе, наследственные документы.
– Если действует представитель — нотариальная доверенность (poder notarial), при необходимости с апостилем и переводом.

Частые ошибки
Почти у всех задержек одни и те же причины.

– Имя написано не так, как в паспорте.
– Отмечена не та графа: бланк EX-15 служит и для получения справок резидента и нерезидента.
– Причина указана общей фразой, без единого документа.
– Пошлина оплачена по другому коду или за другую услугу.
– Подумали только об одном NIE: при покупке или наследовании он нужен всем покупателям или наследникам.
– Дело отложено до недели подписания. По правилам решение принимают за пять дней, но труднее всего обычно получить запись.

Прежде чем начать
Это общая информация, которая не заменяет изучения конкретной ситуации. Если вам предстоит покупка, наследство или переезд, запишитесь на приём в наше бюро: мы вместе определим, какой документ вам нужен и в каком порядке действовать.

Право по состоянию на ноябрь 2026 года. Источники: RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)).$$
);
