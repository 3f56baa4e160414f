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
  'comprar-casa-denia-que-revisar-antes-firmar', '2026-09-01', 'Derecho civil', array['Vivienda']::text[], true,
  '0e9f3a70-612c-4dda-b1c0-9751d0bd7e22', '2026-09-01 08:00+00', '2026-09-01 08:00+00',
  '/images/covers/harbour.svg', 'Ilustración del puerto de Dénia', false, false,
  'Illustration of the harbour of Dénia', 'Illustration du port de Dénia', 'Illustration des Hafens von Dénia',
  'رسم لميناء دينيا', '插图：德尼亚港口', 'Рисунок: порт Дении',
  'lluis-ejemplo-mari', null, '2026-09-01', '[]',
  -- Español
  $$Comprar casa en Dénia: qué revisar antes de firmar$$,
  $$Nota simple, arras, cargas, impuestos, NIE y legalidad urbanística: las comprobaciones que evitan sorpresas desagradables al comprar una vivienda en Dénia.$$,
  $$Una vivienda se elige con los ojos, pero se compra con papeles. En la Marina Alta muchas operaciones se deciden en pocos días, durante unas vacaciones y en un idioma que no es el propio. Estas son las comprobaciones que conviene hacer antes de entregar dinero.

Quién vende y qué cargas hay
La nota simple del Registro de la Propiedad dice quién es el titular, cómo se describe la finca y qué la grava: hipotecas, embargos, servidumbres, usufructos o afecciones fiscales. Pídala reciente y compárela con el Catastro y con lo que ve: una piscina o una planta que no figuran son una pregunta pendiente. Solicite también el último recibo del IBI y el certificado de deudas de la comunidad, porque la vivienda responde de las cuotas impagadas del año en curso y de los tres anteriores (artículo 9.1.e de la Ley de Propiedad Horizontal).

Las arras
No toda señal significa lo mismo. Si se pactan arras penitenciales (artículo 1454 del Código Civil), el comprador puede desistir perdiéndolas y el vendedor, devolviéndolas duplicadas. Si el contrato no lo dice con claridad, lo entregado suele considerarse parte del precio y la otra parte puede exigir que se cumpla lo firmado. Fije un plazo para la escritura, precise qué cargas se cancelarán y, si necesita hipoteca, condicione la compra a obtenerla.

Legalidad urbanística y turística
Que una casa exista no significa que esté en regla. Revise en especial:

– Las licencias de obra y la ocupación: en viviendas usadas suele hacer falta la segunda ocupación, por ejemplo para contratar suministros.
– En suelo no urbanizable, si la construcción es legal, está fuera de ordenación o tiene un expediente abierto.
– Cerca del mar, el deslinde que marca la Ley de Costas.
– El certificado de eficiencia energética, que debe aportar el vendedor.
– Si piensa alquilar a turistas, la inscripción del vendedor no le servirá: necesitará informe municipal y, en un edificio, la aprobación de la comunidad.

Impuestos
En la segunda mano el comprador paga el Impuesto sobre Transmisiones Patrimoniales (ITP), calculado como mínimo, por regla general, sobre el valor de referencia del Catastro. Desde el 1 de junio de 2026 el tipo general valenciano es del 9 %, y del 11 % en los inmuebles de más de un millón de euros (Ley 5/2025); hay tipos reducidos, por ejemplo para algunas viviendas habituales. En la obra nueva paga IVA, en general el 10 %, y Actos Jurídicos Documentados (AJD), en general el 1,4 %. Cuentan los tipos vigentes el día de la escritura.

La plusvalía municipal corresponde al vendedor. Pero si es una persona física que no reside en España, el Ayuntamiento se la exigirá a usted como sustituto. Además, al comprar a un no residente hay que retener el 3 % del precio e ingresarlo en Hacienda.

NIE, poder y escritura
Para comprar necesitará un número de identidad de extranjero (NIE), que se pide en España, en el consulado o mediante representante. Si no puede venir a la firma, un poder notarial limitado a esa compra lo resuelve; otorgado fuera suele requerir apostilla y, en su caso, traducción jurada.

