import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './location.en.ts'

export const texts = {
  place: 'Ciudad, estado o código postal',
  search: 'Buscar',
  here: 'Usar mi ubicación',
  week: 'Esta semana',
  noGeolocation: 'Este navegador no puede dar la ubicación.',
  notAllowed: 'Tu dispositivo no dijo dónde está. Permítelo o busca un lugar.',
} satisfies InOtherWords<typeof english>
