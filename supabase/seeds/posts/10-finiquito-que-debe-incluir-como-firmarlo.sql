insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  title, excerpt, content,
  title_en, excerpt_en, content_en,
  title_fr, excerpt_fr, content_fr
) values (
  'finiquito-que-debe-incluir-como-firmarlo', '2026-07-14', 'Derecho laboral', array['Empresa']::text[], false,
  'f2418040-4b04-4980-953a-e2e461489c44', '2026-07-14 08:00+00', '2026-07-14 08:00+00',
  '/images/covers/sea.svg', 'Ilustración del mar y la costa de Dénia', false, false,
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

Lo anterior es información general, no un dictamen sobre su caso. Si quiere que repasemos su liquidación, o la que va a entregar a un empleado, podemos verla con usted en el despacho; basta con traer el contrato y las últimas nóminas.$$,
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

Signing “no conforme”
If in doubt, write the date and the words “recibido, no conforme” (received, not agreed) by hand next to your signature. That proves you took the document, and the money if there was any, without accepting the figures. Three further precautions:

– If the text says you are being paid there and then and the money has not arrived, say so on the document.
– You may ask for a workers’ representative to be present.
– Always take a copy away, and one of the termination letter as well.

A finiquito signed without reservations may release the employer altogether and shut the door on later claims. Even so, nobody can validly give up rights the law treats as inalienable.

Time limits
Sums of money can be claimed for one year from the date they should have been paid (article 59). Filing a conciliation request (papeleta de conciliación) interrupts that period and sets it running afresh. Do take care, though: if it is the dismissal itself you dispute, you only have twenty working days, and waiting for the money does not stop the clock. Wages paid late also carry interest at 10% a year (article 29.3).

A word to employers
An itemised settlement, handed over with time to read it and paid by bank transfer, prevents most disputes. A blanket “paid in full and final settlement” with no figures behind it prevents hardly any.

The above is general information, not an opinion on your particular case. If you would like us to go through your settlement, or one you are about to give an employee, we can look at it together at our office; just bring the contract and the latest payslips.$$,
  $$Le finiquito : que doit contenir votre solde de tout compte$$,
  $$Le finiquito règle ce que l’employeur doit à la fin du contrat en Espagne. Ce qu’il doit contenir, comment le signer prudemment et jusqu’à quand réclamer.$$,
  $$Quand une relation de travail prend fin, par licenciement, par démission ou simplement parce que la saison s’achève, l’entreprise doit faire ses comptes. En Espagne, le document qui les récapitule s’appelle le finiquito, l’équivalent du solde de tout compte. Il arrive souvent le dernier jour, dans la hâte, un stylo posé à côté. Mieux vaut savoir ce qu’il doit dire avant de le signer.

Ce qu’il doit contenir
L’article 49.2 du Statut des travailleurs (Estatuto de los Trabajadores) oblige l’employeur qui annonce la fin du contrat à remettre une proposition de décompte des sommes dues. Doivent y figurer, poste par poste :

– Le salaire des jours travaillés du dernier mois.
– La part acquise des primes semestrielles ou annuelles (pagas extraordinarias).
– Les congés acquis et non pris.
– Les heures supplémentaires, commissions, primes ou rappels conventionnels en attente.
– Les retenues : cotisations, impôt à la source (IRPF) et, le cas échéant, les jours de préavis non respectés lors d’une démission.

L’indemnité de rupture est autre chose. Elle n’est due que dans certains cas, comme le licenciement pour motif objectif, le licenciement injustifié ou la fin de certains contrats temporaires, et il est préférable qu’elle apparaisse à part.

Congés et primes
Les congés annuels sont d’au moins trente jours calendaires (article 38) et ne peuvent être échangés contre de l’argent tant que dure le contrat. À la rupture, en revanche, ce qui n’a pas été pris est payé. Ces jours donnent lieu à cotisations, et le délai pour demander l’allocation chômage ne commence qu’une fois qu’ils sont écoulés.

Les primes dites extraordinaires sont au moins au nombre de deux par an (article 31). Vérifiez dans votre convention collective si elles s’acquièrent sur six ou douze mois, car le calcul change. Si elles sont déjà réparties sur vos bulletins mensuels, elles ne sont pas payées une seconde fois.

Signer « no conforme »
En cas de doute, écrivez à la main, à côté de votre signature, la date et les mots « recibido, no conforme » (reçu, en désaccord). Vous prouvez ainsi que vous avez reçu le document et, le cas échéant, l’argent, sans approuver les comptes. Trois précautions encore :

– Si le texte indique que la somme vous est remise sur-le-champ et que le paiement n’est pas arrivé, signalez-le sur le document.
– Vous pouvez demander la présence d’un représentant légal des salariés.
– Emportez toujours une copie, y compris de la lettre de rupture.

Un finiquito signé sans réserve peut avoir un effet libératoire, c’est-à-dire fermer la porte à toute réclamation ultérieure. Nul ne peut toutefois renoncer valablement aux droits que la loi déclare indisponibles.

Les délais pour réclamer
Les sommes dues se réclament pendant un an à compter du jour où elles auraient dû être payées (article 59). Le dépôt de la demande de conciliation (papeleta de conciliación) interrompt ce délai. Attention cependant : si c’est le licenciement lui-même que vous contestez, vous ne disposez que de vingt jours ouvrés, et attendre le paiement ne les arrête pas. Les salaires versés en retard produisent en outre un intérêt annuel de 10 % (article 29.3).

Un mot aux entreprises
Un décompte détaillé, remis assez tôt pour être lu et payé par virement, évite la plupart des procès. La formule passe-partout « pour solde de tout compte », sans chiffres à l’appui, n’en évite presque aucun.

Ce qui précède est une information générale et non un avis sur votre situation. Si vous souhaitez que nous relisions votre décompte, ou celui que vous allez remettre à un salarié, nous pouvons l’examiner ensemble au cabinet ; il suffit d’apporter le contrat et les derniers bulletins de paie.$$
);