La escritura se firma ante notario, que identifica a las partes, deja constancia de los medios de pago y comprueba el Registro ese mismo día. Después se liquidan los impuestos y se inscribe. El notario es imparcial: no sustituye a quien mira solo por usted.

Esta información es general y cada finca tiene su historia. Si está a punto de reservar una vivienda, tráiganos la nota simple y el borrador del contrato antes de firmar; leerlos juntos lleva poco tiempo.

Derecho vigente en noviembre de 2026. Fuentes: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)); Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)); Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)); RDLeg 5/2004 ([BOE-A-2004-4527](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4527)); RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- English
  $$Buying a home in Dénia: what to check before you sign$$,
  $$Land Registry extract, deposit contract, charges, taxes, NIE and planning status: the checks that save you unpleasant surprises when buying in Dénia.$$,
  $$You choose a home with your eyes, but you buy it on paper. In the Marina Alta many purchases are decided in a few days, during a holiday and in a language that is not the buyer’s own. These are the checks to make before any money changes hands.

Who is selling and what charges there are
The Land Registry extract (nota simple) tells you who the registered owner is, how the property is described and what burdens it: mortgages, attachments, easements, usufructs or tax charges. Ask for a recent one and compare it with the cadastre (Catastro) and with what you can see: a pool or an extra floor that does not appear is a question still to be answered. Ask, too, for the latest property tax receipt (IBI) and a certificate of debts from the owners’ association, because the property answers for unpaid fees for the current year and the three before it (article 9.1.e of the Horizontal Property Act).

The deposit
Not every deposit means the same thing. If you agree on arras penitenciales (article 1454 of the Civil Code), the buyer may withdraw by forfeiting them and the seller by returning double. Where the contract does not say so clearly, the money is usually treated as part of the price and the other side can insist that the sale goes ahead. Set a date for completion, state which charges will be cleared and, if you need a mortgage, make the purchase conditional on obtaining it.

Planning and tourist-let status
The fact that a house is standing does not mean that it is in order. Look in particular at:

– Building licences and occupancy: resale homes usually need a second-occupancy document (segunda ocupación), for example to set up water and electricity contracts.
– On rural land (suelo no urbanizable), whether the building is legal, out of line with current planning or subject to open proceedings.
– Near the sea, the boundary drawn under the Coastal Act (Ley de Costas).
– The energy performance certificate, which the seller must provide.
– If you plan to let to holidaymakers, the seller’s registration will be of no use to you: you will need a town hall report and, in an apartment building, the approval of the owners’ association.

Taxes
On a resale the buyer pays property transfer tax (ITP), worked out as a rule on no less than the reference value set by the cadastre. Since 1 June 2026 the general Valencian rate has been 9%, and 11% for property worth more than one million euros (Law 5/2025); there are reduced rates, for example for some main homes. On a new build you pay VAT (IVA), in general 10%, and stamp duty (AJD), in general 1.4%. What counts are the rates in force on the day of completion.

The municipal tax on the increase in land value (plusvalía) falls to the seller. If, however, the seller is an individual who is not resident in Spain, the town hall will look to you in the seller’s place. When buying from a non-resident you must also withhold 3% of the price and pay it to the tax agency.

NIE, power of attorney and deed
To buy you will need a foreigner’s identity number (NIE), which can be requested in Spain, at a consulate or through a representative. If you cannot attend the signing, a notarial power of attorney limited to this purchase is the answer; if granted abroad, it usually needs an apostille and, where appropriate, a sworn translation.

The deed (escritura) is signed before a notary, who identifies the parties, records the means of payment and checks the Registry that same day. The taxes are then paid and the purchase is registered. The notary is impartial and does not take the place of someone looking after your interests alone.

This is general information, and every property has its own history. If you are about to reserve a home, bring us the nota simple and the draft contract before you sign; reading them through together does not take long.

