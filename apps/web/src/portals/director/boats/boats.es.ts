import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './boats.en.ts'

export const texts = {
  boats: {
    boatsNoun: 'las lanchas',
    withoutAFlight: 'Sin grupo de salida',
    allBoats: 'Lanchas',
    noBoatsYet: 'Todavía no hay lanchas',
    firstUse: 'Las lanchas salen de las inscripciones de este torneo.',
    goToEntries: 'Ir a inscripciones',
    printList: 'Imprimir hojas',
    day: 'Día',
    dayNumber: 'Día {day, number}',
  },
} satisfies InOtherWords<typeof english>
