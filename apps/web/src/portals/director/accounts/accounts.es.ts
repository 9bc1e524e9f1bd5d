import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './accounts.en.ts'

export const texts = {
  title: 'Comisiones de tarjeta',
  about: 'Elige quién paga las comisiones de tarjeta: tus pescadores o tú.',
  noun: 'la cuenta',
  gettingPaid: 'Cobros',
  needsInternet: 'Las comisiones de tarjeta necesitan internet',
  onTheServer: 'Tu cuenta está en el servidor.',
  notAllowed: 'Solo el director puede elegir quién paga las comisiones de tarjeta.',
} satisfies InOtherWords<typeof english>
