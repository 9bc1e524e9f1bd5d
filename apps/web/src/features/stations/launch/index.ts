export { LaunchBoard } from './launch-board.tsx'
