import type { PolicyName } from '@ramplight/domain/policies/policies'
import { sql } from 'drizzle-orm'
import type { TestServer } from '#platform/testing/test-server'
import type { World } from '../a-world.ts'
import { send } from '../send.ts'
import { CALLS, isList, type Named, namesRecord, policyOfEach, requestOf } from './calls.ts'
import { asksWho, CHANGES, NAMED, passes, standing } from './expected.ts'
import { type Answer, isDenied, SIGNS, type Verdict, verdictOf } from './judge.ts'
import type { Cast, Subject } from './people.ts'
import type { Writes } from './writes.ts'

export type Where = 'mine' | 'theirs' | 'deleted'
export type Cell = { family: string; name: string; who: Subject; where: Where; verdict: Verdict; wrong: string[] }
export type Bench = { ramp: TestServer; cast: Cast; writes: Writes }

const keyOf = ({ family, name }: Named) => `${family}.${name}`
const isRestore = ({ call }: Named) => call.path.includes('/restore/')

/** Who may make this call on what is Ana's (Bo's). */
function allowed(named: Named, where: 'mine' | 'theirs'): Subject[] {
  const { call } = named
  const byName = NAMED[keyOf(named)]
  if (byName) return standing(byName, where)
  return passes((policyOfEach(named) ?? call.policy) as PolicyName, where, named.family)
}

/** Does the call speak of one record, here or in the other world? */
export const hasWorlds = (named: Named): boolean =>
  namesRecord(named) || policyOfEach(named) !== null || keyOf(named) in NAMED || (!asksWho(named.call) && !isList(named))

export const canBeDeleted = (named: Named, { tables }: Writes): boolean =>
  namesRecord(named) && tables.includes(named.family.replaceAll('-', '_')) && !['users', 'tournaments'].includes(named.family)

/** One request of one person, and everything that is wrong with its answer. What it wrote is put back. */
export async function runCell({ ramp, cast, writes }: Bench, named: Named, who: Subject, where: Where): Promise<Cell> {
  const world = where === 'theirs' ? cast.theirs : cast.mine
  const request = requestOf(named, world)
  const answer = await send(ramp, named.call, cast.people[who], { what: keyOf(named), ...request })
  const verdict = verdictOf(answer)
  const { all, counting } = await writes.take()
  await writes.putBack(all)

  const wrong: string[] = []
  const may = allowed(named, where === 'theirs' ? 'theirs' : 'mine').includes(who)
  const goes = where === 'deleted' ? may && isRestore(named) : may
  const say = (text: string) => wrong.push(`${who} on ${where}: ${text} (${answer.status} ${answer.text.slice(0, 160)})`)
  if (answer.status >= 500) say('broke')
  const isTheirs = who === 'sam as ana' && verdict === 'own'
  if (isTheirs && counting.length) say(`wrote to ${counting}`)
  if (goes && isDenied(verdict) && !isTheirs) say('is denied what they may do')
  if (!goes && !isDenied(verdict)) say('is let do what they may not')
  if (!goes && isDenied(verdict) && !isTheirs) {
    const looks = denialOf(named, who, where)
    if (!looks.includes(verdict)) say(`should read ${looks.map((one) => SIGNS[one]).join(' or ')}`)
    if (counting.length) say(`wrote to ${counting}`)
  }
  const changes = CHANGES[keyOf(named)]
  if (changes && !standing(changes, where === 'theirs' ? 'theirs' : 'mine').includes(who) && counting.length) say(`changed ${counting}`)
  if (goes && !isTheirs && namesRecord(named) && answer.status >= 400 && !['create'].includes(named.name) && isPlain(named))
    say('should simply be answered')
  // Everything that is kept of them, weigh-ins of theirs too, goes to whoever it is about.
  const isOwnCopy = keyOf(named) === 'users.personalData' && goes
  for (const id of isOwnCopy ? [] : foreignIn(answer, request.sent, cast, who)) say(`was shown ${id}`)
  return { family: named.family, name: named.name, who, where, verdict, wrong }
}

/** How this denial has to look. */
function denialOf(named: Named, who: Subject, where: Where): readonly Verdict[] {
  const { call, calls } = named
  if (who === 'visitor') return call.method === 'GET' ? ['session', 'not-found'] : ['session']
  const isForAll = passes(call.policy as PolicyName, 'mine', named.family).includes(who) || !asksWho(call)
  if (!isForAll) return namesRecord(named) ? ['forbidden', 'not-found'] : ['forbidden']
  // What a body names is not there, or not theirs to change: either says no.
  const passesHere = passes(call.policy as PolicyName, where === 'theirs' ? 'theirs' : 'mine', named.family).includes(who)
  if (keyOf(named) in NAMED && (!namesRecord(named) || passesHere)) return ['forbidden', 'not-found', 'unknown']
  if (where === 'deleted') return ['not-found']
  const each = policyOfEach(named)
  const see = each ? calls.get?.policy : call.see
  const isSeen = !!see && passes(see as PolicyName, where, named.family).includes(who)
  if (each) return isSeen ? ['forbidden', 'not-found'] : ['not-found']
  return isSeen ? ['forbidden'] : ['not-found']
}

/** The plain calls on one record have no reason to refuse who may make them. */
const isPlain = ({ name }: Named) => ['get', 'update', 'findAndUpdate', 'markDeleted', 'restore'].includes(name)

/** Ids that public records carry as a reference say nothing about what they name; a public setting is public by its key. */
const NAMED_EVERYWHERE = [
  'users',
  'tours',
  'seasons',
  'tournaments',
  'tournament-entries',
  'audit',
  'species',
  'payout-structures',
  'admin-settings',
]

/** Ids of records in an answer to somebody who may not see them. */
function foreignIn({ text }: Answer, sent: string[], cast: Cast, who: Subject): string[] {
  const hidden = (where: 'mine' | 'theirs', world: World) =>
    Object.entries(world.records).flatMap(([family, id]) => {
      const get = CALLS.find((one) => one.family === family && one.name === 'get')
      const isSeen = !get || NAMED_EVERYWHERE.includes(family) || passes(get.call.policy, where, family).includes(who)
      return isSeen || sent.includes(id) || !text.includes(id) ? [] : [`${family} of ${where}`]
    })
  return [...hidden('mine', cast.mine), ...hidden('theirs', cast.theirs)]
}

/** Takes one record away for a while, as a deletion does. */
export async function whileDeleted<T>({ ramp, cast, writes }: Bench, { family }: Named, work: () => Promise<T>): Promise<T> {
  const table = sql.identifier(family.replaceAll('-', '_'))
  const set = (deleted: boolean) => ramp.db.execute(sql`update ${table} set deleted = ${deleted} where id = ${cast.mine.idOf(family)}`)
  await set(true)
  await writes.keepTable(family.replaceAll('-', '_'))
  try {
    return await work()
  } finally {
    await set(false)
    await writes.keepTable(family.replaceAll('-', '_'))
  }
}
