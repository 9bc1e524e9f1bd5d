/** What a station is for. */
export type StationKind = 'scale' | 'bump' | 'check-in' | 'launch'
