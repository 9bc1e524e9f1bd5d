import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './species.en.ts'

export const texts = {
  species: {
    species: 'Especies',
    about: 'Las tuyas, y las que tiene todo director.',
    addSpecies: 'Agregar especie',
  },
} satisfies InOtherWords<typeof english>
