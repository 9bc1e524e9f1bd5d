import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './money.en.ts'

export const texts = {
  room: {
    label: 'Dinero',
    needsYou: 'Por decidir',
    boats: 'Lanchas',
    cashBox: 'Caja',
    payouts: 'Premios',
    log: 'Movimientos',
    notAllowed: 'Solo el director y los codirectores pueden ver esta sección.',
    moneyNoun: 'el dinero',
  },
  needs: {
    nothing: 'No hay nada por decidir.',
    nothingNote: 'Aquí salen los pagos cobrados dos veces, las lanchas por reembolsar y los premios por arreglar.',
  },
  boats: {
    label: 'Lanchas',
    noun: 'las lanchas',
    all: 'Todas',
    owes: 'Deben',
    overpaid: 'Pagaron de más',
    paid: 'Pagadas',
    take: 'Marcar pagada',
    open: 'Abrir',
    search: 'Buscar lanchas, pescadores',
    exportName: 'dinero de lanchas {tournament}',
    empty: 'Todavía no hay lanchas.',
    notLoaded: 'No se cargaron las lanchas.',
  },
  payouts: {
    paymentsNoun: 'los premios',
    exportName: 'pagos {tournament}',
    nobodyIsPaid: 'En este torneo no se paga a nadie.',
    notFinalYet: 'Los premios aparecen aquí cuando los resultados son oficiales.',
    isCanceled: 'El torneo está cancelado. No se pagan premios.',
    why: 'Cómo se calculan el pozo y los lugares',
  },
  checks: {
    name: 'Cheques',
    nobody: 'Alguien',
    print: '{count, plural, one {Imprimir 1 cheque} other {Imprimir # cheques}}',
    help: 'Para papel de cheques tamaño carta, con el cheque arriba y dos talones abajo. Imprime primero uno en papel normal y ponlo a contraluz sobre un cheque.',
  },
} satisfies InOtherWords<typeof english>
