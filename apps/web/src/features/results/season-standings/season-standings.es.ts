import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './season-standings.en.ts'

export const texts = {
  seasonPointRows: {
    placeOrdinal: 'Lugar {place, number}',
    droppedEvent: 'No cuenta: {event}',
    eventsNotFished: '{count, plural, one {# torneo no pescado} other {# torneos no pescados}}',
    whatWasNotFished: '. Lo que no se pescó se descarta primero',
    eventsSoFar: '{events, plural, one {# torneo} other {# torneos}} hasta ahora{dropped}',
    takingPart: 'Participación',
    events: '{events, plural, one {# torneo} other {# torneos}}',
    fishedThemAll: 'Pescó todos',
    allEventsSoFar: '{events, plural, one {El único torneo hasta ahora} other {Los # torneos hasta ahora}}',
    noResult: 'Sin resultado en esta temporada',
  },
  seasonWhySheet: {
    whyPoints: 'Por qué {points} puntos',
    seasonPoints: 'Puntos de la temporada',
  },
  seasonTies: {
    levelOnPoints: 'Igual en puntos',
    above: 'Antes: {names} ({figures}).',
    below: 'Después: {names} ({figures}).',
    'total-weight': 'peso total {theirs} contra {mine}',
    'most-wins': 'veces en lugar {place, number}: {theirs, number} contra {mine, number}',
    'best-finish': 'mejor lugar {theirs} contra {mine}',
    ordinal: '{place, number}.º',
    noFinish: 'ninguno',
    sharesThePlace: 'Comparte el lugar con {names}.',
    sharesAfter: 'Comparte el lugar con {names}. Sin diferencia por {steps}.',
  },
  standingsRows: {
    unknownAngler: 'Pescador desconocido',
  },
  standingsTable: {
    anglerOrTeam: 'Pescador o equipo',
    place: 'Lugar',
    points: 'Puntos',
    counted: 'Cuentan',
    countedOf: '{counted, number} de {events, number}',
    events: 'Torneos',
    best: 'Mejor',
    standings: 'Posiciones',
    fileName: 'Posiciones de {season}',
    searchAngler: 'Buscar pescador',
    pointsArriveWhen: 'Los puntos salen cuando los resultados son oficiales.',
    bonus: 'Bono',
    droppedPoints: '{points, number} no cuentan',
    droppedInSentence: 'no cuenta',
  },
} satisfies InOtherWords<typeof english>
