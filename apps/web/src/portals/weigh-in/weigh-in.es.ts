import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './weigh-in.en.ts'

export const texts = {
  log: {
    logOf: '{tournament} · bitácora',
    log: 'Bitácora',
    scale: 'la báscula',
    logNoun: 'la bitácora',
  },
  offlineArea: {
    weighIn: 'Pesaje',
    director: 'Director',
    openingThisDevicesCopy: 'Abriendo la copia de este aparato',
    cannotWorkAloneYet: 'Este aparato todavía no puede trabajar sin señal',
    noCompleteCopy:
      'No tiene una copia completa de tus torneos. Conéctate, descarga para usar sin señal mientras tengas señal y luego vuelve aquí.',
    goOnlineAndGetData: 'Conectar y descargar',
  },
  pickEvent: {
    weighIn: 'Pesaje',
    director: 'Director',
    account: 'Mi cuenta',
    eventsNoun: 'los torneos',
    noEventToWeigh: 'Ningún torneo para pesar',
    canBeWeighedOnceOpen: 'Se puede pesar en un torneo cuando sus inscripciones están abiertas.',
    goToTournaments: 'Ir a los torneos',
    noSignalWorthWaiting: '¿No vale la pena esperar la señal? <link>Trabajar solo en este aparato</link>',
  },
} satisfies InOtherWords<typeof english>
