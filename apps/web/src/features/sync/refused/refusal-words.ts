import type { QuarantineRow } from '@ramplight/sync/types'
import { t } from './refused.texts.ts'

/** Why a change was refused, when the server's own sentence is not enough. By its code. */
const reasons = (): Record<string, string> => ({
  gone: t('refusalWords.somebodyDeleted'),
  forbidden: t('refusalWords.youMayNotChange'),
  op_reused: t('refusalWords.theServerHasSomething'),
  too_old: t('refusalWords.anOlderVersion'),
  server_error: t('refusalWords.theServerBroke'),
  'results.changed-since-preview': t('refusalWords.otherBagsHaveCome'),
  'reference.unknown': t('refusalWords.whatThisBelongs'),
})
type Refused = Pick<QuarantineRow, 'reason' | 'message' | 'baseRev' | 'kind'>

/** A record that was never there cannot have been deleted: what it hangs on is. */
const isOfGoneParent = ({ reason, kind, baseRev }: Omit<Refused, 'message'>) => reason === 'gone' && (kind !== 'up' || baseRev === 0)

/** In a sentence a director understands; the server's own words where it has them. */
export const refusalWords = (refused: Refused): string =>
  isOfGoneParent(refused)
    ? t('refusalWords.parentGone')
    : (reasons()[refused.reason] ?? (refused.message || t('refusalWords.theServerDid')))

/** Ways out of a refusal. What somebody typed and nobody else has is never only let go: it is sent again, or saved as a file. */
export type WayOut = 'retry' | 'restore' | 'edit' | 'save' | 'discard'

const WAYS: Record<string, readonly WayOut[]> = {
  gone: ['restore', 'discard'],
  forbidden: ['retry', 'discard'],
  op_reused: ['retry', 'discard'],
  too_old: ['retry', 'save', 'discard'],
  // The same would be refused again.
  'results.changed-since-preview': ['discard'],
  'question.answered': ['discard'],
  'question.changed': ['discard'],
}
const USUAL: readonly WayOut[] = ['retry', 'edit', 'discard']
const AGAIN: readonly WayOut[] = ['retry', 'discard']

export const waysOutOf = (refused: Omit<Refused, 'message'>): readonly WayOut[] =>
  isOfGoneParent(refused) ? AGAIN : (WAYS[refused.reason] ?? USUAL).filter((way) => way !== 'edit' || refused.kind === 'up')
