import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { fullName } from '@ramplight/domain/registration/full-name'
import { waitingOn } from '../device.ts'
import { lbOz } from '../event.ts'
import type { Day, DayDevice, SaidBag } from './a-day.ts'
import { weightOf } from './refused.ts'

/** `12-04` as the server has it. */
const onWire = (typed: string): number => {
  const [pounds, ounces] = typed.split('-').map(Number)
  return lbOz(pounds!, ounces) * 1000
}

/** What was saved a moment ago may not be counted yet; what a page finds when it is opened has to be. */
const COUNTED_WITHIN_MS = 1000

/** A screen that says Live while something waits. Nobody types meanwhile, so what waits can only become less. */
export async function isFalselyCalm(device: DayDevice, isOpened: boolean): Promise<boolean> {
  if (!(await saysLiveTooEarly(device))) return false
  if (isOpened) return true
  await device.tab.waitForTimeout(COUNTED_WITHIN_MS)
  return saysLiveTooEarly(device)
}

/** In this order: what waits when the pill was read was there before. */
async function saysLiveTooEarly({ tab, who }: DayDevice): Promise<boolean> {
  const kind = await tab.locator('.rl-sync').first().getAttribute('data-kind')
  return kind === 'live' && (await waitingOn(tab, who)) > 0
}

/** What is wrong in the evening, in the words of a director; nothing when all is well. */
export async function judge(day: Day): Promise<string[]> {
  const { ramp, event } = day
  const { token } = await ramp.again(day.ana)
  const entries = await ramp.api.must(tournamentEntryCalls.search, { token, body: { tournament: event.id } })
  const there = await ramp.api.must(weighInCalls.search, { token, body: { tournament: event.id } })
  const crewOf = (id: string) => {
    const entry = entries.find(({ _id }) => _id === id)
    return entry ? entry.anglers.map(fullName).join(' · ') : 'nobody'
  }
  return [
    ...day.bags.flatMap((bag) =>
      wrongWith(
        bag,
        there.filter(({ raw }) => raw?.text === bag.typed),
        crewOf,
      ),
    ),
    ...there
      .filter(({ raw }) => !day.bags.some(({ typed }) => typed === raw?.text))
      .map(({ raw, entry }) => `Nobody has weighed ${raw?.text} of ${crewOf(entry)}, and it is on the server.`),
    ...[...Map.groupBy(there.filter(isCounted), ({ entry }) => crewOf(entry))]
      .filter(([crew, bags]) => bags.length > 1 && !day.bothCount.has(crew))
      .map(([crew, bags]) => `${bags.length} bags of ${crew} count, and nobody said that both do.`),
  ]
}

const isCounted = ({ voided }: WeighIn) => !voided

function wrongWith(bag: SaidBag, all: readonly WeighIn[], crewOf: (entry: string) => string): string[] {
  const name = `${bag.typed} of ${bag.crew}, weighed at ${bag.on},`
  const counted = all.filter(isCounted)
  if (bag.said === 'thrown away' || bag.said === 'a correction' || bag.said === 'not saved')
    return counted.length ? [`${name} is ${bag.said}, and counts.`] : []
  const found = counted[0] ?? all[0]
  if (!found) return bag.said === 'unsure' ? [] : [`${name} was saved, as the screen said, and is nowhere.`]
  const wrong: string[] = []
  if (counted.length > 1) wrong.push(`${name} counts ${counted.length} times.`)
  if (crewOf(found.entry) !== bag.crew) wrong.push(`${name} counts for ${crewOf(found.entry)}.`)
  if (found.voided !== bag.voided) wrong.push(`${name} ${found.voided ? 'is void, and nobody said so' : 'counts, although it was voided'}.`)
  if (found.weight !== onWire(weightOf(bag)))
    wrong.push(`${name} should be ${weightOf(bag)} and is ${found.weight / 1000} oz on the server.`)
  return wrong
}
