import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './offline.en.ts'

export const texts = {
  clearOffline: {
    title: '¿Borrar los datos sin señal?',
    whatHappensWithUnsent:
      'Los datos de este aparato se borran y se descargan otra vez. En el servidor no cambia nada. Lo que falta por enviar se aparta y vuelve después.',
    whatHappens: 'Los datos de este aparato se borran y se descargan otra vez. En el servidor no cambia nada.',
    confirm: 'Borrar datos sin señal',
  },
  gettingData: {
    soFar: '{tables, plural, one {# tabla} other {# tablas}}, {records, plural, one {# registro} other {# registros}} hasta ahora',
  },
  offlineActions: {
    whatRemovingDoes:
      'Sales de tu cuenta y se quitan tus datos y la entrada sin señal. Quien use después este aparato no encuentra nada tuyo.',
    borrowedDevice:
      'Dijiste que este aparato es prestado: no guarda nada tuyo después de salir y no puedes entrar sin señal. Si es tuyo, sal y elige “Es mío” al entrar.',
    takeYourData: 'Llévate tus datos',
    rescueFile: 'Archivo de rescate',
    aboutRescueFile:
      'Todo lo que solo está en este aparato: cambios y pesajes sin enviar, cambios rechazados, registros borrados. Cárgalo en otro aparato si este no logra conectarse; si los dos lo envían, nada cuenta dos veces.',
    saveRescueFile: 'Guardar archivo de rescate',
    export: 'Exportar',
    aboutExport:
      'Todos los registros en database_export.zip, un archivo por tabla, para tu propio uso. No incluye los pesajes, así que no es un respaldo del trabajo de hoy.',
    loadData: 'Cargar datos',
    loadARescueFile: 'Cargar un archivo de rescate',
    aboutLoadingRescue: 'Un rescue_….zip de otro de tus aparatos. Lo que ya está aquí no se toca.',
    import: 'Importar',
    aboutImport:
      'Archivos exportados, con el nombre de su tabla: tournaments.json, tournament-entries.json. Primero ves qué cambiaría. Lo más viejo se omite y lo borrado sigue borrado.',
    importJson: 'Importar .json',
    removeData: 'Quitar datos',
    clearOfflineData: 'Borrar datos sin señal',
    aboutClearing:
      'Úsalo si los datos de este aparato se ven mal: se borran y se descargan otra vez. Necesita internet; lo que falta por enviar se envía primero o se aparta.',
    sharedDevice: 'Un aparato compartido o prestado',
    removeMyData: 'Quitar mis datos de este aparato',
  },
  offline: {
    offlineData: 'Datos sin señal',
    about: 'Lo que este aparato puede hacer sin señal.',
    getDataForOffline: 'Descargar para usar sin señal',
    notOpenYet: 'Los datos de este aparato todavía no están abiertos',
    needsInternet: 'Necesita internet',
    ready: '¿Listo?',
    loadingThisDevice: 'Cargando lo que hay en este aparato',
    onThisDevice: 'En este aparato',
    aboutTables: 'Cada tabla, sus registros y lo que el servidor todavía no tiene.',
    storageOnThisDevice: 'Espacio en este aparato',
    loadingStorage: 'Cargando',
  },
  useGetData: {
    notFetched: 'No se pudieron descargar los datos. Los de este aparato no cambiaron, y se reintenta solo.',
    notPromised: 'Los datos están aquí, pero el navegador no aceptó conservarlos.',
  },
} satisfies InOtherWords<typeof english>
