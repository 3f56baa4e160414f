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
  'residir-espana-tras-fin-golden-visa-que-caminos-quedan', '2026-09-22', 'Extranjería', array['Trámites']::text[], true,
  'living-spain-after-golden-visa-routes-that-remain', 'resider-espagne-apres-fin-golden-visa-voies-qui-restent', 'aufenthalt-spanien-nach-golden-visa-welche-wege-bleiben',
  'living-spain-after-golden-visa-routes-that-remain', 'living-spain-after-golden-visa-routes-that-remain', 'vnzh-ispanii-posle-zolotoy-vizy-chto-mozhno-sdelat-seychas',
  'b41d6e93-7f25-4c8e-a0d6-2f8e59c7d521', '2026-09-22 08:00+00', '2026-09-22 08:00+00',
  '/images/covers/valley.svg', 'Ilustración de un valle de la Marina Alta al pie del Montgó', false, false,
  'Illustration of a valley of the Marina Alta at the foot of the Montgó', 'Illustration d’une vallée de la Marina Alta au pied du Montgó', 'Illustration eines Tals der Marina Alta am Fuß des Montgó',
  'رسم لوادٍ في مارينا ألتا عند سفح جبل المونتغو', '插图：蒙戈山脚下的马里纳阿尔塔山谷', 'Рисунок: долина Марина-Альты у подножия Монтго',
  'lluis-ejemplo-mari', '2026-11-02', '2026-11-02', '[]',
  -- Español
  $$Residir en España tras el fin de la golden visa: qué caminos quedan$$,
  $$No hay golden visa nueva desde abril de 2025. Qué pasa con las tarjetas en vigor, cómo residir sin invertir y qué deben comprobar los ciudadanos rusos.$$,
  $$Si tiene una casa en la Costa Blanca y no tiene tarjeta, o su golden visa está a punto de caducar, elija el camino antes de que venza el plazo. La casa, por sí sola, no da derecho a residir. Esto es lo que ha cambiado y lo que queda.

Qué ha cambiado
La Ley Orgánica 1/2025 dejó sin contenido los artículos 63 a 67 de la Ley 14/2013. Desde el 3 de abril de 2025 no se admiten nuevas solicitudes de residencia por inversión, sea en vivienda, en depósitos o en acciones.

– Las solicitudes anteriores se resuelven con las reglas de entonces.
– Los visados y autorizaciones concedidos valen hasta el final de su plazo.
– Las renovaciones se resuelven con la norma vigente cuando se concedió la primera autorización: hay que conservar la inversión y acreditarla.

Si piensa vender la casa en la que se apoya su tarjeta, decida antes qué situación vendrá después.

Vivir sin trabajar
La residencia no lucrativa sirve a quien tiene pensión, ahorros o rentas: al mes, el 400 % del IPREM para el titular y el 100 % por cada familiar, seguro de enfermedad y ausencia de antecedentes penales. El visado se pide en el consulado español del lugar de residencia. Para renovarla hay que haber vivido en España más de 183 días al año; la golden visa no lo exigía, y muchos no cuentan con esa diferencia.

Trabajar a distancia
La autorización de teletrabajo internacional (Ley 14/2013, artículos 74 bis y siguientes) permite residir aquí y trabajar para una empresa extranjera. Se pide titulación o tres años de experiencia, al menos tres meses de relación con esa empresa y medios del 200 % del salario mínimo (SMI). Quien trabaja por cuenta propia puede tener como mucho un 20 % de su actividad con clientes españoles. Se solicita en el consulado o, si se está legalmente en España, desde aquí.

Familia, estudios, un negocio
Cónyuge, progenitor o hijo de un ciudadano español o de la Unión, reagrupación con quien ya reside, trabajo altamente cualificado, cuenta propia, estudios: cada vía tiene sus condiciones. Cuál es la suya lo dicen los documentos, no los anuncios.

Larga duración y nacionalidad
Tras cinco años de residencia legal y continuada puede pedirse la de larga duración. Los años con golden visa ayudan solo a quien de verdad vivió aquí: una tarjeta sin residencia efectiva no crea continuidad. Para la nacionalidad española, los ciudadanos rusos siguen el plazo general de diez años y declaran la renuncia a la anterior.

