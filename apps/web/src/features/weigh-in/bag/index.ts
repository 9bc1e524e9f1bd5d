export {
  asksBigFish,
  asksWhetherDead,
  type Bag,
  type BagAction,
  type BagCount,
  type BagDetails,
  type BagField,
  type BagValues,
  bagFrom,
  bagValues,
  bonusSpecies,
  changeBag,
  isOnBoard,
  problemOfBag,
  type SavedBag,
  startBag,
  USUAL_LIMIT,
} from './bag-entry.ts'
export { bagsSoFar, farLead } from './far-lead.ts'
export { type CountedWeighIn, countedWeighIns, cutBefore, fieldSoFar, type Place, placeOf, placeWith } from './field-so-far.ts'
export { askKey, type Guard, guardsOf, medianBag } from './guards.ts'
export { gapText, needsToLead, placeText } from './place-words.ts'
