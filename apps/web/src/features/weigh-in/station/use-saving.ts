import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { writeSum } from '@ramplight/domain/explain/write-sum'
import { haptics } from '@ramplight/ui/haptics'
import { notify } from '@ramplight/ui/toasts'
import { useEffect, useState } from 'react'
import { boatName } from '#features/registration/tournament-entries/entry-name.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { deviceName } from '#platform/device.ts'
import { bagsOnDevice, UNDONE_REASON } from '../bag-sender.ts'
import type { PendingBag } from '../pending-bags.ts'
import { placeText } from '../place-words.ts'
import { displayOf, speakWeight, typedText } from '../typed-weight.ts'
import { weightsChanged } from '../weigh-ins/weigh-ins.queries.ts'
import { chime } from './chime.ts'
import type { BagPreview } from './use-bag-preview.ts'
import type { BagSession } from './use-bag-session.ts'
import type { StationData } from './use-station-data.ts'

/** What was just saved: for the bar with UNDO. */
export type LastSaved = { session: BagSession; boat: string; sum: string; place: string; spoken: string; at: number }

/** A network that takes longer lets the line go on; the bag is safe here. */
const SLOW_MS = 1500

export type SavePhase = 'typing' | 'sending' | 'kept' | 'refused'

function toPending(data: StationData, entry: TournamentEntry, session: BagSession, preview: BagPreview, station: string): PendingBag {
  const at = new Date().toISOString()
  const { bag, additional } = session
  const sum = writeSum(preview.scored, displayOf(data.unit))
  return {
    tournament: data.tournament._id,
    boat: boatName(entry),
    sum,
    tried: false,
    refusal: null,
    body: {
      _id: session.id,
      tournament: data.tournament._id,
      entry: entry._id,
      day: session.day,
      ...preview.values,
      ...(additional ? { additional } : {}),
      ...(bag.lateReason ? { reason: bag.lateReason } : {}),
      raw: { text: typedText(bag.bag, data.unit) || '0', unit: data.unit, time: at, device: deviceName(), tareState: 'unknown' },
      station,
      at,
    },
  }
}

/** Keeps a bag on the device, sends it, and knows what became of it. */
export function useSaving(data: StationData, session: BagSession | null, onDone: () => void) {
  const [sentId, setSentId] = useState<string | null>(null)
  const [slow, setSlow] = useState(false)
  const [last, setLast] = useState<LastSaved | null>(null)
  const own = data.pending.find(({ body }) => body._id === session?.id)
  const isWaiting = sentId !== null && sentId === session?.id
  const phase: SavePhase = own?.refusal ? 'refused' : own && (slow || !isWaiting) ? 'kept' : isWaiting ? 'sending' : 'typing'

  useEffect(() => {
    if (!isWaiting || own) return
    // Not on this device any more: the server has it.
    setSentId(null)
    haptics.save()
    chime('saved')
    onDone()
  }, [isWaiting, own, onDone])

  const isRefused = Boolean(own?.refusal)
  useEffect(() => {
    // There is nothing on the server to take back.
    if (isRefused) setLast(null)
  }, [isRefused])

  const hasArrived = session !== null && !own && data.saved.some(({ _id }) => _id === session.id)
  useEffect(() => {
    // Saved before this page was opened again.
    if (hasArrived && !isWaiting) onDone()
  }, [hasArrived, isWaiting, onDone])

  const start = (id: string) => {
    setSentId(id)
    setSlow(false)
    void bagsOnDevice.flush().then(() => setSlow(true))
    setTimeout(() => setSlow(true), SLOW_MS)
  }

  return {
    phase,
    own,
    last,
    forget: () => setLast(null),
    retry: () => own && start(own.body._id),
    save: (entry: TournamentEntry, preview: BagPreview, station: string) => {
      if (!session || phase === 'sending') return
      const pending = toPending(data, entry, session, preview, station)
      if (!bagsOnDevice.keep(pending)) notify.warning('This device cannot keep bags: its storage is full or blocked. Stay online.')
      setLast({
        session,
        boat: pending.boat,
        sum: pending.sum,
        place: preview.place ? placeText(preview.place) : '',
        spoken: speakWeight(preview.scored.adjustedWeight, data.unit),
        at: Date.now(),
      })
      start(session.id)
    },
    /** True when nothing of it is left anywhere; the log keeps the voided line. */
    undo: async (saved: LastSaved): Promise<boolean> => {
      setLast(null)
      if (bagsOnDevice.list().some(({ body }) => body._id === saved.session.id)) {
        if (!bagsOnDevice.undo(saved.session.id)) void bagsOnDevice.flush()
        return true
      }
      try {
        await call(weighInCalls.voidWeighIn, { params: { id: saved.session.id }, body: { reason: UNDONE_REASON } })
        await weightsChanged()
        return true
      } catch (error) {
        notify.danger(`${saved.boat} is still saved. ${messageOfError(error)}`)
        return false
      }
    },
  }
}
