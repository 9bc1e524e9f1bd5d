export { type CsvTable, toCsv } from '@ramplight/domain/kernel/csv'
