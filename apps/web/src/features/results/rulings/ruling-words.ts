import type { Ruling } from '@ramplight/domain/scoring/types'
import { pointsText } from '#platform/values/write-count.ts'
import { t } from './rulings.texts.ts'

/** `place 4, 85.5 points`: what was set. */
export const setWords = ({ place, points }: Ruling): string =>
  [place ? t('setPlace', { place: String(place) }) : '', points == null ? '' : t('setPoints', { points: pointsText(points) })]
    .filter(Boolean)
    .join(', ')
