import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './why.en.ts'

export const texts = {
  explain: {
    noPlace: 'Sin lugar',
    whyNoPlace: 'Por qué sin lugar',
    whyPlace: 'Por qué el lugar {place, number}',
    whyTied: 'Por qué el lugar T{place, number}',
    place: 'Lugar',
    byHand: 'A mano',
    workedOut: 'Calculado',
    setByHand: 'Puesto a mano: {reason}',
    movedByHand: 'Cambió porque a otra lancha se le puso su lugar a mano',
    sharedPlace: 'Empatado',
    totalWeight: '{measure, select, length {Medida} other {Peso}} total',
    day: 'Día {day, number}',
    boatHasNotWeighed: 'Esta lancha no ha pesado.',
    weight: '{measure, select, length {Medida} other {Peso}}',
    whyFigure: 'Por qué {figure}',
    whyNoPoints: 'Por qué sin puntos',
    whyPoints: 'Por qué {points} puntos',
    points: 'Puntos',
    group: 'Categoría {group}',
    payout: 'Premio',
    placesPaid: 'Lugares pagados',
    sizeOfThePot: 'Tamaño del pozo',
    payoutFor: 'Premio por {weight}',
    boat: 'Lancha {number}',
  },
  whyFigure: {
    explain: ', explicar',
  },
} satisfies InOtherWords<typeof english>
