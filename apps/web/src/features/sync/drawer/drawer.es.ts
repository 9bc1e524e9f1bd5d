import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './drawer.en.ts'

export const texts = {
  deviceWorkView: {
    notYet: 'todavía no',
    lastSync: 'Última sincronización: {time}',
    asOf: '· datos de {time}',
    needsYou: '{count, number} por decidir',
  },
  drawerFooter: { export: 'Exportar', retryRefused: 'Reintentar<span> {count, number} rechazados</span>', syncNow: 'Sincronizar ahora' },
  noCopyDrawer: { thisDevice: 'Este aparato', thisDeviceIsKnown: 'Este aparato se llama {name}.' },
  prepDialog: {
    askingHowMuchThere: 'Viendo cuánto hay que descargar…',
    ofTables: '{done, number} de {total, number} tablas',
    syncInProgress: 'Sincronizando',
    gettingAllData: 'Descargando todo para trabajar sin señal',
    youCanKeep: 'Conecta este aparato a la corriente para que no se duerma',
  },
  syncButton: {
    thisDevice: 'Este aparato',
    theDetailsWereNever: 'Los detalles nunca se cargaron en este aparato y ahora no hay señal. Lo que guardaste aquí sigue aquí.',
  },
  syncDrawer: { thisDevice: 'Este aparato', thisDeviceIsKnown: 'Este aparato se llama {name}.' },
  toSendTable: {
    byTable: 'Por tabla',
    nothingToSend: 'Nada por enviar y nada por borrar.',
    table: 'Tabla',
    toSend: 'Por enviar',
    toDelete: 'Por borrar',
    refused: 'Rechazado',
    showTablesWithWork: 'Ver solo tablas con pendientes',
    showAllTables: 'Ver todas las tablas',
  },
  withoutCopy: {
    whatYouSee: 'Lo que ves',
    freshFromTheServer: 'Actualizado desde el servidor.',
    theLastCopy: 'Lo último que descargó este aparato. Cada lista dice de cuándo es.',
    whatYouType: 'Lo que escribes',
    savedOnTheServer: 'Se guarda en el servidor cuando tocas Guardar. Los borradores se guardan aquí cada dos segundos.',
    formsAreKept: 'Los formularios quedan como borradores en este aparato. Guárdalos cuando vuelva la señal.',
  },
} satisfies InOtherWords<typeof english>
