import { BYTE_ORDER_MARK } from '@ramplight/domain/kernel/csv'
import { downloadFile } from '../values/download-file.ts'

export { type CsvTable, toCsv } from '@ramplight/domain/kernel/csv'

export const downloadText = (fileName: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  downloadFile(fileName, new Blob([BYTE_ORDER_MARK + text], { type }))