Law as of November 2026. Sources: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)); Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)); Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)); RDLeg 5/2004 ([BOE-A-2004-4527](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4527)); RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- Français
  $$Acheter à Dénia : ce qu’il faut vérifier avant de signer$$,
  $$Extrait du registre foncier, arrhes, charges, impôts, NIE et urbanisme : les vérifications qui évitent les mauvaises surprises lors d’un achat à Dénia.$$,
  $$On choisit une maison avec les yeux, mais on l’achète sur papier. Dans la Marina Alta, bien des achats se décident en quelques jours, pendant des vacances et dans une langue qui n’est pas la sienne. Voici les vérifications à faire avant de verser le moindre euro.

Qui vend, et quelles charges pèsent sur le bien
L’extrait du registre foncier (nota simple) indique qui est le titulaire, comment le bien est décrit et ce qui le grève : hypothèques, saisies, servitudes, usufruits ou privilèges fiscaux. Demandez un extrait récent et comparez-le avec le cadastre (Catastro) et avec ce que vous voyez : une piscine ou un étage qui n’y figurent pas sont une question en suspens. Demandez aussi la dernière taxe foncière (IBI) et l’état des dettes de copropriété, car le bien répond des charges impayées de l’année en cours et des trois précédentes (article 9.1.e de la loi sur la copropriété).

Les arrhes
Tous les acomptes ne se valent pas. Si vous convenez d’arrhes de dédit (arras penitenciales, article 1454 du Code civil espagnol), l’acheteur peut se désister en les perdant et le vendeur en restituant le double. Si le contrat ne le dit pas clairement, la somme versée est en général considérée comme une partie du prix et l’autre partie peut exiger l’exécution de la vente. Fixez une date pour l’acte, précisez quelles charges seront levées et, si vous avez besoin d’un prêt, soumettez l’achat à son obtention.

Urbanisme et location touristique
Qu’une maison existe ne signifie pas qu’elle soit en règle. Vérifiez en particulier :

– Les permis de construire et l’occupation : dans l’ancien, une attestation de seconde occupation (segunda ocupación) est souvent nécessaire, par exemple pour souscrire l’eau et l’électricité.
– En zone rurale non constructible, si la construction est légale, non conforme au plan en vigueur ou visée par une procédure.
– Près de la mer, la délimitation fixée par la loi sur le littoral (Ley de Costas).
– Le certificat de performance énergétique, que le vendeur doit fournir.
– Si vous pensez louer à des vacanciers, l’inscription du vendeur ne vous servira pas : il vous faudra un rapport de la mairie et, dans un immeuble, l’accord de la copropriété.

Les impôts
Dans l’ancien, l’acheteur paie l’impôt sur les transmissions patrimoniales (ITP), calculé en règle générale au moins sur la valeur de référence du cadastre. Depuis le 1er juin 2026, le taux général valencien est de 9 %, et de 11 % pour les biens de plus d’un million d’euros (loi 5/2025) ; il existe des taux réduits, par exemple pour certaines résidences principales. Dans le neuf, il paie la TVA (IVA), en général de 10 %, et les droits d’acte (AJD), en général de 1,4 %. Les taux qui comptent sont ceux du jour de l’acte.

La taxe communale sur la plus-value foncière (plusvalía) incombe au vendeur. Mais si celui-ci est une personne physique qui ne réside pas en Espagne, la mairie vous la réclamera à sa place. En outre, lorsqu’on achète à un non-résident, il faut retenir 3 % du prix et les verser au fisc.

NIE, procuration et acte
Pour acheter, il vous faudra un numéro d’identité d’étranger (NIE), à demander en Espagne, au consulat ou par l’intermédiaire d’un représentant. Si vous ne pouvez pas venir signer, une procuration notariée limitée à cet achat règle la question ; donnée à l’étranger, elle doit en général être revêtue de l’apostille et, s’il y a lieu, accompagnée d’une traduction assermentée.

L’acte (escritura) se signe devant notaire, qui identifie les parties, consigne les moyens de paiement et consulte le registre le jour même. On règle ensuite les impôts et l’on inscrit l’achat. Le notaire est impartial : il ne remplace pas celui qui veille à vos seuls intérêts.

