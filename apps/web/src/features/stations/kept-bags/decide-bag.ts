import { newId } from '@ramplight/contract/kernel/new-id'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { openBook } from '#platform/local/book/local-gate.ts'
import { refresh } from '#platform/refresh.ts'
import type { DeviceBag } from './device-bags.ts'

const engine = () => openBook()?.local.engine
const done = (work: Promise<unknown> | undefined): void =>
  void work?.then(() => refresh('weigh-ins')).catch((error: unknown) => notify.danger(messageOfError(error)))

/** A bag that the server did not take is given up; 30 days it can still be found in the list of this device. */
export const decideDrop = (opId: string): void => done(engine()?.discard(opId))

/** One more bag of its boat. An event is never altered, so it is another event, which takes the place of the refused one. */
export function oneMoreOf({ opId, weighIn, tournament, body }: DeviceBag) {
  const { reason, station } = body
  const more = { ...body, additional: true, _id: newId(), tournament, reason: reason ?? undefined, station: station ?? undefined }
  return { body: more, replaces: { opId: opId!, id: weighIn }, waitMs: 0 }
}

/** It goes again: as it is, or as one more bag. */
export const decideAgain = (bag: DeviceBag, change?: { additional: true }): void =>
  done(change ? call(weighInCalls.create, oneMoreOf(bag)) : engine()?.retry(bag.opId!))
