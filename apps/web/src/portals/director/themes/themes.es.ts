import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './themes.en.ts'

export const texts = {
  title: 'Tema de la tabla',
  about: 'Tus colores e imágenes en las tablas de posiciones públicas de tus torneos.',
  noun: 'el tema',
  notAllowed: 'El tema de la tabla lo elige el director.',
} satisfies InOtherWords<typeof english>