Ces informations sont générales, et chaque bien a son histoire. Si vous êtes sur le point de réserver, apportez-nous la nota simple et le projet de contrat avant de signer ; les lire ensemble prend peu de temps.

Droit en vigueur en novembre 2026. Sources : Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)) ; Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)) ; Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)) ; Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)) ; RDLeg 5/2004 ([BOE-A-2004-4527](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4527)) ; RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- Deutsch
  $$Hauskauf in Dénia: Was Sie vor der Unterschrift prüfen sollten$$,
  $$Grundbuchauszug, Anzahlung, Lasten, Steuern, NIE und Baurecht: Diese Prüfungen ersparen Ihnen beim Kauf einer Immobilie in Dénia unangenehme Überraschungen.$$,
  $$Ein Haus sucht man mit den Augen aus, gekauft wird es auf dem Papier. In der Marina Alta fällt die Entscheidung oft in wenigen Tagen, im Urlaub und in einer fremden Sprache. Folgendes sollten Sie prüfen, bevor Geld fließt.

Wer verkauft und welche Lasten bestehen
Der Grundbuchauszug (nota simple) zeigt, wer eingetragener Eigentümer ist, wie die Immobilie beschrieben wird und was auf ihr lastet: Hypotheken, Pfändungen, Dienstbarkeiten, Nießbrauchsrechte oder Haftungen für Steuern. Verlangen Sie einen aktuellen Auszug und vergleichen Sie ihn mit dem Kataster (Catastro) und mit dem, was Sie sehen: Ein Pool oder ein Stockwerk, das dort fehlt, ist eine offene Frage. Lassen Sie sich auch den letzten Grundsteuerbeleg (IBI) und die Schuldenbescheinigung der Eigentümergemeinschaft geben, denn die Immobilie haftet für unbezahlte Umlagen des laufenden Jahres und der drei Jahre davor (Art. 9.1.e des Wohnungseigentumsgesetzes).

Die Anzahlung
Nicht jede Anzahlung bedeutet dasselbe. Werden arras penitenciales vereinbart (Art. 1454 des spanischen Zivilgesetzbuchs), kann der Käufer zurücktreten, indem er sie verliert, und der Verkäufer, indem er den doppelten Betrag zurückzahlt. Sagt der Vertrag das nicht deutlich, gilt das Geld meist als Teil des Kaufpreises, und die Gegenseite kann Erfüllung verlangen. Legen Sie eine Frist für die notarielle Urkunde fest, halten Sie fest, welche Lasten gelöscht werden, und machen Sie den Kauf, wenn nötig, von der Finanzierung abhängig.

Baurecht und Ferienvermietung
Dass ein Haus steht, heißt nicht, dass damit alles in Ordnung ist. Prüfen Sie vor allem:

– Baugenehmigungen und Bewohnbarkeit: Bei gebrauchten Immobilien ist meist der Nachweis der Zweitbelegung (segunda ocupación) nötig, etwa für Strom- und Wasserverträge.
– Im nicht bebaubaren Außenbereich: ob das Gebäude legal ist, dem geltenden Plan widerspricht oder ein Verfahren läuft.
– In Meeresnähe: die Grenzziehung nach dem Küstengesetz (Ley de Costas).
– Den Energieausweis, den der Verkäufer vorzulegen hat.
– Wollen Sie an Feriengäste vermieten, nützt Ihnen die Eintragung des Verkäufers nichts: Sie brauchen eine Bescheinigung der Gemeinde und in einer Wohnanlage die Zustimmung der Eigentümer.

Steuern
Bei gebrauchten Immobilien zahlt der Käufer die Grunderwerbsteuer (ITP), in der Regel mindestens auf den Referenzwert des Katasters. Seit dem 1. Juni 2026 beträgt der allgemeine valencianische Satz 9 %, für Immobilien über einer Million Euro 11 % (Gesetz 5/2025); ermäßigte Sätze gibt es etwa für manche Hauptwohnungen. Beim Neubau fallen Mehrwertsteuer (IVA), in der Regel 10 %, und Stempelsteuer (AJD) an, in der Regel 1,4 %. Maßgeblich sind die Sätze am Tag der Beurkundung.

