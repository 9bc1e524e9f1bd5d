export { AccountForm } from './account-form.tsx'
export { accountQuery } from './accounts.queries.ts'
export { FeePayerNote } from './fee-payer-note.tsx'
