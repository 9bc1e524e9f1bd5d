export { BrokenPageTable } from './broken-page-table.tsx'
export { brokenPagesQuery } from './broken-pages.queries.ts'
