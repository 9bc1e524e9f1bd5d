import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './payments.en.ts'

export const texts = {
  gettingPaid: {
    title: 'Cobros',
    about: 'Pagos con tarjeta por las inscripciones, y cómo te llega el dinero.',
    noun: 'tu cuenta de tarjetas',
    needsInternet: 'Los cobros necesitan internet',
    atTheProvider: 'Tu cuenta de tarjetas está en Stripe.',
  },
  payments: {
    payments: 'Pagos',
    about: 'Premios y pagos con tarjeta de todos los torneos, lo más nuevo primero.',
  },
} satisfies InOtherWords<typeof english>
