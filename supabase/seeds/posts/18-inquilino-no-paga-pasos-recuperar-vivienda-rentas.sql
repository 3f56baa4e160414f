insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  title, excerpt, content,
  title_de, excerpt_de, content_de
) values (
  'inquilino-no-paga-pasos-recuperar-vivienda-rentas', '2026-03-10', 'Derecho civil', array['Vivienda']::text[], true,
  '55cc24b4-0883-4690-8152-b464d5a53e83', '2026-03-10 08:00+00', '2026-03-10 08:00+00',
  '/images/covers/old-town.svg', 'Ilustración de las casas del casco antiguo de Dénia', false, false,
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

Estas indicaciones son generales; cada contrato tiene sus detalles. Si ya acumula impagos, podemos revisar los papeles con usted y fijar el primer paso.$$,
  $$Der Mieter zahlt nicht: So erhalten Sie Wohnung und Miete zurück$$,
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
Mit der Klage (desahucio) lassen sich die Herausgabe der Wohnung und die Mietforderung verbinden, einschließlich der bis zur Rückgabe fällig werdenden Mieten. Wird sie zugelassen, fordert das Gericht den Mieter auf, binnen zehn Tagen zu räumen, zu zahlen oder Widerspruch einzulegen. Bleibt er untätig, kommt es zum festgesetzten Termin zur Zwangsräumung; widerspricht er, wird mündlich verhandelt. Rechtsanwalt und Prozessvertreter (procurador) sind erforderlich.

Die Abwendung durch Zahlung
Einmal kann der Mieter die Räumung stoppen, indem er innerhalb der gerichtlich gesetzten Frist alles Geschuldete zahlt (enervación). Das ist ausgeschlossen, wenn er schon früher davon Gebrauch gemacht hat, es sei denn, die Zahlung scheiterte damals aus Gründen, die der Vermieter zu vertreten hatte. Ebenso scheidet es aus, wenn er mindestens dreißig Tage vor der Klage nachweislich zur Zahlung aufgefordert wurde und bei Klageerhebung noch immer nicht gezahlt hatte. Daher ist das Burofax so wichtig.

Wenn der Mieter schutzbedürftig ist
Handelt es sich um seinen gewöhnlichen Wohnsitz, weist das Gericht den Mieter auf die Sozialdienste hin und unterrichtet diese von dem Verfahren. Ist die wirtschaftliche Schutzbedürftigkeit (vulnerabilidad) nachgewiesen, kann es das Verfahren aussetzen und wägt dabei auch die Lage des Vermieters ab: höchstens zwei Monate, wenn dieser eine natürliche Person ist, und vier, wenn es sich um eine Gesellschaft handelt. Dazu kamen in den letzten Jahren mehrfach geänderte Sondermaßnahmen; prüfen Sie, welche jeweils gelten.

Was Sie von Anfang an sammeln sollten
– Den Vertrag mit Anlagen und den Nachweis der Kaution.
– Die Kontoauszüge, auf denen die Zahlung fehlt.
– Sämtliche Nachrichten mit dem Mieter; löschen Sie keine.

Diese Hinweise sind allgemeiner Natur; jeder Vertrag hat seine Eigenheiten. Sind bereits Mieten offen, sehen wir Ihre Unterlagen gern mit Ihnen durch und legen den ersten Schritt fest.$$
);
