export { AllBankCases, OpenDisputes, OwnBankCases } from './bank-cases.tsx'
