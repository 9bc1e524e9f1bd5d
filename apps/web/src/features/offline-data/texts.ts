/** The specification's words for taking data out of this device and back in (1 §8, 2 §8). */
export const TEXTS = {
  exported: 'Offline storage export was successful.',
  noRecords: 'No records found in any tables to export.',
  noTables: 'No tables available for export.',
  exportFailed: 'Unknown error occurred. Please check console for more details.',
  onlyJson: 'Only .json files are accepted.',
  mustBeJson: 'Must be a valid JSON file format.',
  badShape: (file: string) => `Invalid data format in ${file}. Expected an array of records or a single record.`,
  nothingToImport: 'No data to import.',
  imported: (count: number, table: string) => `Successfully imported ${count} records into ${table}`,
  someFailed: (count: number) => `${count} records failed to import. Check console for more details.`,
  importFailed: 'Error importing file. Please check the console for details.',
  putFailed: 'An unexpected error occurred with the put function. Please check the console for more details.',
  clearNeedsNet: 'You must have an active internet connection to clear offline storage.',
  cleared: 'Offline data has been reset.',
} as const
