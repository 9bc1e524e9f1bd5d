import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './paid-to-account.en.ts'

export const texts = {
  title: 'Recibir dinero',
  about:
    'Lo que ganas puede ir directo a tu banco. Nuestro proveedor de tarjetas, Stripe, pregunta una vez quién eres y a qué banco va. Nunca vemos tus datos bancarios.',
  noun: 'tu cuenta',
  begin: 'Abrir una cuenta',
  goOn: 'Seguir con el proveedor',
  open: 'Abrir mi cuenta de Stripe',
  state: {
    none: 'Todavía no tienes una cuenta. Hasta entonces los directores te pagan en efectivo o con cheque.',
    needs: 'Empezaste, y el proveedor todavía pide algo. Hasta entonces los directores te pagan en efectivo o con cheque.',
    ready: 'Lista. Un director puede enviar lo que ganas a tu cuenta.',
  },
  has: 'En tu cuenta, en camino a tu banco',
  bank: 'Tu banco',
  noBank: 'Falta',
  bankIs: '{name} que termina en {last4}',
} satisfies InOtherWords<typeof english>
