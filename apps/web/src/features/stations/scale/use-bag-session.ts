import { newId } from '@ramplight/contract/kernel/new-id'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useEffect, useReducer, useState } from 'react'
import { type Bag, type BagAction, changeBag } from '#features/weigh-in/bag/index.ts'
import type { Replaced } from '#platform/call-server.ts'
import { currentSession } from '#platform/session.ts'
import { claimBagPlace } from './bag-places.ts'

/** One boat on the scale: made when it is picked, gone when its bag is saved. */
export type BagSession = {
  /** Made once per bag: a double tap, a retry and a restart are all the same weigh-in. */
  id: string
  entry: string
  day: number
  bag: Bag
  /** One more bag of a boat that has weighed today. */
  additional: boolean
  /** The session of the day, from 0, where the event has several. */
  periodIndex?: number | undefined
  /** The refused bag of this device that it was taken from. That one stays until this one is kept. */
  replaces?: Replaced | undefined
}

type SessionAction = BagAction | { type: 'open'; session: BagSession } | { type: 'restore'; session: BagSession } | { type: 'close' }

/** What becomes of the bag on the screen. */
export function changeSession(session: BagSession | null, action: SessionAction): BagSession | null {
  if (action.type === 'open') return action.session
  // What was begun in the moment before is not replaced.
  if (action.type === 'restore') return session ?? action.session
  if (action.type === 'close' || !session) return null
  // What was read for one bag is never the weight of another, however late it comes.
  if (action.type === 'reading' && action.bag !== session.id) return session
  const bag = changeBag(session.bag, action)
  return bag === session.bag ? session : { ...session, bag }
}

export const newSession = (fields: Omit<BagSession, 'id' | 'additional'> & { additional?: boolean }): BagSession => ({
  additional: false,
  ...fields,
  id: newId(),
})

/**
 * A bag that is being typed survives a reload and an ended session. It belongs to one person and to one tab: nobody else goes on
 * with it, and no other tab has its id.
 */
export function useBagSession(tournament: string) {
  const user = currentSession()?.user._id ?? 'nobody'
  const [session, dispatch] = useReducer(changeSession, null)
  const [place, setPlace] = useState<string | null>(null)
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    let isOver = false
    let release = () => {}
    void claimBagPlace(user, tournament).then((claimed) => {
      if (isOver) return claimed.release()
      release = claimed.release
      const left = readStored<BagSession>(claimed.key)
      if (left) dispatch({ type: 'restore', session: left })
      setRestored(left !== null)
      setPlace(claimed.key)
    })
    return () => {
      isOver = true
      release()
      setPlace(null)
      // Of another person, or another tournament: it stays in its place and leaves the screen.
      dispatch({ type: 'close' })
    }
  }, [user, tournament])
  useEffect(() => {
    // Where there is no room it is on the screen alone, as before it was typed.
    if (place) noteStored(place, session)
  }, [place, session])
  return { session, dispatch, restored }
}
