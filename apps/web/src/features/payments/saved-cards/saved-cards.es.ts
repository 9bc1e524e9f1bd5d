import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './saved-cards.en.ts'

export const texts = {
  title: 'Tarjetas guardadas',
  about: 'Las guarda el proveedor de tarjetas, nunca nosotros. Cuando pagas en línea, eliges una con un toque.',
  none: 'No hay ninguna tarjeta guardada.',
  noun: 'tus tarjetas guardadas',
  card: '{brand} que termina en {last4}',
  until: 'Válida hasta {month}/{year}',
  pays: 'Paga',
  use: 'Pagar con esta',
  used: 'Desde ahora paga esta tarjeta.',
  add: 'Agregar tarjeta',
  remove: 'Quitar',
  removeTitle: '¿Quitar {card}?',
  removeText: 'El proveedor de tarjetas la olvida. Lo que pagó queda pagado.',
  removed: 'La tarjeta se quitó.',
} satisfies InOtherWords<typeof english>
