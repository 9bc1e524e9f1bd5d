import type { TournamentResult } from '@ramplight/contract/results/tournament-results'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconCashBanknote, IconDeviceTv, IconLockOpen, IconMedal } from '@tabler/icons-react'
import { countOf } from '#platform/values/write-count.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { everyPayout, moneyOut, type Results } from '../screen/results-view.ts'
import classes from './close-out.module.css'
import { LateBags } from './late-bags.tsx'
import { useReopen } from './use-finalize.ts'
import { useWaitingCall, WILL_FINISH } from './waiting-call.ts'

type Props = { results: Results; official: TournamentResult; base: string; mayEdit: boolean; onReopen: () => void }

/** After the end: what was written, where it is, and the way back. */
export function Official({ results, official, base, mayEdit, onReopen }: Props) {
  const { season, setupOptions, _id } = results.tournament
  const reopen = useReopen(official._id, _id)
  const waiting = useWaitingCall(_id) === 'reopen'
  const count = everyPayout(results).length
  const payments = `${countOf(count, 'payment')} of ${writeMoney(moneyOut(results).total)}`
  const points = season && !setupOptions.openTournament
  const ask = async () => {
    const yes = await confirm({
      title: 'Reopen the results?',
      text: 'They stop being official at once, also on the public board. Voiding cannot be undone; finalizing again records new payments.',
      items: [
        ...(count > 0 ? [`${payments} ${count === 1 ? 'is' : 'are'} voided`] : []),
        ...(points ? ['The points of this tournament are removed from the season'] : []),
        'The tournament goes back to Closed; weights can be corrected',
      ],
      confirmLabel: 'Reopen results',
      tone: 'danger',
      irreversible: true,
    })
    if (!yes) return
    onReopen()
    reopen.run()
  }
  return (
    <Section
      title="Results are official"
      note={
        waiting
          ? `Reopening: ${WILL_FINISH.toLowerCase()}`
          : `${payments} ${count === 1 ? 'is' : 'are'} written. The public board shows them as Official.`
      }
    >
      <LateBags tournament={_id} />
      <div className={classes.links}>
        <ActionButton action={{ label: 'Payments', icon: IconCashBanknote, href: `${base}/payments` }} />
        <ActionButton
          action={{
            label: 'Public board',
            icon: IconDeviceTv,
            onClick: () => window.open(`/live-leaderboard/${_id}`, '_blank', 'noreferrer'),
          }}
        />
        {points && <ActionButton action={{ label: 'Season points', icon: IconMedal, href: `/director/seasons/${season}` }} />}
        {mayEdit && !waiting && (
          <ActionButton
            variant="subtle"
            action={{ label: 'Reopen results', icon: IconLockOpen, tone: 'danger', loading: reopen.running, onClick: () => void ask() }}
          />
        )}
      </div>
    </Section>
  )
}
