import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './documents.en.ts'

export const texts = {
  documents: {
    title: 'Documentos',
    about: 'Lo que entregaron los pescadores. Solo ellos y tú pueden abrirlo.',
  },
  event: {
    ask: 'Pedir un documento',
    needsInternet: 'Necesita internet',
    loading: 'Todavía cargando',
    nobody: 'Todavía no hay nadie inscrito',
    notAllowed: 'Solo el director y el personal pueden ver los documentos de este torneo.',
  },
  check: {
    title: 'Estatus de los documentos',
    what: 'el estatus de los documentos',
    note: 'Cada pescador inscrito, por cada documento que pediste.',
    none: 'Todavía no pediste documentos. Pide uno para saber quién ya lo entregó.',
    all: 'Todos lo entregaron.',
    line: '{there} de {all} entregados',
    there: 'Entregado el {date}',
    old: 'Desactualizado: entregado el {date}',
    gone: 'No se puede abrir el archivo',
    missing: 'Falta desde el {date}',
    notAsked: 'Sin pedir',
    show: 'Ver pescadores',
    showOf: 'Ver a quién le falta {label}',
    hideOf: 'Ocultar a quién le falta {label}',
    hide: 'Ocultar pescadores',
    counts: {
      old: 'desactualizados: {count}',
      gone: 'no se pueden abrir: {count}',
      missing: 'faltan: {count}',
      'not-asked': 'sin pedir: {count}',
    },
    take: 'Descargar todo (ZIP)',
    taking: '{done} de {all}',
    nothing: 'Todavía no hay nada entregado',
    sheet: 'Estatus de los documentos',
    columns: { angler: 'Pescador', document: 'Documento', state: 'Estatus', date: 'Entregado', file: 'Archivo en este ZIP' },
    states: {
      there: 'Entregado',
      old: 'Desactualizado',
      gone: 'No se puede abrir el archivo',
      missing: 'Falta',
      'not-asked': 'Sin pedir',
    },
    archive: 'Documentos de {tournament}',
    taken: 'En {name}: {count, plural, one {# documento} other {# documentos}}.',
    left: '{count, plural, one {No se pudo abrir # archivo.} other {No se pudieron abrir # archivos.}} La lista del ZIP dice cuáles.',
  },
} satisfies InOtherWords<typeof english>
