import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './kept-bags.en.ts'

export const texts = {
  reasons: {
    undoneAtStation: 'deshecho en la estación',
    typedAgainAtStation: 'escrito otra vez en la estación',
  },
  deviceBags: {
    station: 'Estación {station}',
    deletedEntry: 'Inscripción borrada',
    void: 'Anular',
  },
  pendingSheet: {
    state: {
      weigh: 'Guardado en este aparato',
      correct: 'Corrección guardada en este aparato',
      void: 'Se va a anular',
      undone: 'Deshecho; se va a anular',
    },
    askingAboutBags: 'Preguntando al servidor por {bags, plural, one {# bolsa} other {# bolsas}}. Todavía no responde.',
    bagsAreSafeHere:
      '{bags, plural, one {# bolsa está a salvo aquí y todavía no está} other {# bolsas están a salvo aquí y todavía no están}} en el servidor.',
    dataCannotBeRead: 'Ahora no se pueden leer los datos de este aparato. Puede haber bolsas esperando en él.',
    everythingWeighedHereOnServer: 'Todo lo que se pesó aquí está en el servidor.',
    thisDevice: 'Este aparato',
    retryNow: 'Reintentar ahora',
    workingAlone: 'Trabajas solo en este aparato. Las bolsas se envían cuando te conectas.',
    offlineBagsGoOut: 'Sin señal. Las bolsas se envían solas cuando vuelva la señal.',
    askingServer: 'Preguntando al servidor…',
    decide: 'Decidir',
    everythingOnThisDevice: 'Todo en este aparato',
  },
  refusedSheet: {
    notTaken: {
      weigh: '{boat}: se rechazó la bolsa',
      correct: '{boat}: se rechazó la corrección',
      void: '{boat}: se rechazó la anulación',
    },
    throwThisBagAwayQuestion: '¿Descartar esta bolsa?',
    cannotBeBroughtBack: 'Nunca se guardó. Si la descartas, no se puede recuperar.',
    throwAway: 'Descartar',
    reallyThrowAwayQuestion: '¿De verdad descartarla?',
    yesThrowAway: 'Sí, descartarla',
    keepIt: 'Conservarla',
    twoWeights: '{boat}: dos pesos',
    saved: 'Guardado',
    keepSavedOne: 'Dejar el guardado',
    onThisDevice: 'En este aparato',
    correctItWithThisOne: 'Corregirlo con este',
    bothCountOneMoreBag: 'Cuentan las dos: una bolsa más',
    stillSafeHere: 'Sigue a salvo en este aparato.',
    notSavedOnlyOnScreen: 'NO se guardó: está solo en esta pantalla.',
    changeIt: 'Cambiarla',
    sendAgain: 'Enviar otra vez',
    throwThisBagAway: 'Descartar esta bolsa',
    giveUp: 'Descartar',
  },
} satisfies InOtherWords<typeof english>
