import { planCalls } from '@ramplight/contract/subscriptions/plans'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { levelFor, newlyUsed, type RulesToHold } from '@ramplight/domain/subscriptions/event-features'
import { hasFeature } from '@ramplight/domain/subscriptions/levels'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { call } from '#platform/call.ts'
import { t } from './plans.texts.ts'
import { ifAnswered, PATIENCE_MS, upgradeHref, useWayOut } from './way-to-levels.ts'

type Event = Pick<Tournament, 'director' | 'status' | 'startDate' | 'timezone' | 'state'>

const planOf = (director: string) => ifAnswered(() => call(planCalls.ofDirector, { params: { id: director }, timeoutMs: PATIENCE_MS }))

/** Asks before rules of an event are saved whether the level of its director has what is new among them. */
export function useEventLevel() {
  const { back, leave, leaving } = useWayOut()
  const ask = async (event: Event, before: RulesToHold, after: RulesToHold): Promise<boolean> => {
    const used = newlyUsed(before, after)
    if (used.length === 0 || hasBegun(event, todayAt(zoneOf(event), new Date()))) return true
    const plan = await planOf(event.director)
    const lacking = plan?.onSale ? used.filter((feature) => !hasFeature(plan.tier, feature)) : []
    if (lacking.length === 0) return true
    const leads = await confirm({
      title: t('eventLevel.title', { tier: levelFor(lacking) }),
      text: t('eventLevel.text', { features: writeList(lacking.map((feature) => t(`eventLevel.features.${feature}`))) }),
      confirmLabel: t('room.levels'),
      cancelLabel: t('room.notNow'),
    })
    if (leads) leave(upgradeHref(back))
    return false
  }
  return { ask, leaving }
}
