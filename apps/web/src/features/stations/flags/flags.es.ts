import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './flags.en.ts'

export const texts = {
  flagNotices: {
    weighed: 'Pesó {weights}',
    and: ' y ',
    notWeighed: 'Sin pesar',
    deletedEntry: 'Inscripción borrada',
  },
  flagSheet: {
    reasonOtherWeightOfficial: 'Pesó dos veces: el otro peso es el oficial',
    reasonOneMoreBag: 'Una bolsa más: cuentan las dos',
    deletedEntry: 'Inscripción borrada',
    thisOneIsOfficial: 'Este es el oficial',
    correctItOnceMore: 'Corregir otra vez',
    voidThisBag: 'Anular esta bolsa',
    keepItVoid: 'Dejarlo anulado',
    countThisWeight: 'Contar este peso',
    reasonStaysVoid: 'Corregido y anulado: queda anulado',
    reasonCounts: 'Corregido y anulado: cuenta el peso corregido',
    onTime: 'A tiempo',
    minutesLate: '{minutes, number} min tarde',
    reasonLateSaid: 'Los minutos tarde venían de un reloj que se cambió',
    bothCountOneMoreBag: 'Cuentan las dos: una bolsa más',
  },
} satisfies InOtherWords<typeof english>
