/** The only door to files for other features. */

export { fewAtOnce } from './few-at-once.ts'
export { presented } from './files.store.ts'
export { keepDrafts, keepReceived } from './keep-files.ts'
export { openTo } from './may-open.ts'
export { receiveFiles } from './receive-files.ts'
export { sweepInTurn } from './sweep-files.ts'
