import { ZONES } from '@ramplight/domain/tournament/zones'
import type { Zone } from '@ramplight/ui/values/times'

const KNOWN = Object.fromEntries(Object.entries(ZONES).map(([word, iana]) => [word, { word, iana }])) as Partial<Record<string, Zone>>

/** The time zone an event is held in: by it everything of the event is written. */
export const eventZone = ({ timezone }: { timezone: string }): Zone | undefined => KNOWN[timezone]
