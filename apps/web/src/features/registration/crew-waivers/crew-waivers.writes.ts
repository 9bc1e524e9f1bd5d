import { newId } from '@ramplight/contract/kernel/new-id'
import { bringAcceptance, waiverAcceptanceCalls as calls, keptAcceptance } from '@ramplight/contract/registration/waiver-acceptances'
import { refused } from '@ramplight/domain/kernel/errors'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { creation, demandRow, recordIn } from '#platform/local-writes/local-records.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'
import { waiverVersion } from './waiver-version.ts'

const TBL = 'waiver-acceptances'

/** An angler accepts on the device of whoever runs the tournament, or has signed on paper. Twice is once. */
write(calls.accept, async ({ body: { _id, tournament: id, user: named, onPaper = false, ...said } }, local) => {
  const tournament = await tournamentFor(local, id, 'tournament.run')
  const user = named ?? local.user._id
  await demandRow(local, 'users', user, 'user')
  const version = await waiverVersion(tournament)
  if (!version) throw refused('waiver.none')
  const answerOf = (one: string) => async () => ({
    ...(await recordIn(local, TBL, one, keptAcceptance)),
    isCurrent: said.version === version,
  })
  const rows = await local.rows(TBL, { index: 'tournament', is: id })
  const known = rows.map((row) => decodeRow(keptAcceptance, row)).find((one) => one.user === user && one.version === said.version)
  if (known) return { changes: [], answer: answerOf(known._id) }
  if (said.version !== version) throw refused('waiver.changed')

  const [at, acceptance] = [local.now().toISOString(), _id ?? newId()]
  const how = onPaper ? ('paper' as const) : user === local.user._id ? ('angler' as const) : ('device' as const)
  const body = { tournament: id, user, ...said, signedAt: said.signedAt ?? at, how }
  // Which wording it is by number, the server knows.
  const change = creation(TBL, acceptance, { create: bringAcceptance, record: keptAcceptance }, { body, filled: { number: 0 }, at })
  return { changes: [change], answer: answerOf(acceptance) }
})

/** What was marked by mistake. What an angler has signed is not a director's to take back. */
write(calls.takeBack, async ({ params: { id } }, local) => {
  const { tournament, how } = await recordIn(local, TBL, id, keptAcceptance)
  await tournamentFor(local, tournament, 'tournament.run')
  if (how !== 'paper' && how !== 'device') throw refused('waiver.theirs')
  return { changes: [{ kind: 'delete', tbl: TBL, id }], answer: async () => ({ ok: true as const }) }
})
