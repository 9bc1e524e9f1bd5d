export { ExportEvent } from './export-event.tsx'
export { ImportEvent } from './import-event.tsx'
