import { newId } from '@ramplight/contract/kernel/new-id'
import type { WaiverSaid } from '@ramplight/contract/registration/waiver-acceptances'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { plainName } from '@ramplight/domain/registration/name-key'
import { takeWaiver } from '@ramplight/domain/registration/waiver'
import { and, eq } from 'drizzle-orm'
import { findTournament, lockTournaments, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { wrongField } from '#platform/http/wrong-field'
import { loadPeople, refuseStranger } from '../tournament-entries/index.ts'
import { type AcceptanceRow, acceptanceStore } from './waiver-acceptances.store.ts'
import { isWordingOf, versionOf } from './waiver-texts.ts'

/** Who signs for themself. An admin who acts as somebody is not that person: it says that somebody else held the device. */
export const howOf = ({ impersonator }: Actor): AcceptanceRow['how'] => (impersonator ? 'device' : 'angler')

type SignsUp = {
  /** Held by the caller: the text does not change meanwhile. */
  tournament: TournamentRow
  user: string
  said: WaiverSaid | undefined
  how: AcceptanceRow['how']
}

/** Who signs up accepts the waiver first, or has already; refused otherwise. */
export async function demandWaiver(tx: Tx, { tournament, user, said, how }: SignsUp, doer: Doer): Promise<void> {
  const current = versionOf(tournament)
  const accepted = (await acceptedBy(tx, tournament.id, user)).map(({ version }) => version)
  if (takeWaiver({ current, accepted, said }) === 'keep') await keep(tx, { tournament, user, said: said!, how }, doer)
}

/** Who signs up on a phone that nobody is signed in on has read the waiver, or has accepted it before. It is kept once somebody knows who they are. */
export async function refuseUnsigned(tx: Tx, { tournament, user, said }: Omit<SignsUp, 'how'>): Promise<void> {
  const accepted = (await acceptedBy(tx, tournament.id, user)).map(({ version }) => version)
  takeWaiver({ current: versionOf(tournament), accepted, said })
  if (said) refuseOwnGuardian(said)
}

type Signed = { tournament: string; user: string; said: WaiverSaid; at: string }

/** The desk has confirmed who signed by the QR code: from now on it counts, from the moment it was signed. */
export async function keepSigned(tx: Tx, signed: readonly Signed[], doer: Doer): Promise<void> {
  for (const { tournament, user, said, at } of signed) {
    if (!(await isWordingOf(tx, tournament, said.version))) continue
    await keep(tx, { tournament: { id: tournament }, user, said: { signedAt: at, ...said }, how: 'qr' }, doer)
  }
}

/** Who is in already may have accepted with the same tap: what was read is kept if it still counts, and nothing is refused. */
export async function keepIfCurrent(tx: Tx, signs: SignsUp, doer: Doer): Promise<void> {
  if (signs.said?.version === versionOf(signs.tournament) && signs.said) await keep(tx, { ...signs, said: signs.said }, doer)
}

type Accepts = SignsUp & { said: WaiverSaid; id?: string | undefined }
type Kept = Omit<Accepts, 'tournament'> & { tournament: Pick<TournamentRow, 'id'> }

/** `isLate`: signed on a device without a network, with the wording that it had: an older one is kept as what it is. */
type Named = { id?: string | undefined; tournament: string; user: string; said: WaiverSaid; onPaper: boolean; isLate?: boolean }

/** Somebody accepts for themself, or whoever runs the tournament says that an angler has, here or on paper. */
export async function acceptFor(tx: Tx, { tournament: id, user, onPaper, isLate, ...more }: Named, { actor, doer }: Work) {
  // Of what was signed before, the text that counts now decides nothing: no tournament is held for it, and nobody waits for one.
  const tournament = isLate ? await findTournament(tx, id) : (await lockTournaments(tx, [id])).get(id)
  if (!tournament) throw refused('record.not-found')
  if (user !== actor.id) refuseStranger(await loadPeople(tx, [user], [tournament]), actor, tournament, [user], 'user')
  if (onPaper && !can(actor, 'tournament.run', tournamentSubject(tournament))) throw refused('access.forbidden')
  const how = onPaper ? 'paper' : user === actor.id ? howOf(actor) : 'device'
  const accepts = { tournament, user, how, ...more }
  const isOlder = isLate && (await isWordingOf(tx, id, more.said.version))
  return isOlder ? keep(tx, accepts, doer) : acceptWaiver(tx, accepts, doer)
}

/** Keeps that somebody accepted the wording that counts now. Again is what is stored. */
async function acceptWaiver(tx: Tx, accepts: Accepts, doer: Doer): Promise<AcceptanceRow> {
  const current = versionOf(accepts.tournament)
  if (!current) throw refused('waiver.none')
  const known = (await acceptedBy(tx, accepts.tournament.id, accepts.user)).find(({ version }) => version === accepts.said.version)
  if (known) return known
  if (accepts.said.version !== current) throw refused('waiver.changed')
  return keep(tx, accepts, doer)
}

function refuseOwnGuardian({ name, guardian }: WaiverSaid): void {
  if (guardian && plainName(guardian.name) === plainName(name))
    throw wrongField('guardian.name', 'is the angler’s own: a parent or guardian signs here')
}

async function keep(tx: Tx, { tournament, user, said, how, id }: Kept, doer: Doer): Promise<AcceptanceRow> {
  const { version, name, guardian = null, signedAt } = said
  refuseOwnGuardian(said)
  const known = (await acceptedBy(tx, tournament.id, user)).find((one) => one.version === version)
  if (known) return known
  const values = {
    ...{ id: id ?? newId(), tournament: tournament.id, user, version, name, guardian, how },
    // The clock of a phone may be ahead; nobody signs in the future.
    signedAt: signedAt && signedAt < doer.at ? signedAt : doer.at,
  }
  const summary = how === 'paper' ? 'Waiver marked as signed on paper' : 'Waiver accepted'
  return acceptanceStore.insert(tx, values, doer, { tournament: tournament.id, summary }, () => false)
}

const acceptedBy = (tx: Tx, tournament: string, user: string): Promise<AcceptanceRow[]> => {
  const { table } = acceptanceStore
  return acceptanceStore.list(tx, and(eq(table.tournament, tournament), eq(table.user, user)))
}
