import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './results.en.ts'

export const texts = {
  payouts: {
    payoutsNoun: 'los premios',
  },
  tabs: {
    label: 'Resultados',
    standings: 'Posiciones',
    pool: 'Pozo y premios',
  },
  results: {
    resultsNoun: 'los resultados',
  },
  whatIf: {
    resultsNoun: 'los resultados',
  },
} satisfies InOtherWords<typeof english>
