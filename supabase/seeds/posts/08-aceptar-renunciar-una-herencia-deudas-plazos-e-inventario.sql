insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  title, excerpt, content,
  title_en, excerpt_en, content_en,
  title_de, excerpt_de, content_de
) values (
  'aceptar-renunciar-una-herencia-deudas-plazos-e-inventario', '2026-05-19', 'Derecho sucesorio', '{}'::text[], false,
  '41e94e4d-3020-4765-9176-1a08e1ff9e4a', '2026-05-19 08:00+00', '2026-05-19 08:00+00',
  '/images/covers/courtyard.svg', 'Ilustración de un patio mediterráneo con macetas', false, false,
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

Lo anterior es información general y no sustituye el examen de su caso. Si ha recibido un requerimiento o duda de lo que hay detrás de una herencia, consúltenos antes de firmar.$$,
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

The above is general information and does not replace a review of your own case. If you have received a notarial notice, or are unsure what lies behind an inheritance, talk to us before you sign anything.$$,
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

Leben Sie in einem anderen Mitgliedstaat der EU, können Sie Annahme oder Ausschlagung nach der EU-Erbrechtsverordnung (Nr. 650/2012) vor dem Gericht Ihres Aufenthaltsorts erklären.

Drei Schritte vor der Entscheidung
– Beantragen Sie die Bescheinigung des Testamentsregisters und eine Abschrift des Testaments.
– Prüfen Sie Grundbuch, Kontostände, Darlehen und Steuerschulden.
– Behalten Sie die Sechsmonatsfrist der Erbschaftsteuer im Auge; sie läuft, auch wenn Sie noch nicht entschieden haben.

Das Vorstehende ist allgemeine Information und ersetzt keine Prüfung Ihres Falles. Haben Sie eine Aufforderung erhalten oder sind Sie unsicher, was hinter einer Erbschaft steht, sprechen Sie mit uns, bevor Sie etwas unterschreiben.$$
);
