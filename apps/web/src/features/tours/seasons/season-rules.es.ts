import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './season-rules.en.ts'

export const texts = {
  points: '{points} {count, plural, one {punto} other {puntos}}',
  onlyBestResultsCount: '{count, plural, one {Solo cuenta el mejor resultado} other {Solo cuentan los # mejores resultados}}',
  worstResultsDoNotCount: '{count, plural, one {No cuenta el peor resultado} other {No cuentan los # peores resultados}}',
  dropsMissedEventsFirst: '{rule}, y primero se descarta un torneo no pescado',
  pointsForEveryEvent: '{points} por cada torneo pescado',
  pointsForAllEvents: '{points} más por pescar todos los torneos',
  tieBreak: {
    'total-weight': 'peso total',
    'most-wins': 'más victorias',
    'best-finish': 'mejor lugar',
  },
  tieOnPoints: 'Un empate en puntos se decide por {steps}',
  thenBy: '{before}, luego {next}',
  bestOfEachTournament: 'Cuentan todos los torneos. Si hay empate, va primero quien tuvo el mejor lugar.',
  noEventsWithPoints: 'Ningún torneo ha dado puntos todavía.',
  eventsWithPoints: '{count, plural, one {# torneo ha dado} other {# torneos han dado}} puntos hasta ahora.',
} satisfies InOtherWords<typeof english>