Die gemeindliche Wertzuwachssteuer (plusvalía) trägt der Verkäufer. Ist er jedoch eine natürliche Person ohne Wohnsitz in Spanien, hält sich die Gemeinde an seiner Stelle an Sie. Beim Kauf von einem Nichtresidenten müssen Sie zudem 3 % des Preises einbehalten und an das Finanzamt abführen.

NIE, Vollmacht und Urkunde
Für den Kauf benötigen Sie eine Ausländer-Identifikationsnummer (NIE), die in Spanien, beim Konsulat oder über einen Vertreter beantragt wird. Können Sie zum Termin nicht kommen, genügt eine notarielle, auf diesen Kauf beschränkte Vollmacht; wird sie im Ausland erteilt, braucht sie meist eine Apostille und gegebenenfalls eine beglaubigte Übersetzung.

Die Urkunde (escritura) wird vor dem Notar unterzeichnet, der die Beteiligten identifiziert, die Zahlungsmittel festhält und noch am selben Tag das Grundbuch abfragt. Danach werden die Steuern entrichtet, und der Kauf wird eingetragen. Der Notar ist unparteiisch: Er ersetzt niemanden, der allein auf Ihrer Seite steht.

Dies sind allgemeine Informationen, und jede Immobilie hat ihre eigene Geschichte. Stehen Sie kurz vor einer Reservierung, bringen Sie uns die nota simple und den Vertragsentwurf vor der Unterschrift vorbei; sie gemeinsam durchzugehen, dauert nicht lange.

Rechtsstand: November 2026. Quellen: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)); Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)); Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)); RDLeg 5/2004 ([BOE-A-2004-4527](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4527)); RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- العربية
  $$شراء منزل في دينيا: ما الذي ينبغي التحقق منه قبل التوقيع$$,
  $$مستخرج السجل العقاري، والعربون، والأعباء، والضرائب، ورقم NIE، والوضع العمراني: فحوص تجنّبكم المفاجآت عند شراء مسكن في دينيا.$$,
  $$يُختار المسكن بالعين، لكنه يُشترى بالأوراق. وفي منطقة مارينا ألتا (Marina Alta) تُحسم صفقات كثيرة في أيام قليلة، خلال عطلة، وبلغة ليست لغة المشتري. وهذه هي الأمور التي يحسن التحقق منها قبل دفع أي مبلغ.

من البائع وما الأعباء القائمة
يبيّن مستخرج السجل العقاري (nota simple) من هو المالك المسجَّل، وكيف يوصف العقار، وما الذي يثقله: رهون أو حجوز أو حقوق ارتفاق أو انتفاع أو التزامات ضريبية. اطلبوا مستخرجًا حديثًا وقارنوه بالسجل المساحي (Catastro) وبما ترونه: فوجود مسبح أو طابق غير مذكور سؤال ينتظر جوابًا. واطلبوا كذلك آخر إيصال للضريبة العقارية (IBI) وشهادة ديون اتحاد الملّاك، لأن العقار ضامن للرسوم غير المدفوعة عن السنة الجارية والسنوات الثلاث السابقة (المادة 9.1، البند e، من قانون الملكية المشتركة).

العربون
ليس لكل عربون المعنى نفسه. فإذا اتُّفق على عربون عدول (arras penitenciales، المادة 1454 من القانون المدني الإسباني)، جاز للمشتري أن يتراجع مع خسارته، وللبائع أن يتراجع مع رده مضاعفًا. وإذا لم ينص العقد على ذلك بوضوح، عُدّ المبلغ عادةً جزءًا من الثمن، وجاز للطرف الآخر أن يطالب بتنفيذ العقد. حددوا أجلًا لتوقيع العقد الرسمي، وبيّنوا الأعباء التي ستُشطب، وإن كنتم بحاجة إلى قرض عقاري فعلّقوا الشراء على الحصول عليه.

