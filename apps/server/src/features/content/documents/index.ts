/** The only door to documents for other features. */
export { askNewcomers } from './ask-newcomers.ts'
export { visibleDocuments } from './documents.store.ts'
export { documents } from './documents.table.ts'
export { taxFormsOf } from './tax-forms.ts'
