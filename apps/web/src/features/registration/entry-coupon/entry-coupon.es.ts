import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './entry-coupon.en.ts'

export const texts: InOtherWords<typeof english> = {
  have: '¿Tienes un cupón?',
  add: 'Agregar cupón',
  code: 'Código del cupón',
  use: 'Usar cupón',
  takesOff: 'Cupón {code}: {amount} menos en la inscripción',
  takeOff: 'Quitar',
  isOff: 'Se quitó el cupón {code}. Ahora se deben {amount} más.',
  needsInternet: 'Los cupones necesitan internet',
}
