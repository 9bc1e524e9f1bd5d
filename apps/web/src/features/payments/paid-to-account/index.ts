export { PaidToAccount } from './paid-to-account.tsx'
