-- Wordings of reply templates, as the public site says them; where the firm has written its own, they stay.

update public.reply_templates
set body = replace(body, 'por teléfono o por videollamada', 'por teléfono o por videoconsulta'),
  body_fr = replace(body_fr, 'de l’identité de qui les demande', 'de l’identité de la personne qui les demande'),
  body_de = replace(body_de, 'den anwaltlichen Notdienst', 'den anwaltlichen Bereitschaftsdienst'),
  body_ru = replace(body_ru, 'Она может пройти в офисе', 'Она может пройти в бюро')
where name in ('Propuesta de cita', 'Persona detenida: qué hacer ahora', 'Derechos: recibida, quién la pide');
