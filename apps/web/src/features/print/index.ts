export { paperFileName } from './file-name.ts'
export type { Paper, PaperCard, PaperColumn, PaperTable } from './paper.ts'
export { printDates } from './print-dates.ts'
export { type PrintChoice, PrintDialog } from './print-dialog.tsx'
