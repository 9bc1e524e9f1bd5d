export { personalPaper } from './personal-paper.ts'
export { t as personalTexts } from './personal-results.texts.ts'
export { type PersonalResult, personalResults, sumWords } from './personal-results.ts'