Qué deben comprobar los ciudadanos rusos
– El banco. Según el Reglamento (UE) 833/2014, los bancos no admiten depósitos de nacionales rusos o residentes en Rusia si el total por entidad supera 100.000 euros; no se aplica a quien tiene un permiso de residencia temporal o permanente en la Unión. Si la tarjeta caduca y no hay otra, la cuenta puede ser un problema.
– Las sanciones. Cambian a menudo: mire la versión vigente antes de mover dinero o firmar.
– Los documentos. Rusia es parte del Convenio de La Haya, de modo que suelen bastar apostilla y traducción jurada. El certificado de antecedentes penales envejece deprisa.
– Los impuestos. Pasar aquí más de 183 días al año suele convertirle en residente fiscal. Rusia suspendió en 2023 la mayor parte de las cláusulas de sus convenios de doble imposición con varios países, también con España: averigüe antes de mudarse cómo afecta a sus ingresos.

Por dónde empezar
– Apunte la fecha de caducidad de su tarjeta: la renovación se pide, en general, en los dos últimos meses.
– Reúna sellos, billetes y empadronamiento: con ellos se cuentan los días.
– Decida qué le importa más: trabajar, viajar mucho o llegar a la nacionalidad. De eso depende el camino.

Esto es información general y no un dictamen, y quien resuelve es siempre la Administración. Si el plazo se acerca, envíenos su tarjeta, su pasaporte y las fechas de sus viajes: le diremos qué vías tiene y qué falta, en su idioma, con intérprete cuando haga falta, también por vídeo.

Derecho vigente en noviembre de 2026. Fuentes: LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)); LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); Reglamento (UE) 833/2014 ([EUR-Lex 32014R0833](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32014R0833)).$$,
  -- English
  $$Living in Spain after the golden visa: the routes that remain$$,
  $$There have been no new golden visas since April 2025. What becomes of cards in force, how to live here without investing, what Russian citizens should check.$$,
  $$If you own a house on the Costa Blanca and have no residence card, or your golden visa is about to run out, choose your route before it does. The house alone gives no right to live here. This is what has changed and what remains.

What has changed
Organic Law (Ley Orgánica) 1/2025 repealed articles 63 to 67 of Law 14/2013. Since 3 April 2025 no new applications for residence by investment have been accepted, whether in property, deposits or shares.

– Earlier applications are decided under the rules of that time.
– Visas and permits already granted are valid until they expire.
– Renewals are decided under the law in force when the first permit was granted: the investment must be kept and proved.

If you are thinking of selling the house on which your card rests, decide first what status will follow it.

Living without working
The non-lucrative residence (residencia no lucrativa) suits those with a pension, savings or private income: each month 400% of the IPREM for the applicant and 100% for each family member, health insurance and no criminal record. The visa is applied for at the Spanish consulate where you live. To renew it you must have lived in Spain for more than 183 days a year; the golden visa did not require that, and many overlook the difference.

Working remotely
The permit for international remote work (Law 14/2013, articles 74 bis and following) lets you live here and work for a foreign company. It requires a degree or three years’ experience, at least three months with that company and means of 200% of the minimum wage (SMI). The self-employed may do at most 20% of their work for Spanish clients. It is applied for at the consulate or, if you are lawfully in Spain, from here.

Family, studies, a business
The spouse, parent or child of a Spanish or EU citizen, reunification with somebody who already lives here, highly qualified work, self-employment (cuenta propia), studies: each route has its own conditions. Which one is yours is for your documents to say, not for advertisements.

Long-term residence and nationality
After five years of lawful and continuous residence you may apply for long-term residence. Years with a golden visa help only those who really lived here: a card without actual residence creates no continuity. For Spanish nationality, Russian citizens follow the general period of ten years and declare that they renounce their previous one.

What Russian citizens should check
– The bank. Under Regulation (EU) No 833/2014, banks do not accept deposits from Russian nationals or residents of Russia if the total per bank exceeds 100,000 euros; this does not apply to those with a temporary or permanent residence permit in the Union. If the card expires and there is no other, the account may become a problem.
– Sanctions. They change often: look at the version in force before you move money or sign.
– Documents. Russia is party to the Hague Convention, so an apostille and a sworn translation (traducción jurada) are usually enough. A criminal record certificate goes out of date quickly.
– Tax. Spending more than 183 days a year here usually makes you tax resident. In 2023 Russia suspended most provisions of its double taxation treaties with several countries, Spain included: find out before you move how that affects your income.