الوضع العمراني والسياحي
وجود المنزل لا يعني أنه سليم من الناحية القانونية. تحققوا خصوصًا من:

– رخص البناء والسكن: تحتاج المساكن المستعملة عادةً إلى وثيقة الإشغال الثاني (segunda ocupación)، للتعاقد على الماء والكهرباء مثلًا.
– في الأراضي الريفية غير القابلة للبناء، هل البناء قانوني أم مخالف للتخطيط الحالي أم محل إجراء مفتوح.
– قرب البحر، الحدود المرسومة بموجب قانون السواحل (Ley de Costas).
– شهادة كفاءة الطاقة التي يلتزم البائع بتقديمها.
– إذا كنتم تنوون التأجير للسياح، فلن ينفعكم تسجيل البائع: ستحتاجون إلى تقرير من البلدية، وفي العمارات إلى موافقة اتحاد الملّاك.

الضرائب
في المساكن المستعملة يدفع المشتري ضريبة انتقال الملكية (ITP)، وتُحسب كقاعدة عامة على القيمة المرجعية للسجل المساحي (valor de referencia) على الأقل. ومنذ 1 يونيو 2026 تبلغ النسبة العامة في إقليم بلنسية 9%، و11% للعقارات التي تتجاوز مليون يورو (القانون 5/2025)، وثمة نسب مخفضة لبعض المساكن المعتادة مثلًا. وفي المساكن الجديدة يدفع ضريبة القيمة المضافة (IVA)، وهي عمومًا 10%، وضريبة العقود الموثقة (Actos Jurídicos Documentados, AJD)، وهي عمومًا 1.4%. والعبرة بالنسب المعمول بها يوم توقيع العقد الرسمي.

أما ضريبة البلدية على زيادة قيمة الأرض (plusvalía) فهي على البائع. لكن إذا كان شخصًا طبيعيًا غير مقيم في إسبانيا، فستطالبكم البلدية بها بدلًا منه. وعند الشراء من غير مقيم يجب أيضًا اقتطاع 3% من الثمن ودفعه إلى مصلحة الضرائب.

رقم NIE والوكالة والعقد الرسمي
يلزمكم للشراء رقم هوية الأجنبي (NIE)، ويُطلب في إسبانيا أو في القنصلية أو بواسطة ممثل. وإذا تعذر حضوركم للتوقيع، فالحل وكالة موثقة مقصورة على هذا الشراء؛ وإذا حُررت في الخارج فتحتاج عادةً إلى الأبوستيل، وعند الاقتضاء إلى ترجمة محلّفة.

يُوقَّع العقد الرسمي (escritura) أمام الموثّق (notario)، الذي يتحقق من هوية الأطراف، ويثبت وسائل الدفع، ويراجع السجل في اليوم نفسه. ثم تُسدَّد الضرائب ويُسجَّل الشراء. والموثّق محايد، ولا يحل محل من يرعى مصالحكم وحدكم.

هذه معلومات عامة، ولكل عقار قصته. وإذا كنتم على وشك حجز مسكن، فأحضروا إلينا مستخرج السجل ومسودة العقد قبل التوقيع؛ فقراءتهما معًا لا تستغرق وقتًا طويلًا.

القانون الساري في نوفمبر 2026. المصادر: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763))؛ Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906))؛ Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202))؛ Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959))؛ RDLeg 5/2004 ([BOE-A-2004-4527](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4527))؛ RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$,
  -- 中文
  $$在德尼亚买房：签字之前该核查什么$$,
  $$产权登记摘要、定金、权利负担、税费、NIE与规划合法性：在德尼亚购房前做好这些核查，可避免意外。$$,
  $$选房靠眼睛，买房靠文件。在马里纳阿尔塔（Marina Alta），许多交易是在假期里、短短几天内、用并非自己母语的语言敲定的。付款之前，建议您先做好以下核查。

