import { notify } from '@ramplight/ui/toasts'
import { messageOfError } from '#platform/call-error.ts'
import { openBook } from '#platform/local/local-gate.ts'
import { weightsChanged } from './weigh-ins/weigh-ins.queries.ts'

const engine = () => openBook()?.local.engine
const done = (work: Promise<unknown> | undefined): void =>
  void work?.then(weightsChanged).catch((error: unknown) => notify.danger(messageOfError(error)))

/** A bag that the server did not take is given up; 30 days it can still be found in the list of this device. */
export const decideDrop = (opId: string): void => done(engine()?.discard(opId))

/** It goes again: as it is, or as one more bag of its boat. */
export const decideAgain = (opId: string, change?: { additional: true }): void => done(engine()?.retry(opId, change))
