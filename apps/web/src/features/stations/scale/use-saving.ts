import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { chime } from '@ramplight/ui/station/chime'
import { haptics } from '@ramplight/ui/station/haptics'
import { useEffect, useRef, useState } from 'react'
import { placeText } from '#features/weigh-in/bag/index.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { openBook } from '#platform/local/book/local-gate.ts'
import { refresh } from '#platform/refresh.ts'
import { speakWeight, writeWeight } from '#platform/values/typed-weight.ts'
import { asking, keepAsking } from '../asked-bags/asked-bags.ts'
import type { StationData } from '../frame/use-station-data.ts'
import type { BagBody, DeviceBag } from '../kept-bags/device-bags.ts'
import { type Became, type Saving, type Scale, saveBag, toSaving, undoBag } from './save-bag.ts'
import { t } from './scale.texts.ts'
import type { BagPreview } from './use-bag-preview.ts'
import type { BagSession } from './use-bag-session.ts'

/** What was just saved: for the bar with UNDO. `total`: with what was weighed on earlier days. */
export type LastSaved = {
  session: BagSession
  bag: DeviceBag
  boat: string
  sum: string
  total: string | null
  place: string
  spoken: string
  at: number
}

/** `kept`: on this device. `asking`: nobody knows yet whether the server has it. */
export type SavePhase = 'typing' | 'sending' | 'kept' | 'asking' | 'refused'
type Sent = { id: string; step: 'sending' | 'kept' }
/** As this page saves. */
const SCALE: Scale = { book: openBook, call, asking }

function phaseOf(own: DeviceBag | undefined, step: Sent['step'] | null): SavePhase {
  if (own?.refusal) return 'refused'
  return step ?? (own?.asking ? 'asking' : own ? 'kept' : 'typing')
}

/** Keeps a bag on the device, and knows what became of it. */
export function useSaving(data: StationData, session: BagSession | null, onDone: () => void) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [refused, setRefused] = useState<Saving | null>(null)
  const [last, setLast] = useState<LastSaved | null>(null)
  /** The bag that is asked about and typed anew. */
  const [changing, setChanging] = useState<string | null>(null)
  const wasHere = useRef<string | null>(null)
  const waiting = data.pending.find(({ kind, weighIn }) => kind === 'weigh' && weighIn === session?.id)
  const own = refused?.body._id === session?.id ? refused?.pending : waiting
  const step = sent && sent.id === session?.id ? sent.step : null
  const isChanging = changing !== null && changing === session?.id
  const phase = isChanging && step === null ? 'typing' : phaseOf(own, step)
  useEffect(keepAsking, [])

  useEffect(() => {
    if (isChanging) return
    // A bag that was refused before it was kept has never been here: when it is typed again, nothing has arrived.
    if (waiting) wasHere.current = waiting.weighIn
    // Not on this device any more: the server has it.
    else if (!own && step !== 'sending' && wasHere.current !== null && wasHere.current === session?.id) {
      wasHere.current = null
      onDone()
    }
  }, [own, waiting, step, session?.id, onDone, isChanging])

  const isRefused = Boolean(own?.refusal)
  useEffect(() => {
    // There is nothing on the server to take back.
    if (isRefused) setLast(null)
  }, [isRefused])

  const hasArrived = session !== null && !own && !isChanging && step === null && data.saved.some(({ _id }) => _id === session.id)
  useEffect(() => {
    // Saved before this page was opened again.
    if (hasArrived) onDone()
  }, [hasArrived, onDone])

  /** Safe here within the time of one transaction; then the server is given a moment, and the line goes on. */
  const send = async (saving: Saving) => {
    const { body, pending, replaces } = saving
    setSent({ id: body._id, step: 'sending' })
    setRefused(null)
    let became: Became
    try {
      const known = data.saved.find(({ _id }) => _id === body._id)
      became = await saveBag(saving, SCALE, isChanging ? { known } : undefined)
    } catch (error) {
      setSent(null)
      const code = error instanceof CallError ? error.code : 'device.not-saved'
      setRefused({ body, replaces, pending: { ...pending, refusal: { code, message: messageOfError(error) } } })
      setLast(null)
      return
    }
    setChanging(null)
    void refresh('weigh-ins')
    if (became === 'kept') return setSent({ id: body._id, step: 'kept' })
    setSent(null)
    if (became !== 'sent') return
    haptics.save()
    chime('saved')
    wasHere.current = null
    onDone()
  }

  return {
    phase,
    own,
    last,
    forget: () => setLast(null),
    retry: () => {
      void openBook()?.local.engine.syncNow()
      void asking.askNow()
    },
    /** Of a bag that is asked about: typed anew under the same id, or not wanted any more. */
    change: () => session && setChanging(session.id),
    throwAway: () => {
      if (session) asking.throwAsked(session.id)
      setLast(null)
      onDone()
    },
    save: (entry: TournamentEntry, preview: BagPreview, station: string) => {
      if (!session || phase === 'sending') return
      const saving = toSaving(data, entry, session, preview.values, station)
      setLast({
        session,
        bag: saving.pending,
        boat: saving.pending.boat,
        sum: saving.pending.sum,
        total: preview.place && preview.place.carried > 0 ? writeWeight(preview.place.total, data.unit) : null,
        place: preview.place ? placeText(preview.place) : '',
        spoken: speakWeight(preview.scored.adjustedWeight, data.unit),
        at: Date.now(),
      })
      void send(saving)
    },
    /** Of a bag that was refused before it was kept: back to what was typed, or tried again with something else said of it. */
    drop: () => setRefused(null),
    again: (change: Partial<BagBody>) => refused && void send({ ...refused, body: { ...refused.body, ...change } }),
    /** True when it no longer counts: it is gone if it never left this device; else the log keeps the voided line. */
    undo: async (saved: LastSaved): Promise<boolean> => {
      setLast(null)
      try {
        await undoBag({ id: saved.session.id, bag: saved.bag }, data, SCALE)
        await refresh('weigh-ins')
        return true
      } catch (error) {
        notify.danger(t('useSaving.bagIsStillSaved', { boat: saved.boat, reason: messageOfError(error) }))
        return false
      }
    },
  }
}
