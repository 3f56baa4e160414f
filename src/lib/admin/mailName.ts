const MAILS: Record<string, string> = {
  alert: 'Aviso al despacho',
  detained: 'Aviso de personas detenidas',
  confirmation: 'Confirmación al cliente',
  warning: 'Aviso de plazo',
  flagged: 'Aviso de apartadas',
  appointment: 'Correo sobre una cita',
  agenda: 'Aviso sobre una cita',
  summary: 'Resumen',
  credentials: 'Aviso de cambio de acceso',
  documents: 'Aviso de documentos recibidos',
  reply: 'Respuesta',
  test: 'Aviso de prueba',
};

/** What a kind of mail of the outbox is called. */
export const mailName = (kind: string) => MAILS[kind] ?? kind;
