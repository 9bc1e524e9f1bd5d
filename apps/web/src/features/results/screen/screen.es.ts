import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './screen.en.ts'

export const texts = {
  resultsScreen: {
    tryOtherRules: 'Probar otras reglas',
    print: 'Imprimir',
    closeOut: 'Hacer el cierre',
    prepareDay: 'Preparar el día {day, number}',
    weighDay: 'Pesar el día {day, number}',
    overall: 'General',
    day: 'Día {day, number}',
    bigFishAndPots: 'Pez mayor y pozos',
    show: 'Ver',
  },
  resultsState: {
    live: 'EN VIVO',
    official: 'Oficial',
    unofficial: 'No oficial',
    notStarted: 'Sin empezar',
    disqualifiedCount: ', {count, plural, one {# descalificada} other {# descalificadas}}',
    boatsWeighed: 'Ya pesaron {weighed, number} de {boats, plural, one {# lancha} other {# lanchas}}{disqualified}',
    finalSince: 'Oficial desde el {date}.',
    daysWeighed: '{weighed, number} de {days, number} días pesados. {boatsWeighed}.',
    noneMissingNotFinal: '{boatsWeighed}, no falta ninguna. Todavía no es oficial.',
    dayOfDaysWeighed: 'Día {day, number} de {days, number} pesado. Todavía no hay premios; los puntos quedan pendientes.',
  },
  useResults: {
    aDeletedEntry: 'una inscripción borrada',
  },
} satisfies InOtherWords<typeof english>