Where to begin
– Note the date on which your card expires: renewal is generally requested in the last two months.
– Gather stamps, tickets and your municipal registration (padrón): days are counted with them.
– Decide what matters most to you: working, travelling a great deal or reaching nationality. The route depends on it.

This is general information, not an opinion, and it is always the authorities that decide. If your date is near, send us your card, your passport and the dates of your journeys: we will tell you which routes are open and what is missing, in your language, with an interpreter when needed, by video too.

Law as of November 2026. Sources: LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)); LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); Regulation (EU) 833/2014 ([EUR-Lex 32014R0833](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32014R0833)).$$,
  -- Français
  $$Résider en Espagne après la fin du golden visa : les voies qui restent$$,
  $$Plus de nouveau golden visa depuis avril 2025. Le sort des cartes en cours, comment résider sans investir et ce que doivent vérifier les citoyens russes.$$,
  $$Si vous avez une maison sur la Costa Blanca et pas de carte de séjour, ou si votre golden visa arrive à son terme, choisissez la voie avant l’échéance. La maison, à elle seule, ne donne pas le droit de résider. Voici ce qui a changé et ce qui reste.

Ce qui a changé
La loi organique (Ley Orgánica) 1/2025 a abrogé les articles 63 à 67 de la loi 14/2013. Depuis le 3 avril 2025, aucune nouvelle demande de résidence par investissement n’est admise, que ce soit en logement, en dépôts ou en actions.

– Les demandes antérieures sont traitées selon les règles d’alors.
– Les visas et autorisations accordés valent jusqu’à leur terme.
– Les renouvellements se décident selon la règle en vigueur lors de la première autorisation : l’investissement doit être conservé et prouvé.

Si vous pensez vendre la maison sur laquelle repose votre carte, décidez d’abord quel statut suivra.

Vivre sans travailler
La résidence non lucrative (residencia no lucrativa) convient aux personnes qui ont une pension de retraite, une épargne ou des rentes : chaque mois, 400 % de l’IPREM pour le titulaire et 100 % par membre de la famille, une assurance maladie et un casier judiciaire vierge. Le visa se demande au consulat d’Espagne du lieu de résidence. Pour la renouveler, il faut avoir vécu en Espagne plus de 183 jours par an ; le golden visa ne l’exigeait pas, et beaucoup ne s’attendent pas à cette différence.

Travailler à distance
L’autorisation de télétravail international (loi 14/2013, articles 74 bis et suivants) permet de résider ici et de travailler pour une entreprise étrangère. Il faut un diplôme ou trois ans d’expérience, au moins trois mois de relation avec cette entreprise et des ressources de 200 % du salaire minimum (SMI). Les indépendants peuvent exercer au plus 20 % de leur activité pour des clients espagnols. Elle se demande au consulat ou, si l’on est légalement en Espagne, depuis ici.

Famille, études, une activité
Conjoint, parent ou enfant d’un citoyen espagnol ou de l’Union, regroupement avec une personne qui réside déjà, travail hautement qualifié, travail indépendant (cuenta propia), études : chaque voie a ses conditions. La vôtre se lit dans vos documents, non dans la publicité.

Longue durée et nationalité
Après cinq ans de résidence légale et continue, on peut demander la résidence de longue durée. Les années de golden visa n’aident que celui qui a vraiment vécu ici : une carte sans résidence effective ne crée pas de continuité. Pour la nationalité espagnole, les citoyens russes suivent le délai général de dix ans et déclarent renoncer à la précédente.

Ce que doivent vérifier les citoyens russes
– La banque. Selon le règlement (UE) n° 833/2014, les banques n’acceptent pas de dépôts de ressortissants russes ou de résidents en Russie si le total par établissement dépasse 100 000 euros ; cela ne vaut pas pour les personnes qui ont un titre de séjour temporaire ou permanent dans l’Union. Si la carte expire sans être remplacée, le compte peut devenir un problème.
– Les sanctions. Elles changent souvent : consultez la version en vigueur avant de déplacer de l’argent ou de signer.
– Les documents. La Russie est partie à la convention de La Haye : une apostille et une traduction assermentée (traducción jurada) suffisent en général. L’extrait de casier judiciaire vieillit vite.
– Les impôts. Passer ici plus de 183 jours par an fait d’ordinaire de vous un résident fiscal. La Russie a suspendu en 2023 la plupart des clauses de ses conventions fiscales avec plusieurs pays, dont l’Espagne : renseignez-vous avant de déménager sur l’effet pour vos revenus.

