import type { texts as english } from './print.en.ts'

export const texts: typeof english = {
  page: 'Página {page, number} de {pages, number}',
  title: 'Imprimir',
  what: 'Qué imprimir',
  sponsors: 'Patrocinadores',
  sponsorsHelp: 'Los patrocinadores activos del circuito, con su logo.',
  preview: 'Vista previa',
  save: 'Guardar PDF',
  print: 'Imprimir',
  share: 'Compartir',
  more: '{count, plural, one {y # fila más} other {y # filas más}}',
  checks: '{count, plural, one {# cheque} other {# cheques}}, uno por página con dos talones',
  cards: '{count, plural, one {# tarjeta} other {# tarjetas}}, ocho por página',
  pages: '{count, plural, one {# página} other {# páginas}}, ocho lanchas por página',
  empty: 'Todavía no hay nada que imprimir en esta hoja.',
  failed: 'No se pudo hacer el PDF: {why}',
  blocked: 'El navegador no abrió el PDF. Guárdalo e imprímelo desde ahí.',
  ready: 'Guardado como {name}.pdf',
}
