export { NoticeTable } from './notice-table.tsx'
export { noticesQuery } from './notices.queries.ts'
