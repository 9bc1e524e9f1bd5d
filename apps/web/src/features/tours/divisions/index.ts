export { DivisionList } from './division-list.tsx'
export { DivisionSheet } from './division-sheet.tsx'
export { DivisionStaff } from './division-staff.tsx'
export { divisionQuery, ownDivisionsQuery } from './divisions.queries.ts'