Par où commencer
– Notez la date d’expiration de votre carte : le renouvellement se demande en général dans les deux derniers mois.
– Réunissez tampons, billets et inscription municipale (padrón) : c’est ainsi que l’on compte les jours.
– Décidez de ce qui compte le plus : travailler, beaucoup voyager ou obtenir la nationalité. La voie en dépend.

Ceci est une information générale et non une consultation, et c’est toujours l’administration qui décide. Si l’échéance approche, envoyez-nous votre carte, votre passeport et les dates de vos voyages : nous vous dirons quelles voies sont ouvertes et ce qui manque, dans votre langue, avec un interprète au besoin, y compris par vidéo.

Droit en vigueur en novembre 2026. Sources : LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)) ; Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)) ; LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)) ; RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)) ; règlement (UE) 833/2014 ([EUR-Lex 32014R0833](https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32014R0833)).$$,
  -- Deutsch
  $$Aufenthalt in Spanien nach dem Golden Visa: welche Wege bleiben$$,
  $$Seit April 2025 gibt es kein neues Golden Visa. Was aus gültigen Karten wird, wie man ohne Investition hier lebt und was russische Staatsangehörige prüfen sollten.$$,
  $$Wenn Sie ein Haus an der Costa Blanca haben, aber keine Aufenthaltskarte, oder wenn Ihr Golden Visa bald abläuft, wählen Sie den Weg, bevor es so weit ist. Das Haus allein gibt kein Recht, hier zu wohnen. Das hat sich geändert, und das bleibt.

Was sich geändert hat
Das Organgesetz (Ley Orgánica) 1/2025 hat die Artikel 63 bis 67 des Gesetzes 14/2013 aufgehoben. Seit dem 3. April 2025 werden keine neuen Anträge auf Aufenthalt durch Investition angenommen, ob in Immobilien, Einlagen oder Aktien.

– Frühere Anträge werden nach den damaligen Regeln entschieden.
– Erteilte Visa und Genehmigungen gelten bis zum Ende ihrer Laufzeit.
– Über Verlängerungen wird nach dem Recht entschieden, das bei der ersten Genehmigung galt: Die Investition muss erhalten und nachgewiesen sein.

Wollen Sie das Haus verkaufen, auf dem Ihre Karte beruht, entscheiden Sie vorher, welcher Status folgt.

Leben, ohne zu arbeiten
Der Aufenthalt ohne Erwerbstätigkeit (residencia no lucrativa) passt für alle mit Rente, Ersparnissen oder Vermögenserträgen: monatlich 400 % des IPREM für die antragstellende Person und 100 % je Angehörigen, dazu eine Krankenversicherung und keine Vorstrafen. Das Visum beantragt man beim spanischen Konsulat am Wohnort. Für die Verlängerung muss man mehr als 183 Tage im Jahr in Spanien gelebt haben; das Golden Visa verlangte das nicht, und viele rechnen nicht mit diesem Unterschied.

Aus der Ferne arbeiten
Die Genehmigung für internationale Telearbeit (Gesetz 14/2013, Artikel 74 bis ff.) erlaubt es, hier zu wohnen und für ein ausländisches Unternehmen zu arbeiten. Nötig sind ein Abschluss oder drei Jahre Erfahrung, mindestens drei Monate Zusammenarbeit mit diesem Unternehmen und Mittel in Höhe von 200 % des Mindestlohns (SMI). Selbstständige dürfen höchstens 20 % ihrer Tätigkeit für spanische Kunden ausüben. Der Antrag wird beim Konsulat gestellt oder, bei rechtmäßigem Aufenthalt, von hier aus.

Familie, Studium, ein Geschäft
Ehegatte, Elternteil oder Kind eines spanischen Staatsangehörigen oder Unionsbürgers, Nachzug zu jemandem, der schon hier lebt, hochqualifizierte Arbeit, selbstständige Arbeit (cuenta propia), Studium: Jeder Weg hat eigene Bedingungen. Welcher der Ihre ist, zeigen Ihre Unterlagen, nicht die Werbung.

