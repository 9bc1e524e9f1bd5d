export { AccountForm } from './account-form.tsx'
export { accountQuery } from './accounts.queries.ts'
export { AllAccounts } from './all-accounts.tsx'
export { FeePayerNote } from './fee-payer-note.tsx'
