export { FRESH_ZERO_FISH } from './zero-fish.ts'
