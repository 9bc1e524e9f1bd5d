import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './saved-cards.en.ts'

export const texts = {
  title: 'Tarjetas guardadas',
  about: 'Las guarda el procesador de tarjetas, nunca nosotros. Cuando pagas en línea, eliges una con un toque.',
  none: 'No hay tarjetas guardadas.',
  noun: 'tus tarjetas guardadas',
  card: '{brand} que termina en {last4}',
  until: 'Vence {month}/{year}',
  pays: 'Predeterminada',
  use: 'Usar como predeterminada',
  used: 'Ahora esta es tu tarjeta predeterminada.',
  add: 'Agregar tarjeta',
  remove: 'Quitar',
  removeTitle: '¿Quitar {card}?',
  removeText: 'Se borra del procesador de tarjetas. Los pagos hechos no cambian.',
  removed: 'La tarjeta se quitó.',
} satisfies InOtherWords<typeof english>
