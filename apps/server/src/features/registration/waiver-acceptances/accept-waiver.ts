import { newId } from '@ramplight/contract/kernel/new-id'
import type { WaiverSaid } from '@ramplight/contract/registration/waiver-acceptances'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { nameKey } from '@ramplight/domain/registration/angler-book'
import { splitName } from '@ramplight/domain/registration/split-name'
import { takeWaiver } from '@ramplight/domain/registration/waiver'
import { and, eq } from 'drizzle-orm'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { wrongField } from '#platform/http/wrong-field'
import { type AcceptanceRow, acceptanceStore } from './waiver-acceptances.store.ts'
import { versionOf } from './waiver-texts.ts'

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

/** Who is in already may have accepted with the same tap: what was read is kept if it still counts, and nothing is refused. */
export async function keepIfCurrent(tx: Tx, signs: SignsUp, doer: Doer): Promise<void> {
  if (signs.said?.version === versionOf(signs.tournament) && signs.said) await keep(tx, { ...signs, said: signs.said }, doer)
}

type Accepts = SignsUp & { said: WaiverSaid; id?: string | undefined }

/** Keeps that somebody accepted the wording that counts now. Again is what is stored. */
export async function acceptWaiver(tx: Tx, accepts: Accepts, doer: Doer): Promise<AcceptanceRow> {
  const current = versionOf(accepts.tournament)
  if (!current) throw refused('waiver.none')
  const known = (await acceptedBy(tx, accepts.tournament.id, accepts.user)).find(({ version }) => version === accepts.said.version)
  if (known) return known
  if (accepts.said.version !== current) throw refused('waiver.changed')
  return keep(tx, accepts, doer)
}

async function keep(tx: Tx, { tournament, user, said, how, id }: Accepts, doer: Doer): Promise<AcceptanceRow> {
  const { version, name, guardian = null, signedAt } = said
  if (guardian && nameKey(splitName(guardian.name)) === nameKey(splitName(name)))
    throw wrongField('guardian.name', 'is the angler’s own: a parent or guardian signs here')
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
