import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './today.en.ts'

export const texts = {
  today: {
    days: '{count} días',
    timeframe: 'Periodo',
    today: 'Hoy',
    tournamentsNoun: 'los torneos',
    createTourFirst: 'Empieza con el nombre con que corren tus torneos',
    firstUse: 'Crea tu primer torneo en menos de un minuto',
    newTournament: 'Nuevo torneo',
  },
} satisfies InOtherWords<typeof english>
