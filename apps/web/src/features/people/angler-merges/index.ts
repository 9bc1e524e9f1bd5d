/** The only door to merging anglers for other features. */
export { t as mergeTexts } from './angler-merges.texts.ts'
export { MergePage } from './merge-page.tsx'
export { mergeHref, PossibleDuplicates } from './possible-duplicates.tsx'
