export { FLAG_WORDS, type Flag, flagKey } from './flag-words.ts'
