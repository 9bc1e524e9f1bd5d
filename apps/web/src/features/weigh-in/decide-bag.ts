import { newId } from '@ramplight/contract/kernel/new-id'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { notify } from '@ramplight/ui/toasts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { openBook } from '#platform/local/local-gate.ts'
import type { DeviceBag } from './device-bags.ts'
import { weightsChanged } from './weigh-ins/weigh-ins.queries.ts'

const engine = () => openBook()?.local.engine
const done = (work: Promise<unknown> | undefined): void =>
  void work?.then(weightsChanged).catch((error: unknown) => notify.danger(messageOfError(error)))

/** A bag that the server did not take is given up; 30 days it can still be found in the list of this device. */
export const decideDrop = (opId: string): void => done(engine()?.discard(opId))

/**
 * It goes again: as it is, or as one more bag of its boat. An event is never altered, so one more bag is another event, which takes
 * the place of the refused one.
 */
export function decideAgain(bag: DeviceBag, change?: { additional: true }): void {
  const opId = bag.opId!
  if (!change) {
    done(engine()?.retry(opId))
    return
  }
  const { body } = bag
  const more = {
    ...body,
    ...change,
    _id: newId(),
    tournament: bag.tournament,
    reason: body.reason ?? undefined,
    station: body.station ?? undefined,
  }
  done(call(weighInCalls.create, { body: more, replaces: { opId, id: bag.weighIn }, waitMs: 0 }))
}
