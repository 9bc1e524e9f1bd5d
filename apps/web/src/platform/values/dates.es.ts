import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './dates.en.ts'

export const texts = {
  none: 'Sin fecha todavía',
  range: '{first} – {last} · {count, number} días',
  from: '{first} · {count, number} días',
} satisfies InOtherWords<typeof english>
