import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './receipt.en.ts'

export const texts = {
  title: 'Recibo',
  fee: 'Cuota de inscripción',
  pot: 'Pozo',
  unsaid: 'No se dijo para qué',
  paid: 'Pagado en total',
  platform: 'Cuota de la plataforma',
  card: 'Comisión de tarjeta',
  onTop: 'Pagado además con tarjeta',
  how: {
    cash: 'Efectivo',
    check: 'Cheque',
    card: 'Tarjeta',
    online: 'En línea',
    transfer: 'Transferencia',
    credits: 'Crédito',
    unstated: 'No se dijo cómo',
  },
  back: '{how}, devuelto',
  payments: 'Pagos',
  what: 'Para qué',
  amount: 'Cantidad',
  day: 'Día',
  way: 'Cómo',
  print: 'Imprimir o guardar como PDF',
  send: 'Enviar por correo',
  sent: '{count, plural, =0 {Nadie de esta lancha tiene correo.} one {Recibo enviado a un pescador.} other {Recibo enviado a # pescadores.}}',
  needsInternet: 'Un recibo necesita internet',
} satisfies InOtherWords<typeof english>