Daueraufenthalt und Staatsangehörigkeit
Nach fünf Jahren rechtmäßigen und ununterbrochenen Aufenthalts kann man den Daueraufenthalt beantragen. Jahre mit Golden Visa helfen nur, wenn man wirklich hier gelebt hat: Eine Karte ohne tatsächlichen Aufenthalt schafft keine Kontinuität. Für die spanische Staatsangehörigkeit gilt für russische Staatsangehörige die allgemeine Frist von zehn Jahren, und sie erklären den Verzicht auf die bisherige.

Was russische Staatsangehörige prüfen sollten
– Die Bank. Nach der Verordnung (EU) Nr. 833/2014 nehmen Banken von russischen Staatsangehörigen oder in Russland Ansässigen keine Einlagen an, wenn die Summe je Bank 100.000 Euro übersteigt; das gilt nicht für Personen mit befristetem oder unbefristetem Aufenthaltstitel in der Union. Läuft die Karte ab und gibt es keine neue, kann das Konto zum Problem werden.
– Die Sanktionen. Sie ändern sich oft: Sehen Sie in der geltenden Fassung nach, bevor Sie Geld bewegen oder unterschreiben.
– Die Urkunden. Russland gehört dem Haager Übereinkommen an, sodass meist Apostille und beglaubigte Übersetzung (traducción jurada) genügen. Ein Führungszeugnis veraltet schnell.
– Die Steuern. Wer mehr als 183 Tage im Jahr hier verbringt, wird in der Regel steuerlich ansässig. Russland hat 2023 die meisten Bestimmungen seiner Doppelbesteuerungsabkommen mit mehreren Ländern ausgesetzt, auch mit Spanien: Klären Sie vor dem Umzug, was das für Ihre Einkünfte bedeutet.

Womit Sie anfangen
– Notieren Sie, wann Ihre Karte abläuft: Die Verlängerung beantragt man in der Regel in den letzten zwei Monaten.
– Sammeln Sie Stempel, Tickets und die Meldebescheinigung (padrón): Danach werden die Tage gezählt.
– Entscheiden Sie, was Ihnen wichtiger ist: arbeiten, viel reisen oder zur Staatsangehörigkeit gelangen. Davon hängt der Weg ab.

Dies ist eine allgemeine Information und kein Gutachten, und es entscheidet immer die Behörde. Rückt Ihr Termin näher, schicken Sie uns Karte, Pass und Reisedaten: Wir sagen Ihnen, welche Wege offen sind und was fehlt, in Ihrer Sprache, bei Bedarf mit Dolmetscher, auch per Video.

Rechtsstand: November 2026. Quellen: LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)); LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); Verordnung (EU) 833/2014 ([EUR-Lex 32014R0833](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32014R0833)).$$,
  -- العربية
  $$الإقامة في إسبانيا بعد التأشيرة الذهبية: الطرق التي بقيت$$,
  $$لا تأشيرة ذهبية جديدة منذ أبريل 2025. ما مصير البطاقات السارية، وكيف تقيمون من دون استثمار، وما الذي ينبغي أن يتحقق منه المواطنون الروس.$$,
  $$إذا كان لكم بيت على ساحل كوستا بلانكا وليست لديكم بطاقة إقامة، أو أوشكت تأشيرتكم الذهبية على الانتهاء، فاختاروا الطريق قبل حلول الأجل. فالبيت وحده لا يمنح حق الإقامة. وهذا ما تغيّر وما بقي.

ما الذي تغيّر
أفرغ القانون العضوي (Ley Orgánica) 1/2025 المواد من 63 إلى 67 من القانون 14/2013 من مضمونها. ومنذ 3 أبريل 2025 لا تُقبل طلبات جديدة للإقامة بالاستثمار، سواء في مسكن أو ودائع أو أسهم.

– الطلبات السابقة يُبت فيها وفق قواعد ذلك الحين.
– التأشيرات والتصاريح الممنوحة تظل سارية حتى نهاية مدتها.
– التجديد يُبت فيه وفق القواعد السارية عند منح التصريح الأول: يجب الاحتفاظ بالاستثمار وإثباته.

وإذا كنتم تفكرون في بيع البيت الذي تقوم عليه بطاقتكم، فقرروا أولًا أي وضع سيليه.

