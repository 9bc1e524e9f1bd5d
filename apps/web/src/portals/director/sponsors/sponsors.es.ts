import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './sponsors.en.ts'

export const texts = {
  sponsors: {
    title: 'Patrocinadores',
    about: 'Las empresas que apoyan tus torneos.',
    add: 'Agregar patrocinador',
  },
} satisfies InOtherWords<typeof english>
