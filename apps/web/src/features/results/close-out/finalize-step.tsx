import { HoldButton } from '@ramplight/ui/parts/hold-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { questionsQuery } from '#features/sync/questions/index.ts'
import { countOf } from '#platform/values/write-count.ts'
import type { Results } from '../screen/results-view.ts'
import { useUndecided } from '../tournament-results/undecided.ts'
import classes from './close-out.module.css'
import type { useFinalize } from './use-finalize.ts'
import { useWaitingCall, WILL_FINISH } from './waiting-call.ts'
import type { WrittenLine } from './what-finalizing-writes.ts'
import { WrittenList } from './written-list.tsx'

type Props = { results: Results; written: readonly WrittenLine[]; finalize: ReturnType<typeof useFinalize>; changed: boolean }

const MAY_FINALIZE = ['In Progress', 'Closed', 'Completed']

type Now = { waiting: boolean; changed: boolean; undecided: number; open: number }

/** Why it cannot be done now; null when it can. */
function hindrance({ tournament, preview, standings }: Results, { waiting, changed, undecided, open }: Now): string | null {
  if (undecided > 0)
    return `${countOf(undecided, 'change')} of this tournament ${undecided === 1 ? 'was' : 'were'} refused. Decide first: tap the sync pill.`
  if (open > 0) return `${countOf(open, 'question')} to answer first. They are under Check.`
  if (waiting) return `${WILL_FINISH} Your place here is kept.`
  if (!MAY_FINALIZE.includes(tournament.status)) return 'Start the tournament first.'
  if (preview.checks.weighed + preview.checks.noFish === 0 && standings.standings.every(({ disqualified }) => !disqualified))
    return 'Nobody has weighed yet.'
  if (preview.checks.flags.length > 0) return 'Answer what is open under Check first.'
  return changed ? 'Look at the new figures first.' : null
}

/** The button that makes it so, with what it does beside it. */
export function FinalizeStep({ results, written, finalize, changed }: Props) {
  const waiting = useWaitingCall(results.tournament._id) === 'finalize'
  const undecided = useUndecided(results.tournament._id)
  const { data: questions = [] } = useQuery(questionsQuery(results.tournament._id))
  const stop = hindrance(results, { waiting, changed, undecided, open: questions.length })
  const { missing } = results.preview.checks
  const boats = new Set(missing.map(({ entry }) => entry)).size
  const held = results.standings.incomplete
  return (
    <>
      <WrittenList lines={written} compact />
      {boats > 0 && !held && (
        <p
          className={classes.text}
        >{`${countOf(boats, 'boat')} without a weight ${boats === 1 ? 'ends' : 'end'} in the results with no fish.`}</p>
      )}
      <p className={classes.text}>
        {held
          ? 'The results of the day are saved as unofficial. You can save them again after every change.'
          : 'You can reopen the results afterwards; then payments are voided and points are removed.'}
      </p>
      <div className={classes.hold}>
        <HoldButton size="md" loading={finalize.running} disabled={stop !== null} onHeld={() => finalize.run()}>
          {held ? 'Save results of the day' : 'Finalize results'}
        </HoldButton>
        {stop && <p className={classes.text}>{stop}</p>}
      </div>
    </>
  )
}
