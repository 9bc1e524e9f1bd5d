export { calcuttaQuery } from './calcutta.queries.ts'
export { CalcuttaNeedsInternet, CalcuttaView } from './calcutta-view.tsx'
