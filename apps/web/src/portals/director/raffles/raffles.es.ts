import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './raffles.en.ts'

export const texts = {
  raffles: {
    noun: 'las rifas',
  },
} satisfies InOtherWords<typeof english>
