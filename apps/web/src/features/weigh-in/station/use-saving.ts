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
import type { Outcome } from '../asked/ask-bag.ts'
import { askNow, changeAsked, keepAsking, strikeAsked, throwAsked, weighAsked } from '../asked/asked-bags.ts'
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
export type LastSaved = { session: BagSession; bag: DeviceBag; boat: string; sum: string; place: string; spoken: string; at: number }

/** A network that takes longer lets the line go on; the bag is safe here. */
const SLOW_MS = 1500
/** The station never waits for the network: a refusal that comes later is in the list of this device. */
const AT_ONCE_MS = 0
/** What only the server can take is waited for a little longer; then it is asked again, and the line goes on. */
const ASKED_MS = 4000

/** `kept`: on this device. `asking`: nobody knows yet whether the server has it. */
export type SavePhase = 'typing' | 'sending' | 'kept' | 'asking' | 'refused'
/** What became of a bag, as far as it is known. */
type Became = 'sent' | 'kept' | 'asking' | 'refused'

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

function phaseOf(own: DeviceBag | undefined, step: Sent['step'] | null): SavePhase {
  if (own?.refusal) return 'refused'
  return step ?? (own?.asking ? 'asking' : own ? 'kept' : 'typing')
}

/** On this device first; what it does not know it asks of the server, whose answer may not come. */
async function keepHere({ body, pending, replaces }: Saving, tournament: string): Promise<Became> {
  try {
    rememberWeighIn(tournament, await call(weighInCalls.create, { body, replaces, waitMs: AT_ONCE_MS, timeoutMs: ASKED_MS }))
  } catch (error) {
    if (!(error instanceof CallError && error.isUnknown)) throw error
    return within(weighAsked(pending, body))
  }
  return settledWithin(body._id, SLOW_MS)
}

const WORD = { here: 'sent', gone: 'sent', unseen: 'sent', refused: 'refused', unknown: 'asking' } as const

/** Whose device keeps nothing asks the server; the line goes on while it is asked again. */
const within = (outcome: Promise<Outcome>): Promise<Became> =>
  Promise.race([outcome.then(({ is }): Became => WORD[is]), new Promise<Became>((resolve) => setTimeout(resolve, SLOW_MS, 'asking'))])

/** Taken back without a book: what is not known yet is not wanted any more, what the server has is struck out. */
function takeBack({ session, bag }: LastSaved, data: StationData): void {
  const known = data.saved.find(({ _id }) => _id === session.id)
  if (data.pending.some(({ weighIn, asking }) => asking && weighIn === session.id)) throwAsked(session.id)
  else strikeAsked(bag, known?._rev ?? 1)
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
      if (isChanging)
        became = await within(
          changeAsked(
            pending,
            body,
            data.saved.find(({ _id }) => _id === body._id),
          ),
        )
      else if (openBook()) became = await keepHere(saving, data.tournament._id)
      else became = await within(weighAsked(pending, body))
    } catch (error) {
      setSent(null)
      const code = error instanceof CallError ? error.code : 'device.not-saved'
      setRefused({ body, replaces, pending: { ...pending, refusal: { code, message: messageOfError(error) } } })
      setLast(null)
      return
    }
    setChanging(null)
    void weightsChanged()
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
      void askNow()
    },
    /** Of a bag that is asked about: typed anew under the same id, or not wanted any more. */
    change: () => session && setChanging(session.id),
    throwAway: () => {
      if (session) throwAsked(session.id)
      setLast(null)
      onDone()
    },
    save: (entry: TournamentEntry, preview: BagPreview, station: string) => {
      if (!session || phase === 'sending') return
      const saving = toSaving(data, entry, session, preview, station)
      setLast({
        session,
        bag: saving.pending,
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
        if (!openBook()) takeBack(saved, data)
        else if (!(await forgetUnsent(saved.session.id)))
          await call(weighInCalls.voidWeighIn, { params: { id: saved.session.id }, body: { reason: UNDONE_REASON }, waitMs: AT_ONCE_MS })
        await weightsChanged()
        return true
      } catch (error) {
        notify.danger(`${saved.boat} is still saved. ${messageOfError(error)}`)
        return false
      }
    },
  }
}
