import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './open-payouts.en.ts'

export const texts = {
  title: 'Premios por liquidar',
  note: 'A estas lanchas se les pagó un monto distinto al de los resultados. Haz cuentas con ellas.',
  resultsOpen:
    'Los resultados están abiertos. Los {amount} ya pagados a {boats, plural, one {1 lancha} other {# lanchas}} siguen en tus cuentas. Arregla la diferencia cuando vuelvan a ser oficiales.',
  boat: 'Lancha {number} · {crew}',
  noBoat: 'Inscripción borrada',
  pot: '{pot}: ganó {due}, se le pagaron {paid}',
  mainPool: 'Pozo principal',
  group: 'Categoría {group}',
  otherPot: 'Pozo',
  owesBack: 'Te deben {amount}',
  isOwed: 'Les debes {amount}',
  same: 'El mismo total, otros pozos',
  settle: 'Liquidar',
  keeps: 'Se queda con {amount}',
  leaves: 'No cobra {amount}',
  askAgain: 'Deshacer',
  dialog: {
    owesBack: '{boat} debe regresar {amount}',
    isOwed: 'Pagar {amount} a {boat}',
    same: '{boat}: el mismo total, otros pozos',
    how: 'Método de pago',
    check: 'Número de cheque',
    cancel: 'Cancelar',
    save: 'Guardar',
  },
  ways: {
    cash: 'Efectivo',
    check: 'Cheque',
    credits: 'Crédito del pescador',
    keep: 'Dejarles el dinero',
    leave: 'No lo reclama',
    recordedTwice: 'Se registró dos veces',
  },
  means: {
    in: {
      cash: 'Entra a la caja.',
      check: 'Te da un cheque. La caja queda igual.',
    },
    out: {
      cash: 'Sale de la caja.',
      check: 'La caja queda igual.',
      credits: 'Lo recibe como crédito para otro torneo.',
    },
    keep: 'No se mueve dinero. No se le vuelve a pedir.',
    leave: 'No se mueve dinero. Se queda en el torneo.',
    recordedTwice: 'Se anula uno de los dos registros. No se mueve dinero.',
    same: 'En total no se mueve dinero. Cada pozo queda como se ganó.',
  },
  saved: 'Liquidado.',
  undone: 'Otra vez por liquidar.',
} satisfies InOtherWords<typeof english>
