-- The demo's categories, beside the default one that the migration brings.

insert into public.categories (name, name_en, name_fr, name_de, name_ar, name_zh, name_ru) values
  ('Derecho civil', 'Civil law', 'Droit civil', 'Zivilrecht', 'القانون المدني', '民法', 'Гражданское право'),
  ('Derecho de familia', 'Family law', 'Droit de la famille', 'Familienrecht', 'قانون الأسرة', '家庭法', 'Семейное право'),
  ('Derecho laboral', 'Employment law', 'Droit du travail', 'Arbeitsrecht', 'قانون العمل', '劳动法', 'Трудовое право'),
  ('Extranjería', 'Immigration', 'Droit des étrangers', 'Ausländerrecht', 'شؤون الأجانب والهجرة', '移民法', 'Миграционное право'),
  ('Derecho sucesorio', 'Inheritance law', 'Droit des successions', 'Erbrecht', 'قانون الميراث', '继承法', 'Наследственное право'),
  ('Vivienda', 'Property', 'Logement', 'Immobilien', 'السكن', '房产', 'Недвижимость'),
  ('Fiscalidad', 'Taxation', 'Fiscalité', 'Steuern', 'الضرائب', '税务', 'Налоги'),
  ('Empresa', 'Business', 'Entreprise', 'Unternehmen', 'الشركات', '企业', 'Бизнес'),
  ('Trámites', 'Paperwork', 'Démarches', 'Behördengänge', 'المعاملات الإدارية', '手续办理', 'Оформление документов');