العيش من دون عمل
الإقامة غير الربحية (residencia no lucrativa) تناسب من لديه معاش أو مدخرات أو عائدات: شهريًا 400% من مؤشر IPREM لصاحب الطلب و100% عن كل فرد من الأسرة، مع تأمين صحي وسجل عدلي خالٍ. وتُطلب التأشيرة من القنصلية الإسبانية في مكان الإقامة. ولتجديدها يجب العيش في إسبانيا أكثر من 183 يومًا في السنة؛ ولم تكن التأشيرة الذهبية تشترط ذلك، وكثيرون لا يحسبون حساب هذا الفرق.

العمل عن بُعد
تصريح العمل الدولي عن بُعد (القانون 14/2013، المادة 74 مكرر وما يليها) يتيح الإقامة هنا والعمل لشركة أجنبية. ويُشترط مؤهل دراسي أو خبرة ثلاث سنوات، وعلاقة بتلك الشركة لا تقل عن ثلاثة أشهر، وموارد تعادل 200% من الحد الأدنى للأجور (SMI). ومن يعمل لحسابه الخاص لا يجوز أن يتجاوز عمله لعملاء إسبان 20% من نشاطه. ويُطلب من القنصلية، أو من هنا إذا كنتم في إسبانيا بصورة قانونية.

الأسرة أو الدراسة أو مشروع خاص
زوج أو والد أو ولد لمواطن إسباني أو أوروبي، أو لمّ الشمل مع من يقيم أصلًا، أو عمل عالي التأهيل، أو عمل للحساب الخاص (cuenta propia)، أو دراسة: لكل طريق شروطه. والوثائق، لا الإعلانات، هي التي تقول أيها طريقكم.

الإقامة الطويلة والجنسية
بعد خمس سنوات من الإقامة القانونية المتواصلة يمكن طلب الإقامة طويلة الأمد. وسنوات التأشيرة الذهبية لا تفيد إلا من عاش هنا فعلًا: فبطاقة بلا إقامة فعلية لا تُنشئ تواصلًا. أما الجنسية الإسبانية فيخضع المواطنون الروس فيها للمدة العامة، وهي عشر سنوات، ويصرّحون بالتخلي عن جنسيتهم السابقة.

ما الذي ينبغي أن يتحقق منه المواطنون الروس
– المصرف. وفق اللائحة الأوروبية رقم 833/2014 لا تقبل المصارف ودائع من المواطنين الروس أو المقيمين في روسيا إذا تجاوز مجموعها في المصرف الواحد 100 ألف يورو؛ ولا يسري ذلك على من لديه تصريح إقامة مؤقت أو دائم في الاتحاد. فإذا انتهت البطاقة ولم توجد أخرى، فقد يصبح الحساب مشكلة.
– العقوبات. تتغير كثيرًا: راجعوا الصيغة السارية قبل تحويل المال أو التوقيع.
– الوثائق. روسيا طرف في اتفاقية لاهاي، فيكفي في الغالب الأبوستيل والترجمة المحلّفة (traducción jurada). وشهادة السجل العدلي سرعان ما تنتهي صلاحيتها.
– الضرائب. قضاء أكثر من 183 يومًا في السنة هنا يجعلكم في الغالب مقيمين ضريبيًا. وقد علّقت روسيا عام 2023 معظم أحكام اتفاقيات منع الازدواج الضريبي مع عدة بلدان، ومنها إسبانيا: استوضحوا قبل الانتقال أثر ذلك في دخلكم.

من أين تبدؤون
– دوّنوا تاريخ انتهاء بطاقتكم: يُطلب التجديد عمومًا خلال الشهرين الأخيرين.
– اجمعوا الأختام والتذاكر وشهادة التسجيل البلدي (padrón): فبها تُحسب الأيام.
– قرروا ما يهمكم أكثر: العمل، أو كثرة السفر، أو الوصول إلى الجنسية. فعلى ذلك يتوقف الطريق.

هذه معلومات عامة وليست رأيًا قانونيًا، والقرار للإدارة دائمًا. وإذا اقترب الأجل فأرسلوا إلينا البطاقة وجواز السفر وتواريخ أسفاركم: نقول لكم أي الطرق مفتوحة وما الذي ينقص، بلغتكم، مع مترجم عند الحاجة، وعبر الفيديو أيضًا.

