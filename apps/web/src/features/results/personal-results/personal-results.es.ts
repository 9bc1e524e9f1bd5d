import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './personal-results.en.ts'

export const texts = {
  title: 'Resultados',
  allSeasons: 'Todas las temporadas',
  event: 'Torneo',
  date: 'Fecha',
  position: 'Lugar',
  points: 'Puntos',
  awarded: 'Puntos dados el',
  weight: 'Peso',
  inches: '{length} pulg',
  place: '{place, number}.º',
  sum: '{events, plural, one {# torneo} other {# torneos}} · {points} puntos · mejor lugar {best}',
  sumNoPlace: '{events, plural, one {# torneo} other {# torneos}} · {points} puntos',
} satisfies InOtherWords<typeof english>
