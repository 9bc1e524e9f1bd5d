export { leaveBorrowed, leaveWhoIsGone } from './leave-borrowed.ts'
