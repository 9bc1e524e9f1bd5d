export { LineBoard } from './line-board.tsx'
