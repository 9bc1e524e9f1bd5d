import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './paid-to-account.en.ts'

export const texts = {
  title: 'Recibir dinero',
  about:
    'Tus ganancias pueden ir directo a tu banco. Nuestro procesador de tarjetas, Stripe, te pregunta una vez quién eres y a qué cuenta va. Nunca vemos tus datos bancarios.',
  noun: 'tu cuenta',
  begin: 'Abrir una cuenta',
  goOn: 'Continuar en Stripe',
  open: 'Abrir mi cuenta de Stripe',
  state: {
    none: 'Todavía no tienes cuenta de Stripe. Hasta que la abras, los directores te pagan en efectivo o con cheque.',
    needs: 'Empezaste, pero Stripe todavía necesita algo. Hasta entonces los directores te pagan en efectivo o con cheque.',
    ready: 'Lista. Los directores pueden enviar tus ganancias a tu cuenta.',
  },
  has: 'En camino a tu banco',
  bank: 'Tu banco',
  noBank: 'Sin agregar',
  bankIs: '{name} que termina en {last4}',
} satisfies InOtherWords<typeof english>
