import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { newBag } from '@ramplight/domain/weigh-in/bag'
import type { Flag } from '../../../../web/src/features/weigh-in/flags/flag-words.ts'
import type { Day } from '../at-the-ramp.ts'
import { tell } from '../day.ts'
import { callWithoutBook as call } from '../screens.ts'
import type { As } from './as.ts'

/** A boat that is made one of two may have been weighed twice: one turn leads to the next, and there are not many. */
const MOST_TURNS = 60

/** P3 of what the log itself asks: each has an answer, and answering ends. */
export async function answerFlags(day: Day, as: As): Promise<string[]> {
  const { ana, bo } = day.people
  const { tournament } = day
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { checks } = await as(ana, () => call(tournamentResultCalls.preview, { params: { id: tournament } }))
    const [flag] = checks.flags
    if (!flag) return []
    tell(day, `${flag.kind} is answered`)
    const person = [ana, bo, day.admin][turn % 3]!
    const told = await as(person, () =>
      answer(flag, day, turn).then(
        () => null,
        (error: Error) => error.message,
      ),
    )
    if (told) return [`P3 ${person.who} cannot answer "${flag.kind}" of ${flag.entry}: ${told}`]
  }
  return [`P3 answering does not end: the log asks after ${MOST_TURNS} answers`]
}

async function answer({ kind, entry, other = '', weighIns }: Flag, day: Day, turn: number): Promise<unknown> {
  if (kind === 'same-boat') {
    if (turn % 2 === 0) return call(tournamentEntryCalls.mergeEntries, { body: { keep: entry, gone: other } })
    const { twoBoats } = await call(tournamentEntryCalls.get, { params: { id: entry } })
    day.twoBoats.push([entry, other])
    return call(tournamentEntryCalls.update, { params: { id: entry }, body: { twoBoats: [...(twoBoats ?? []), other] } })
  }
  const log = await call(weighInCalls.search, { body: { tournament: day.tournament } })
  const isVoidAsked = kind === 'void-and-correction'
  const bags = weighIns.flatMap((id) => log.find(({ _id, voided }) => _id === id && voided === isVoidAsked) ?? [])
  const [first, ...others] = bags
  if (!first) throw new Error('its bags are not in the log')
  if (kind === 'two-corrections') return correct(first)
  if (kind === 'late-unproven') return onTime(first)
  if (kind === 'weighed-twice') for (const bag of others) await strike(bag, 'Weighed twice: the other weight is official')
  else for (const bag of bags) await strike(bag, kind)
}

const strike = ({ _id, _rev }: WeighIn, reason: string) => call(weighInCalls.voidWeighIn, { params: { id: _id }, body: { reason, _rev } })
const onTime = ({ _id, _rev }: WeighIn) =>
  call(weighInCalls.update, { params: { id: _id }, body: { minutesLate: 0, lateBy: 'person', _rev, reason: 'It was on time' } })
const correct = (bag: WeighIn) =>
  call(weighInCalls.update, { params: { id: bag._id }, body: { ...newBag(bag), _rev: bag._rev, reason: 'Corrected once more' } })
