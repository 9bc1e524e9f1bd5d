import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './questions.en.ts'

export const texts = {
  numbersWords: {
    you: 'Tú',
    somebodyElse: 'Otra persona',
    anAdminAs: 'Un administrador, como {person}',
    theNumbers: 'Números actuales',
    draw: 'Sorteo de',
    numbersByHand: 'Números a mano de',
    seed: ', semilla {seed}',
    noNumber: 'sin número',
    aBoat: 'Una lancha',
    thisOrThatNumber: '{boat}: {number} o {otherNumber}',
    boatNumbers: 'Números de lancha',
    notTakenYet: 'Todavía sin aplicar',
    thereNow: 'Actual',
    whichNumbersCount: '¿Qué números cuentan?',
    andMoreBoats: 'y {count, number} lanchas más',
  },
  openQuestions: {
    questionsToAnswer: '{count, plural, one {1 pregunta por responder} other {# preguntas por responder}}',
    resultsBecomeOfficial:
      'Respóndelas antes de que los resultados sean oficiales. Puede responder cualquiera que lleve este torneo; cuenta la primera respuesta.',
  },
  questionCard: {
    twoVersions: '{title}: dos versiones',
    twoPeopleSaidDifferent: 'Dos personas escribieron cosas distintas. Elige cuál cuenta; la otra queda en el historial.',
    saved: 'Guardado',
    saveChoices: 'Guardar lo elegido',
    open: 'Abrir',
  },
  questionWords: {
    yours: 'Lo tuyo',
    yoursElsewhere: 'Lo tuyo, en otro aparato',
    goesWith: 'Con {record} también cambia: {others}',
  },
} satisfies InOtherWords<typeof english>
