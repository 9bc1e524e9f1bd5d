import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './setup-form.en.ts'

export const texts = {
  setupForm: {
    isRequired: 'Falta: {field}',
    tournamentSetup: 'Ajustes del torneo',
  },
} satisfies InOtherWords<typeof english>
