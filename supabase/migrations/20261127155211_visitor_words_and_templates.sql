create or replace function private.synonym_of (
  word text,
  lang text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce((
    select replace(word, typed, meant)
    from (values
      ('es', 'echado', 'despid'), ('es', 'paro', 'desempleo'), ('es', 'airbnb', 'turist'),
      ('es', 'nomada', 'teletrabaj'), ('en', 'sacked', 'dismiss'), ('en', 'fired', 'dismiss'),
      ('en', 'landlord', 'owner'), ('en', 'severance', 'compensation'), ('en', 'citizenship', 'nationality'),
      ('en', 'residency', 'residence'), ('en', 'retire', 'pension'), ('en', 'undocumented', 'arraigo'),
      ('en', 'alimony', 'maintenance'), ('en', 'solicitor', 'lawyer'), ('en', 'airbnb', 'holiday'),
      ('fr', 'vire', 'licenci'), ('fr', 'heritage', 'succession'), ('fr', 'naturalisation', 'nationalite'),
      ('fr', 'sans-papiers', 'arraigo'), ('fr', 'regularisation', 'arraigo'), ('fr', 'saisonniere', 'touristique'),
      ('fr', 'airbnb', 'touristique'), ('de', 'rauswurf', 'kundigung'), ('de', 'einburgerung', 'staatsangehorig'),
      ('de', 'staatsburgerschaft', 'staatsangehorig'), ('de', 'rentner', 'rente'), ('de', 'auswandern', 'aufenthalt'),
      ('de', 'airbnb', 'feriengast'), ('ar', 'طرد', 'فصل'), ('ar', 'كرا', 'ايجار'), ('ar', 'توكيل', 'وكال'),
      ('ar', 'فيزا', 'تاشير'), ('ar', 'متقاعد', 'تقاعد'), ('ar', 'اجره', 'اجر'), ('ar', 'تجاره', 'تجاري'),
      ('zh', '解雇', '解聘'), ('zh', '开除', '解雇'), ('zh', '炒鱿鱼', '解雇'), ('zh', '开店', '店铺'), ('zh', '百元店', '店铺'),
      ('zh', '餐馆', '餐饮'), ('zh', '租房', '租赁'), ('zh', '民宿', '短租'), ('zh', 'airbnb', '短租'), ('zh', '购房移民', '黄金签证'),
      ('zh', '数字游民', '远程工作'), ('zh', '黑户', '扎根'), ('zh', '大赦', '扎根'), ('zh', '家庭团聚', '团聚'), ('zh', '续居留', '续期'),
      ('zh', '工签', '工作许可'), ('zh', '过户', '产权登记'), ('ru', 'увольнени', 'уволен'), ('ru', 'алименты', 'алимент'),
      ('ru', 'выселить', 'выселен'), ('ru', 'квартирант', 'нанимател'), ('ru', 'магазин', 'помещени'),
      ('ru', 'пенсионер', 'пенси'), ('ru', 'удаленка', 'удален'), ('ru', 'нелегал', 'arraigo')
    ) as synonyms (language, typed, meant)
    where language = lang and strpos(word, typed) > 0
    limit 1
  ), '');
$function$;

-- Wordings of reply templates, as the public site says them; where the firm has written its own, they stay.

update public.reply_templates
set body = replace(body, 'y que le vea un médico', 'y que la vea un médico'),
  body_ar = replace(body_ar, 'ووكيل الإجراءات (procurador)', 'والوكيل القضائي (procurador)'),
  body_zh = replace(body_zh, '我们会看看如何取得', '我们会与您商量如何取得'),
  body_ru = replace(replace(replace(body_ru, 'письменную смету: что входит', 'письменный расчёт стоимости: что входит'),
    'примете эту смету', 'примете этот расчёт'),
    'судебный представитель (procurador)', 'процессуальный представитель (procurador)')
where name in ('Persona detenida: qué hacer ahora', 'Enviaremos presupuesto', 'Faltan documentos');
