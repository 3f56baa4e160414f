insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  author, reviewed_on, law_as_of, sources,
  title, excerpt, content,
  title_en, excerpt_en, content_en,
  title_fr, excerpt_fr, content_fr,
  title_de, excerpt_de, content_de,
  title_ar, excerpt_ar, content_ar,
  title_zh, excerpt_zh, content_zh,
  title_ru, excerpt_ru, content_ru
) values (
  'horario-nuestro-despacho-agosto', '2026-02-02', 'General', '{}'::text[], false,
  'our-office-hours-august', 'horaires-notre-cabinet-aout', 'unsere-buerozeiten-august',
  'our-office-hours-august', 'our-office-hours-august', 'chasy-raboty-nashego-byuro-avguste',
  '386f89f0-e402-47a7-9676-ec6efa91abfc', '2026-02-02 08:00+00', '2026-02-02 08:00+00',
  '', '', true, false,
  'lluis-ejemplo-mari', null, null, '[]',
  -- Español
  $$Horario de nuestro despacho en agosto$$,
  $$En agosto abrimos con horario reducido y solo con cita previa. Le explicamos cómo organizarse y qué plazos legales siguen corriendo durante ese mes.$$,
  $$Durante el mes de agosto nuestro despacho permanece abierto con horario reducido, de mañana y solo con cita previa. Las videoconsultas se mantienen, también con cita.

Qué conviene saber
Agosto es inhábil para la mayoría de las actuaciones judiciales, pero no para todo. Siguen adelante, entre otras cosas:
– las actuaciones urgentes, como las relativas a personas detenidas o a la protección de menores;
– el plazo para impugnar un despido;
– los plazos administrativos y tributarios, por ejemplo los de extranjería o los del impuesto de sucesiones.

Si recibe una notificación
No la deje para septiembre. Anote la fecha en que la recibió, guarde el sobre o el justificante electrónico y escríbanos cuanto antes: le diremos si el plazo corre o puede esperar.

En septiembre recuperamos el horario habitual. Si prevé una firma ante notario o un viaje en esas fechas, le agradeceremos que nos avise con antelación. Esta nota es informativa y no sustituye a una consulta.

Derecho vigente en noviembre de 2026. Fuentes: LO 6/1985 ([BOE-A-1985-12666](https://www.boe.es/buscar/doc.php?id=BOE-A-1985-12666)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- English
  $$Our office hours in August$$,
  $$In August we keep shorter hours, by appointment only. How to plan ahead, and which legal time limits go on running in Spain during that month.$$,
  $$During August our office stays open with shorter hours, mornings only and by appointment. Video consultations continue, also by appointment.

What you should know
In August most court business in Spain stands still, but not all of it. Among other things, the following go on:
– urgent matters, such as those concerning people in custody or the protection of children;
– the time limit to challenge a dismissal;
– administrative and tax deadlines, for instance in immigration or inheritance tax.

If you are served with a document
Do not leave it until September. Note the date on which you received it, keep the envelope or the electronic receipt and write to us as soon as you can: we will tell you whether time is running or can wait.

In September we return to our usual hours. If you expect to sign before a notary or to travel at that time, please let us know well in advance. This note is for information only and does not replace a consultation.

Law as of November 2026. Sources: LO 6/1985 ([BOE-A-1985-12666](https://www.boe.es/buscar/doc.php?id=BOE-A-1985-12666)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- Français
  $$Les horaires de notre cabinet en août$$,
  $$En août, nous ouvrons à horaire réduit et uniquement sur rendez-vous. Comment vous organiser, et quels délais continuent de courir en Espagne ce mois-là.$$,
  $$Pendant le mois d’août, notre cabinet reste ouvert à horaire réduit, le matin et uniquement sur rendez-vous. Les visioconsultations sont maintenues, elles aussi sur rendez-vous.

Ce qu’il faut savoir
En août, la plupart des actes judiciaires sont suspendus en Espagne, mais pas tous. Se poursuivent notamment :
– les affaires urgentes, comme celles qui concernent des personnes en garde à vue ou la protection de mineurs ;
– le délai pour contester un licenciement ;
– les délais administratifs et fiscaux, par exemple en droit des étrangers ou pour les droits de succession.

Si vous recevez une notification
N’attendez pas septembre. Notez la date de réception, gardez l’enveloppe ou l’accusé électronique et écrivez-nous au plus vite : nous vous dirons si le délai court ou s’il peut attendre.

En septembre, nous reprenons l’horaire habituel. Si vous prévoyez une signature chez le notaire ou un voyage à cette période, merci de nous prévenir assez tôt. Cette note est informative et ne remplace pas une consultation.

Droit en vigueur en novembre 2026. Sources : LO 6/1985 ([BOE-A-1985-12666](https://www.boe.es/buscar/doc.php?id=BOE-A-1985-12666)) ; Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- Deutsch
  $$Unsere Bürozeiten im August$$,
  $$Im August haben wir verkürzt und nur nach Vereinbarung geöffnet. Wie Sie planen und welche Fristen in Spanien in diesem Monat weiterlaufen.$$,
  $$Im August bleibt unsere Kanzlei mit verkürzten Zeiten geöffnet, vormittags und nur nach Vereinbarung. Videoberatungen finden ebenfalls nach Vereinbarung statt.

Was Sie wissen sollten
Im August ruht in Spanien der größte Teil der Gerichtstätigkeit, aber nicht alles. Weiter laufen unter anderem:
– Eilsachen, etwa wenn jemand festgenommen wurde oder Kinder zu schützen sind;
– die Frist, um eine Kündigung anzufechten;
– Verwaltungs- und Steuerfristen, zum Beispiel im Ausländerrecht oder bei der Erbschaftsteuer.

Wenn Ihnen etwas zugestellt wird
Lassen Sie es nicht bis September liegen. Notieren Sie den Tag des Zugangs, bewahren Sie den Umschlag oder den elektronischen Nachweis auf und schreiben Sie uns so bald wie möglich: Wir sagen Ihnen, ob die Frist läuft oder warten kann.

Im September gelten wieder die üblichen Zeiten. Wenn Sie für diese Tage einen Notartermin oder eine Reise planen, geben Sie uns bitte rechtzeitig Bescheid. Dieser Hinweis dient der Information und ersetzt keine Beratung.

Rechtsstand: November 2026. Quellen: LO 6/1985 ([BOE-A-1985-12666](https://www.boe.es/buscar/doc.php?id=BOE-A-1985-12666)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- العربية
  $$ساعات عمل مكتبنا في أغسطس$$,
  $$نعمل في أغسطس بساعات مخفضة وبموعد مسبق فقط. كيف تنظمون أموركم، وأي مهل قانونية تظل سارية خلال هذا الشهر في إسبانيا.$$,
  $$يبقى مكتبنا مفتوحًا خلال شهر أغسطس بساعات مخفضة، صباحًا فقط وبموعد مسبق. وتستمر الاستشارات بالفيديو، بموعد أيضًا.

ما ينبغي معرفته
أغسطس عطلة لمعظم الإجراءات القضائية، لكن ليس لها كلها. فمما يستمر:
– الإجراءات العاجلة، كالمتعلقة بالموقوفين أو بحماية القاصرين؛
– مهلة الطعن في الفصل من العمل؛
– المهل الإدارية والضريبية، كمهل شؤون الأجانب أو ضريبة الميراث.

إذا تلقيتم تبليغًا
لا تتركوه إلى سبتمبر. دوّنوا تاريخ تسلّمه، واحتفظوا بالظرف أو بالإشعار الإلكتروني، واكتبوا إلينا في أقرب وقت: نقول لكم هل المهلة جارية أم يمكنها الانتظار.

وفي سبتمبر نعود إلى ساعات العمل المعتادة. وإذا كان لديكم في تلك الأيام توقيع لدى الموثّق أو سفر، فنرجو إبلاغنا مسبقًا. هذه المذكرة للاطلاع ولا تغني عن الاستشارة.

القانون الساري في نوفمبر 2026. المصادر: LO 6/1985 ([BOE-A-1985-12666](https://www.boe.es/buscar/doc.php?id=BOE-A-1985-12666))؛ Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$,
  -- 中文
  $$我们律所八月的办公时间$$,
  $$八月我们缩短办公时间，仅接待预约来访。本文说明如何安排，以及哪些法定期限在该月照常计算。$$,
  $$八月期间，我们律所照常开放，但缩短办公时间，仅限上午，并须预约。视频咨询照常进行，同样须预约。

应当知道的事
八月对大多数法院事务而言不是工作日，但并非一切都停下来。以下事项照常进行：
– 紧急事务，例如涉及被拘留者或保护未成年人的事务；
– 对解雇提出异议的期限；
– 行政和税务期限，例如居留手续或遗产税的期限。

如果您收到通知
不要留到九月。请记下收到的日期，保存信封或电子回执，并尽快写信给我们：我们会告诉您期限是否在走，还是可以等。

九月起恢复平常的办公时间。如果您预计那段时间要到公证处签字或外出旅行，请提前告知我们。本说明仅供参考，不能代替咨询。

法律依据截至2026年11月。来源：LO 6/1985（[BOE-A-1985-12666](https://www.boe.es/buscar/doc.php?id=BOE-A-1985-12666)）；Ley 36/2011（[BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)）。$$,
  -- Русский
  $$Часы работы нашего бюро в августе$$,
  $$В августе мы работаем по сокращённому графику и только по записи. Как спланировать дела и какие сроки по закону продолжают идти в этом месяце.$$,
  $$В августе наше бюро открыто по сокращённому графику, только утром и по предварительной записи. Видеоконсультации проводятся как обычно, тоже по записи.

Что стоит знать
Для большинства судебных действий август нерабочий, но не для всех. Среди прочего продолжаются:
– срочные дела, например о задержанных или о защите несовершеннолетних;
– срок на оспаривание увольнения;
– административные и налоговые сроки, например по делам иностранцев или по налогу на наследство.

Если вы получили уведомление
Не откладывайте его до сентября. Запишите дату получения, сохраните конверт или электронное подтверждение и напишите нам как можно скорее: мы скажем, идёт ли срок или может подождать.

В сентябре мы вернёмся к обычному графику. Если на эти дни намечены подпись у нотариуса или поездка, пожалуйста, предупредите нас заранее. Эта заметка носит справочный характер и не заменяет консультацию.

Право по состоянию на ноябрь 2026 года. Источники: LO 6/1985 ([BOE-A-1985-12666](https://www.boe.es/buscar/doc.php?id=BOE-A-1985-12666)); Ley 36/2011 ([BOE-A-2011-15936](https://www.boe.es/buscar/doc.php?id=BOE-A-2011-15936)).$$
);
