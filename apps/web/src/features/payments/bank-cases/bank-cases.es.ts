import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './bank-cases.en.ts'

export const texts = {
  title: 'Pagos en disputa',
  note: 'El titular de una tarjeta disputó un pago con su banco. Le respondemos al banco con las pruebas que tengamos en la fecha límite.',
  ownNote:
    'El titular de una tarjeta disputó un pago con su banco. Envíanos tus pruebas antes de la fecha límite y le respondemos al banco.',
  noun: 'las disputas',
  none: 'No hay disputas.',
  what: {
    entry: 'Inscripción, {name}',
    membership: 'Membresía, {name}',
    invoice: 'Comisión de la plataforma, {name}',
    bill: 'Plan',
  },
  state: {
    asked: 'Faltan pruebas',
    'with-bank': 'La revisa el banco',
    won: 'Ganada',
    lost: 'Perdida',
  },
  until: 'Envía las pruebas a más tardar el {date}',
  since: 'En disputa desde el {date}',
  paidTo: 'Pagado a {director}',
} satisfies InOtherWords<typeof english>
