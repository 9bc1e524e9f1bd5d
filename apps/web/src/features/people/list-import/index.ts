export { ColumnsStep, columnsAreEnough } from './columns-step.tsx'
export { ImportPeople } from './import-people.tsx'
export { ListSource } from './list-source.tsx'
export { keepColumns, savedColumns } from './saved-columns.ts'
