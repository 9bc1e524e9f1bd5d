/** What others need of stored files alone. A ground floor: who may open one is said by documents, which need this themselves. */
export { filesByPath } from '../files.store.ts'
