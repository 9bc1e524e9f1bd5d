import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './divisions.en.ts'

export const texts = {
  divisions: {
    title: 'Divisiones',
    about: 'Partes de un circuito con sus propias temporadas.',
    add: 'Agregar división',
  },
  division: {
    noun: 'la división',
    noTour: 'Sin circuito',
    edit: 'Editar división',
    openTour: 'Abrir su circuito',
    publicPage: 'Abrir su página pública',
    readOnly: 'Solo el director y el personal del circuito pueden cambiar esta división.',
    seasons: 'Temporadas',
    seasonsNoun: 'las temporadas',
    noSeasons: 'Todavía no hay temporadas en esta división. Elige la división en una temporada.',
    fromTo: 'Del {from} al {to}',
    tournaments: 'Torneos',
    tournamentsNoun: 'los torneos',
    noTournaments: 'Todavía no hay torneos en esta división. Elige la división en los ajustes de un torneo.',
  },
} satisfies InOtherWords<typeof english>
