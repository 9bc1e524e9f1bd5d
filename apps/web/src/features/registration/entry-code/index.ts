export { EntryCode } from './entry-code.tsx'
