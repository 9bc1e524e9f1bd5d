/** The only door to the platform's own fees for other parts. */
export { fillDemoFees } from './fill-demo.ts'
export { openFeeWork, runFees } from './open-fee-work.ts'
export { postPlatformHistory } from './platform-book.ts'
