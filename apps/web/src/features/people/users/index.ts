export { AnglerTable } from './angler-table.tsx'
export { askToActAs } from './ask-to-act-as.ts'
export { UserTable } from './user-table.tsx'
export { writePhone, writePlace } from './write-person.ts'
