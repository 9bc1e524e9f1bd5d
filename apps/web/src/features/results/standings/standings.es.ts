import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './standings.en.ts'

export const texts = {
  dayTable: {
    day: 'Día {day, number}',
    searchTeamOrBoat: 'Buscar equipo o lancha',
    fileName: 'día {day, number} {tournament}',
    nobodyHasWeighed: 'Todavía no ha pesado nadie este día.',
    place: 'Lugar',
    fish: 'Peces',
    onTheScale: '{measure, select, length {Medido} other {En la báscula}}{unit}',
    penaltiesBonuses: 'Penalizaciones, bonos',
    weight: '{measure, select, length {Medida} other {Peso}}{unit}',
    bigFish: 'Pez mayor{unit}',
  },
  potCard: {
    paidWhenEveryDay: 'Se paga cuando se hayan pesado todos los días.',
    noFish: 'Todavía no hay peces para este pozo.',
    participants: '{count, plural, one {Entró #} other {Entraron #}}',
    extraMoney: '+ {amount} extra',
    partKept: ', sobran {amount}',
  },
  potsPanel: {
    biggestFish: 'Pez mayor',
    ofAllBoats: 'Todas las lanchas, con pozo o sin él',
    noBigFish: 'Todavía no se ha pesado ningún pez mayor.',
    pots: 'Pozos',
    thisTournament: 'Este torneo no tiene pozo de pez mayor ni pozos adicionales.',
  },
  rankList: {
    showFewer: 'Ver menos',
    showAll: 'Ver todas ({count, number})',
  },
  standingsColumns: {
    notWeighed: 'sin pesar',
    place: 'Lugar',
    fish: 'Peces',
    total: 'Total{unit}',
    bigFish: 'Pez mayor{unit}',
    penalties: 'Penalizaciones',
    points: 'Puntos',
    day: 'Día {day, number}',
  },
  standingsTable: {
    all: 'Todas',
    weighed: 'Pesadas',
    notWeighed: 'Sin pesar',
    disqualified: 'Descalificadas',
    standings: 'Posiciones',
    searchTeamOrBoat: 'Buscar equipo o lancha',
    fileName: 'posiciones {tournament}',
    noBoatHasSigned: 'Todavía no hay lanchas inscritas.',
  },
  whoColumns: {
    boat: 'Lancha',
    team: 'Equipo',
    angler: 'Pescador',
  },
} satisfies InOtherWords<typeof english>
