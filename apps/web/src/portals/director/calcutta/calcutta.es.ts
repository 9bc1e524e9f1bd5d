import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './calcutta.en.ts'

export const texts = {
  calcutta: {
    noun: 'la calcutta',
  },
} satisfies InOtherWords<typeof english>