谁在出售，有哪些权利负担
产权登记处的登记摘要（nota simple）会载明登记业主、房产描述以及各项负担：抵押、查封、地役权、用益权或税务负担。请索取近期的摘要，并与地籍册（Catastro）和现场情况核对：若泳池或某一楼层未作记载，就是一个有待澄清的问题。另请索取最近一期房产税（IBI）收据和业主委员会的欠费证明，因为该房产要对当年及此前三年未缴的业主费用承担责任（《水平产权法》第9.1.e条）。

定金
并非所有定金的含义都相同。如果约定的是解约定金（arras penitenciales，《民法典》第1454条），买方可以放弃定金而解约，卖方可以双倍返还而解约。如果合同没有写清楚，所付款项通常视为房款的一部分，对方可以要求继续履行合同。请约定签署公证契约的期限，写明哪些负担须予注销；如需贷款，请将获得贷款列为购房条件。

规划与旅游用途的合法性
房子建在那里，不等于手续齐全。请特别核查：

– 建筑许可与入住资格：二手房通常需要办理再次入住手续（segunda ocupación），例如用于开通水电。
– 位于不可开发土地上的房屋，其建筑是否合法、是否不符合现行规划、是否有尚未了结的行政程序。
– 靠近海边的房屋，须查明依《海岸法》（Ley de Costas）划定的界线。
– 能效证书，应由卖方提供。
– 如打算租给游客，卖方的旅游登记对您没有用处：您需要市政报告；如在公寓楼内，还需业主大会批准。

税费
购买二手房，买方须缴纳财产转让税（ITP），计税基础原则上不低于地籍参考价值。自2026年6月1日起，瓦伦西亚大区的一般税率为9%，超过一百万欧元的不动产为11%（第5/2025号法律）；部分情形（例如某些自住房）另有优惠税率。购买新房，则缴纳增值税（IVA，一般为10%）和文书税（Actos Jurídicos Documentados，AJD，一般为1.4%）。税率以签署公证契约当日为准。

市政土地增值税（plusvalía）由卖方承担。但如果卖方是不在西班牙居住的自然人，市政府会转而向您征收。此外，向非居民购房时，您须从房款中代扣3%并缴给税务局。

NIE、委托书与公证契约
购房需要外国人身份号码（NIE），可以在西班牙、领事馆或通过代理人申请。如果您无法到场签字，可以出具仅限于本次购房的公证委托书；在境外办理的，通常需要海牙认证（apostilla），必要时还需宣誓翻译。

公证契约（escritura）在公证人面前签署，公证人核实各方身份，记录付款方式，并在当日查询产权登记。随后缴纳税款并办理登记。公证人保持中立，不能代替只维护您利益的人。

以上为一般性信息，而每处房产都有自己的来历。如果您正准备预订房屋，请在签字前把登记摘要和合同草稿带到我们律所；一起读一遍，花不了多少时间。

法律依据截至2026年11月。来源：Código Civil（[BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)）；Ley 49/1960（[BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)）；Ley 13/1997（[BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)）；Ley 5/2025（[BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)）；RDLeg 5/2004（[BOE-A-2004-4527](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4527)）；RDLeg 2/2004（[BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)）。$$,
  -- Русский
  $$Покупка жилья в Дении: что проверить до подписания$$,
  $$Выписка из реестра, задаток, обременения, налоги, NIE и законность постройки: проверки, которые уберегут от неприятных сюрпризов при покупке в Дении.$$,
  $$Дом выбирают глазами, но покупают по документам. В Марина-Альте (Marina Alta) многие сделки решаются за несколько дней, во время отпуска и на чужом языке. Вот что стоит проверить, прежде чем отдавать деньги.

Кто продаёт и какие есть обременения
Выписка из Реестра собственности (nota simple) показывает, кто владелец, как описан объект и чем он обременён: ипотекой, арестами, сервитутами, узуфруктом или налоговыми обязательствами. Запросите свежую выписку и сравните её с кадастром (Catastro) и с тем, что видите: бассейн или этаж, которых в ней нет, — это вопрос без ответа. Попросите также последнюю квитанцию налога на недвижимость (IBI) и справку о долгах перед сообществом собственников, ведь жильё отвечает за неоплаченные взносы текущего года и трёх предыдущих (статья 9.1.e закона о горизонтальной собственности).

