import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './mc-mode.en.ts'

export const texts = {
  title: 'Modo presentador',
  director: 'Director',
  events: 'Torneos',
  about: 'Elige el torneo que anuncias. La página sigue las básculas automáticamente.',
  eventsNoun: 'tus torneos',
  none: 'Ningún torneo que anunciar',
  noneText: 'Los torneos aparecen aquí cuando están abiertos.',
  tournaments: 'Ir a Torneos',
} satisfies InOtherWords<typeof english>
