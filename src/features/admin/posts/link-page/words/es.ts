/** The page of a link that is not open in any language yet, for somebody whose browser speaks Spanish. */
export const words = {
  loading: 'Cargando…',
  deadLink:
    'Este enlace no vale: puede haber caducado o haber sido retirado. Pida otro al despacho.',
  loadFailed: 'No se ha podido abrir la página. Compruebe la red y vuelva a probar.',
  tryAgain: 'Volver a probar',
};
