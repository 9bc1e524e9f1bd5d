import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './seasons.en.ts'

export const texts = {
  season: {
    tournament: 'Torneo',
    seasonNoun: 'la temporada',
    seasons: 'Temporadas',
    editSeason: 'Editar temporada',
    copy: 'Copiar al próximo año',
    standings: 'Posiciones',
    tournaments: 'Torneos',
    noTournaments: 'Todavía no hay torneos en esta temporada.',
  },
  seasons: {
    starts: 'Empieza',
    ends: 'Termina',
    membership: 'Membresía',
    seasons: 'Temporadas',
    about: 'Los torneos de una temporada suman puntos juntos.',
    addSeason: 'Agregar temporada',
    seasonsNoun: 'las temporadas',
    firstUse: 'Una temporada suma los puntos de sus torneos.',
  },
} satisfies InOtherWords<typeof english>
