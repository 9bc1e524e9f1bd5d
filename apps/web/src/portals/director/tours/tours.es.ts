import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './tours.en.ts'

export const texts = {
  tour: {
    tourNoun: 'el circuito',
    tours: 'Circuitos',
    about: 'Estos ajustes valen para cada torneo nuevo',
    newTournament: 'Nuevo torneo',
    readOnly: 'Solo el director y los asistentes completos pueden cambiar esto.',
    settingsNoun: 'los ajustes del circuito',
    loadingSettings: 'Cargando los ajustes',
  },
  tours: {
    since: 'Desde',
    tours: 'Circuitos',
    about: 'Pon una vez las cuotas, la puntuación y los premios; todos sus torneos los usan.',
    createTour: 'Crear circuito',
    toursNoun: 'los circuitos',
    noTours: 'Este usuario no tiene circuitos.',
  },
} satisfies InOtherWords<typeof english>
