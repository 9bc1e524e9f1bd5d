export { openErasureWork } from './clean-history.ts'
