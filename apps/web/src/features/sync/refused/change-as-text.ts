import type { QuarantineRow } from '@ramplight/sync/types'
import { writeRecent } from '@ramplight/ui/values/times'
import { refusalWords } from './refusal-words.ts'
import { t } from './refused.texts.ts'
import type { RefusedDetails } from './refused-details.ts'

/** Of a change that only this device has: a text to read and type in again, and after that all of it as it is, for who can read that. */
export function changeAsText(refused: QuarantineRow, { words, fields, held }: Pick<RefusedDetails, 'words' | 'fields' | 'held'>): string {
  const waiting = held.length > 0 ? [t('refusedCard.changesWait', { count: held.length }), ...held] : []
  return [
    words,
    t('refusedCard.enteredItIsKept', { time: writeRecent(refused.at) }),
    refusalWords(refused),
    '',
    ...fields.map(({ label, typed }) => `${label}: ${typed}`),
    ...waiting,
    '',
    JSON.stringify(refused, null, 1),
  ].join('\n')
}

/** `change_2027-06-12T11-00.txt` */
export const changeFileName = ({ at }: Pick<QuarantineRow, 'at'>): string => `change_${at.slice(0, 16).replace(':', '-')}.txt`
