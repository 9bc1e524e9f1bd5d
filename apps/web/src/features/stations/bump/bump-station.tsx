import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { haptics } from '@ramplight/ui/station/haptics'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { lateByClock, queueOf, weighedOn } from '../boats/boat-facts.ts'
import { PickBoat } from '../boats/pick-boat.tsx'
import { SunlightHint } from '../frame/station-notices.tsx'
import type { StationData } from '../frame/use-station-data.ts'
import { useLateAnswer } from '../late/use-late-answer.ts'
import { t } from './bump.texts.ts'
import { type Bump, BumpForm } from './bump-form.tsx'

/** Count a boat, send it to the scale, next. */
export function BumpStation({ data, day }: { data: StationData; day: number }) {
  const [picked, setPicked] = useState<string | null>(null)
  const [lateAnswer, setLateAnswer] = useLateAnswer(data.tournament._id, day)
  const entry = data.entries.find(({ _id }) => _id === picked)
  const queue = useMemo(() => queueOf(data, day), [data, day])
  const sending = useAction({
    work: ({ boat, bump }: { boat: TournamentEntry; bump: Bump }) =>
      call(tournamentEntryCalls.bumpStationUpdate, { body: { _id: boat._id, bump } }),
    onDone: async (_, { boat }) => {
      haptics.save()
      notify.success(t('bumpStation.boatInLineForScale', { boat: boatName(boat) }), { id: 'bump', durationMs: 4000 })
      setPicked(null)
      await refreshed()
    },
    onRefused: () => haptics.error(),
  })
  if (entry)
    return (
      <BumpForm
        key={entry._id}
        data={data}
        entry={entry}
        day={day}
        ahead={queue.filter(({ _id }) => _id !== entry._id)}
        byClock={lateByClock(data, entry, day, timeHere())}
        lateAnswer={lateAnswer}
        onLateAnswer={setLateAnswer}
        sending={sending.running}
        error={sending.error}
        onSend={(bump) => sending.run({ boat: entry, bump })}
        onLeave={() => {
          sending.forget()
          setPicked(null)
        }}
      />
    )
  const doneText = (boat: TournamentEntry) => {
    if (weighedOn(data, boat._id, day).length > 0) return t('bumpStation.weighed')
    return boat.bump?.day === day ? t('bumpStation.inLineForScale') : null
  }
  return (
    <PickBoat
      data={data}
      day={day}
      queue={[]}
      work="count"
      doneText={doneText}
      onPick={(boat) => setPicked(boat._id)}
      notice={<SunlightHint />}
    />
  )
}
