export { AskWhy } from './why-figure.tsx'
export { WhySheet } from './why-sheet.tsx'
