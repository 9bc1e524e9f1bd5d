import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './rows.en.ts'

export const texts = {
  numberList: {
    placesAre: '{count, plural, one {# lugar} other {# lugares}}: {list}',
    worthMoreThanPlaceAbove: 'El {place} vale más que el {placeAbove}. ¿Está bien así?',
  },
} satisfies InOtherWords<typeof english>
