import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './documents.en.ts'

export const texts = {
  handIn: 'Entregarlo',
  handInAnother: 'Entregar otro archivo',
  forTour: '¿Para qué circuito?',
  done: '{label} está entregado.',
  open: 'Abrir {label}',
  openShort: 'Abrir',
  table: {
    documents: 'Documentos',
    search: 'Buscar documentos',
    all: 'Todos',
    required: 'Obligatorios',
    firstUse: 'Aquí está lo que entregan los pescadores: exenciones, licencias, seguros.',
  },
} satisfies InOtherWords<typeof english>
