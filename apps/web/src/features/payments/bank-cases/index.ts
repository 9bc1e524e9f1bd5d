export { AllBankCases, OpenDisputes, OwnBankCases, useOpenDisputes } from './bank-cases.tsx'
