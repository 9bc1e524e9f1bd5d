import { newId } from '@ramplight/contract/kernel/new-id'
import { readStored, writeStored } from '@ramplight/ui/stored-state'
import { useEffect, useReducer, useState } from 'react'
import type { Replaced } from '#platform/call-server.ts'
import { type Bag, type BagAction, changeBag } from '../bag-entry.ts'

/** One boat on the scale: made when it is picked, gone when its bag is saved. */
export type BagSession = {
  /** Made once per bag: a double tap, a retry and a restart are all the same weigh-in. */
  id: string
  entry: string
  day: number
  bag: Bag
  /** One more bag of a boat that has weighed today. */
  additional: boolean
  /** The refused bag of this device that it was taken from. That one stays until this one is kept. */
  replaces?: Replaced | undefined
}

type SessionAction = BagAction | { type: 'open'; session: BagSession } | { type: 'close' }

function change(session: BagSession | null, action: SessionAction): BagSession | null {
  if (action.type === 'open') return action.session
  if (action.type === 'close' || !session) return null
  const bag = changeBag(session.bag, action)
  return bag === session.bag ? session : { ...session, bag }
}

export const newSession = (fields: Omit<BagSession, 'id' | 'additional'> & { additional?: boolean }): BagSession => ({
  additional: false,
  ...fields,
  id: newId(),
})

/** A bag that is being typed survives a reload and an ended session. */
export function useBagSession(tournament: string) {
  const place = `rl-bag-${tournament}`
  const [session, dispatch] = useReducer(change, null, () => readStored<BagSession>(place))
  const [restored] = useState(session !== null)
  useEffect(() => void writeStored(place, session), [place, session])
  return { session, dispatch, restored }
}
