export { StationBoard } from './station-board.tsx'
