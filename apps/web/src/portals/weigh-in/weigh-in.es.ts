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
    openingThisDevicesCopy: 'Abriendo los datos de este aparato',
    cannotWorkAloneYet: 'Este aparato todavía no puede trabajar sin señal',
    noCompleteCopy: 'Todavía no tiene todos tus torneos. Conéctate, descárgalos mientras tengas señal y luego vuelve aquí.',
    goOnlineAndGetData: 'Conectar y descargar',
  },
  pickEvent: {
    weighIn: 'Pesaje',
    director: 'Director',
    account: 'mi cuenta',
    eventsNoun: 'los torneos',
    noEventToWeigh: 'Ningún torneo abierto para pesar',
    canBeWeighedOnceOpen: 'Se puede pesar en un torneo cuando sus inscripciones están abiertas.',
    goToTournaments: 'Ir a los torneos',
    noSignalWorthWaiting: '¿La señal es muy débil? <link>Trabaja nada más en este aparato</link>',
  },
} satisfies InOtherWords<typeof english>
