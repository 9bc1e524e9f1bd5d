import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './bag.en.ts'

export const texts = {
  guards: {
    bigFishHeavierThanBag: 'El pez mayor ({bigFish}) no puede pesar más que la bolsa ({weight}).',
    fishWithoutWeight: '{count, plural, one {# pez no puede} other {# peces no pueden}} pesar cero. Escribe el peso o toca Sin peces.',
    penaltyNeedsReason: 'Escribe el motivo de la penalización manual.',
    farOverUsualBag: '{weight} es más de 3 veces la bolsa normal de aquí ({usual}). ¿Se leyó mal?',
    leadsByMuch: 'Con {weight} iría en primer lugar por más de media bolsa del primero. ¿Se leyó mal?',
    bagWouldBeRecord: '{weight} sería un récord para {count, plural, one {un pez} other {# peces}}. ¿Se leyó mal?',
    bigFishWouldBeRecord: 'Un pez mayor de {weight} sería un récord. ¿Se leyó mal?',
    overLimit: '{count, plural, one {# pez} other {# peces}}; el límite es {limit, number}.',
    bigFishTooLight: 'Un pez mayor de {weight} pesa menos que el promedio de esta bolsa.',
    boatNotCheckedIn: 'Esta lancha no ha hecho check-in.',
    boatHasNotPaid: 'Esta lancha no ha pagado.',
    boatIsDisqualified: 'Esta lancha está descalificada: el peso se guarda, pero no ocupa lugar.',
    notTodaysDay: 'Estás pesando un día que no es hoy.',
    weightUsed: 'Se usó {weight}.',
  },
  placeWords: {
    disqualified: 'descalificado',
    noPlace: 'sin lugar',
    firstWeightOfEvent: '{measure, select, length {primera medida} other {primer peso}} del torneo',
    levelWithLead: 'empatado en primer lugar',
    leadsBy: 'en primer lugar por {weight}',
    behindLead: 'a {weight} del primer lugar',
    moreThanToLead: 'más de {weight} para ir en primer lugar',
  },
} satisfies InOtherWords<typeof english>
