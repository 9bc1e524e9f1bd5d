import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './today.en.ts'

export const texts = {
  today: {
    days: '{count} días',
    timeframe: 'Periodo',
    today: 'Hoy',
    tournamentsNoun: 'los torneos',
    createTourFirst: 'Primero ponle nombre a tu circuito o club.',
    firstUse: 'Crea tu primer torneo en menos de un minuto',
    newTournament: 'Nuevo torneo',
  },
} satisfies InOtherWords<typeof english>
