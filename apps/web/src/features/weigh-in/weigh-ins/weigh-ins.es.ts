import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './weigh-ins.en.ts'

export const texts = {
  boat: 'Lancha {number}',
} satisfies InOtherWords<typeof english>
