import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { haptics } from '@ramplight/ui/haptics'
import { notify } from '@ramplight/ui/toasts'
import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import type { Replaced } from '#platform/call-server.ts'
import { deviceName } from '#platform/device.ts'
import { openBook } from '#platform/local/local-gate.ts'
import { type BagBody, bagOfBody, type DeviceBag } from '../device-bags.ts'
import { forgetUnsent } from '../forget-unsent.ts'
import { placeText } from '../place-words.ts'
import { settledWithin } from '../settled-within.ts'
import { stationNow } from '../station-clock.ts'
import { speakWeight, typedText } from '../typed-weight.ts'
import { UNDONE_REASON } from '../undone.ts'
import { rememberWeighIn, weightsChanged } from '../weigh-ins/weigh-ins.queries.ts'
import { chime } from './chime.ts'
import type { BagPreview } from './use-bag-preview.ts'
import type { BagSession } from './use-bag-session.ts'
import type { StationData } from './use-station-data.ts'

/** What was just saved: for the bar with UNDO. */
export type LastSaved = { session: BagSession; boat: string; sum: string; place: string; spoken: string; at: number }

/** A network that takes longer lets the line go on; the bag is safe here. */
const SLOW_MS = 1500
/** The station never waits for the network: a refusal that comes later is in the list of this device. */
const AT_ONCE_MS = 0

export type SavePhase = 'typing' | 'sending' | 'kept' | 'refused'

type Sent = { id: string; step: 'sending' | 'kept' }
type Saving = { pending: DeviceBag; body: BagBody; replaces?: Replaced | undefined }

function toSaving(data: StationData, entry: TournamentEntry, session: BagSession, preview: BagPreview, station: string): Saving {
  const at = new Date(stationNow()).toISOString()
  const { bag, additional } = session
  const body = {
    _id: session.id,
    tournament: data.tournament._id,
    entry: entry._id,
    day: session.day,
    ...preview.values,
    ...(additional ? { additional } : {}),
    ...(bag.lateReason ? { reason: bag.lateReason } : {}),
    raw: { text: typedText(bag.bag, data.unit) || '0', unit: data.unit, time: at, device: deviceName(), tareState: 'unknown' as const },
    station,
    at,
  }
  return { body, pending: bagOfBody(body, entry, data.tournament), replaces: session.replaces }
}

/** Keeps a bag on the device, and knows what became of it. */
export function useSaving(data: StationData, session: BagSession | null, onDone: () => void) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [refused, setRefused] = useState<Saving | null>(null)
  const [last, setLast] = useState<LastSaved | null>(null)
  const wasHere = useRef<string | null>(null)
  const waiting = data.pending.find(({ kind, weighIn }) => kind === 'weigh' && weighIn === session?.id)
  const own = refused?.body._id === session?.id ? refused?.pending : waiting
  const step = sent && sent.id === session?.id ? sent.step : null
  const phase: SavePhase = own?.refusal ? 'refused' : (step ?? (own ? 'kept' : 'typing'))

  useEffect(() => {
    // A bag that was refused before it was kept has never been here: when it is typed again, nothing has arrived.
    if (waiting) wasHere.current = waiting.weighIn
    // Not on this device any more: the server has it.
    else if (!own && step !== 'sending' && wasHere.current !== null && wasHere.current === session?.id) {
      wasHere.current = null
      onDone()
    }
  }, [own, waiting, step, session?.id, onDone])

  const isRefused = Boolean(own?.refusal)
  useEffect(() => {
    // There is nothing on the server to take back.
    if (isRefused) setLast(null)
  }, [isRefused])

  const hasArrived = session !== null && !own && step === null && data.saved.some(({ _id }) => _id === session.id)
  useEffect(() => {
    // Saved before this page was opened again.
    if (hasArrived) onDone()
  }, [hasArrived, onDone])

  /** Safe here within the time of one transaction; then the server is given a moment, and the line goes on. */
  const send = async ({ body, pending, replaces }: Saving) => {
    setSent({ id: body._id, step: 'sending' })
    setRefused(null)
    try {
      rememberWeighIn(data.tournament._id, await call(weighInCalls.create, { body, replaces, timeoutMs: AT_ONCE_MS }))
    } catch (error) {
      setSent(null)
      const code = error instanceof CallError ? error.code : 'device.not-saved'
      setRefused({ body, replaces, pending: { ...pending, refusal: { code, message: messageOfError(error) } } })
      setLast(null)
      return
    }
    const became = await settledWithin(body._id, SLOW_MS)
    void weightsChanged()
    if (became === 'kept') return setSent({ id: body._id, step: 'kept' })
    setSent(null)
    if (became === 'refused') return
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
    retry: () => void openBook()?.local.engine.syncNow(),
    save: (entry: TournamentEntry, preview: BagPreview, station: string) => {
      if (!session || phase === 'sending') return
      const saving = toSaving(data, entry, session, preview, station)
      setLast({
        session,
        boat: saving.pending.boat,
        sum: saving.pending.sum,
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
        if (!(await forgetUnsent(saved.session.id)))
          await call(weighInCalls.voidWeighIn, { params: { id: saved.session.id }, body: { reason: UNDONE_REASON }, timeoutMs: AT_ONCE_MS })
        await weightsChanged()
        return true
      } catch (error) {
        notify.danger(`${saved.boat} is still saved. ${messageOfError(error)}`)
        return false
      }
    },
  }
}
