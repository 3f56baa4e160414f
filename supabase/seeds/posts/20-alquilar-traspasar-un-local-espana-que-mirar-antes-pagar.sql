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
  'alquilar-traspasar-un-local-espana-que-mirar-antes-pagar', '2026-10-08', 'Derecho civil', array['Empresa']::text[], true,
  'renting-taking-over-shop-spain-what-check-before-you-pay', 'louer-reprendre-local-espagne-verifier-avant-payer', 'ladenlokal-spanien-mieten-uebernehmen-vor-zahlung-pruefen',
  'renting-taking-over-shop-spain-what-check-before-you-pay', 'renting-taking-over-shop-spain-what-check-before-you-pay', 'arenda-pomeshcheniya-pokupka-biznesa-ispanii-chto-proverit-oplaty',
  '5e7a1c42-08d9-4b63-8f2d-6c94b1f3a820', '2026-10-08 08:00+00', '2026-10-08 08:00+00',
  '/images/covers/patio.svg', 'Ilustración de un patio con pozo y naranjo', false, false,
  'Illustration of a patio with a well and an orange tree', 'Illustration d’un patio avec un puits et un oranger', 'Illustration eines Patios mit Brunnen und Orangenbaum',
  'رسم لفناء فيه بئر وشجرة برتقال', '插图：有水井和橙树的庭院', 'Рисунок: дворик с колодцем и апельсиновым деревом',
  'lluis-ejemplo-mari', null, '2026-10-08', '[]',
  -- Español
  $$Alquilar o traspasar un local en España: qué mirar antes de pagar$$,
  $$Duración, fianza, traspaso, licencia, deudas y empleados: lo que conviene comprobar antes de alquilar un local o quedarse con un negocio en marcha.$$,
  $$Ha visto un local, le meten prisa con el traspaso y el contrato son dos páginas. Antes de pagar, deténgase: en España el alquiler de un local depende casi por entero de lo que se pacte; lo escrito vale, y lo que no se escribió a menudo no existe.

Un local no tiene la protección de una vivienda
Es un arrendamiento para uso distinto del de vivienda, regulado en el título III de la Ley de Arrendamientos Urbanos (LAU), que se remite en primer lugar al contrato.

– Duración: no hay un mínimo legal. Si no se pacta la renovación, al vencer puede tener que marcharse, y la obra que pagó quizá no se recupere.
– Fianza: dos mensualidades por ley, que el propietario deposita en la Generalitat. Los avales y garantías adicionales se pactan aparte.
– Subida de la renta: la que diga el contrato. Los topes de la vivienda no rigen aquí.
– Marcharse antes: escriba con cuánto preaviso y si hay indemnización; de lo contrario pueden reclamarle hasta el final.
– Cambio de dueño: quien compra el local debe, en principio, respetar el contrato, pero inscribirlo en el Registro de la Propiedad da más seguridad.

Qué compra con el traspaso
Paga por las instalaciones, la clientela y el sitio del inquilino. La ley permite ceder el contrato o subarrendar sin el consentimiento del propietario cuando hay un negocio, pero hay que notificárselo de forma fehaciente en un mes, y puede subir la renta un 20 % (un 10 % si el subarriendo es parcial): artículo 32. Muchos contratos, sin embargo, exigen permiso escrito o lo prohíben. Por eso, primero lea el contrato actual; después, que el propietario firme el nuevo o un anexo; y solo entonces pague.

Mire también cuántos años quedan. Un traspaso barato con un año de contrato puede salir caro.

La indemnización por clientela
Si al vencer el contrato se ha vendido al público en el local durante los últimos cinco años y el inquilino avisó cuatro meses antes de que quería seguir al menos otros cinco por una renta de mercado, puede pedir una indemnización si el propietario no renueva (artículo 34). Es un derecho al que se puede renunciar en el contrato, y muchos contratos lo hacen. Busque esa cláusula antes de firmar.

La licencia y el local
– Pregunte por escrito al Ayuntamiento si ahí puede ejercer su actividad: en algunos edificios y calles no se admiten bares ni restaurantes.
– Compruebe si la licencia o la declaración responsable está en vigor, si puede cambiarse a su nombre y si hay sanciones o precintos.
– Lea los estatutos de la comunidad de propietarios y, si va a cocinar, mire la salida de humos.
– Pida la nota simple: si quien alquila es el dueño y si hay hipotecas.
– Aclare si el agua, la luz y la protección contra incendios cumplen y quién paga lo que falte.

Deudas y empleados
Quien se queda con un negocio en marcha puede quedarse también con deudas del anterior.

