import { planCalls } from '@ramplight/contract/subscriptions/plans'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { levelFor, newlyUsed, type RulesToHold } from '@ramplight/domain/subscriptions/event-features'
import { hasFeature } from '@ramplight/domain/subscriptions/levels'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { useEffect, useState } from 'react'
import { useAddress } from '#platform/address.ts'
import { stringifySearch } from '#platform/address-search.ts'
import { call } from '#platform/call.ts'
import type { Href } from '#platform/href.ts'
import { t } from './plans.texts.ts'

type Event = Pick<Tournament, 'director' | 'status' | 'startDate' | 'timezone'>

/** So long an answer is waited for; whoever gets none goes on: without a network nobody is asked for a level. */
const PATIENCE_MS = 2500

async function planOf(director: string) {
  if (!navigator.onLine) return null
  return call(planCalls.ofDirector, { params: { id: director }, timeoutMs: PATIENCE_MS }).catch(() => null)
}

/**
 * Asks before rules of an event are saved whether the level of its director has what is new among them. `leaving`: they are on their way
 * to the levels, so the form does not ask whether they mean to leave; its draft is kept, and the page leads back here.
 */
export function useEventLevel() {
  const { go, pathname, search } = useAddress()
  const [goes, setGoes] = useState<Href | null>(null)
  useEffect(() => {
    if (goes) go(goes)
  }, [goes, go])
  const ask = async (event: Event, before: RulesToHold, after: RulesToHold): Promise<boolean> => {
    const used = newlyUsed(before, after)
    if (used.length === 0 || hasBegun(event, todayAt(event.timezone, new Date()))) return true
    const plan = await planOf(event.director)
    const lacking = plan?.onSale ? used.filter((feature) => !hasFeature(plan.tier, feature)) : []
    if (lacking.length === 0) return true
    const leads = await confirm({
      title: t('eventLevel.title', { tier: levelFor(lacking) }),
      text: t('eventLevel.text', { features: writeList(lacking.map((feature) => t(`eventLevel.features.${feature}`))) }),
      confirmLabel: t('room.levels'),
      cancelLabel: t('room.notNow'),
    })
    if (leads) setGoes(`/director/subscriptions/upgrade?back=${encodeURIComponent(pathname + stringifySearch(search))}`)
    return false
  }
  return { ask, leaving: goes !== null }
}
