import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './state.en.ts'

export const texts = {
  accountingLine: {
    everyChangeIsAccounted: 'No falta ningún cambio',
    theseFiguresDo: 'Estos números no cuadran. Exporta los datos de este aparato y envíalos a soporte.',
  },
  engineNotice: {
    send: 'enviar {changes}',
    stayUpToDate: 'seguir al día',
    signIn: 'Entrar',
    signInAgain: 'Entra otra vez para {whatToDo}. Mientras tanto todo queda guardado en este aparato.',
    updateToYouCan: 'Actualiza {product} para {whatToDo}. Puedes seguir trabajando; todo queda guardado en este aparato.',
    freeRoom: 'Liberar espacio',
    thisDeviceIsAlmost:
      'Este aparato está casi lleno. Ya no descarga datos nuevos. Lo que escribes se guarda mientras haya espacio; te avisamos si ya no lo hay.',
    updateNow: 'Actualizar ahora',
  },
  updateNow: {
    otherTabIsBusy: 'En otra pestaña hay un pesaje o cambios sin guardar. Termina ahí y luego actualiza.',
  },
  stateWords: {
    sendingNow: 'Enviando…',
    refused: 'rechazados',
    discarded: 'descartados',
    changes: '{count, plural, one {# cambio} other {# cambios}}',
    isSafe: '{changes} {count, plural, one {está guardado} other {están guardados}} en este aparato y todavía no en el servidor.',
    everythingElse: 'Todo lo demás está en el servidor.',
    everything: 'Todo está en el servidor.',
    signInAgain: 'Entra otra vez para enviar {changes}. Mientras tanto todo queda guardado en este aparato.',
    updateToSendEverything: 'Actualiza {product} para enviar {changes}. Mientras tanto todo queda guardado en este aparato.',
    staysSafe:
      '{count, plural, one {queda guardado en este aparato y se envía solo.} other {quedan guardados en este aparato y se envían solos.}}',
    serverDidNotAnswer: 'El servidor no respondió. {whereItIs}',
    waits: '{changes} {count, plural, one {espera} other {esperan}} a uno que se rechazó. Revisa lo que te necesita.',
    askingTheServer: 'Preguntando al servidor…',
    sending: 'Enviando {done, number} de {total, number}',
    whatIsNew: 'lo nuevo',
    getting: 'Descargando {what}, {done, number} de {total, number}',
    gettingSoFar: 'Descargando {what}, {done, number} hasta ahora',
    onTheServer: 'en el servidor',
    toSend: 'por enviar',
    waitingForAnother: 'en espera de otro',
    putTogether: 'unidos',
    madeHere: 'Hecho aquí: {count} = {parts}',
  },
  waitingList: {
    plural: {
      users: 'Pescadores',
      'tour-settings': 'Ajustes del circuito',
      'staff-members': 'Personal',
      species: 'Especies',
      'payout-structures': 'Tablas de premios',
      'tournament-entries': 'Inscripciones',
      'tournament-pre-registrations': 'Preinscripciones',
      'tournament-results': 'Resultados',
      'season-event-point-distributions': 'Puntos',
      'director-credit-banks': 'Saldos de créditos',
      'credit-transactions': 'Créditos',
      'tournament-raffle-entries': 'Boletos de rifa',
    },
  },
} satisfies InOtherWords<typeof english>