القانون الساري في نوفمبر 2026. المصادر: LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76))؛ Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074))؛ LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544))؛ RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099))؛ اللائحة الأوروبية 833/2014 ([EUR-Lex 32014R0833](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32014R0833)).$$,
  -- 中文
  $$“黄金签证”结束之后：还有哪些途径可以在西班牙居留$$,
  $$自2025年4月起不再有新的黄金签证。现有居留卡怎么办，不投资怎样居留，俄罗斯公民又应核实哪些事项。$$,
  $$如果您在白色海岸（Costa Blanca）有房子却没有居留卡，或者黄金签证即将到期，请在到期之前选好途径。房子本身并不带来居留权。以下是发生的变化和尚存的途径。

发生了什么变化
第1/2025号组织法（Ley Orgánica）废除了第14/2013号法律第63至67条。自2025年4月3日起，不再受理投资居留的新申请，不论是购房、存款还是股份。

– 此前提交的申请，按当时的规则处理。
– 已发放的签证和许可，在有效期内继续有效。
– 续期按首次许可发放时的规定办理：投资须保留并加以证明。

如果您打算卖掉居留卡所依据的房子，请先想好接下来用什么身份。

居住而不工作
非营利居留（residencia no lucrativa）适合有养老金、存款或投资收益的人：申请人每月须达到IPREM的400%，每名家属另加100%，并须有医疗保险和无犯罪记录证明。签证向居住地的西班牙领事馆申请。续期时须证明每年在西班牙居住超过183天；黄金签证没有这项要求，不少人没有料到这一差别。

远程工作
国际远程工作许可（第14/2013号法律第74条之二及以下）允许在此居住并为境外企业工作。须有学历或三年经验，与该企业至少有三个月的工作关系，收入达到最低工资（SMI）的200%。自雇者为西班牙客户的工作不得超过其业务的20%。可在领事馆申请；合法身在西班牙的，也可以在此申请。

家庭、学习或经营
西班牙公民或欧盟公民的配偶、父母或子女，与已有居留者团聚，高技能工作，自雇（cuenta propia），学习：每一种途径都有自己的条件。哪一种适合您，要看文件，而不是看广告。

长期居留与国籍
合法且连续居住满五年后，可以申请长期居留。持黄金签证的年份，只对真正住在这里的人有帮助：没有实际居住，仅凭一张卡不构成连续居住。申请西班牙国籍，俄罗斯公民适用十年的一般年限，并须声明放弃原国籍。

俄罗斯公民应核实的事项
– 银行。根据欧盟第833/2014号条例，俄罗斯公民或居住在俄罗斯的人在同一银行的存款总额超过十万欧元的，银行不得接收；持有欧盟临时或永久居留许可的人不受此限。如果居留卡到期而没有新卡，账户可能会成为问题。
– 制裁。规则经常变化：在转账或签约之前，请查看现行文本。
– 文件。俄罗斯是《海牙公约》缔约国，通常办理海牙认证（apostilla）和宣誓翻译（traducción jurada）即可。无犯罪记录证明很快就会过期。
– 税务。每年在此居住超过183天，通常会成为税务居民。俄罗斯于2023年中止了与包括西班牙在内的若干国家避免双重征税协定的大部分条款：请在搬家之前弄清对您的收入有何影响。

从何入手
– 记下居留卡的到期日：续期一般应在最后两个月内申请。
– 收集出入境章、机票和住址登记（padrón）：天数就是据此计算的。
– 想清楚什么最要紧：工作、经常出行，还是最终入籍。途径取决于此。

以上为一般性信息，并非法律意见，最终由行政机关决定。如果期限临近，请把居留卡、护照和出行日期发给我们：我们会告诉您哪些途径可行、还缺什么，用您的语言，必要时配翻译，也可以视频。

法律依据截至2026年11月。来源：LO 1/2025（[BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)）；Ley 14/2013（[BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)）；LO 4/2000（[BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)）；RD 1155/2024（[BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)）；欧盟条例833/2014（[EUR-Lex 32014R0833](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32014R0833)）。$$,
  -- Русский
  $$ВНЖ в Испании после «золотой визы»: что можно сделать сейчас$$,
  $$Новых «золотых виз» нет с апреля 2025 года. Что с действующими картами, как жить в Испании без инвестиций и что проверить гражданам России.$$,
  $$Если у вас дом на Коста-Бланке, а испанской карты нет или срок «золотой визы» подходит к концу, выбирать путь лучше до того, как срок истечёт. Дом сам по себе права на проживание не даёт. Ниже — что изменилось и какие пути остаются.

