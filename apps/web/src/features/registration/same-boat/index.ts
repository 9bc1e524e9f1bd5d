export { SameBoatNotices } from './same-boat-notices.tsx'
export { SameBoatSheet } from './same-boat-sheet.tsx'
export { SAME_BOAT } from './same-boat-words.ts'
