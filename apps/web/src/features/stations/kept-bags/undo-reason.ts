import { t } from './kept-bags.texts.ts'

/** Why a bag is void that was taken back within ten seconds. */
export const undoneReason = () => t('reasons.undoneAtStation')
/** Why a bag was corrected that was typed anew before its answer came. */
export const typedAgainReason = () => t('reasons.typedAgainAtStation')
