import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './anglers.en.ts'

export const texts = {
  anglers: {
    title: 'Pescadores',
    about: 'Todos los de tus circuitos, y los pescadores que agregaste.',
    addAngler: 'Agregar pescador',
    import: 'Importar pescadores',
    merge: 'Unir pescadores',
    printDirectory: 'Imprimir directorio',
  },
  results: {
    noun: 'los resultados',
  },
  directory: {
    title: 'Directorio de pescadores',
    tourMembers: 'Miembros del circuito',
    seasonMembers: 'Miembros de la temporada',
    tourChoice: 'Circuito: {name}',
    seasonChoice: 'Temporada: {name}',
    anglersNoun: 'los pescadores',
    counted: '{count, plural, one {# pescador} other {# pescadores}} · {date}',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
  },
} satisfies InOtherWords<typeof english>
