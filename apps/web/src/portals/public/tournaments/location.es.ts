import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './location.en.ts'

export const texts = {
  place: 'Torneo, lago, ciudad, estado o código postal',
  search: 'Buscar',
  here: 'Usar mi ubicación',
  week: 'Esta semana',
  noGeolocation: 'Este navegador no puede dar la ubicación.',
  notAllowed: 'Tu aparato no compartió su ubicación. Permítelo o busca un lugar.',
  unknown: 'No conocemos {place}. Prueba con un lago, un código postal o una ciudad y su estado, como Quitman, TX.',
  several: 'Hay más de un lugar llamado {place}. Elige uno.',
  around: 'Buscar cerca de',
} satisfies InOtherWords<typeof english>
