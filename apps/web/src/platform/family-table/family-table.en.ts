export const texts = {
  familyTable: {
    notAllCouldBeSelected: 'Not all could be selected. {reason}',
  },
  tourFilter: {
    tour: 'Tour',
  },
  useExport: {
    readingRowsForFile: 'Reading {done} of {all} rows for the file.',
    stop: 'Stop',
    noFileMade: 'No file was made. {reason}',
    oneRow: 'the one row',
    allRows: 'all rows',
    allCountedRows: 'all {count} rows',
    csv: 'CSV · {rows}',
    excel: 'Excel · {rows}',
  },
} as const
