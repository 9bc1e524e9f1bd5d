export { readTried, writeTried } from './tried-rules.ts'
export { useWhatIf } from './use-what-if.ts'
export { WhatIfScreen } from './what-if-screen.tsx'
