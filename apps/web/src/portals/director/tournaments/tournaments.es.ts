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
    about: 'Importa un torneo completo desde un archivo: inscripciones, pesajes y resultados. Se agrega como torneo nuevo.',
  },
  tournaments: {
    tournaments: 'Torneos',
    newTournament: 'Nuevo torneo',
    importEvent: 'Importar un torneo',
    copyTournament: 'Copiar torneo',
  },
} satisfies InOtherWords<typeof english>
