export { CustomPayoutRows } from './custom-payout-rows.tsx'
export { previewPayout } from './preview-payout.ts'
