import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './device.en.ts'

export const texts = {
  specified: {
    clearNeedsNet: 'Para borrar los datos guardados en este aparato necesitas internet.',
    cleared: 'Los datos sin señal se borraron.',
  },
  noNetwork: 'Sin señal',
  facts: {
    appComesByItself: 'Se descarga sola. Quédate en esta página mientras tengas internet.',
    appOpensWithoutInternet: 'La aplicación se abre sin señal.',
    appIsNotHereYet: 'La aplicación todavía no está en este aparato{percent}.',
    shareAddToHomeScreen: 'Toca Compartir y luego Agregar a inicio. Ábrela desde ahí y descarga tus datos.',
    safariClearsTab: 'Safari borra una pestaña que no se abrió en siete días. A una aplicación en la pantalla de inicio no la toca.',
    lockTheDevice: 'Bloquea el aparato y quita tus datos de los que no son tuyos.',
    notEncrypted: 'La aplicación <b>no cifra</b> lo que hay en este aparato.',
    browserDoesNotSay: 'Este navegador no dice si conserva los datos cuando se llena el disco.',
    browserKeepsData: 'El navegador conserva los datos hasta que los quites.',
    installAppOrAllow: 'Instala la aplicación o permite que guarde datos, y descárgalos otra vez.',
    browserMayClearData: 'El navegador puede borrar estos datos si se llena el disco.',
    databaseVersion: 'Versión {version} de la base de datos.',
    usedOf: '{used} usados de {quota}.',
    littleRoomLeft: 'Queda poco espacio: un día largo puede no caber.',
  },
  storage: {
    kilobytes: '{size} kB',
    gigabytes: '{size} GB',
    megabytes: '{size} MB',
  },
} satisfies InOtherWords<typeof english>
