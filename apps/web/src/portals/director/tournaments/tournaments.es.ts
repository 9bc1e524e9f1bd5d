import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './tournaments.en.ts'

export const texts = {
  newTournament: {
    newTournament: 'Nuevo torneo',
    tournaments: 'Torneos',
    new: 'Nuevo',
    about: 'Solo la rampa, la fecha y el nombre. Lo demás viene del circuito y se puede cambiar después.',
    toursNoun: 'los circuitos',
    noTours: 'Este usuario no tiene circuitos.',
  },
  importEvent: {
    title: 'Importar un torneo',
    tournaments: 'Torneos',
    import: 'Importar',
    about: 'Un torneo entero desde un archivo: inscripciones, pesajes, resultados. Se vuelve un torneo nuevo tuyo.',
  },
  tournaments: {
    tournaments: 'Torneos',
    newTournament: 'Nuevo torneo',
    importEvent: 'Importar un torneo',
    copyTournament: 'Copiar torneo',
  },
} satisfies InOtherWords<typeof english>
