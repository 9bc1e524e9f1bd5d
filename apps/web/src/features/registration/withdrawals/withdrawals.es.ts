import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './withdrawals.en.ts'

export const texts = {
  part: {
    title: 'Retiro',
    asked: '{name} pidió retirarse el {day}.',
    refund: 'Reembolsar y retirar',
    noRefund: 'Retirar sin reembolso',
    withdraw: 'Retirar',
    answer: 'Responder',
    answerHint: 'Abre tus mensajes',
    stay: 'Dejarla',
    stays: '{boat} sigue inscrita.',
  },
  confirm: {
    title: '¿Retirar {boat}?',
    noRefundTitle: '¿Retirar {boat} sin reembolso?',
    leaves: 'La lancha sale del torneo y su lugar pasa a la lista de espera. Sus pescadores reciben un mensaje.',
    kept: '{sum} se quedan en las cuentas de este torneo y no aparecen por reembolsar.',
    keep: 'Dejarla',
  },
  sheet: {
    title: 'Reembolsar y retirar',
    amount: 'Reembolso',
    most: 'Hasta {most}.',
    caption: 'A dónde va',
    row: 'Reembolsado {how}',
    share: 'Parte de {name}',
    kept: 'Se queda en el torneo',
    total: 'Pagado neto',
    waits: 'Reembolso a tarjeta más tarde',
    waitsHint: 'Necesita internet. Aparece en Dinero hasta que lo reembolses.',
    by: {
      'cards-off': 'Se pagó con tarjeta. Los pagos con tarjeta están apagados: va con cheque.',
      'card-short': 'Se pagó con tarjeta. La tarjeta no lo puede recibir: va con cheque.',
      'card-refused': 'Se pagó con tarjeta. El banco de la tarjeta no lo aceptó: va con cheque.',
      elsewhere: 'No se registró cómo se pagó: va con cheque.',
    },
    send: 'Reembolsar {amount} y retirar',
    cancel: 'Cancelar',
    nothing: 'La lancha sigue inscrita.',
    refused: 'El procesador de tarjetas lo rechazó: {words}. La lancha sigue inscrita.',
    refusedPart: 'Se reembolsaron {amount}. Después el procesador de tarjetas lo rechazó: {words}. La lancha sigue inscrita.',
  },
  done: '{boat} retirada.',
  doneRefund: '{boat} retirada, {amount} reembolsados.',
} satisfies InOtherWords<typeof english>
