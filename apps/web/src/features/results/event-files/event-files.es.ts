import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './event-files.en.ts'

export const texts = {
  export: {
    title: 'Todo el torneo en un archivo',
    note: 'Inscripciones, bitácora de pesaje, resultados con todas sus explicaciones e imágenes, en un archivo firmado para guardar o importar en otro servidor.',
    contacts: 'Incluir teléfonos y correos',
    contactsAbout: 'Solo para quien tiene permiso de tenerlos. Sin marcar, no se incluyen.',
    button: 'Exportar torneo',
    saved: 'Guardado como {name}. Abre las tablas de su carpeta csv con una hoja de cálculo.',
    notTheirs: 'Solo el director del torneo puede exportarlo.',
  },
  import: {
    choose: 'Elegir un archivo de torneo',
    chooseAbout:
      'El .ramplight.zip que creó “Exportar torneo”, aquí o en otro servidor. Primero ves lo que trae; todavía no se importa nada.',
    tour: 'Importar al circuito',
    button: 'Elegir archivo',
    another: 'Elegir otro archivo',
    reading: 'Leyendo el archivo y calculando otra vez los resultados…',
    notRead: 'Este archivo no se puede importar',
    imported: 'Importado: {name}.',
    open: 'Abrir el torneo',
    doIt: 'Importar este torneo',
  },
  report: {
    file: 'Qué trae',
    dates: 'Fechas',
    made: 'Exportado',
    madeBy: '{when} por {who}',
    from: 'De',
    signature: 'Firma',
    key: 'Clave',
    version: 'Versión',
    versionOf: '{app}, formato de archivo {format}',
    boats: 'Lanchas',
    boatsAnd:
      '{boats, plural, one {# lancha} other {# lanchas}} · {weighIns, plural, one {# línea} other {# líneas}} de la bitácora de pesaje · {flights, plural, =0 {sin grupos de salida} one {# grupo de salida} other {# grupos de salida}} · {pots, plural, =0 {sin pozos} one {# pozo} other {# pozos}}',
    people: 'Personas',
    peopleNew:
      '{anglers, plural, one {# pescador nuevo} other {# pescadores nuevos}} en tu lista de pescadores, sin acceso para entrar{crew, plural, =0 {} one {, y # asistente} other {, y # asistentes}}. No se comparan con los pescadores que ya tienes; une los repetidos después.',
    contacts: 'Teléfono y correo',
    contactsOf:
      '{contacts, plural, =0 {No vienen en este archivo} one {De # pescador} other {De # pescadores}}{taken, plural, =0 {} one {; se omite # correo que ya se usa aquí} other {; se omiten # correos que ya se usan aquí}}',
    raffles: 'Rifas',
    calcutta: 'Calcutta',
    lots: '{lots, plural, one {# lote} other {# lotes}}. Sus pagos quedan como historial.',
    pictures: 'Imágenes',
    steps: 'Formato actualizado',
    money: 'Dinero',
    moneyOf:
      '{paid, plural, =0 {Ninguna lancha está pagada.} one {# lancha está pagada. Queda como historial: el dinero se movió en el otro servidor y no se agrega nada a tus cuentas.} other {# lanchas están pagadas. Quedan como historial: el dinero se movió en el otro servidor y no se agrega nada a tus cuentas.}}',
    notInIt: 'No incluye: temporada y división, preinscripciones, exenciones firmadas, mensajes.',
  },
  signature: {
    here: 'Firmado por este servidor',
    known: 'Firmado por un servidor del que ya has importado',
    unknown: 'Firmado por un servidor desconocido. Compara su clave con el README del archivo.',
    none: 'Sin firmar',
    changed: 'Cambió después de firmarse',
  },
  results: {
    title: 'Resultados',
    same: 'Calculado otra vez aquí: exactamente los mismos resultados.',
    differ:
      'Calculado otra vez aquí: {count, plural, =0 {coinciden los lugares y el dinero, pero no las explicaciones o la calcutta} one {# lancha sale distinta} other {# lanchas salen distintas}}.',
    inFile: 'En el archivo',
    here: 'Aquí',
    boat: 'Lancha {number}',
    noBoat: 'No está',
    noPlace: 'sin lugar',
    points: '{points} puntos',
  },
  ask: {
    changed:
      'Este archivo cambió después de exportarse ({files}). Puede estar dañado, o alguien lo editó. Quedará en el historial del torneo.',
    manifest: 'su manifiesto',
    none: 'Este archivo no está firmado, así que no se puede saber si cambió. Quedará en el historial del torneo.',
    anyway: 'Importarlo de todos modos',
    already: 'Ya tienes este torneo, importado el {when}.',
    openIt: 'Abrirlo',
    again: 'Importarlo otra vez como un torneo nuevo',
  },
} satisfies InOtherWords<typeof english>