– Tributos: pida antes el certificado del artículo 175.2 de la Ley General Tributaria, que limita su responsabilidad a lo que en él conste.
– Seguridad Social: pida que le acrediten que no hay cuotas pendientes.
– Empleados: si se transmite el negocio como unidad, los contratos siguen con usted y conservan la antigüedad; de los salarios anteriores responden ambos durante tres años (artículo 44 del Estatuto de los Trabajadores).

Impuestos y residencia
A la renta se le suma en general un 21 % de IVA, y el inquilino con negocio suele tener que retener un 19 % e ingresarlo en Hacienda: no es dinero que se ahorre.

Alquilar un local o constituir una sociedad no da derecho a residir. La autorización por cuenta propia se pide aparte y tiene sus requisitos; si usted tiene estancia por estudios o residencia no lucrativa, compruebe antes si puede llevar un negocio.

Cómo pagar
Pague por transferencia, con el concepto escrito, y pida factura o recibo. El efectivo tiene límites legales, y lo que no deja rastro es difícil de probar. No firme un contrato que no entiende: la firma vale igual.

Esto es información general y no sustituye el estudio de su caso. Antes de entregar una señal, envíenos el contrato actual y la nota simple: los leemos con usted en su idioma, con intérprete cuando haga falta, también por vídeo.

