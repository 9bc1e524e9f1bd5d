import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './same-boat.en.ts'

export const texts = {
  sameBoatNotices: {
    twoBoats: '{first} y {second}',
  },
  sameBoatSheet: {
    isOneBoatNow: 'Unidas en {boat}.',
    keptAsTwoBoats: 'Quedan como dos lanchas.',
    keepThisOne: 'La misma lancha: conservar esta',
    keepBoat: 'La misma lancha: conservar la {boatNumber}',
    twoBoats: 'Dos lanchas',
    whatMoves:
      'Las bolsas, el pago, el check-in y los pozos pasan de {from} a {to}. Si las dos pesaron el mismo día, se te preguntará qué bolsa cuenta. Esto no se puede deshacer.',
    makeItOneBoat: 'Unir lanchas',
    back: 'Atrás',
    noNumberYet: 'Sin número todavía',
    boat: 'Lancha {boatNumber}',
    freeEntry: 'Inscripción gratis',
    paid: 'Pagado',
    notPaid: 'Sin pagar',
    checkedIn: 'Con check-in',
    notCheckedIn: 'Sin check-in',
  },
  sameBoatWords: {
    title: '¿La misma lancha?',
    advice: 'Dos inscripciones tienen nombres iguales o parecidos. Si una lancha se inscribió dos veces, se le pagaría dos veces.',
    action: 'Comparar',
  },
  typedBoatWarning: {
    isEnteredAlreadyWithMore: '{boat} ya está inscrita, y {count, number} más tienen nombres parecidos. ¿Es otra lancha?',
    isEnteredAlready: '{boat} ya está inscrita. ¿Es otra lancha?',
  },
} satisfies InOtherWords<typeof english>
