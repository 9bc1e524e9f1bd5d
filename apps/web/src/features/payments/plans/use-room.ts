import { type EventRoom, planCalls } from '@ramplight/contract/subscriptions/plans'
import { roomVerdict } from '@ramplight/domain/subscriptions/levels'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { call } from '#platform/call.ts'
import type { Href } from '#platform/href.ts'
import { currentSession } from '#platform/session.ts'
import { t } from './plans.texts.ts'
import { ifAnswered, PATIENCE_MS, upgradeHref, useWayOut } from './way-to-levels.ts'

type Event = { _id: string; director?: string | null }

const roomOf = (event: Event) => ifAnswered(() => call(planCalls.room, { params: { id: event._id }, timeoutMs: PATIENCE_MS }))

/** Where to put it right; null where anglers are entered, or who asks cannot put it right or does not want to. */
async function askedTo(
  room: EventRoom,
  adding: number,
  isDirector: boolean,
  back: string,
): Promise<{ enters: boolean; goes: Href | null }> {
  const verdict = roomVerdict(room, adding)
  const { tier, registrants } = room
  const [limit, count] = [writeNumber(room.limit ?? 0), writeNumber(registrants + adding)]
  if (verdict === 'free') return { enters: true, goes: null }
  if (verdict === 'over') {
    notify.warning(t('room.wentOn', { count, limit, tier }), { id: 'room' })
    return { enters: true, goes: null }
  }
  if (!isDirector) {
    notify.danger(t('room.askDirector'))
    return { enters: false, goes: null }
  }
  if (verdict === 'locked') {
    const words = { title: t('room.lockedTitle'), text: t('room.lockedText') }
    const goes = await confirm({ ...words, confirmLabel: t('room.seeOwed'), cancelLabel: t('room.notNow') })
    return { enters: false, goes: goes ? `/director/subscriptions?back=${encodeURIComponent(back)}` : null }
  }
  const goes = await confirm({
    title: t('room.fullTitle', { tier, limit }),
    text: t('room.fullText', { adding, count }),
    confirmLabel: t('room.levels'),
    cancelLabel: t('room.notNow'),
  })
  return { enters: false, goes: goes ? upgradeHref(back) : null }
}

/** Asks before anglers are entered whether the level of the director takes them, and whether their account is open. */
export function useRoom(event: Event): { ask: (adding: number) => Promise<boolean>; leaving: boolean } {
  const { back, leave, leaving } = useWayOut()
  const ask = async (adding: number): Promise<boolean> => {
    const room = await roomOf(event)
    if (!room) return true
    const isDirector = currentSession()?.user._id === event.director
    const asked = await askedTo(room, adding, isDirector, back)
    leave(asked.goes)
    return asked.enters
  }
  return { ask, leaving }
}
