export { CardsMode } from './cards-mode.tsx'
export { LevelTable } from './level-table.tsx'