Задаток
Не всякий задаток означает одно и то же. Если оговорены arras penitenciales (статья 1454 Гражданского кодекса Испании), покупатель вправе отказаться от сделки, потеряв задаток, а продавец — вернув его в двойном размере. Если договор не говорит об этом ясно, внесённая сумма обычно считается частью цены, и другая сторона может требовать исполнения. Установите срок подписания купчей, укажите, какие обременения будут сняты, и, если вам нужна ипотека, поставьте покупку в зависимость от её получения.

Законность постройки и туристическая аренда
Если дом стоит, это ещё не значит, что с ним всё в порядке. Проверьте в первую очередь:

– Разрешения на строительство и на проживание: для вторичного жилья обычно нужен документ о повторном заселении (segunda ocupación), например чтобы заключить договоры на воду и электричество.
– На землях, не предназначенных под застройку: законна ли постройка, соответствует ли она действующему плану, нет ли открытого производства.
– У моря: границу, установленную по Закону о побережье (Ley de Costas).
– Сертификат энергоэффективности: его обязан предоставить продавец.
– Если вы хотите сдавать жильё туристам, регистрация продавца вам не поможет: понадобятся заключение мэрии, а в многоквартирном доме — и согласие сообщества собственников.

Налоги
На вторичном рынке покупатель платит налог на передачу имущества (ITP), как правило, не менее чем с кадастровой справочной стоимости. С 1 июня 2026 года общая ставка в Валенсийском сообществе составляет 9 %, а для недвижимости дороже миллиона евро 11 % (Закон 5/2025); есть пониженные ставки, например для некоторых покупок основного жилья. В новостройке платят НДС (IVA), обычно 10 %, и гербовый сбор (Actos Jurídicos Documentados, AJD), обычно 1,4 %. Применяются ставки, действующие в день подписания купчей.

Муниципальный налог на прирост стоимости земли (plusvalía) платит продавец. Но если это физическое лицо, не проживающее в Испании, мэрия взыщет его с вас вместо продавца. Кроме того, при покупке у нерезидента нужно удержать 3 % цены и перечислить их в налоговую службу.

NIE, доверенность и купчая
Для покупки понадобится идентификационный номер иностранца (NIE): его получают в Испании, в консульстве или через представителя. Если вы не можете приехать на подписание, вопрос решает нотариальная доверенность, ограниченная этой сделкой; выданная за рубежом, она обычно требует апостиля, а при необходимости и присяжного перевода.

Купчая (escritura) подписывается у нотариуса, который удостоверяет личности сторон, фиксирует способы оплаты и в тот же день проверяет Реестр. Затем уплачиваются налоги и регистрируется право. Нотариус беспристрастен: он не заменяет того, кто защищает только ваши интересы.

Это общая информация, а у каждого объекта своя история. Если вы собираетесь бронировать жильё, покажите нам выписку и проект договора до подписания: прочитать их вместе — дело недолгое.

Право по состоянию на ноябрь 2026 года. Источники: Código Civil ([BOE-A-1889-4763](https://www.boe.es/buscar/doc.php?id=BOE-A-1889-4763)); Ley 49/1960 ([BOE-A-1960-10906](https://www.boe.es/buscar/doc.php?id=BOE-A-1960-10906)); Ley 13/1997 ([BOE-A-1998-8202](https://www.boe.es/buscar/doc.php?id=BOE-A-1998-8202)); Ley 5/2025 ([BOE-A-2025-11959](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-11959)); RDLeg 5/2004 ([BOE-A-2004-4527](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4527)); RDLeg 2/2004 ([BOE-A-2004-4214](https://www.boe.es/buscar/doc.php?id=BOE-A-2004-4214)).$$
);
