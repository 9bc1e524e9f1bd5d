export { CodeTable } from './code-table.tsx'
