import { Button } from '@mantine/core'
import type { HeldBags as HeldBagsOfOne } from '@ramplight/contract/results/tournament-results'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { writeRecent } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { heldBagsQuery } from '../tournament-results/tournament-results.queries.ts'
import classes from './close-out.module.css'
import { t } from './close-out.texts.ts'

/** A device whose person lost the right still has bags: they are let in again, or somebody who runs the event sends them. */
export function HeldBags({ tournament: { _id, tour } }: { tournament: { _id: string; tour: string } }) {
  const { data = [] } = useQuery(heldBagsQuery(_id))
  const online = useOnline()
  const letIn = useAction({
    work: ({ user }: HeldBagsOfOne) => call(tourCalls.addDirectorStaff, { body: { id: tour, user } }),
    onDone: (_, { name }) => notify.success(t('checkStep.isIn', { name })),
  })
  if (data.length === 0) return null
  return (
    <div role="status">
      {data.map((held) => (
        <div key={`${held.device} ${held.user}`}>
          <p className={classes.text}>{t('checkStep.heldBags', { name: held.name, bags: held.bags, time: writeRecent(held.at) })}</p>
          <Button
            variant="default"
            disabled={!online}
            loading={letIn.running && letIn.given?.user === held.user}
            onClick={() => letIn.run(held)}
          >
            {t('checkStep.letIn', { name: held.name })}
          </Button>
        </div>
      ))}
    </div>
  )
}
