import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './results.en.ts'

export const texts = {
  money: {
    notAllowed: 'Solo el director y los codirectores pueden ver el dinero de este torneo.',
    moneyNoun: 'el dinero',
  },
  payments: {
    notAllowed: 'Solo el director y los codirectores pueden ver los pagos de este torneo.',
    paymentsNoun: 'los pagos',
    exportName: 'pagos {tournament}',
    nobodyIsPaid: 'En este torneo no se paga a nadie.',
    notFinalYet: 'Los premios aparecen aquí cuando los resultados son oficiales.',
    isCanceled: 'El torneo está cancelado. No se pagan premios.',
    whereEntryFeesAre: 'Aquí no salen las cuotas en efectivo ni con cheque. La página Dinero muestra todo el dinero del torneo.',
    openMoney: 'Abrir dinero',
  },
  payouts: {
    payoutsNoun: 'los premios',
  },
  results: {
    resultsNoun: 'los resultados',
  },
  whatIf: {
    resultsNoun: 'los resultados',
  },
  checks: {
    name: 'Cheques',
    nobody: 'Alguien',
    print: '{count, plural, one {Imprimir 1 cheque} other {Imprimir # cheques}}',
    help: 'Para papel de cheques tamaño carta, con el cheque arriba y dos talones abajo. Imprime primero uno en papel normal y ponlo a contraluz sobre un cheque.',
  },
} satisfies InOtherWords<typeof english>
