export { OutgoingNotice } from './outgoing-notice.tsx'
export { OutgoingTable } from './outgoing-table.tsx'
