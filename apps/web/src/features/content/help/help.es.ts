import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './help.en.ts'

export const texts = {
  help: 'Ayuda',
  what: 'la ayuda',
  none: 'Todavía no hay páginas de ayuda',
  search: 'Buscar en la ayuda',
  noneFound: 'Ninguna página coincide.',
  all: 'Todas las páginas de ayuda',
  contact: 'Contáctanos',
  contactText: '¿No encontraste lo que buscabas?',
  gone: 'Esta página ya no existe.',
} satisfies InOtherWords<typeof english>