Что изменилось
Органический закон (Ley Orgánica) 1/2025 отменил статьи 63–67 Закона 14/2013, и с 3 апреля 2025 года новые заявления на вид на жительство за инвестиции не принимаются, будь то покупка жилья, вклад или акции.

– Заявления, поданные раньше, рассматриваются по прежним правилам.
– Выданные визы и разрешения действуют до конца своего срока.
– Продление рассматривают по нормам, которые действовали, когда было выдано первое разрешение: инвестицию нужно сохранять и подтвердить.

Если вы собираетесь продать жильё, на котором основана карта, сначала решите, какой статус придёт ей на смену.

Жить, не работая
Вид на жительство без права на работу (residencia no lucrativa) подходит тем, у кого есть пенсия, сбережения или рента: 400 % IPREM в месяц на заявителя и 100 % на каждого члена семьи, страховка, справка о несудимости. Заявление на визу подают в консульство Испании по месту жительства. Чтобы продлить разрешение, нужно прожить в Испании больше 183 дней в году: «золотая виза» этого не требовала, и к этой разнице многие не готовы.

Работать удалённо
Разрешение для международной удалённой работы (Закон 14/2013, статьи 74 bis и далее) позволяет жить в Испании и работать на зарубежную компанию. Нужны диплом или три года опыта, не менее трёх месяцев работы с этой компанией и средства в размере 200 % минимальной зарплаты (SMI). Тот, кто работает на себя, может получать от испанских клиентов не больше 20 % заказов. Заявление подают в консульство или, если вы законно находитесь в Испании, прямо здесь.

Семья, учёба, своё дело
Супруг, родитель или ребёнок гражданина Испании либо Евросоюза, воссоединение с тем, у кого уже есть ВНЖ, высококвалифицированная работа, работа на себя (cuenta propia), учёба: у каждого пути свои условия. Какой из них ваш, видно из документов, а не из рекламы.

Долгосрочный ВНЖ и гражданство
Через пять лет законного и непрерывного проживания можно подать на долгосрочный вид на жительство. Годы с «золотой визой» помогают лишь тому, кто действительно здесь жил: карта без проживания непрерывности не создаёт. Для гражданства Испании граждане России подчиняются общему сроку в десять лет и заявляют об отказе от прежнего гражданства.

Что проверить гражданам России
– Банк. По Регламенту (ЕС) 833/2014 банки не принимают от граждан России и жителей России вклады, если на счетах в одном банке больше 100 000 евро; это не касается тех, у кого есть временный или постоянный ВНЖ в Евросоюзе. Если карта истечёт, а новой нет, счёт может стать проблемой.
– Санкции. Правила меняются часто: смотрите действующую редакцию, прежде чем переводить деньги или подписывать сделку.
– Документы. Россия участвует в Гаагской конвенции, поэтому обычно нужны апостиль и присяжный перевод (traducción jurada). Справка о несудимости быстро устаревает.
– Налоги. Больше 183 дней в году здесь, как правило, делают вас налоговым резидентом Испании. Россия в 2023 году приостановила большинство положений договоров об избежании двойного налогообложения с рядом стран, в том числе с Испанией: узнайте до переезда, как это скажется на вашем доходе.

С чего начать
– Запишите дату окончания карты: на продление обычно подают в последние два месяца срока.
– Соберите штампы, билеты, регистрацию (padrón): по ним считают дни.
– Решите, что важнее: работать, часто уезжать или идти к гражданству. От этого зависит путь.

Это общие сведения, а не заключение, и решает всегда администрация. Если срок подходит, пришлите нам карту, паспорт и даты поездок: мы скажем, какие пути открыты и чего не хватает, на вашем языке, при необходимости с переводчиком, в том числе по видеосвязи.

Право по состоянию на ноябрь 2026 года. Источники: LO 1/2025 ([BOE-A-2025-76](https://www.boe.es/buscar/doc.php?id=BOE-A-2025-76)); Ley 14/2013 ([BOE-A-2013-10074](https://www.boe.es/buscar/doc.php?id=BOE-A-2013-10074)); LO 4/2000 ([BOE-A-2000-544](https://www.boe.es/buscar/doc.php?id=BOE-A-2000-544)); RD 1155/2024 ([BOE-A-2024-24099](https://www.boe.es/buscar/doc.php?id=BOE-A-2024-24099)); Регламент (ЕС) 833/2014 ([EUR-Lex 32014R0833](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32014R0833)).$$
);
