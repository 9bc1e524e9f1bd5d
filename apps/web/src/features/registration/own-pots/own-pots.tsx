import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { clockAt, todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { chosenPots } from '@ramplight/domain/registration/choose-pots'
import { potsAreOpen } from '@ramplight/domain/registration/pots-window'
import { potsToChoose } from '@ramplight/domain/registration/team-boat'
import { firstLaunch } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import classes from './own-pots.module.css'
import { calls } from './own-pots.open-calls.ts'
import { t } from './own-pots.texts.ts'
import { PotTicks } from './pot-ticks.tsx'

type Props = { entry: TournamentEntry; tournament: Tournament }

/** The pots of my boat, chosen on the phone until the first boat leaves. Nothing where there is none to choose. */
export function OwnPots({ entry, tournament }: Props) {
  const online = useOnline()
  const flights = useQuery(flightsQuery(tournament._id)).data ?? []
  const [pots, setPots] = useState<readonly string[] | null>(null)
  const save = useAction({
    work: (chosen: readonly string[]) => call(calls.choosePots, { params: { id: entry._id }, body: { pots: [...chosen] } }),
    onDone: () => {
      setPots(null)
      notify.success(t('saved'))
    },
    onRefused: 'shown',
  })
  const now = new Date()
  const at = { today: todayAt(zoneOf(tournament), now), clock: clockAt(zoneOf(tournament), now) }
  if (
    !online ||
    potsToChoose(tournament).length === 0 ||
    entry.disqualified ||
    !potsAreOpen(tournament, firstLaunch(tournament, flights), at)
  )
    return null
  if (!pots)
    return (
      <Button
        className={classes.change}
        variant="light"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => setPots(chosenPots(tournament, entry))}
      >
        {t('change')}
      </Button>
    )
  return (
    <div className={classes.pots}>
      <PotTicks tournament={tournament} pots={pots} onChange={setPots} />
      <p className="rl-dimmed">{t('until')}</p>
      {save.error && <p role="alert">{messageOfError(save.error)}</p>}
      <div className={classes.buttons}>
        <Button onClick={() => save.run(pots)} loading={save.running}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={() => setPots(null)} disabled={save.running}>
          {t('asItWas')}
        </Button>
      </div>
    </div>
  )
}
