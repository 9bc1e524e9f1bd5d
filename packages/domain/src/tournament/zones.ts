/** The four labels are zones of the United States with daylight saving; a label never says which half of the year it is. */
export const ZONES = { EST: 'America/New_York', CST: 'America/Chicago', MST: 'America/Denver', PST: 'America/Los_Angeles' } as const
export type ZoneLabel = keyof typeof ZONES
