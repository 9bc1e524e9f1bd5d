import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './help.en.ts'

export const texts = {
  keyboard: 'Teclado',
} satisfies InOtherWords<typeof english>
