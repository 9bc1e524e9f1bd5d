import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
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

const namesOf = ({ anglers }: TournamentEntry): string => anglers.map(fullName).join(' · ')

/** What is wrong in the evening, in the words of a director; nothing when all is well. */
export async function judge(day: Day): Promise<string[]> {
  const { ramp, event } = day
  const { token } = await ramp.again(day.ana)
  const entries = await ramp.api.must(tournamentEntryCalls.search, { token, body: { tournament: event.id } })
  const there = await ramp.api.must(weighInCalls.search, { token, body: { tournament: event.id } })
  const crewOf = (id: string) => {
    const entry = entries.find(({ _id }) => _id === id)
    return entry ? namesOf(entry) : 'nobody'
  }
  return [
    ...day.bags.flatMap((bag) =>
      wrongWith(
        bag,
        there.filter((weighIn) => isThis(bag, weighIn)),
        crewOf,
      ),
    ),
    ...there
      .filter((weighIn) => !day.bags.some((bag) => isThis(bag, weighIn)))
      .map(({ weight, entry }) => `Nobody has weighed ${weight / 1000} oz of ${crewOf(entry)}, and it is on the server.`),
    ...[...Map.groupBy(there.filter(isCounted), ({ entry }) => crewOf(entry))]
      .filter(([crew, bags]) => bags.length > 1 && !day.bothCount.has(crew))
      .map(([crew, bags]) => `${bags.length} bags of ${crew} count, and nobody said that both do.`),
    ...day.walkUps.flatMap((walkUp) =>
      wrongWithWalkUp(
        walkUp,
        entries.filter((entry) => namesOf(entry) === walkUp.crew),
      ),
    ),
    ...entries.flatMap((entry) => wrongNumber(day, namesOf(entry), entry.boatNumber ?? null)),
  ]
}

const NOT_COUNTED: readonly SaidBag['said'][] = ['thrown away', 'taken back', 'a correction', 'not saved']
/** What was typed stands beside a weight until it is corrected. */
const isThis = ({ typed, corrected }: SaidBag, { raw, weight }: WeighIn): boolean =>
  raw ? raw.text === typed : corrected.some(({ to }) => onWire(to) === weight)
const isCounted = ({ voided }: WeighIn) => !voided

function wrongWith(bag: SaidBag, all: readonly WeighIn[], crewOf: (entry: string) => string): string[] {
  const name = `${bag.typed} of ${bag.crew}, weighed at ${bag.on},`
  const counted = all.filter(isCounted)
  if (NOT_COUNTED.includes(bag.said)) return counted.length ? [`${name} is ${bag.said}, and counts.`] : []
  const found = counted[0] ?? all[0]
  if (!found) return bag.said === 'unsure' ? [] : [`${name} was saved, as the screen said, and is nowhere.`]
  const wrong: string[] = []
  if (counted.length > 1) wrong.push(`${name} counts ${counted.length} times.`)
  if (crewOf(found.entry) !== bag.crew) wrong.push(`${name} counts for ${crewOf(found.entry)}.`)
  if (found.voided !== bag.voided) wrong.push(`${name} ${found.voided ? 'is void, and nobody said so' : 'counts, although it was voided'}.`)
  if (!bag.voided && found.weight !== onWire(weightOf(bag)))
    wrong.push(`${name} should be ${weightOf(bag)} and is ${found.weight / 1000} oz on the server.`)
  return wrong
}

function wrongWithWalkUp({ crew, on, paid }: Day['walkUps'][number], found: readonly TournamentEntry[]): string[] {
  const name = `${crew}, who walked up at ${on},`
  const [entry] = found
  if (!entry) return [`${name} was saved, as the screen said, and is in no list.`]
  if (found.length > 1) return [`${name} is entered ${found.length} times.`]
  const isIn = entry.status === 'Paid' && Boolean(entry.checkedInAt)
  return paid && !isIn ? [`${name} was checked in and has paid, as the screen said, and is not.`] : []
}

/** What was said last, of each tablet: if they differ, somebody was asked, or one of them had seen the other. */
function wrongNumber({ numbers, answered }: Day, crew: string, number: number | null): string[] {
  const said = numbers.filter((one) => one.crew === crew)
  const last = new Map(said.map(({ on, to }) => [on, to]))
  const right = answered.get(crew) ?? [...last.values()]
  const isRight = right.length === 0 || (number !== null && right.includes(number))
  return isRight ? [] : [`${crew} should have boat number ${right.join(' or ')} and have ${number}.`]
}
