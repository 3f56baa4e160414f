insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  title, excerpt, content,
  title_en, excerpt_en, content_en,
  title_ru, excerpt_ru, content_ru
) values (
  'custodia-traslado-al-extranjero-hijos-menores', '2026-06-02', 'Derecho de familia', '{}'::text[], false,
  '023ddb04-7bf8-4f1b-aab3-932c82dfa653', '2026-06-02 08:00+00', '2026-06-02 08:00+00',
  '/images/covers/montgo.svg', 'Ilustración del macizo del Montgó', false, false,
  $$Custodia y traslado al extranjero con hijos menores$$,
  $$Mudarse a otro país con un hijo exige el acuerdo de ambos progenitores o una autorización judicial. Qué dice la ley, qué riesgos hay y cómo hacerlo bien.$$,
  $$Un trabajo en otro país, los abuelos lejos, el deseo de volver a casa tras una ruptura: los motivos para trasladarse con un hijo suelen ser comprensibles. Sin embargo, mudarse sin el acuerdo del otro progenitor puede tener consecuencias muy serias. Conviene conocer las reglas antes de comprar los billetes.

Quién decide dónde vive el menor
La patria potestad es el conjunto de deberes y facultades de los padres sobre sus hijos menores y, salvo excepciones, la comparten ambos, estén o no casados y tenga quien tenga la custodia. El artículo 154 del Código Civil es claro: el lugar de residencia habitual del menor solo puede cambiarse con el consentimiento de los dos progenitores o, en su defecto, con autorización judicial. Tener la custodia exclusiva no basta para decidir el traslado por cuenta propia.

Si hay acuerdo
Lo prudente es dejarlo por escrito y, si ya existe sentencia o convenio regulador, someter la modificación a la aprobación del juez. El pacto debería concretar:
– destino, fecha y centro escolar;
– nuevo régimen de estancias y vacaciones;
– quién paga los viajes;
– comunicación diaria por teléfono o vídeo;
– pensión de alimentos adaptada a la nueva situación.

Si no hay acuerdo
Quien desea trasladarse debe pedir autorización al juzgado antes de irse. El juez decide según el interés superior del menor: su arraigo, la relación con cada progenitor, la viabilidad del proyecto y la posibilidad real de mantener el contacto. Escucha al menor si tiene suficiente madurez y, en todo caso, a partir de los doce años. Con custodia compartida, un traslado lejano suele obligar a revisar todo el sistema. En la Comunitat Valenciana se aplica el Código Civil, porque el Tribunal Constitucional anuló en 2016 la ley autonómica sobre esta materia.

Si se teme una salida inminente, el artículo 158 del Código Civil permite pedir con urgencia la prohibición de salir de España con el menor o de expedirle pasaporte.

El Convenio de La Haya de 1980
Cuando un menor de dieciséis años es trasladado o retenido sin permiso en otro país donde rige el Convenio, puede solicitarse su restitución al país de residencia habitual. En la Unión Europea lo refuerza el Reglamento (UE) 2019/1111. No se discute quién es mejor padre o madre, sino dónde debe resolverse la custodia. Las excepciones, como un riesgo grave para el menor, se interpretan de forma estricta, y dejar pasar un año puede complicar el regreso. El Convenio no vincula a España con todos los países, y en España la sustracción de menores puede ser además delito (artículo 225 bis del Código Penal).

Viajar no es mudarse
Para unas vacaciones no suele hacer falta permiso judicial, salvo que la sentencia diga otra cosa, pero una autorización de viaje evita problemas en la frontera. Según la nacionalidad del menor y el destino, puede firmarse ante la Policía Nacional, la Guardia Civil o un notario, a veces con apostilla y traducción.

Este artículo es informativo y no sustituye al consejo sobre su situación. Si piensa trasladarse, o teme que el otro progenitor lo haga, venga a vernos cuanto antes: en este terreno el tiempo cuenta.$$,
  $$Child custody and moving abroad from Spain$$,
  $$Moving to another country with a child takes the consent of both parents or a court’s permission. What Spanish law says, the risks, and how to do it properly.$$,
  $$A job in another country, grandparents far away, the wish to go home after a separation: the reasons for moving with a child are usually easy to understand. Yet leaving without the other parent’s agreement can have very serious consequences. It pays to know the rules before buying the tickets.

Who decides where the child lives
Patria potestad, or parental responsibility, is the body of duties and powers that parents have in respect of their minor children. Save in exceptional cases it belongs to both, married or not, and whoever has custody. Article 154 of the Spanish Civil Code is clear: the child’s habitual residence may be changed only with the consent of both parents or, failing that, with the permission of a court. Having sole custody is not enough to decide on a move alone.

If you both agree
The prudent course is to put the agreement in writing and, if there is already a judgment or a settlement (convenio regulador), to have the change approved by the court. It should spell out:
– destination, date and school;
– the new arrangements for stays and holidays;
– who pays for travel;
– day-to-day contact by telephone or video;
– child maintenance adjusted to the new situation.

If you do not agree
The parent who wishes to move must ask the court for permission before leaving. The judge decides according to the best interests of the child: how settled the child is, the relationship with each parent, whether the plan is workable, and whether contact can genuinely be kept up. The child is heard if mature enough and, in any event, from the age of twelve. Where custody is shared, a distant move usually means rethinking the whole arrangement. In the Comunitat Valenciana the Civil Code applies, because in 2016 the Constitutional Court struck down the regional law on the subject.

If there are fears of an imminent departure, article 158 of the Civil Code allows an urgent application to prohibit taking the child out of Spain or the issue of a passport.

The 1980 Hague Convention
When a child under sixteen is taken to, or kept in, another country where the Convention is in force without the necessary consent, an application can be made for the child’s return to the country of habitual residence. Within the European Union, Regulation (EU) 2019/1111 strengthens the procedure. The question is not who is the better parent, but where custody should be decided. The exceptions, such as a grave risk to the child, are construed narrowly, and letting a year go by can make a return harder. The Convention is not in force between Spain and every other country, and in Spain child abduction may also be a criminal offence (article 225 bis of the Criminal Code).

Travelling is not moving
A holiday does not normally need a court’s permission, unless the judgment says otherwise, but a travel authorisation avoids trouble at the border. Depending on the child’s nationality and the destination, it can be signed before the Policía Nacional, the Guardia Civil or a notary, sometimes with an apostille and a translation.

This article is for information and does not replace advice on your circumstances. If you are thinking of moving, or fear that the other parent may, come and see us as soon as you can: in these matters time counts.$$,
  $$Опека и переезд с ребёнком за границу$$,
  $$Переезд с ребёнком в другую страну требует согласия обоих родителей или разрешения суда. Что говорит закон, каковы риски и как всё сделать правильно.$$,
  $$Работа в другой стране, бабушка с дедушкой далеко, желание вернуться домой после расставания — причины переезда с ребёнком обычно понятны. Однако отъезд без согласия второго родителя может иметь очень серьёзные последствия. Правила лучше узнать до покупки билетов.

Кто решает, где живёт ребёнок
Родительская власть (patria potestad) — это совокупность обязанностей и прав родителей в отношении несовершеннолетних детей. За редкими исключениями она принадлежит обоим, независимо от того, состоят ли они в браке и с кем живёт ребёнок. Статья 154 Гражданского кодекса Испании говорит прямо: постоянное место жительства ребёнка можно изменить только с согласия обоих родителей, а если его нет — с разрешения суда. Даже единоличная опека не даёт права решать вопрос о переезде в одиночку.

Если родители договорились
Разумно оформить договорённость письменно, а если уже есть решение суда или соглашение о последствиях развода (convenio regulador) — утвердить изменения у судьи. В документе стоит указать:
– страну и город, дату переезда и школу;
– новый порядок общения и каникул;
– кто оплачивает поездки;
– как ребёнок будет ежедневно общаться с родителем по телефону или видеосвязи;
– размер алиментов с учётом новой ситуации.

Если согласия нет
Тот, кто хочет переехать, должен получить разрешение суда до отъезда. Судья исходит из наилучших интересов ребёнка: насколько он укоренён на нынешнем месте, каковы его отношения с каждым из родителей, насколько реален план переезда и удастся ли на деле сохранить общение. Ребёнка выслушивают, если он достаточно зрел, а с двенадцати лет — в любом случае. При совместной опеке дальний переезд обычно заставляет пересмотреть весь её порядок. В Валенсийском сообществе применяется Гражданский кодекс, поскольку в 2016 году Конституционный суд отменил региональный закон на эту тему.

Если есть опасение, что ребёнка вот-вот увезут, статья 158 Гражданского кодекса позволяет срочно просить о запрете вывозить его из Испании или выдавать ему паспорт.

Гаагская конвенция 1980 года
Если ребёнка младше шестнадцати лет без согласия вывезли в другую страну, где действует Конвенция, или удерживают там, можно требовать его возвращения в страну постоянного проживания. В Европейском союзе эту процедуру усиливает Регламент (ЕС) 2019/1111. Спор идёт не о том, кто из родителей лучше, а о том, где должен решаться вопрос об опеке. Исключения, например серьёзная угроза для ребёнка, толкуются узко, а если упустить год, вернуть его может стать труднее. Конвенция связывает Испанию не со всеми странами, а в самой Испании похищение ребёнка родителем может быть ещё и преступлением (статья 225 bis Уголовного кодекса).

Поездка — ещё не переезд
Для отпуска разрешение суда обычно не требуется, если иное не сказано в решении, но согласие на выезд избавит от сложностей на границе. В зависимости от гражданства ребёнка и страны назначения его можно подписать в Национальной полиции, в Гражданской гвардии или у нотариуса, иногда с апостилем и переводом.

Статья носит справочный характер и не заменяет консультации по Вашей ситуации. Если Вы думаете о переезде или опасаетесь, что его готовит второй родитель, приходите к нам как можно раньше: в таких делах время решает многое.$$
);
