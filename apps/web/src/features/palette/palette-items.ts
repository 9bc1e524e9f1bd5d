import type { AnglerName } from '@ramplight/contract/people/users'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { boatInWords, fullNames } from '#platform/values/entry-name.ts'
import { t } from './palette.texts.ts'

/** One line of the palette: where it leads. */
export type PaletteItem = { id: string; label: string; note?: string; href: string }
export type PaletteGroup = { label: string; items: readonly PaletteItem[] }
/** The event that boats and actions are about. */
export type EventHere = Pick<SkinnyTournament, '_id' | 'name'>

const SHOWN = 6

/** Every word that is typed is in the line, in any order, and one of them in its name: an event's name alone finds the event. */
export function matches({ label, note = '' }: PaletteItem, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/)
  const isIn = (text: string) => (word: string) => text.toLowerCase().includes(word)
  return words.every(isIn(`${label} ${note}`)) && words.some(isIn(label))
}

/** Digits alone are a boat number. */
export const boatTyped = (typed: string): number | null => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null)

/** What can be done at one boat of this event; by its number, or by the name of who is in it. */
export function boatItems(entries: readonly TournamentEntry[], event: EventHere, typed: string): PaletteItem[] {
  const number = boatTyped(typed)
  const found = entries.filter((entry) =>
    number === null ? matches({ id: '', label: fullNames(entry), href: '' }, typed) : entry.boatNumber === number,
  )
  return found.slice(0, SHOWN).map((entry) => ({
    id: `boat-${entry._id}`,
    label: boatInWords(entry, true),
    note: event.name,
    href: `/director/tournaments/${event._id}/entries?entry=${entry._id}`,
  }))
}

export const tournamentItems = (found: readonly SkinnyTournament[]): PaletteItem[] =>
  found.slice(0, SHOWN).map(({ _id, name, status, startDate }) => ({
    id: `tournament-${_id}`,
    label: name,
    note: `${startDate.slice(0, 10)} · ${status}`,
    href: `/director/tournaments/${_id}`,
  }))

/** The list of people, with this one looked for. */
export const anglerItems = (found: readonly AnglerName[], list: string): PaletteItem[] =>
  found.slice(0, SHOWN).map((angler) => ({
    id: `angler-${angler._id}`,
    label: fullName(angler),
    note: t('paletteItems.angler'),
    href: `${list}?q=${encodeURIComponent(fullName(angler))}`,
  }))

/** What a director does most at an event; without one, only a new event can be made. */
export function actionItems(event: EventHere | null): PaletteItem[] {
  const fresh = { id: 'new', label: t('paletteItems.newTournament'), href: '/director/tournaments/new' }
  if (!event) return [fresh]
  const base = `/director/tournaments/${event._id}`
  const at = (id: string, label: string, href: string) => ({ id, label, note: event.name, href })
  return [
    fresh,
    at('weigh', t('paletteItems.weighIn'), `/weigh-in/${event._id}`),
    at('enter', t('paletteItems.addEntry'), `${base}/entries?add=1`),
    at('draw', t('paletteItems.drawBoatNumbers'), `${base}/boats`),
    at('results', t('paletteItems.results'), `${base}/results`),
    at('board', t('paletteItems.showPublicLeaderboard'), `/live-leaderboard/${event._id}`),
  ]
}

const MOST_RECENT = 5

/** What was chosen goes to the top of what was chosen before. */
export const withRecent = (before: readonly PaletteItem[], chosen: PaletteItem): PaletteItem[] =>
  [chosen, ...before.filter(({ href }) => href !== chosen.href)].slice(0, MOST_RECENT)
