import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './setup.en.ts'

export const texts = {
  setup: {
    loadingSetup: 'Cargando los ajustes',
    tourOfTheTournament: 'Su circuito',
  },
} satisfies InOtherWords<typeof english>
