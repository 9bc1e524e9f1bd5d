export { SameBoatNotices } from './same-boat-notices.tsx'
export { SameBoatSheet } from './same-boat-sheet.tsx'
export { sameBoat } from './same-boat-words.ts'
