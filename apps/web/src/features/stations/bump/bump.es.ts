import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './bump.en.ts'

export const texts = {
  bumpForm: {
    fish: 'Peces',
    dead: 'Muertos',
    short: 'Bajo medida',
    species: 'Especie',
    mixedOrNotSaid: 'Varias o sin especificar',
    countsAreKept: 'Tus conteos siguen aquí. Envíalos otra vez.',
    disqualifiedTakesNoPlace: 'Descalificado: no ocupa lugar',
    penalties: 'Penalizaciones <b>−{weight}</b>',
    noPenalties: 'Sin penalizaciones',
    inLine: 'En fila: {boats}',
    sendToScale: 'A la báscula',
  },
  bumpStation: {
    boatInLineForScale: '{boat}: en fila para la báscula.',
    inLineForScale: 'En fila para la báscula',
    weighed: 'Ya pesó',
  },
} satisfies InOtherWords<typeof english>
