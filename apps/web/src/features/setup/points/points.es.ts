import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './points.en.ts'

export const texts = {
  pointsSection: {
    openTournamentGivesNoPoints: 'Un torneo abierto no da puntos de temporada, sin importar lo que pongas aquí.',
    places: 'Lugares',
    asManyAsBoats: 'Uno por lancha',
    boatsWithoutWeight: 'Lanchas sin peso',
    belowTheLastBoat: 'Menos que la última lancha con peso',
    noWeightCountsAsOthers: 'Cuentan como las demás',
    noWeightGetsPointsAbove: 'Los puntos de arriba',
    bonusPoints: 'Bonos de puntos',
    times: 'veces',
    customNumber: 'Otro número',
  },
  pointsStrip: {
    pointsPreview: 'Vista previa de los puntos',
    boatsThatWeigh: 'Lanchas que pesan',
    noFish: 'Sin peces',
  },
} satisfies InOtherWords<typeof english>
