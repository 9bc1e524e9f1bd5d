import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './coupons.en.ts'

export const texts = {
  title: 'Cupones',
  about: 'Un código que descuenta un monto de la cuota de inscripción. El pescador lo escribe al pagar, o tú lo pones en su inscripción.',
  add: 'Nuevo cupón',
} satisfies InOtherWords<typeof english>
