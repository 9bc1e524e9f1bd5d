import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './payout.en.ts'

export const texts = {
  customPayoutRows: {
    customPayouts: 'Premios personalizados',
    customPayoutsHelp: 'En dólares o en porcentaje del pozo.',
    inDollars: '{place} en dólares',
    inPercent: '{place} en porcentaje',
    dollarsOrPercent: '{place}: dólares o porcentaje',
    percentOfPool: '% del pozo',
    remove: 'Quitar el {place}',
    addPlace: 'Agregar lugar',
  },
  payoutPreview: {
    payoutPreview: 'Vista previa de los premios',
    boats: 'Lanchas',
    poolIs: ': pozo <b>{pool}</b>',
    downToPlace: '{place}, el último con premio',
    noPlaceIsPaid: 'Con estos ajustes no se paga ningún lugar.',
    takenOffTheTop: 'Se aparta primero:',
    restOfPool: '{left} del pozo no van a ningún lugar.',
  },
  potRows: {
    tour: 'el circuito',
    everyPeriod: 'Todo el día',
    everyDay: 'Todos los días',
    day: 'Día {day, number}',
    everySpecies: 'Todas las especies',
    remove: 'Quitar: {name}',
    eachPlaceGets: 'Cada lugar recibe',
    firstGetsAll: 'Si queda vacío, el 1.º se lleva todo.',
    addPot: 'Agregar {potKind}',
  },
} satisfies InOtherWords<typeof english>
