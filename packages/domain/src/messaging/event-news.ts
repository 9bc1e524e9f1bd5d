import type { TournamentStatus } from '../tournament/statuses.ts'

/** What the people of a boat are told of their event, each kind once for each value. */
export type News =
  | { topic: 'boat'; boat: number; flight: string | null }
  | { topic: 'due'; flight: string; minutes: number }
  | { topic: 'place'; place: number; isTied: boolean }
  | { topic: 'official'; place: number | null; isTied: boolean }
export type NewsTopic = News['topic']

/** What is known of a boat at this moment, by the clock of its tournament. */
export type BoatAtHand = {
  status: TournamentStatus
  boatNumber: number | null
  flight: { name: string; due: { at: string; inMinutes: number } | null } | null
  /** Since nobody has changed the boat. */
  quietMinutes: number
  /** It cannot come back late any more: it weighed today, or is out. */
  isBack: boolean
  /** As the public board has it; null before it weighed. */
  place: { place: number; isTied: boolean } | null
  /** Its results have become final lately. */
  isOfficial: boolean
  isNight: boolean
}

/** What somebody was told last of one kind, and how long ago. */
export type Told = { value: string; minutesAgo: number }

/** `news` is null where there is nothing to say, but something to compare with later. */
export type ToTell = { topic: NewsTopic; value: string; news: News | null }

/** A draw that somebody is still trying out is told nobody. */
export const SETTLED_MINUTES = 1
export const DUE_MINUTES = 15
/** A place that goes up and down is told once in so many minutes, if it still is another one then. */
export const PLACE_MINUTES = 10

const placeValue = (place: BoatAtHand['place']): string => (place ? `${place.isTied ? 'T' : ''}${place.place}` : '-')

type Rule = (boat: BoatAtHand, told: Told | undefined) => Omit<ToTell, 'topic'> | null

/** When each kind is news; whether it was told already is asked of all of them alike. */
const RULES = {
  boat: ({ status, boatNumber, flight, quietMinutes }) => {
    if (boatNumber === null || (status !== 'Open' && status !== 'In Progress') || quietMinutes < SETTLED_MINUTES) return null
    const name = flight?.name ?? null
    return { value: `${boatNumber} ${name ?? ''}`.trim(), news: { topic: 'boat', boat: boatNumber, flight: name } }
  },
  due: ({ status, flight, isBack }) => {
    if (status !== 'In Progress' || !flight?.due || isBack) return null
    const { at, inMinutes } = flight.due
    const isSoon = inMinutes > 0 && inMinutes <= DUE_MINUTES
    return isSoon ? { value: at, news: { topic: 'due', flight: flight.name, minutes: inMinutes } } : null
  },
  place: ({ status, place, isNight }, told) => {
    if (status !== 'In Progress' || !place) return null
    const value = placeValue(place)
    // The first one was seen at the scale.
    if (!told) return { value, news: null }
    return isNight || told.minutesAgo < PLACE_MINUTES ? null : { value, news: { topic: 'place', ...place } }
  },
  official: ({ isOfficial, place }) => {
    const told = { place: place?.place ?? null, isTied: place?.isTied ?? false }
    return isOfficial ? { value: placeValue(place), news: { topic: 'official', ...told } } : null
  },
} satisfies Record<NewsTopic, Rule>

/** What somebody in this boat is to be told now, after what they were told before. */
export function newsOf(boat: BoatAtHand, told: Partial<Record<NewsTopic, Told>>): ToTell[] {
  return (Object.keys(RULES) as NewsTopic[]).flatMap((topic) => {
    const found = RULES[topic](boat, told[topic])
    return found && found.value !== told[topic]?.value ? [{ topic, ...found }] : []
  })
}
