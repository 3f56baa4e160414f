insert into public.testimonials (
  id, name, role, testimonial,
  name_en, role_en, testimonial_en,
  name_fr, role_fr, testimonial_fr,
  name_de, role_de, testimonial_de,
  name_ar, role_ar, testimonial_ar,
  name_zh, role_zh, testimonial_zh,
  name_ru, role_ru, testimonial_ru,
  image, platform_logo, platform_name, active, created_at, consent_date, verification, original_language
) values
(
  '4eb1b087-5a4e-4669-9451-170ab0165721',
  $$M. K.$$, $$Compradora de vivienda, Alemania$$, $$Antes de firmar las arras revisaron el Registro y encontraron una ampliación sin declarar. El vendedor la regularizó y compré dos meses más tarde, con todo en orden. Me explicaron cada documento antes de firmarlo y nunca me metieron prisa.$$,
  null, $$Home buyer, Germany$$, $$Before I signed the deposit contract they checked the Land Registry and found an extension that had never been declared. The seller put it right and I bought two months later, with everything in order. They explained each document before I signed it and never rushed me.$$,
  null, $$Acquéreuse d’un logement, Allemagne$$, $$Avant la signature du compromis, ils ont consulté le registre foncier et découvert une extension jamais déclarée. Le vendeur a régularisé et j’ai acheté deux mois plus tard, tout étant en ordre. On m’a expliqué chaque document avant que je le signe, sans jamais me presser.$$,
  null, $$Hauskäuferin, Deutschland$$, $$Vor der Anzahlung haben sie das Grundbuch geprüft und einen nie gemeldeten Anbau entdeckt. Der Verkäufer hat das in Ordnung gebracht, und ich habe zwei Monate später gekauft. Jedes Dokument wurde mir vor der Unterschrift erklärt, gedrängt hat mich niemand.$$,
  $$م. ك.$$, $$مشترية منزل، ألمانيا$$, $$قبل أن أوقّع عقد العربون راجعوا السجل العقاري فاكتشفوا توسعة في المنزل لم يُصرَّح بها. سوّى البائع وضعها، واشتريت بعد شهرين وكل شيء سليم. شرحوا لي كل وثيقة قبل توقيعها ولم يستعجلوني قط.$$,
  null, $$购房者，德国$$, $$签定金合同之前，他们查了产权登记，发现房子有一处加建从未申报。卖家补办手续后，我晚了两个月买下，一切都合规。每份文件签字前他们都会讲清楚，从不催我。$$,
  $$М. К.$$, $$Покупательница жилья, Германия$$, $$Прежде чем я подписала договор задатка, они проверили реестр и нашли незарегистрированную пристройку. Продавец всё оформил, и через два месяца я купила дом с документами в полном порядке. Каждую бумагу мне объясняли до подписи и ни разу не торопили.$$,
  '/images/avatars/avatar-1.svg', '/images/platforms/opiniones.svg', 'Opiniones', true, '2026-10-02T10:00:00Z', '2026-09-28', $$Opinión inventada para la demostración$$, 'de'
),
(
  'ccccb1be-9039-483c-bdac-b355421f181d',
  $$C. B.$$, $$Heredera$$, $$Mi padre murió en España y nosotros vivimos lejos. Con un poder firmado en nuestro país se ocuparon del notario, los impuestos y el Registro, y solo tuvimos que viajar una vez. Los honorarios fueron los que nos habían anunciado.$$,
  null, $$Heir$$, $$My father died in Spain and we live far away. With a power of attorney signed at home they dealt with the notary, the taxes and the Land Registry, and we only had to travel once. The fees were what we had been told.$$,
  null, $$Héritière$$, $$Mon père est décédé en Espagne et nous vivons loin. Avec une procuration signée dans notre pays, ils se sont chargés du notaire, des impôts et du registre foncier, et nous n’avons fait qu’un seul voyage. Les honoraires ont été ceux annoncés.$$,
  null, $$Erbin$$, $$Mein Vater ist in Spanien gestorben, wir selbst leben weit entfernt. Mit einer zu Hause unterschriebenen Vollmacht haben sie Notar, Steuern und Grundbuch erledigt, sodass wir nur einmal anreisen mussten. Das Honorar blieb bei dem, was angekündigt war.$$,
  $$ك. ب.$$, $$وارثة$$, $$توفي والدي في إسبانيا ونحن نعيش بعيدًا. بوكالة وقّعناها في بلدنا تولّوا أمور الموثّق والضرائب والسجل العقاري، فلم نضطر إلى السفر إلا مرة واحدة. وجاءت الأتعاب كما أخبرونا بها من قبل.$$,
  null, $$继承人$$, $$父亲在西班牙去世，而我们住得很远。我们在本国签了一份委托书，公证、税务和产权登记都由他们办理，我们只跑了一趟。最后的费用和当初说的一样。$$,
  $$К. Б.$$, $$Наследница$$, $$Мой отец умер в Испании, а мы живём далеко. По доверенности, подписанной в нашей стране, они занялись нотариусом, налогами и реестром, и приехать нам пришлось всего один раз. Гонорар оказался таким, как нам и назвали.$$,
  '/images/avatars/avatar-2.svg', '/images/platforms/opiniones.svg', 'Opiniones', true, '2026-09-03T09:30:00Z', '2026-08-31', $$Opinión inventada para la demostración$$, 'es'
),
(
  'f65085b9-aa70-48b3-ad02-181672fd78ea',
  $$J. R.$$, $$Trabajador de la hostelería$$, $$Me despidieron al acabar la temporada y pensaba que no había nada que hacer. Me avisaron de que el plazo era corto, presentaron la papeleta de conciliación esa misma semana y llegamos a un acuerdo con la empresa sin ir a juicio.$$,
  null, $$Hospitality worker$$, $$I was dismissed at the end of the season and thought nothing could be done. They warned me that the time limit was short, filed the conciliation request that same week, and we reached an agreement with the company without going to court.$$,
  null, $$Salarié de la restauration$$, $$J’ai été licencié à la fin de la saison et je pensais qu’il n’y avait rien à faire. Ils m’ont averti que le délai était court, ont déposé la demande de conciliation la semaine même, et nous avons trouvé un accord avec l’entreprise sans procès.$$,
  null, $$Beschäftigter in der Gastronomie$$, $$Nach der Saison wurde mir gekündigt, und ich dachte, da sei nichts zu machen. Sie wiesen mich darauf hin, dass die Frist kurz ist, stellten noch in derselben Woche den Schlichtungsantrag, und wir einigten uns mit der Firma ohne Prozess.$$,
  $$خ. ر.$$, $$عامل في قطاع الضيافة$$, $$فُصلت من عملي عند نهاية الموسم وظننت أنه لا فائدة من أي خطوة. نبّهوني إلى أن المهلة قصيرة، وقدّموا طلب المصالحة في الأسبوع نفسه، وتوصّلنا إلى اتفاق مع الشركة من دون اللجوء إلى المحكمة.$$,
  null, $$餐饮酒店业员工$$, $$旺季一结束我就被辞退了，以为没什么办法。他们提醒我期限很短，当周就提交了调解申请，后来没有上法庭，就和公司谈妥了。$$,
  $$Х. Р.$$, $$Работник гостиничной сферы$$, $$Меня уволили в конце сезона, и я думал, что сделать уже ничего нельзя. Мне объяснили, что срок короткий, на той же неделе подали заявление о примирении, и мы договорились с компанией без суда.$$,
  null, '/images/platforms/opiniones.svg', 'Opiniones', true, '2026-07-21T16:00:00Z', '2026-07-17', $$Opinión inventada para la demostración$$, 'es'
),
(
  'faa00d66-4ad1-481f-bf24-18fd5043efe7',
  $$I. H.$$, $$Nuevo residente, Países Bajos$$, $$Necesitaba el NIE para contratar la luz y firmar ante notario. Me dijeron qué llevar, pidieron la cita y me acompañaron a la comisaría. Tardó algo más de lo previsto porque no había citas, pero no tuve que volver dos veces.$$,
  null, $$New resident, the Netherlands$$, $$I needed an NIE to set up the electricity and sign before the notary. They told me what to bring, booked the appointment and came with me to the police station. It took a little longer than planned, as appointments were scarce, but I did not have to go back twice.$$,
  null, $$Nouveau résident, Pays-Bas$$, $$Il me fallait le NIE pour ouvrir le contrat d’électricité et signer chez le notaire. Ils m’ont dit quoi apporter, ont pris le rendez-vous et m’ont accompagné au commissariat. Ce fut un peu plus long que prévu, faute de créneaux, mais je n’ai pas dû y retourner.$$,
  null, $$Neu zugezogen, Niederlande$$, $$Ich brauchte die NIE für den Stromvertrag und den Notartermin. Man sagte mir, was ich mitbringen muss, buchte den Termin und begleitete mich zur Polizei. Weil Termine knapp waren, dauerte es etwas länger als geplant, aber ich musste kein zweites Mal hin.$$,
  $$إ. هـ.$$, $$مقيم جديد، هولندا$$, $$احتجت إلى رقم هوية الأجنبي (NIE) لإبرام عقد الكهرباء والتوقيع أمام الموثّق. أخبروني بما ينبغي أن أحمله، وحجزوا الموعد، ورافقوني إلى مركز الشرطة. طال الأمر قليلًا لقلة المواعيد، لكنني لم أضطر إلى العودة مرة ثانية.$$,
  null, $$新居民，荷兰$$, $$办理用电合同、去公证处签字都需要NIE（外国人身份号码）。他们告诉我要带什么材料，帮我约好时间，还陪我去了警察局。因为预约名额紧张，比预计晚了一些，但我不用跑第二趟。$$,
  $$И. Х.$$, $$Новый резидент, Нидерланды$$, $$Мне нужен был NIE, чтобы заключить договор на электричество и подписать документы у нотариуса. Мне сказали, что взять с собой, записали на приём и сходили со мной в полицию. Вышло чуть дольше, чем ожидалось: записи почти не было. Зато второй раз идти не пришлось.$$,
  null, '/images/platforms/opiniones.svg', 'Opiniones', true, '2026-06-09T11:15:00Z', '2026-06-05', $$Opinión inventada para la demostración$$, 'es'
),
(
  'a5b71cc4-7d61-43f7-abc3-55fd8f061285',
  $$E. V.$$, $$Madre$$, $$Nos casamos en otro país y vivíamos aquí. Me aclararon qué tribunal podía divorciarnos y qué pasos había que dar. El convenio recoge bien los horarios de los niños, que era lo que de verdad me preocupaba.$$,
  null, $$Mother$$, $$We married in another country and were living here. They made clear to me which court could divorce us and which steps to take. The settlement sets out the children’s timetable properly, which was what really worried me.$$,
  null, $$Mère$$, $$Nous nous étions mariés dans un autre pays et vivions ici. On m’a expliqué quel tribunal pouvait prononcer le divorce et quelles démarches suivre. La convention règle bien l’emploi du temps des enfants, ce qui m’inquiétait le plus.$$,
  null, $$Mutter$$, $$Wir hatten in einem anderen Land geheiratet und lebten hier. Man erklärte mir, welches Gericht uns scheiden kann und welche Schritte nötig sind. Die Vereinbarung regelt die Zeiten der Kinder gut, und das war meine eigentliche Sorge.$$,
  $$إ. ف.$$, $$أم$$, $$تزوجنا في بلد آخر وكنا نعيش هنا. أوضحوا لي أي محكمة يمكنها النظر في طلاقنا وما الخطوات اللازمة. والاتفاق ينظّم أوقات الأطفال تنظيمًا جيدًا، وهذا ما كان يقلقني حقًا.$$,
  null, $$一位母亲$$, $$我们在别国结婚，当时住在这里。他们讲清了哪个法院能受理我们的离婚、要走哪些步骤。协议把孩子的时间安排写得很妥当，这正是我最担心的。$$,
  $$Е. В.$$, $$Мама$$, $$Мы поженились в другой стране, а жили здесь. Мне объяснили, какой суд может нас развести и что для этого нужно сделать. В соглашении толково расписано, когда дети с кем, а это волновало меня больше всего.$$,
  null, '/images/platforms/opiniones.svg', 'Opiniones', true, '2026-05-05T08:45:00Z', '2026-04-30', $$Opinión inventada para la demostración$$, 'es'
),
(
  '64fd0c42-3e2f-47eb-b7cf-bd8e75792617',
  $$W. L.$$, $$Residente$$, $$Mis hijos viven en dos países y ya tenía un testamento en el mío. Redactaron el español de forma que uno no anulara el otro y me lo leyeron despacio, con intérprete, antes de ir al notario. Salí de allí sin dudas pendientes.$$,
  null, $$Resident$$, $$My children live in two countries and I already had a will in my own. They drafted the Spanish one so that neither would cancel the other, and went through it with me slowly, with an interpreter, before we saw the notary. I left with no questions open.$$,
  null, $$Résidente$$, $$Mes enfants vivent dans deux pays et j’avais déjà un testament dans le mien. Ils ont rédigé celui d’Espagne de sorte que l’un n’annule pas l’autre, et me l’ont lu lentement, avec un interprète, avant d’aller chez le notaire. Je suis repartie sans question en suspens.$$,
  null, $$Einwohnerin$$, $$Meine Kinder leben in zwei Ländern, und in meiner Heimat hatte ich bereits ein Testament. Das spanische wurde so abgefasst, dass keines das andere aufhebt, und vor dem Notartermin in Ruhe mit Dolmetscher durchgelesen. Danach war für mich keine Frage mehr offen.$$,
  $$و. ل.$$, $$مقيمة$$, $$يعيش أولادي في بلدين، وكانت لي وصية في بلدي. صاغوا وصيتي الإسبانية بحيث لا تلغي إحداهما الأخرى، وقرؤوها عليّ بتأنٍّ بحضور مترجم قبل الذهاب إلى الموثّق. وخرجت من هناك بلا أسئلة معلّقة.$$,
  null, $$居民$$, $$我的孩子分住在两个国家，我在本国已经立过一份遗嘱。他们起草西班牙这份时，特意让两份互不冲突，去公证处之前又请翻译一起慢慢读给我听。签完字，心里没有疑问了。$$,
  $$В. Л.$$, $$Жительница Испании$$, $$Мои дети живут в двух странах, и завещание на родине у меня уже было. Испанское составили так, чтобы одно не отменяло другое, и перед визитом к нотариусу не спеша прочли мне его с переводчиком. Вопросов у меня не осталось.$$,
  null, '/images/platforms/opiniones.svg', 'Opiniones', true, '2026-04-15T15:20:00Z', '2026-04-10', $$Opinión inventada para la demostración$$, 'es'
),
(
  'b872a81a-67a8-4574-96ab-ac95ae4216e7',
  $$Y. B.$$, $$Trabajadora$$, $$Trabajaba y no tenía papeles. Me dijeron con claridad qué arraigo podía pedir y qué documentos me faltaban, y esperamos hasta reunirlos. La autorización tardó unos meses, pero siempre supe en qué punto estaba mi expediente.$$,
  null, $$Employee$$, $$I was working and had no papers. They told me plainly which type of arraigo I could apply for and which documents I was missing, and we waited until we had them. The permit took some months, but I always knew where my application stood.$$,
  null, $$Salariée$$, $$Je travaillais et je n’avais pas de papiers. On m’a dit clairement quel arraigo je pouvais demander et quelles pièces me manquaient, et nous avons attendu de les réunir. L’autorisation a pris quelques mois, mais j’ai toujours su où en était mon dossier.$$,
  null, $$Arbeitnehmerin$$, $$Ich arbeitete und hatte keine Papiere. Man sagte mir offen, welchen „arraigo“ ich beantragen konnte und welche Unterlagen fehlten, und wir warteten, bis alle da waren. Die Genehmigung dauerte einige Monate, aber ich wusste immer, wie es um meine Akte stand.$$,
  $$ي. ب.$$, $$عاملة$$, $$كنت أعمل وليست لدي أوراق إقامة. قالوا لي بوضوح أي نوع من التجذّر (arraigo) يمكنني طلبه وما الوثائق التي تنقصني، وانتظرنا حتى جمعناها. استغرق التصريح بضعة أشهر، لكنني كنت أعرف دائمًا أين وصل ملفي.$$,
  null, $$职员$$, $$我一直在工作，当时没有居留。他们明确告诉我可以申请哪一种扎根居留（arraigo）、还缺哪些材料，我们等材料齐了才递交。许可等了几个月，但进展到哪一步，我心里一直有数。$$,
  $$Я. Б.$$, $$Работница$$, $$Я работала и жила без документов. Мне прямо сказали, на какой вид arraigo я могу подать и каких бумаг не хватает, и мы подождали, пока соберём все. Разрешение пришло через несколько месяцев, но я всегда знала, на каком этапе дело.$$,
  null, '/images/platforms/opiniones.svg', 'Opiniones', true, '2026-03-26T12:00:00Z', '2026-03-23', $$Opinión inventada para la demostración$$, 'es'
),
(
  'f52cf041-9f16-4546-b086-40f045f88af3',
  $$D. W.$$, $$Propietario$$, $$Quería alquilar mi apartamento a turistas. Me explicaron qué registros hacían falta y que necesitaba el acuerdo de la comunidad de propietarios, que no llegó. No era lo que esperaba oír, pero me ahorró una sanción; ahora lo alquilo todo el año.$$,
  null, $$Owner$$, $$I wanted to let my flat to holidaymakers. They explained which registrations were required and that I needed the agreement of the owners’ association, which never came. It was not what I had hoped to hear, but it spared me a fine; I now let it all year round.$$,
  null, $$Propriétaire$$, $$Je voulais louer mon appartement à des touristes. On m’a expliqué quels enregistrements étaient nécessaires et qu’il me fallait l’accord de la copropriété, que je n’ai pas obtenu. Ce n’était pas ce que j’espérais entendre, mais cela m’a évité une amende ; je le loue désormais à l’année.$$,
  null, $$Eigentümer$$, $$Ich wollte meine Wohnung an Feriengäste vermieten. Man erklärte mir, welche Eintragungen nötig sind und dass die Eigentümergemeinschaft zustimmen muss, was sie nicht tat. Gern gehört habe ich das nicht, aber es hat mir ein Bußgeld erspart; heute vermiete ich ganzjährig.$$,
  $$د. و.$$, $$مالك شقة$$, $$كنت أرغب في تأجير شقتي للسياح. شرحوا لي التسجيلات المطلوبة وأنني أحتاج إلى موافقة اتحاد الملّاك، ولم تصدر. لم يكن هذا ما تمنيت سماعه، لكنه جنّبني غرامة، وأنا الآن أؤجرها طوال السنة.$$,
  null, $$业主$$, $$我想把公寓租给游客。他们讲明需要办哪些登记，还要经业主大会同意，结果没有通过。这不是我想听到的，但让我免了一笔罚款，现在我改做长租。$$,
  $$Д. У.$$, $$Владелец квартиры$$, $$Я хотел сдавать квартиру туристам. Мне объяснили, какие регистрации нужны и что требуется согласие сообщества собственников, а его не дали. Не это я надеялся услышать, зато обошлось без штрафа; теперь сдаю её круглый год.$$,
  '/images/avatars/avatar-3.svg', '/images/platforms/opiniones.svg', 'Opiniones', true, '2026-02-18T10:30:00Z', '2026-02-13', $$Opinión inventada para la demostración$$, 'es'
),
(
  '0a2e4b30-46f6-4f1b-aa0e-878502ed1fb5',
  $$P. S.$$, $$Inquilina$$, $$El propietario no me devolvía la fianza por unos desperfectos que ya estaban cuando entré. Bastó con mis fotos y un burofax bien redactado. No recuperé el total, pero sí la mayor parte, y sin tener que ir a juicio.$$,
  null, $$Tenant$$, $$The landlord would not return my deposit because of damage that was already there when I moved in. My photographs and a well-written formal letter were enough. I did not get all of it back, but I did get most of it, and without going to court.$$,
  null, $$Locataire$$, $$Le propriétaire refusait de me rendre la caution à cause de dégâts déjà présents à mon arrivée. Mes photos et une mise en demeure bien rédigée ont suffi. Je n’ai pas tout récupéré, mais la plus grande partie, et sans passer devant le tribunal.$$,
  null, $$Mieterin$$, $$Der Vermieter behielt meine Kaution wegen Schäden ein, die schon beim Einzug da waren. Meine Fotos und ein gut formuliertes Einschreiben haben genügt. Alles habe ich nicht zurückbekommen, aber den größten Teil, und das ohne Gericht.$$,
  $$ب. س.$$, $$مستأجرة$$, $$كان المالك يرفض ردّ مبلغ التأمين بسبب أضرار كانت موجودة حين انتقلت إلى الشقة. كفت صوري ورسالة رسمية محكمة الصياغة. لم أسترجع المبلغ كله لكنني استرجعت معظمه، ومن دون أن أضطر إلى اللجوء إلى القضاء.$$,
  null, $$租客$$, $$房东以一些损坏为由不退押金，可那些损坏我入住时就有了。靠我拍的照片和一封措辞严谨的正式公函，事情就解决了。虽没拿回全部，但拿回了大半，也没打官司。$$,
  $$П. С.$$, $$Арендатор жилья$$, $$Хозяин не возвращал мне залог из-за повреждений, которые были ещё до моего въезда. Хватило моих фотографий и грамотно составленного официального письма. Вернули не всё, но большую часть, и до суда дело не дошло.$$,
  null, '/images/platforms/opiniones.svg', 'Opiniones', true, '2026-01-22T17:10:00Z', '2026-01-19', $$Opinión inventada para la demostración$$, 'es'
);

update public.testimonials set
  consent_text = 'Autorizo a publicar en la página web mi opinión y sus traducciones, con el nombre que figura en ella.',
  consent_via = 'signed'
where consent_date is not null;
