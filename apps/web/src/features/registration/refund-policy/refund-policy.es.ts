import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './refund-policy.en.ts'

export const texts = {
  none: 'Este torneo no tiene política de reembolsos. Si te retiras, decide el director.',
  steps: 'Reembolsos: {steps}{fee}. Después no hay reembolsos. Las comisiones de tarjeta y de la plataforma no se reembolsan.',
  step: '{percent}% hasta el {day}',
  fee: ', menos {fee}',
} satisfies InOtherWords<typeof english>
