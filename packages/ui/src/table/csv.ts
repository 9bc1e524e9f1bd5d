import { BYTE_ORDER_MARK } from '@ramplight/domain/kernel/csv'

export { type CsvTable, toCsv } from '@ramplight/domain/kernel/csv'

export const downloadText = (fileName: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  downloadFile(fileName, new Blob([BYTE_ORDER_MARK + text], { type }))

export function downloadFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const anchor = Object.assign(document.createElement('a'), { href: address, download: fileName })
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
