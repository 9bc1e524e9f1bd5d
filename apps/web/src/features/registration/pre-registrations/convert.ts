import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { type PreRegistration, preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { teamBoat } from '@ramplight/domain/registration/team-boat'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { doToMany, tellUnknown } from '#platform/do-to-many.ts'
import { refreshed } from '#platform/refresh.ts'
import { boatName, shortNames } from '#platform/values/entry-name.ts'
import { offerToPay, rememberEntries } from '../tournament-entries/index.ts'
import { t } from './pre-registrations.texts.ts'

type Boat = BodyOf<typeof tournamentEntryCalls.create> & { _id: string }

/**
 * The boat of a team that pays later: under the id of its pre-registration, so that it is one boat wherever and however often it is
 * converted, and the server marks it converted with the same stroke. In the pots and groups they wanted, with their captain; not paid yet.
 */
export const boatOf = ({ team, ...one }: PreRegistration, tournament: Tournament): Boat =>
  teamBoat({ ...one, users: team.users }, tournament) as Boat

/** A sign-up by the QR code whose phone and name are not one angler's: the desk asks who it is. */
async function knowsWho(one: PreRegistration): Promise<boolean> {
  if (!one.toConfirm) return true
  const team = shortNames(one)
  const signed = one.signedAs ? ` ${t('convert.checkSigned', { name: one.signedAs })}` : ''
  return confirm({
    title: t('convert.checkTitle', { team }),
    text: `${t(one.toConfirm === 'phone' ? 'convert.checkPhone' : 'convert.checkName')}${signed}`,
    confirmLabel: t('convert.checkConfirm', { team }),
  })
}

/** One team at the table: it is a boat, and its money is spoken of at once. */
export async function convert(one: PreRegistration, tournament: Tournament): Promise<void> {
  if (!(await knowsWho(one))) return
  try {
    const entry = await call(tournamentEntryCalls.create, { body: boatOf(one, tournament) })
    rememberEntries(tournament._id, [entry])
    notify.success(t('convert.isEntered', { team: boatName(entry) }), { id: 'converted', durationMs: 4000 })
    await offerToPay(entry, tournament)
  } catch (error) {
    notify.danger(`${shortNames(one)}: ${messageOfError(error)}`)
  }
}

/** All who wait, each for itself; the money is taken later, under Unpaid. */
export async function convertAll(waiting: readonly PreRegistration[], tournament: Tournament): Promise<void> {
  const count = waiting.length
  const isMeant = await confirm({
    title: t('convert.allTitle', { count }),
    text: t('convert.allText'),
    confirmLabel: t('convert.allConfirm', { count }),
  })
  if (!isMeant) return
  const { done, left, unknown } = await doToMany(waiting, (part) =>
    call(tournamentEntryCalls.bulkCreate, { body: part.map((one) => boatOf(one, tournament)) }),
  )
  if (left.rows.length > 0) notify.warning(t('convert.someWereNot', { count: left.rows.length, total: count, reason: left.reason }))
  tellUnknown(unknown.map(shortNames))
  await refreshed()
  if (done.length > 0) notify.success(t('convert.areEntered', { count: done.length }))
}

/** Teams of the waiting list that have a place from now on. Each hears of it by mail. */
export async function givePlaces(teams: readonly PreRegistration[]): Promise<void> {
  try {
    for (const { _id } of teams) await call(preRegistrationCalls.update, { params: { id: _id }, body: { onWaitingList: false } })
    notify.success(t('place.given', { team: shortNames(teams[0]!), more: teams.length - 1 }))
  } catch (error) {
    notify.danger(messageOfError(error))
  }
}

/** What came by the QR code from one address and is no boat. */
export async function clearOrigin(tournament: string, origin: string, count: number): Promise<void> {
  const isMeant = await confirm({
    title: t('clear.title', { count }),
    text: t('clear.text'),
    confirmLabel: t('clear.confirm', { count }),
    tone: 'danger',
  })
  if (!isMeant) return
  try {
    const { removed } = await call(preRegistrationCalls.qrClear, { params: { id: tournament }, body: { origin } })
    await refreshed()
    notify.success(t('clear.done', { count: removed }))
  } catch (error) {
    notify.danger(messageOfError(error))
  }
}

/** The team does not come. */
export async function takeBack(one: PreRegistration): Promise<void> {
  const isMeant = await confirm({
    title: t('takeBack.title', { team: shortNames(one) }),
    text: t('takeBack.text'),
    confirmLabel: t('takeBack.confirm'),
    tone: 'danger',
  })
  if (!isMeant) return
  try {
    await call(preRegistrationCalls.remove, { params: { id: one._id } })
    await refreshed()
    notify.stealth(t('takeBack.done', { team: shortNames(one) }))
  } catch (error) {
    notify.danger(messageOfError(error))
  }
}
