import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './family-table.en.ts'

export const texts = {
  familyTable: {
    notAllCouldBeSelected: 'No se pudieron elegir todas. {reason}',
  },
  dateFilter: {
    onOrBefore: 'Hasta',
    onOrAfter: 'Desde',
    between: 'Entre',
    last30Days: 'Últimos 30 días',
    lastWeek: 'Semana pasada',
    yesterday: 'Ayer',
    today: 'Hoy',
    tomorrow: 'Mañana',
    nextWeek: 'Próxima semana',
    next30Days: 'Próximos 30 días',
    day: 'Día',
    first: 'Primer día',
    last: 'Último día',
  },
  tourFilter: {
    tour: 'Circuito',
  },
  useExport: {
    readingRowsForFile: 'Leyendo {done} de {all} filas para el archivo.',
    stop: 'Detener',
    noFileMade: 'No se creó ningún archivo. {reason}',
    oneRow: 'la única fila',
    allRows: 'todas las filas',
    allCountedRows: 'las {count} filas',
    csv: 'CSV · {rows}',
    excel: 'Excel · {rows}',
  },
} satisfies InOtherWords<typeof english>
