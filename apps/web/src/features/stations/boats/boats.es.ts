import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './boats.en.ts'

export const texts = {
  boatHeading: {
    dayHad: 'Día {day, number}, {weight} hasta ahora',
    nowPlace: 'ahora {place}',
    dueAt: 'regreso {time}',
    bag: 'bolsa {bag}',
    moreForThisBag: 'Más para esta bolsa',
    anotherBoat: 'Otra lancha',
  },
  boatRow: {
    disqualified: 'Descalificado',
    unpaid: 'Falta pagar',
    notCheckedIn: 'Sin check-in',
  },
  pickBoat: {
    boats: 'Lanchas',
    queue: 'En fila <span>{count, number}</span>',
    findBoatByName: 'Buscar una lancha por nombre',
    name: 'Nombre',
    found: '{count, plural, one {# encontrada} other {# encontradas}}',
    boatsStillToWeigh: '{waiting, number} de {entries, number} sin pesar',
    boat: 'Lancha',
    boatNumber: 'Número de lancha',
    next: {
      count: 'Siguiente',
      weigh: 'Siguiente',
    },
    take: {
      count: 'Contar',
      weigh: 'Pesar',
    },
    typeNumberOrTap: 'Escribe su número o tócala en la lista',
    noBoatHasThisNumber: 'Ninguna lancha tiene este número',
  },
} satisfies InOtherWords<typeof english>
