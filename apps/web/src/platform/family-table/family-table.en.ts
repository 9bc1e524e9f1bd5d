export const texts = {
  familyTable: {
    notAllCouldBeSelected: 'Not all could be selected. {reason}',
  },
  dateFilter: {
    onOrBefore: 'On or Before',
    onOrAfter: 'On or After',
    between: 'Between',
    last30Days: 'Last 30 Days',
    lastWeek: 'Last Week',
    yesterday: 'Yesterday',
    today: 'Today',
    tomorrow: 'Tomorrow',
    nextWeek: 'Next Week',
    next30Days: 'Next 30 Days',
    day: 'Day',
    first: 'First day',
    last: 'Last day',
  },
  tourFilter: {
    tour: 'Tour',
  },
  useExport: {
    readingRowsForFile: 'Reading {done} of {all} rows for the file.',
    stop: 'Stop',
    noFileMade: 'No file created. {reason}',
    oneRow: 'the one row',
    allRows: 'all rows',
    allCountedRows: 'all {count} rows',
    csv: 'CSV · {rows}',
    excel: 'Excel · {rows}',
  },
} as const
