export { LockSheet } from './lock-sheet.tsx'
export { LockedAccounts } from './locked-accounts.tsx'
