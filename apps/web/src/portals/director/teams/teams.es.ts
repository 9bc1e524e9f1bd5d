import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './teams.en.ts'

export const texts = {
  teams: {
    title: 'Equipos',
    about: 'Pescadores que van juntos, con su capitán y su suplente.',
    add: 'Agregar equipo',
  },
} satisfies InOtherWords<typeof english>