Derecho vigente en noviembre de 2026. Fuentes: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)); Ley 58/2003 ([BOE-A-2003-23186](https://www.boe.es/buscar/doc.php?id=BOE-A-2003-23186)); RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); RDLeg 8/2015 ([BOE-A-2015-11724](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11724)).$$,
  -- English
  $$Renting or taking over a shop in Spain: what to check before you pay$$,
  $$Term, deposit, premium, licence, debts and staff: what to check before you rent business premises in Spain or take over a business that is already running.$$,
  $$You have found premises, you are being hurried over the premium (traspaso) and the contract is two pages long. Stop before you pay: in Spain a lease of business premises depends almost entirely on what is agreed; what is written counts, and what was not written often does not exist.

Premises are not protected like a home
This is a lease for use other than as a dwelling, governed by title III of the Urban Leases Act (Ley de Arrendamientos Urbanos, LAU), which looks first to the contract.

– Term: there is no legal minimum. If no renewal is agreed, you may have to leave at the end, and the works you paid for may be lost.
– Deposit (fianza): two months’ rent by law, which the landlord lodges with the Generalitat. Further guarantees are agreed separately.
– Rent increases: as the contract says. The caps for housing do not apply here.
– Leaving early: put in writing how much notice and whether compensation is due; otherwise you may be asked to pay to the end.
– Change of owner: whoever buys the premises must in principle respect the lease, but registering it in the Land Registry (Registro de la Propiedad) is safer.

What the premium buys
You pay for the fittings, the clientele and the tenant’s place. Where a business is carried on, the law allows the lease to be assigned or sublet without the landlord’s consent, but the landlord must be notified within a month in a way that can be proved, and may raise the rent by 20% (10% for a partial sublet): article 32. Many contracts, however, require written permission or forbid it. So read the present lease first; then have the landlord sign the new one or an annex; and only then pay.

See how many years are left, too. A cheap premium with one year to run can turn out dear.

Compensation for clientele
If, when the lease ends, goods or services have been sold to the public there for the last five years and the tenant gave notice four months before of wishing to stay at least five more at a market rent, the tenant may claim compensation if the landlord does not renew (article 34). The right can be waived in the contract, and many contracts do so. Look for that clause before you sign.

The licence and the premises
– Ask the town hall (Ayuntamiento) in writing whether your activity is allowed there: in some buildings and streets bars and restaurants are not.
– Check whether the licence or responsible declaration (declaración responsable) is in force, whether it can be put in your name, and whether there are fines or closure orders.
– Read the by-laws of the owners’ association (comunidad de propietarios) and, if you are going to cook, look at the smoke extraction.
– Ask for the nota simple: whether the person letting is the owner and whether there are mortgages.
– Settle whether water, electricity and fire protection comply, and who pays for what is missing.

Debts and staff
Whoever takes over a running business may also take over debts of the previous owner.

– Taxes: first ask for the certificate under article 175.2 of the General Tax Act (Ley General Tributaria), which limits your liability to what it states.
– Social security (Seguridad Social): ask for proof that no contributions are outstanding.
– Staff: if the business is transferred as a going concern, the employment contracts continue with you and keep their seniority; both of you are liable for earlier wages for three years (article 44 of the Estatuto de los Trabajadores).

Tax and residence
VAT (IVA) of 21% is generally added to the rent, and a tenant who runs a business usually has to withhold 19% and pay it to the tax office: it is not money you save.

Renting premises or forming a company gives no right to reside. A permit for self-employment (cuenta propia) is applied for separately and has its own requirements; if you are here on a student stay or a non-lucrative residence, check first whether you may run a business.

How to pay
Pay by transfer, with the purpose stated, and ask for an invoice or a receipt. Cash payments are limited by law, and what leaves no trace is hard to prove. Do not sign a contract you do not understand: the signature counts all the same.

This is general information and does not replace advice on your case. Before you hand over a deposit, send us the present lease and the nota simple: we read them with you in your language, with an interpreter when needed, by video too.

Law as of November 2026. Sources: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)); Ley 58/2003 ([BOE-A-2003-23186](https://www.boe.es/buscar/doc.php?id=BOE-A-2003-23186)); RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); RDLeg 8/2015 ([BOE-A-2015-11724](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11724)).$$,
  -- Français
  $$Louer ou reprendre un local en Espagne : à vérifier avant de payer$$,
  $$Durée, dépôt, droit au bail, licence, dettes et salariés : ce qu’il faut vérifier avant de louer un local en Espagne ou de reprendre un commerce.$$,
  $$Vous avez trouvé un local, on vous presse pour la reprise du bail (traspaso) et le contrat tient en deux pages. Arrêtez-vous avant de payer : en Espagne, le bail d’un local dépend presque entièrement de ce qui est convenu ; ce qui est écrit compte, et ce qui ne l’est pas, souvent, n’existe pas.

Un local n’est pas protégé comme un logement
C’est un bail pour un usage autre que l’habitation, régi par le titre III de la loi sur les baux urbains (Ley de Arrendamientos Urbanos, LAU), qui renvoie d’abord au contrat.

– Durée : il n’y a pas de minimum légal. Sans clause de renouvellement, vous pouvez devoir partir à l’échéance et perdre les travaux que vous avez payés.
– Dépôt de garantie (fianza) : deux mois de loyer selon la loi, que le bailleur consigne auprès de la Generalitat. Les garanties supplémentaires se conviennent à part.
– Hausse du loyer : celle du contrat. Les plafonds du logement ne valent pas ici.
– Partir plus tôt : précisez par écrit le préavis et l’éventuelle indemnité ; sinon, on peut vous réclamer les loyers jusqu’au terme.
– Changement de propriétaire : l’acheteur du local doit en principe respecter le bail, mais l’inscrire au registre foncier (Registro de la Propiedad) est plus sûr.

Ce que vous achetez avec la reprise
Vous payez les installations, la clientèle et la place du locataire. La loi permet de céder le bail ou de sous-louer sans l’accord du bailleur lorsqu’un commerce y est exercé, mais il faut le lui notifier de façon probante dans le mois, et il peut augmenter le loyer de 20 % (10 % pour une sous-location partielle) : article 32. Beaucoup de contrats exigent pourtant un accord écrit ou l’interdisent. Lisez donc d’abord le bail actuel ; faites ensuite signer le nouveau, ou un avenant, par le bailleur ; et ne payez qu’après.

Regardez aussi combien d’années il reste. Une reprise bon marché avec un an de bail peut coûter cher.

L’indemnité de clientèle
Si, à l’échéance, on a vendu au public dans le local pendant les cinq dernières années et que le locataire a fait savoir quatre mois avant qu’il voulait rester au moins cinq ans de plus à un loyer de marché, il peut demander une indemnité si le bailleur ne renouvelle pas (article 34). On peut y renoncer dans le contrat, et beaucoup de contrats le font. Cherchez cette clause avant de signer.

La licence et le local
– Demandez par écrit à la mairie (Ayuntamiento) si votre activité y est admise : dans certains immeubles et certaines rues, bars et restaurants ne le sont pas.
– Vérifiez si la licence ou la déclaration responsable (declaración responsable) est en vigueur, si elle peut passer à votre nom et s’il y a des sanctions ou des scellés.
– Lisez les statuts de la copropriété (comunidad de propietarios) et, si vous cuisinez, regardez l’évacuation des fumées.
– Demandez la nota simple : si celui qui loue est bien le propriétaire et s’il y a des hypothèques.
– Faites préciser si l’eau, l’électricité et la protection contre l’incendie sont conformes et qui paie ce qui manque.

Dettes et salariés
Celui qui reprend un commerce en activité peut aussi reprendre des dettes du précédent exploitant.

– Impôts : demandez d’abord le certificat de l’article 175.2 de la loi fiscale générale (Ley General Tributaria), qui limite votre responsabilité à ce qu’il indique.
– Sécurité sociale (Seguridad Social) : demandez la preuve qu’il n’y a pas de cotisations impayées.
– Salariés : si le commerce est transmis comme un tout, les contrats continuent avec vous et gardent leur ancienneté ; des salaires antérieurs, vous répondez tous deux pendant trois ans (article 44 de l’Estatuto de los Trabajadores).

Impôts et séjour
Au loyer s’ajoute en général une TVA (IVA) de 21 %, et le locataire commerçant doit d’ordinaire retenir 19 % et les verser au fisc : ce n’est pas une économie.

Louer un local ou créer une société ne donne pas le droit de séjourner. L’autorisation de travail indépendant (cuenta propia) se demande à part et a ses conditions ; si vous êtes ici pour des études ou avec une résidence non lucrative, vérifiez d’abord si vous pouvez tenir un commerce.

Comment payer
Payez par virement, avec un libellé, et demandez une facture ou un reçu. Le paiement en espèces est limité par la loi, et ce qui ne laisse pas de trace se prouve mal. Ne signez pas un contrat que vous ne comprenez pas : la signature engage tout autant.

Ceci est une information générale et ne remplace pas l’étude de votre dossier. Avant de verser un acompte, envoyez-nous le bail actuel et la nota simple : nous les lisons avec vous dans votre langue, avec un interprète au besoin, y compris par vidéo.

Droit en vigueur en novembre 2026. Sources : Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)) ; Ley 58/2003 ([BOE-A-2003-23186](https://www.boe.es/buscar/doc.php?id=BOE-A-2003-23186)) ; RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)) ; RDLeg 8/2015 ([BOE-A-2015-11724](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11724)).$$,
  -- Deutsch
  $$Ladenlokal in Spanien mieten oder übernehmen: vor der Zahlung prüfen$$,
  $$Laufzeit, Kaution, Ablöse, Lizenz, Schulden und Personal: was Sie prüfen sollten, bevor Sie in Spanien ein Ladenlokal mieten oder ein Geschäft übernehmen.$$,
  $$Sie haben ein Ladenlokal gefunden, man drängt Sie zur Ablöse (traspaso), und der Vertrag hat zwei Seiten. Halten Sie inne, bevor Sie zahlen: In Spanien hängt die Miete eines Geschäftslokals fast ganz von der Vereinbarung ab. Was geschrieben steht, gilt; was fehlt, gibt es oft nicht.

Ein Ladenlokal ist nicht geschützt wie eine Wohnung
Es geht um eine Miete zu anderen Zwecken als zum Wohnen, geregelt in Titel III des Mietgesetzes (Ley de Arrendamientos Urbanos, LAU), das zuerst auf den Vertrag verweist.

– Laufzeit: Eine gesetzliche Mindestdauer gibt es nicht. Ist keine Verlängerung vereinbart, müssen Sie am Ende vielleicht gehen, und Ihre Umbauten sind verloren.
– Kaution (fianza): nach dem Gesetz zwei Monatsmieten, die der Vermieter bei der Generalitat hinterlegt. Weitere Sicherheiten werden gesondert vereinbart.
– Mieterhöhung: wie im Vertrag. Die Grenzen für Wohnraum gelten hier nicht.
– Vorzeitiger Auszug: Halten Sie schriftlich fest, welche Kündigungsfrist gilt und ob eine Entschädigung anfällt; sonst kann bis zum Ende Miete verlangt werden.
– Neuer Eigentümer: Wer das Ladenlokal kauft, muss den Vertrag grundsätzlich achten; sicherer ist die Eintragung im Grundbuch (Registro de la Propiedad).

Was Sie mit der Ablöse kaufen
Sie zahlen für Einrichtung, Kundschaft und den Platz des Mieters. Wird in den Räumen ein Geschäft betrieben, erlaubt das Gesetz, den Vertrag ohne Zustimmung des Vermieters abzutreten oder unterzuvermieten; er muss aber binnen eines Monats nachweisbar benachrichtigt werden und darf die Miete um 20 % erhöhen (10 % bei teilweiser Untervermietung): Artikel 32. Viele Verträge verlangen jedoch eine schriftliche Erlaubnis oder verbieten es. Lesen Sie also zuerst den laufenden Vertrag; lassen Sie dann den Vermieter den neuen oder einen Nachtrag unterschreiben; und zahlen Sie erst danach.

Achten Sie auch darauf, wie viele Jahre noch laufen. Eine günstige Ablöse mit einem Jahr Vertrag kann teuer werden.

Die Entschädigung für die Kundschaft
Wurde in den Räumen in den letzten fünf Jahren an das Publikum verkauft und hat der Mieter vier Monate vor dem Ende erklärt, mindestens fünf weitere Jahre zur Marktmiete bleiben zu wollen, kann er eine Entschädigung verlangen, wenn der Vermieter nicht verlängert (Artikel 34). Darauf lässt sich im Vertrag verzichten, und viele Verträge tun das. Suchen Sie diese Klausel vor der Unterschrift.

Lizenz und Räume
– Fragen Sie schriftlich beim Rathaus (Ayuntamiento), ob Ihre Tätigkeit dort erlaubt ist: In manchen Häusern und Straßen sind Bars und Restaurants nicht zugelassen.
– Prüfen Sie, ob die Lizenz oder die verantwortliche Erklärung (declaración responsable) gilt, ob sie auf Sie umgeschrieben werden kann und ob es Bußgelder oder Schließungen gibt.
– Lesen Sie die Satzung der Eigentümergemeinschaft (comunidad de propietarios) und sehen Sie sich, wenn gekocht werden soll, den Rauchabzug an.
– Verlangen Sie die nota simple: ob der Vermieter Eigentümer ist und ob Hypotheken bestehen.
– Klären Sie, ob Wasser, Strom und Brandschutz den Vorschriften entsprechen und wer zahlt, was fehlt.

Schulden und Personal
Wer ein laufendes Geschäft übernimmt, übernimmt womöglich auch Schulden des Vorgängers.

– Steuern: Beantragen Sie vorher die Bescheinigung nach Artikel 175.2 der Ley General Tributaria; sie begrenzt Ihre Haftung auf das, was darin steht.
– Sozialversicherung (Seguridad Social): Lassen Sie sich belegen, dass keine Beiträge offen sind.
– Personal: Geht der Betrieb als Einheit über, laufen die Arbeitsverträge mit Ihnen weiter und behalten ihre Betriebszugehörigkeit; für frühere Löhne haften beide drei Jahre lang (Artikel 44 des Estatuto de los Trabajadores).

Steuern und Aufenthalt
Zur Miete kommen in der Regel 21 % Mehrwertsteuer (IVA), und wer ein Geschäft betreibt, muss meist 19 % einbehalten und ans Finanzamt abführen: Gespart ist dieses Geld nicht.

Ein Ladenlokal zu mieten oder eine Gesellschaft zu gründen gibt kein Recht auf Aufenthalt. Die Erlaubnis zur selbstständigen Arbeit (cuenta propia) wird gesondert beantragt und hat eigene Voraussetzungen; mit einem Studienaufenthalt oder einem Aufenthalt ohne Erwerbstätigkeit prüfen Sie vorher, ob Sie ein Geschäft führen dürfen.

Wie Sie zahlen
Zahlen Sie per Überweisung mit Verwendungszweck und verlangen Sie Rechnung oder Quittung. Für Bargeld gibt es gesetzliche Grenzen, und was keine Spur hinterlässt, ist schwer zu beweisen. Unterschreiben Sie keinen Vertrag, den Sie nicht verstehen: Die Unterschrift gilt trotzdem.

Dies ist eine allgemeine Information und ersetzt nicht die Prüfung Ihres Falles. Schicken Sie uns vor jeder Anzahlung den laufenden Vertrag und die nota simple: Wir lesen sie mit Ihnen in Ihrer Sprache, bei Bedarf mit Dolmetscher, auch per Video.

Rechtsstand: November 2026. Quellen: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)); Ley 58/2003 ([BOE-A-2003-23186](https://www.boe.es/buscar/doc.php?id=BOE-A-2003-23186)); RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); RDLeg 8/2015 ([BOE-A-2015-11724](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11724)).$$,
  -- العربية
  $$استئجار محل أو تولّي نشاط تجاري في إسبانيا: ما تفحصونه قبل الدفع$$,
  $$المدة والتأمين وبدل الخلو والرخصة والديون والعمال: ما يجب التحقق منه قبل استئجار محل تجاري في إسبانيا أو تولّي نشاط قائم.$$,
  $$وجدتم محلًا، ويستعجلونكم لدفع بدل الخلو (traspaso)، والعقد صفحتان. توقفوا قبل الدفع: فإيجار المحلات في إسبانيا يكاد يتوقف كله على ما اتُّفق عليه؛ المكتوب يُعمل به، وما لم يُكتب لا وجود له في الغالب.

المحل لا يتمتع بحماية المسكن
هو إيجار لغير السكن، ينظمه الباب الثالث من قانون الإيجارات الحضرية (Ley de Arrendamientos Urbanos, LAU)، الذي يحيل أولًا إلى العقد.

– المدة: لا حد أدنى في القانون. وإذا لم يُتفق على التجديد فقد تضطرون إلى المغادرة عند انتهاء العقد وخسارة ما أنفقتموه على الأشغال.
– التأمين (fianza): شهران من الإيجار بحكم القانون، يودعهما المالك لدى حكومة الإقليم (Generalitat). أما الضمانات الإضافية فتُتفق عليها على حدة.
– زيادة الإيجار: بحسب العقد. ولا تسري هنا الحدود المقررة للمساكن.
– المغادرة قبل الأجل: اكتبوا مدة الإشعار وهل من تعويض؛ وإلا فقد تُطالَبون بالإيجار حتى النهاية.
– تغيّر المالك: على من يشتري المحل أن يحترم العقد من حيث المبدأ، لكن تسجيله في السجل العقاري (Registro de la Propiedad) أضمن.

ماذا تشترون ببدل الخلو
تدفعون مقابل التجهيزات والزبائن ومكان المستأجر. ويجيز القانون التنازل عن العقد أو التأجير من الباطن من دون موافقة المالك إذا كان في المحل نشاط تجاري، لكن يجب إبلاغه بطريقة ثابتة خلال شهر، وله أن يرفع الإيجار 20% (و10% إذا كان التأجير جزئيًا): المادة 32. غير أن عقودًا كثيرة تشترط موافقة مكتوبة أو تمنع ذلك. فاقرؤوا العقد الحالي أولًا، ثم ليوقّع المالك العقد الجديد أو ملحقًا، وبعد ذلك فقط ادفعوا.

وانظروا كذلك كم سنة بقيت. فبدل خلو رخيص مع سنة واحدة من العقد قد يكون باهظًا.

التعويض عن الزبائن
إذا انتهى العقد وكان البيع للجمهور في المحل قد استمر خلال السنوات الخمس الأخيرة، وأعلن المستأجر قبل أربعة أشهر رغبته في البقاء خمس سنوات أخرى على الأقل بإيجار السوق، جاز له أن يطلب تعويضًا إذا لم يجدد المالك (المادة 34). ويجوز التنازل عن هذا الحق في العقد، وكثير من العقود ينص على ذلك. ابحثوا عن هذا الشرط قبل التوقيع.

الرخصة والمحل
– اسألوا البلدية (Ayuntamiento) كتابةً هل يُسمح بنشاطكم هناك: ففي بعض المباني والشوارع لا تُقبل المقاهي والمطاعم.
– تحققوا هل الرخصة أو الإقرار بالمسؤولية (declaración responsable) ساريان، وهل يمكن نقلهما إلى اسمكم، وهل توجد عقوبات أو إغلاق.
– اقرؤوا النظام الداخلي لاتحاد الملّاك (comunidad de propietarios)، وإذا كنتم ستطبخون فانظروا مخرج الدخان.
– اطلبوا مستخرج السجل العقاري (nota simple): هل المؤجر هو المالك وهل توجد رهون.
– استوضحوا هل تستوفي تجهيزات الماء والكهرباء والوقاية من الحريق الشروط، ومن يدفع ما ينقص.

الديون والعمال
من يتولى نشاطًا قائمًا قد يتحمل أيضًا ديون سلفه.

– الضرائب: اطلبوا قبل ذلك الشهادة المنصوص عليها في المادة 175.2 من قانون الضرائب العام (Ley General Tributaria)، فهي تحصر مسؤوليتكم في ما يرد فيها.
– الضمان الاجتماعي (Seguridad Social): اطلبوا ما يثبت عدم وجود اشتراكات غير مدفوعة.
– العمال: إذا انتقل النشاط وحدةً واحدة، استمرت عقود العمل معكم بأقدميتها، وتُسألون مع سلفكم عن الأجور السابقة مدة ثلاث سنوات (المادة 44 من نظام العمال، Estatuto de los Trabajadores).

الضرائب والإقامة
تُضاف إلى الإيجار عمومًا ضريبة القيمة المضافة (IVA) بنسبة 21%، وعلى المستأجر صاحب النشاط عادةً أن يقتطع 19% ويدفعها إلى مصلحة الضرائب: فليست مالًا توفّرونه.

واستئجار محل أو تأسيس شركة لا يمنح حق الإقامة. فتصريح العمل للحساب الخاص (cuenta propia) يُطلب على حدة وله شروطه؛ وإذا كانت إقامتكم للدراسة أو غير ربحية فتحققوا أولًا هل يحق لكم إدارة نشاط تجاري.

كيف تدفعون
ادفعوا بتحويل مصرفي يُذكر فيه السبب، واطلبوا فاتورة أو وصلًا. فللدفع نقدًا حدود قانونية، وما لا يترك أثرًا يصعب إثباته. ولا توقّعوا عقدًا لا تفهمونه: فالتوقيع ملزم على كل حال.

هذه معلومات عامة ولا تغني عن دراسة حالتكم. وقبل دفع أي عربون أرسلوا إلينا العقد الحالي ومستخرج السجل العقاري: نقرؤهما معكم بلغتكم، مع مترجم عند الحاجة، وعبر الفيديو أيضًا.

القانون الساري في نوفمبر 2026. المصادر: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003))؛ Ley 58/2003 ([BOE-A-2003-23186](https://www.boe.es/buscar/doc.php?id=BOE-A-2003-23186))؛ RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430))؛ RDLeg 8/2015 ([BOE-A-2015-11724](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11724)).$$,
  -- 中文
  $$在西班牙租店铺、接手生意：签字和付款之前$$,
  $$租约年限、押金、转让费、执照、税款和员工：华人朋友在西班牙租商铺或接手一家店，签字之前应当逐项核实的事情。$$,
  $$看中一个店面，对方催着付转让费，合同却只有两页西班牙语。先别急：在西班牙，商铺租约几乎全由双方约定，写进去的算数，没写的往往就没有。下面是付钱之前要弄清的几件事。

商铺租约不受住宅规则保护
商铺属于“住宅以外用途的租赁”，适用《城市租赁法》（Ley de Arrendamientos Urbanos，LAU）第三编，首先看双方的约定。

– 年限：法律没有最短期限。没有写明可以续租的，到期就可能要搬走，装修的钱未必收得回来。
– 押金（fianza）：法定两个月房租，房东须交存大区政府（Generalitat）。银行保函和其他担保另行约定。
– 涨租：按合同办。住宅的涨租上限在这里不适用。
– 提前退租：写明提前多久通知、要不要赔偿；不写，可能要付到合同期满。
– 业主更换：买下店面的人原则上继续履行租约，但把租约登记在产权登记处（Registro de la Propiedad）更稳妥。

转让费（traspaso）买到的是什么
付转让费，买的是设备、装修、客源，以及承租人的位置。法律允许经营者不经房东同意就转让租约或转租，但须在一个月内以可证明的方式通知房东，房东有权把租金提高20%（部分转租为10%）（第32条）。不过许多合同写明必须经房东书面同意，或者干脆禁止转让。所以第一步是读现租约，第二步是让房东在新合同或附件上签字，最后才付钱。

还要看清现租约还剩几年。只剩一年的租约，转让费再低也可能不划算。

客源补偿
合同期满时，如果最近五年在店里一直从事面向公众的销售，承租人又在到期四个月之前表示愿意以市场租金至少再续五年，而房东不续，承租人可以要求补偿（第34条）。这项权利可以在合同中放弃，而许多合同确实写了放弃。签字之前请找到这一条。

执照与房屋本身
– 请市政府（Ayuntamiento）书面说明该店面能否做您想做的生意：有的楼、有的街不允许餐饮或酒吧。
– 现有执照（licencia）或申报（declaración responsable）是否有效、能否变更到您名下，有没有处罚或查封。
– 业主委员会（comunidad de propietarios）的章程有没有禁止；餐饮须看清排烟管道。
– 登记摘要（nota simple）：出租人是不是真正的业主，有没有抵押。
– 水、电和消防是否合乎规定，由谁出钱整改。

债务与员工
接手一家正在经营的店，可能连同前任的债务一起接手。

– 税款：先向税务局申请证明（《税收基本法》Ley General Tributaria第175.2条），把责任限制在证明所列的数额。
– 社会保险（Seguridad Social）：请对方提供无欠费证明。
– 员工：生意作为整体转让的，劳动合同由您继续履行，并保留工龄；转让之前的欠薪，双方在三年内承担连带责任（《劳动者章程》第44条）。

税与居留
房租一般要加21%的增值税（IVA）；承租的经营者通常还须从房租中代扣19%，交给税务局：这不是省下来的钱。

租了店、开了公司，并不等于有居留。自雇居留和工作许可（cuenta propia）要另行申请，并有自己的条件；学生居留或非营利居留能不能经营，须先核实。

付款
请尽量通过银行转账，注明用途，并索取发票或收据。现金支付有法定限额，没有凭证的钱，日后很难证明。合同请译成您看得懂的文字再签：签了字，就视为您已经同意。

以上为一般性信息，不能代替对您个案的分析。请在付定金之前，把现租约和登记摘要发给我们：我们用您的语言逐条说明，必要时配翻译，也可以视频。

法律依据截至2026年11月。来源：Ley 29/1994（[BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)）；Ley 58/2003（[BOE-A-2003-23186](https://www.boe.es/buscar/doc.php?id=BOE-A-2003-23186)）；RDLeg 2/2015（[BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)）；RDLeg 8/2015（[BOE-A-2015-11724](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11724)）。$$,
  -- Русский
  $$Аренда помещения или покупка бизнеса в Испании: что проверить до оплаты$$,
  $$Срок, залог, плата за уступку, лицензия, долги и работники: что проверить, прежде чем снять помещение в Испании или перенять действующий бизнес.$$,
  $$Вы нашли помещение, вас торопят с оплатой уступки (traspaso), а договор занимает две страницы. Не спешите платить: в Испании аренда помещения почти целиком зависит от договорённостей; написанное действует, а ненаписанного часто просто нет.

Помещение не защищено так, как жильё
Это аренда не для проживания, её регулирует раздел III Закона о городской аренде (Ley de Arrendamientos Urbanos, LAU), который прежде всего отсылает к договору.

– Срок: минимума закон не устанавливает. Если продление не оговорено, по окончании, возможно, придётся уйти и потерять вложенное в ремонт.
– Залог (fianza): по закону две месячные платы, собственник вносит их в Женералитат (Generalitat). Дополнительные гарантии оговаривают отдельно.
– Повышение платы: как сказано в договоре. Ограничения для жилья здесь не действуют.
– Досрочный уход: запишите, за какой срок предупреждать и нужно ли платить компенсацию; иначе плату могут требовать до конца срока.
– Новый собственник: покупатель помещения, как правило, обязан соблюдать договор, но надёжнее зарегистрировать его в Реестре собственности (Registro de la Propiedad).

Что вы покупаете за traspaso
Вы платите за оборудование, клиентуру и место арендатора. Если в помещении ведётся бизнес, закон разрешает уступить договор или сдать в субаренду без согласия собственника, но в течение месяца его нужно доказуемым образом уведомить, и он вправе повысить плату на 20 % (при частичной субаренде на 10 %): статья 32. Однако многие договоры требуют письменного согласия или запрещают уступку. Поэтому сначала прочтите действующий договор, затем добейтесь подписи собственника под новым договором или приложением и только потом платите.

Посмотрите и на то, сколько лет осталось. Дешёвая уступка при одном годе аренды может обойтись дорого.

Компенсация за клиентуру
Если договор истёк, последние пять лет в помещении продавали товары или услуги посетителям, а арендатор за четыре месяца заявил, что хочет остаться ещё не менее чем на пять лет по рыночной цене, он вправе потребовать компенсацию, если собственник не продлевает договор (статья 34). От этого права можно отказаться в договоре, и во многих договорах отказ есть. Найдите этот пункт до подписания.

Лицензия и само помещение
– Письменно узнайте в мэрии (Ayuntamiento), разрешена ли там ваша деятельность: в некоторых домах и на некоторых улицах бары и рестораны не допускаются.
– Проверьте, действует ли лицензия или заявление под собственную ответственность (declaración responsable), можно ли переоформить их на вас, нет ли штрафов или опечатывания.
– Прочтите устав сообщества собственников (comunidad de propietarios), а если собираетесь готовить, осмотрите вытяжку.
– Запросите nota simple: собственник ли тот, кто сдаёт, и нет ли ипотеки.
– Выясните, соответствуют ли нормам вода, электричество и противопожарная защита и кто платит за недостающее.

Долги и работники
Вместе с действующим бизнесом можно получить и долги прежнего владельца.

– Налоги: заранее запросите справку по статье 175.2 Общего налогового закона (Ley General Tributaria): она ограничивает вашу ответственность тем, что в ней указано.
– Социальное страхование (Seguridad Social): попросите подтвердить, что нет неуплаченных взносов.
– Работники: если бизнес передаётся как единое целое, трудовые договоры продолжаются с вами и стаж сохраняется; за прежние зарплаты обе стороны отвечают вместе в течение трёх лет (статья 44 Estatuto de los Trabajadores).

Налоги и вид на жительство
К арендной плате обычно добавляется НДС (IVA) 21 %, а арендатор-предприниматель, как правило, обязан удержать 19 % и перечислить их в налоговую службу: это не ваша экономия.

Снять помещение или открыть компанию не значит получить право на проживание. На разрешение работать на себя (cuenta propia) подают отдельно, и у него свои условия; если у вас учебное пребывание или ВНЖ без права на работу, сначала проверьте, можно ли вам вести бизнес.

Как платить
Платите переводом с указанием назначения и просите счёт или расписку. Для наличных есть законные ограничения, а то, что не оставляет следа, трудно доказать. Не подписывайте договор, которого не понимаете: подпись действует всё равно.

Это общие сведения, которые не заменяют изучения вашего дела. Прежде чем вносить задаток, пришлите нам действующий договор и nota simple: мы прочтём их вместе с вами на вашем языке, при необходимости с переводчиком, в том числе по видеосвязи.

Право по состоянию на ноябрь 2026 года. Источники: Ley 29/1994 ([BOE-A-1994-26003](https://www.boe.es/buscar/doc.php?id=BOE-A-1994-26003)); Ley 58/2003 ([BOE-A-2003-23186](https://www.boe.es/buscar/doc.php?id=BOE-A-2003-23186)); RDLeg 2/2015 ([BOE-A-2015-11430](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11430)); RDLeg 8/2015 ([BOE-A-2015-11724](https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11724)).$$
);
