export { writeField } from './field-words.ts'
export { finderOf } from './find-row.ts'
export { nameOfRow } from './record-names.ts'
