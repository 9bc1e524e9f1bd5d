import { LONGEST_EARLY_REASON } from '@ramplight/contract/results/tournament-results'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { HoldButton } from '@ramplight/ui/parts/hold-button.tsx'
import { writeClock } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { questionsQuery } from '#features/sync/questions/index.ts'
import { useProtests } from '../protests/use-protests.ts'
import type { Results } from '../screen/results-view.ts'
import { useUndecided } from '../tournament-results/undecided.ts'
import classes from './close-out.module.css'
import { t } from './close-out.texts.ts'
import { givesPoints } from './gives-points.ts'
import type { useFinalize } from './use-finalize.ts'
import { useWaitingCall, willFinish } from './waiting-call.ts'
import type { WrittenLine } from './what-finalizing-writes.ts'
import { WrittenList } from './written-list.tsx'

type Props = { results: Results; written: readonly WrittenLine[]; finalize: ReturnType<typeof useFinalize>; changed: boolean }

const MAY_FINALIZE = ['In Progress', 'Closed', 'Completed']

type Now = { waiting: boolean; changed: boolean; undecided: number; open: number; isUnsaid: boolean }

/** Why it cannot be done now; null when it can. */
function hindrance({ tournament, preview, standings }: Results, { waiting, changed, undecided, open, isUnsaid }: Now): string | null {
  if (undecided > 0) return t('finalizeStep.changesUndecided', { undecided })
  if (open > 0) return t('finalizeStep.questionsToAnswerFirst', { questions: open })
  if (waiting) return t('finalizeStep.yourPlaceIsKept', { whenItWillFinish: willFinish() })
  if (!MAY_FINALIZE.includes(tournament.status)) return t('finalizeStep.startTheTournamentFirst')
  if (preview.checks.weighed + preview.checks.noFish === 0 && standings.standings.every(({ disqualified }) => !disqualified))
    return t('finalizeStep.nobodyHasWeighedYet')
  if (preview.checks.flags.length > 0) return t('finalizeStep.answerWhatIsOpen')
  if (changed) return t('finalizeStep.lookAtTheNew')
  return isUnsaid ? t('finalizeStep.sayWhyBefore') : null
}

/** The button that makes it so, with what it does beside it. */
export function FinalizeStep({ results, written, finalize, changed }: Props) {
  const waiting = useWaitingCall(results.tournament._id) === 'finalize'
  const undecided = useUndecided(results.tournament._id)
  const { data: questions = [] } = useQuery(questionsQuery(results.tournament._id))
  const [early, setEarly] = useState('')
  const protests = useProtests(results.tournament)
  const held = results.standings.incomplete
  // The results of a day are saved at any time: they are not official by that.
  const openUntil = protests.kind === 'open' && !held ? writeClock(protests.until, zoneOf(results.tournament)) : null
  const isUnsaid = openUntil !== null && early.trim() === ''
  const stop = hindrance(results, { waiting, changed, undecided, open: questions.length, isUnsaid })
  const { missing } = results.preview.checks
  const boats = new Set(missing.map(({ entry }) => entry)).size
  return (
    <>
      <WrittenList lines={written} compact />
      {boats > 0 && !held && <p className={classes.text}>{t('finalizeStep.boatsWithoutWeight', { boats })}</p>}
      <p className={classes.text}>
        {held ? t('finalizeStep.theResults') : t('finalizeStep.youCanReopen', { points: String(givesPoints(results.tournament)) })}
      </p>
      {openUntil && (
        <TextField
          className={classes.early}
          label={t('finalizeStep.whyBefore', { time: openUntil })}
          description={t('finalizeStep.theHistoryKeepsIt')}
          maxLength={LONGEST_EARLY_REASON}
          value={early}
          onChange={(event) => setEarly(event.currentTarget.value)}
        />
      )}
      <div className={classes.hold}>
        <HoldButton
          size="md"
          loading={finalize.running}
          disabled={stop !== null}
          onHeld={() => finalize.run(openUntil ? early.trim() : undefined)}
        >
          {held ? t('finalizeStep.saveResults') : t('finalizeStep.finalizeResults')}
        </HoldButton>
        {stop && <p className={classes.text}>{stop}</p>}
      </div>
    </>
  )
}
