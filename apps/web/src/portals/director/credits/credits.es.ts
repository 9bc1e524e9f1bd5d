import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './credits.en.ts'

export const texts = {
  title: 'Créditos',
  about: 'Los créditos de inscripción pagan la comisión de la plataforma antes que tu tarjeta.',
  noun: 'los créditos',
} satisfies InOtherWords<typeof english>
