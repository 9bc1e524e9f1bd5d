import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './values.en.ts'

export const texts = {
  entryName: { noAngler: 'Sin pescador', boatInSentence: 'lancha {number} ({anglers})', boat: 'Lancha {number} ({anglers})' },
  typedWeight: {
    moreThanAnyScaleReads: '{value} es más de lo que marca una báscula. Borra un dígito.',
    tooManyDigits: '{value} tiene demasiados dígitos: detrás del punto van {decimals, number}.',
  },
} satisfies InOtherWords<typeof english>
