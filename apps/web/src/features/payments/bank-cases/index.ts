export { AllBankCases, OwnBankCases } from './bank-cases.tsx'
