/** What a station is for. */
export type StationKind = 'scale' | 'bump' | 'line' | 'check-in' | 'launch' | 'paper' | 'board'
