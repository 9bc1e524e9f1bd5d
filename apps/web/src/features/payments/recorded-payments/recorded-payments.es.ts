import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './recorded-payments.en.ts'

export const texts = {
  title: 'Pagos registrados',
  cash: 'Efectivo',
  check: 'Cheque',
  credits: 'Crédito',
  online: 'Pagado en línea',
  other: 'Otro',
  withNote: '{method} {note}',
  void: 'Anular',
  voidTitle: '¿Anular {amount}, {how}?',
  voidText: 'Anula un pago solo si nunca ocurrió, por ejemplo uno registrado dos veces. Para devolver dinero, usa Reembolsar.',
  voidRefundText: 'Anula un reembolso solo si nunca ocurrió. Si pagan otra vez, márcalos como pagados.',
  refunded: 'Reembolso: {how}',
  kept: 'No reembolsado',
  voidKeptText: 'El dinero vuelve a aparecer por reembolsar.',
  voided: '{amount}, {how}, anulado.',
} satisfies InOtherWords<typeof english>
