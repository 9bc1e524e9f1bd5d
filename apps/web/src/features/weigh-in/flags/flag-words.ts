import type { weighInFlag } from '@ramplight/contract/results/tournament-results'
import type { z } from 'zod'
import { sameBoat } from '#features/registration/same-boat/index.ts'
import { t } from './flags.texts.ts'

export type Flag = z.output<typeof weighInFlag>

/** Which question it is. */
export const flagKey = ({ kind, entry, other = '', weighIns }: Flag): string => [kind, entry, other, ...weighIns].join(' ')

type Words = { title: string; advice: string; action: string }

/** Stations that could not hear of each other have said different things; a person says which counts. */
export const FLAG_WORDS: Record<Flag['kind'], Words> = {
  'weighed-twice': {
    get title() {
      return t('flagWords.weighedTwice')
    },
    get advice() {
      return t('flagWords.weighedTwiceAdvice')
    },
    get action() {
      return t('flagWords.whichOneCounts')
    },
  },
  'two-corrections': {
    get title() {
      return t('flagWords.correctedTwice')
    },
    get advice() {
      return t('flagWords.correctedTwiceAdvice')
    },
    get action() {
      return t('flagWords.lookAtIt')
    },
  },
  'void-and-correction': {
    get title() {
      return t('flagWords.correctedAndVoided')
    },
    get advice() {
      return t('flagWords.correctedAndVoidedAdvice')
    },
    get action() {
      return t('flagWords.doesItCount')
    },
  },
  'came-late': {
    get title() {
      return t('flagWords.cameAfterClose')
    },
    get advice() {
      return t('flagWords.cameAfterCloseAdvice')
    },
    get action() {
      return t('flagWords.lookAtIt')
    },
  },
  'after-cut': {
    get title() {
      return t('flagWords.weighedAfterCut')
    },
    get advice() {
      return t('flagWords.weighedAfterCutAdvice')
    },
    get action() {
      return t('flagWords.lookAtIt')
    },
  },
  'late-unproven': {
    get title() {
      return t('flagWords.lateUnproven')
    },
    get advice() {
      return t('flagWords.lateUnprovenAdvice')
    },
    get action() {
      return t('flagWords.wasItLate')
    },
  },
  get 'same-boat'() {
    return sameBoat()
  },
}
