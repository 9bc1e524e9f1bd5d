export { PrintResults } from './print-results.tsx'
